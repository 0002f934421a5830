import { Button } from '@stadtraum/shared-ui/button';
import { Heading, type HeadingLevel } from '@stadtraum/shared-ui/heading';
import { Link } from '@stadtraum/shared-ui/link';
import type { Contact } from './contact.ts';
import styles from './contact-person.module.css';

/** Who answers questions, and the way to ask: a letter whose subject says what it is about. */
export function ContactPerson({ contact, level, heading, ask, subject }: ContactPersonProps) {
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
      <Button href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} className={styles.ask}>
        {ask}
      </Button>
    </div>
  );
}

export interface ContactPersonProps {
  contact: Contact;
  level: HeadingLevel;
  heading: string;
  /** What the button says. */
  ask: string;
  /** Of the letter. */
  subject: string;
}
