import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Picture } from '@stadtraum/shared-ui/picture';
import type { QuoteContent } from './content.ts';
import styles from './quote.module.css';

/** A large quotation, with the speaker beside it. */
export default function Quote({ content }: BlockProps<QuoteContent>) {
  const { text, name, role, picture } = content;
  return (
    <figure className={styles.quote} data-pictured={picture ? '' : undefined}>
      {picture && (
        <Picture
          picture={picture}
          // The caption names the person.
          alt=""
          ratio="4 / 5"
          position="50% 20%"
          sizes="(width >= 62rem) 28vw, 40vw"
          className={styles.picture}
        />
      )}
      <blockquote className={styles.text}>
        <p>„{text}“</p>
      </blockquote>
      <figcaption className={styles.person}>
        <span className={styles.name}>{name}</span>
        {role && <span className={styles.role}>{role}</span>}
      </figcaption>
    </figure>
  );
}
