import { isEmailAddress } from '@stadtraum/contracts/forms/email-address';
import type { MailPart, MailWriter } from '../../mail/mail.ts';
import {
  additionNote,
  factsAboutReceipt,
  factsInForm,
  findSubmission,
  type Submission,
} from './form-facts.ts';

/** Writes the email that delivers a form to the responsible office. The visitor's address goes into Reply-To, never into From. */
export function formMail(siteUrl: string): MailWriter {
  return async (queries, { payload }) => {
    const submission = await findSubmission(queries, payload);
    if (!submission) return undefined;
    const { found, fields, values, page, reference, earlier } = submission;
    const replyTo = addressIn(submission);
    const heading = found?.internal.subject ?? 'Nachricht über die Website';
    const about = found?.internal.about;
    return {
      subject: `${earlier ? `Ergänzung zu ${earlier.reference}: ` : ''}${heading} (${reference})`,
      heading,
      parts: [
        ...additionNote(submission, additionText),
        { kind: 'facts', rows: [...factsAboutReceipt(submission), ...factsInForm(fields, values)] },
        ...(about ? aboutParts(about, `${siteUrl}${page}`) : []),
      ],
      reason: `Gesendet über das Formular auf ${siteUrl}${page}.`,
      ...(replyTo === undefined ? {} : { replyTo }),
    };
  };
}

const additionText = (day: string, reference: string) =>
  `Unter derselben E-Mail-Adresse kam hierzu schon am ${day} eine Nachricht (Vorgangsnummer ${reference}). Dies ist eine Ergänzung dazu.`;

function aboutParts(rows: { label: string; value: string }[], url: string): MailPart[] {
  return [
    { kind: 'heading', text: 'Worum es geht' },
    { kind: 'facts', rows },
    { kind: 'link', label: 'Auf der Website ansehen', url },
  ];
}

function addressIn({ fields, values }: Submission): string | undefined {
  const field = fields.find(({ type }) => type === 'email');
  const value = field && values[field.name];
  return typeof value === 'string' && isEmailAddress(value) ? value : undefined;
}
