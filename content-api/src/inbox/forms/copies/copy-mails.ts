import type { MailWriter } from '../../../mail/mail.ts';
import { factsAboutReceipt, factsInForm, findSubmission } from '../form-facts.ts';
import type { CopyLinks } from './copy-links.ts';

/**
 * Writes the email that confirms the arrival of a form and offers a copy. Anyone may have typed the address, so the email
 * contains nothing from the form (decision 0130).
 */
export function receiptMail(links: CopyLinks): MailWriter {
  return async (queries, { payload }) => {
    const submission = await findSubmission(queries, payload);
    if (!submission) return undefined;
    return {
      subject: `Ihre Nachricht ist angekommen (${submission.reference})`,
      heading: 'Ihre Nachricht ist angekommen',
      parts: [
        {
          kind: 'text',
          text: 'Auf unserer Website wurde ein Formular abgesendet und eine Kopie an diese Adresse gewünscht.',
        },
        { kind: 'facts', rows: factsAboutReceipt(submission) },
        {
          kind: 'text',
          text: 'Die Kopie schicken wir, sobald Sie sie auf dieser Seite anfordern. So bekommt sie niemand, dessen Adresse durch ein Versehen im Formular steht. Der Link gilt 48 Stunden.',
        },
        { kind: 'link', label: 'Kopie anfordern', url: links.linkTo(submission.id), look: 'button' },
        {
          kind: 'text',
          text: 'Haben Sie nichts abgesendet? Dann brauchen Sie nichts zu tun: Wir schicken Ihnen dazu nichts weiter.',
        },
      ],
      reason:
        'Sie bekommen diese E-Mail, weil Ihre Adresse in ein Formular unserer Website eingetragen wurde.',
    };
  };
}

/** Writes the copy of a form for its sender. It names no other recipient. */
export function copyMail(siteUrl: string): MailWriter {
  return async (queries, { payload }) => {
    const submission = await findSubmission(queries, payload);
    if (!submission) return undefined;
    const fields = submission.fields.filter(({ type }) => type !== 'hidden');
    const names = new Set(fields.map(({ name }) => name));
    const values = Object.entries(submission.values).filter(([name]) => names.has(name));
    return {
      subject: `Kopie Ihrer Nachricht (${submission.reference})`,
      heading: 'Kopie Ihrer Nachricht',
      parts: [
        {
          kind: 'facts',
          rows: [...factsAboutReceipt(submission), ...factsInForm(fields, Object.fromEntries(values))],
        },
      ],
      reason: `Sie bekommen diese E-Mail, weil Sie eine Kopie Ihrer Nachricht angefordert haben. Gesendet haben Sie sie auf ${siteUrl}${submission.page}.`,
    };
  };
}
