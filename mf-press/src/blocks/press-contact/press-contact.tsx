import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Heading } from '@stadtraum/shared-ui/heading';
import { Link } from '@stadtraum/shared-ui/link';
import { Picture } from '@stadtraum/shared-ui/picture';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import type { PressContactContent } from './content.ts';
import styles from './press-contact.module.css';
import { telephoneUrl } from './telephone-url.ts';

/** The press contact with telephone number and e-mail address. */
export default function PressContact({ id, content }: BlockProps<PressContactContent>) {
  const { heading, name, role, picture, phone, email, html } = content;
  const headingId = `${id}-heading`;
  return (
    <section className={styles.pressContact} aria-labelledby={headingId}>
      <Heading level={2} id={headingId} className={styles.heading}>
        {heading}
      </Heading>
      <div className={styles.body} data-pictured={picture !== undefined || undefined}>
        {picture && <Picture picture={picture} sizes="12rem" ratio="4 / 5" className={styles.picture} />}
        <div className={styles.text}>
          <address className={styles.address}>
            <strong>{name}</strong>
            {role && <span>{role}</span>}
            <span>
              Telefon <Link href={telephoneUrl(phone)}>{phone}</Link>
            </span>
            <span>
              E-Mail <Link href={`mailto:${email}`}>{email}</Link>
            </span>
          </address>
          {html && <RichText html={html} />}
        </div>
      </div>
    </section>
  );
}
