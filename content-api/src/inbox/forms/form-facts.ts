import type { FormField, FormValues } from '@stadtraum/contracts/forms/contact-form';
import { fieldsOf, TICKED } from '@stadtraum/contracts/forms/form-names';
import { and, eq, lt } from 'drizzle-orm';
import { berlinDay } from '../../kernel/berlin-time.ts';
import type { Queries } from '../../kernel/database/database.ts';
import { germanDate } from '../../kernel/german-date.ts';
import type { MailPart } from '../../mail/mail.ts';
import { type FoundForm, findForm, findFormerForm } from './find-form.ts';
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
  /** The form, even if its page is hidden now. Undefined if it has been removed in the meantime. */
  found: FoundForm | undefined;
  /** Empty if the form has been removed in the meantime. */
  fields: FormField[];
  /** The sender's first form on the same page, if this one adds to it. */
  earlier: { reference: string; receivedAt: Date } | undefined;
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
  const found = await findForm(queries, page, block, { evenIfHidden: true });
  const form = (found ?? (await findFormerForm(queries, page, block)))?.form;
  return {
    ...{ id, page, values, found },
    receivedAt: new Date(receivedAt),
    reference: formReference(row),
    fields: form ? fieldsOf(form) : [],
    earlier: await findEarlier(queries, row),
  };
}

async function findEarlier(
  queries: Queries,
  { id, page, block, sender }: typeof formSubmissions.$inferSelect,
): Promise<Submission['earlier']> {
  if (sender === null) return undefined;
  const [first] = await queries
    .select()
    .from(formSubmissions)
    .where(
      and(
        eq(formSubmissions.sender, sender),
        eq(formSubmissions.page, page),
        eq(formSubmissions.block, block),
        lt(formSubmissions.id, id),
      ),
    )
    .orderBy(formSubmissions.id)
    .limit(1);
  return first && { reference: formReference(first), receivedAt: new Date(first.receivedAt) };
}

const BERLIN_MINUTE = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** What an email says of the sender's first form, if this one adds to it. @param write gets the first form's day and number */
export function additionNote(
  { earlier }: Submission,
  write: (day: string, reference: string) => string,
): MailPart[] {
  if (!earlier) return [];
  return [{ kind: 'text', text: write(germanDate(berlinDay(earlier.receivedAt)), earlier.reference) }];
}

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

/** Stands for an empty field. */
export const NO_VALUE = '–';

function displayValue(field: FormField | undefined, value: string | string[]): string {
  if (field?.type === 'checkbox') return value === TICKED ? 'ja' : 'nein';
  const labels = new Map(field?.options?.map((option) => [option.value, option.label]));
  const texts = [value].flat().filter((text) => text !== '');
  return texts.map((text) => labels.get(text) ?? text).join(', ') || NO_VALUE;
}
