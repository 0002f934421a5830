import type { MailPart, MailWriter } from '../../mail/mail.ts';
import { additionNote, factsAboutReceipt, findSubmission } from './form-facts.ts';

/**
 * Writes the email that acknowledges a form to its sender: with its number, what it is about, what happens next and who is in charge.
 * Anyone may have typed the address, so the email contains nothing from the form (decision 0161). Without the form, there is nothing
 * to say; the office has its email.
 */
export function acknowledgementMail(siteUrl: string): MailWriter {
  return async (queries, { payload }) => {
    const submission = await findSubmission(queries, payload);
    const internal = submission?.found?.internal;
    if (!submission || !internal?.acknowledgement) return undefined;
    const { heading, next, contact, withdrawal } = internal.acknowledgement;
    const { reference, page } = submission;
    return {
      subject: `${heading} (${reference})`,
      heading,
      parts: [
        ...additionNote(submission, additionText),
        { kind: 'facts', rows: [...factsAboutReceipt(submission), ...(internal.about ?? [])] },
        { kind: 'link', label: 'Auf der Website ansehen', url: `${siteUrl}${page}` },
        { kind: 'heading', text: 'Wie es weitergeht' },
        ...paragraphs(next),
        ...(contact ? contactParts(contact) : []),
        { kind: 'heading', text: 'Wenn Sie es sich anders überlegen' },
        ...paragraphs([
          withdrawal,
          'Haben Sie nichts abgesendet? Dann hat jemand Ihre Adresse eingetragen, vielleicht aus Versehen. Antworten Sie kurz auf diese E-Mail, und wir löschen den Vorgang.',
        ]),
      ],
      reason:
        'Sie bekommen diese E-Mail, weil Ihre Adresse in ein Formular unserer Website eingetragen wurde.',
      replyTo: internal.recipient,
    };
  };
}

const additionText = (day: string, reference: string) =>
  `Unter dieser Adresse haben Sie hierzu schon am ${day} angefragt (Vorgangsnummer ${reference}). Ihre erste Anfrage gilt weiter; die neue haben wir als Ergänzung weitergegeben.`;

function contactParts(rows: { label: string; value: string }[]): MailPart[] {
  return [
    { kind: 'heading', text: 'Ihre Ansprechperson' },
    { kind: 'facts', rows },
  ];
}

function paragraphs(texts: readonly string[]): MailPart[] {
  return texts.map((text) => ({ kind: 'text', text }));
}
