import type { FormField, FormValues } from '@stadtraum/contracts/forms/contact-form';
import { fieldsOf, TICKED } from '@stadtraum/contracts/forms/form-names';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { type FoundForm, findForm } from './find-form.ts';
import { formReference } from './form-reference.ts';
import { formSubmissions } from './form-tables.ts';

/** A row of an email: a label and its value. */
export interface Fact {
  label: string;
  value: string;
}

/** A stored form, with its fields as they are declared now. */
export interface Submission {
  id: number;
  page: string;
  values: FormValues;
  receivedAt: Date;
  reference: string;
  /** Undefined if the form has been removed in the meantime. */
  found: FoundForm | undefined;
  /** Empty if the form has been removed in the meantime. */
  fields: FormField[];
}

/** The stored form that an email is about; undefined if it has been deleted. @param payload of the email */
export async function findSubmission(
  queries: Queries,
  payload: Record<string, unknown>,
): Promise<Submission | undefined> {
  const [row] = await queries
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.id, Number(payload.submission)));
  if (!row) return undefined;
  const { id, page, block, values, receivedAt } = row;
  const found = await findForm(queries, page, block);
  return {
    ...{ id, page, values, found },
    receivedAt: new Date(receivedAt),
    reference: formReference(row),
    fields: found ? fieldsOf(found.form) : [],
  };
}

const BERLIN_MINUTE = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** The reference number, and when the form arrived. */
export function factsAboutReceipt({ reference, receivedAt }: Submission): Fact[] {
  return [
    { label: 'Vorgangsnummer', value: reference },
    { label: 'Eingegangen', value: `${BERLIN_MINUTE.format(receivedAt)} Uhr` },
  ];
}

/**
 * The values in the form's order (FO3), because the database keeps its own. Values of fields that the form no longer has come last,
 * under their names.
 */
export function factsInForm(fields: readonly FormField[], values: FormValues): Fact[] {
  const names = new Set(fields.map(({ name }) => name));
  return [
    ...fields.flatMap((field) => {
      const value = values[field.name];
      return value === undefined ? [] : [{ label: field.label, value: displayValue(field, value) }];
    }),
    ...Object.entries(values)
      .filter(([name]) => !names.has(name))
      .map(([name, value]) => ({ label: name, value: displayValue(undefined, value) })),
  ];
}

function displayValue(field: FormField | undefined, value: string | string[]): string {
  if (field?.type === 'checkbox') return value === TICKED ? 'ja' : 'nein';
  const labels = new Map(field?.options?.map((option) => [option.value, option.label]));
  const texts = [value].flat().filter((text) => text !== '');
  return texts.map((text) => labels.get(text) ?? text).join(', ') || '–';
}
