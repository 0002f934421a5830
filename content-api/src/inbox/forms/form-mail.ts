import { isEmailAddress } from '@stadtraum/contracts/forms/email-address';
import type { MailWriter } from '../../mail/mail.ts';
import { factsAboutReceipt, factsInForm, findSubmission, type Submission } from './form-facts.ts';

/** Writes the email that delivers a form to the responsible office. The visitor's address goes into Reply-To, never into From. */
export function formMail(siteUrl: string): MailWriter {
  return async (queries, { payload }) => {
    const submission = await findSubmission(queries, payload);
    if (!submission) return undefined;
    const { found, fields, values, page, reference } = submission;
    const replyTo = addressIn(submission);
    const heading = found?.internal.subject ?? 'Nachricht über die Website';
    return {
      subject: `${heading} (${reference})`,
      heading,
      parts: [{ kind: 'facts', rows: [...factsAboutReceipt(submission), ...factsInForm(fields, values)] }],
      reason: `Gesendet über das Formular auf ${siteUrl}${page}.`,
      ...(replyTo === undefined ? {} : { replyTo }),
    };
  };
}

function addressIn({ fields, values }: Submission): string | undefined {
  const field = fields.find(({ type }) => type === 'email');
  const value = field && values[field.name];
  return typeof value === 'string' && isEmailAddress(value) ? value : undefined;
}
