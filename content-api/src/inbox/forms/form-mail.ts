import type { FormField, FormValues } from '@stadtraum/contracts/forms/contact-form';
import { isEmailAddress } from '@stadtraum/contracts/forms/email-address';
import { fieldsOf, TICKED } from '@stadtraum/contracts/forms/form-names';
import { eq } from 'drizzle-orm';
import type { MailWriter } from '../../mail/mail.ts';
import { findForm } from './find-form.ts';
import { formSubmissions } from './form-tables.ts';

/** Writes the email that delivers a form to the responsible office. The visitor's address goes into Reply-To, never into From. */
export function formMail(siteUrl: string): MailWriter {
  return async (queries, { payload }) => {
    const id = Number(payload.submission);
    const [submission] = await queries.select().from(formSubmissions).where(eq(formSubmissions.id, id));
    if (!submission) return undefined;
    const { page, block, values } = submission;
    // The form may have been edited or removed in the meantime; its values are sent anyway.
    const found = await findForm(queries, page, block);
    const fields = found ? fieldsOf(found.form) : [];
    const replyTo = addressIn(fields, values);
    return {
      subject: found?.internal.subject ?? 'Nachricht über die Website',
      heading: found?.internal.subject ?? 'Nachricht über die Website',
      parts: [{ kind: 'facts', rows: rowsOf(fields, values) }],
      reason: `Gesendet über das Formular auf ${siteUrl}${page}.`,
      ...(replyTo === undefined ? {} : { replyTo }),
    };
  };
}

function addressIn(fields: FormField[], values: FormValues): string | undefined {
  const field = fields.find(({ type }) => type === 'email');
  const value = field && values[field.name];
  return typeof value === 'string' && isEmailAddress(value) ? value : undefined;
}

function rowsOf(fields: FormField[], values: FormValues): { label: string; value: string }[] {
  const fieldsByName = new Map(fields.map((field) => [field.name, field]));
  return Object.entries(values).map(([name, value]) => {
    const field = fieldsByName.get(name);
    return { label: field?.label ?? name, value: displayValue(field, value) };
  });
}

function displayValue(field: FormField | undefined, value: string | string[]): string {
  if (field?.type === 'checkbox') return value === TICKED ? 'ja' : 'nein';
  const labels = new Map(field?.options?.map((option) => [option.value, option.label]));
  const texts = [value].flat().filter((text) => text !== '');
  return texts.map((text) => labels.get(text) ?? text).join(', ') || '–';
}
