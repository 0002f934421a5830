import { Button } from '@stadtraum/shared-ui/button';
import { Heading, type HeadingLevel } from '@stadtraum/shared-ui/heading';
import { Link } from '@stadtraum/shared-ui/link';
import type { Contact } from './contact.ts';
import styles from './contact-person.module.css';

/** A contact person, with a button that opens an e-mail with the given subject. */
export function ContactPerson({ contact, level, heading, buttonLabel, subject }: ContactPersonProps) {
  const { name, role, phone, email } = contact;
  return (
    <div className={styles.contact}>
      <Heading level={level} look={4}>
        {heading}
      </Heading>
      <p>
        <strong>{name}</strong>
        <br />
        {role}
      </p>
      <p className={styles.lines}>
        <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
        <Link href={`mailto:${email}`}>{email}</Link>
      </p>
      <Button href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} className={styles.button}>
        {buttonLabel}
      </Button>
    </div>
  );
}

export interface ContactPersonProps {
  contact: Contact;
  level: HeadingLevel;
  heading: string;
  buttonLabel: string;
  /** Subject of the e-mail. */
  subject: string;
}
