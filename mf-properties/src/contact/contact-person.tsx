import { type Static, Type } from '@sinclair/typebox';
import { Button } from '@stadtraum/shared-ui/button';
import { Heading, type HeadingLevel } from '@stadtraum/shared-ui/heading';
import { Link } from '@stadtraum/shared-ui/link';
import styles from './contact-person.module.css';

export const Contact = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200 }),
    /** What the person answers for. */
    role: Type.String({ minLength: 1, maxLength: 200 }),
    phone: Type.String({ minLength: 1, maxLength: 60 }),
    email: Type.String({ minLength: 3, maxLength: 200 }),
  },
  { additionalProperties: false },
);
export type Contact = Static<typeof Contact>;

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
