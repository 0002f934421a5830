import { Button } from '@stadtraum/shared-ui/button';
import { Heading, type HeadingLevel } from '@stadtraum/shared-ui/heading';
import { Link } from '@stadtraum/shared-ui/link';
import type { ReactNode } from 'react';
import type { Contact } from './contact.ts';
import styles from './contact-person.module.css';

/** A contact person, with a button that opens a form or an e-mail. */
export function ContactPerson({ contact, level, heading, button, children }: ContactPersonProps) {
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
      <Button href={button.href} className={styles.button}>
        {button.label}
      </Button>
      {children}
    </div>
  );
}

export interface ContactPersonProps {
  contact: Contact;
  level: HeadingLevel;
  heading: string;
  button: { label: string; href: string };
  /** Below the button. */
  children?: ReactNode;
}

/** The address of an e-mail to the contact person. */
export function mailTo({ email }: Contact, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}
