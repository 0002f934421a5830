import type { FormValues } from '@stadtraum/contracts/forms/contact-form';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { onlyRow, rowOf, rowsOf } from '../../kernel/database/rows.ts';
import { expediteMails, queueMail } from '../../mail/outbox.ts';
import { type FormAdmission, scheduleMail } from '../intake/pressure.ts';
import { formHash, formReference } from './form-reference.ts';
import { formSubmissions } from './form-tables.ts';
import { queueReceipt, receiptKey } from './queue-copies.ts';

/** A form with the same values is a duplicate for this many minutes. */
const DUPLICATE_MINUTES = 10;

export const FORM_MAIL = 'contact-form';
/** Acknowledges a form to its sender. Contains nothing that the sender typed. */
export const ACKNOWLEDGEMENT_MAIL = 'form-acknowledgement';

export interface CheckedForm {
  page: string;
  block: string;
  values: FormValues;
  recipient: string;
  /** The sender's address, if the sender wants a copy. */
  copyTo?: string | undefined;
  /** The sender's address, if the form is acknowledged by email. */
  acknowledgeTo?: string | undefined;
}

/** `too-many`: the sender's address has sent as many forms today as are accepted; nothing is stored. */
export type StoredForm =
  | {
      result: 'stored' | 'delayed' | 'again';
      /** Difficulty of the challenge to offer with the response; 0 for none. */
      difficulty: number;
      /** The same for a form and its duplicates. */
      reference: string;
    }
  | { result: 'too-many' };

/**
 * Stores a form and queues its mails in one transaction. Concurrent duplicates are stored once. A duplicate with a proof of work
 * gets the delayed emails sent immediately.
 *
 * @param perAddress maximum number of forms per address and day that are acknowledged, since each sends an email to an address that
 *   anyone may have typed
 */
export async function storeForm(
  queries: Queries,
  { page, block, values, recipient, copyTo, acknowledgeTo }: CheckedForm,
  admission: FormAdmission,
  perAddress: number,
): Promise<StoredForm> {
  const { hasProof, request } = admission;
  const hash = formHash({ page, block, values });
  const sender = acknowledgeTo?.toLowerCase();
  await lock(queries, hash);
  if (sender !== undefined) await lock(queries, sender);
  const [duplicate] = rowsOf<{ id: string }>(
    await queries.execute(sql`
      select id::text as id from form_submissions
      where hash = ${hash} and received_at > now() - make_interval(mins => ${DUPLICATE_MINUTES}) limit 1`),
  );
  const { position, difficulty } = await scheduleMail(queries, admission);
  if (duplicate) {
    const { id } = duplicate;
    if (hasProof) {
      for (const key of [mailKey(id), receiptKey(id), acknowledgementKey(id)])
        await expediteMails(queries, { key });
    }
    return { result: 'again', difficulty, reference: formReference({ id, hash }) };
  }
  if (sender !== undefined && (await formsToday(queries, sender)) >= perAddress)
    return { result: 'too-many' };
  const stored = await queries
    .insert(formSubmissions)
    .values({ page, block, values, hash, sender })
    .returning({ id: formSubmissions.id });
  const { id } = onlyRow(stored);
  const mail = { payload: { submission: id }, position, request };
  await queueMail(queries, { ...mail, kind: FORM_MAIL, recipient, key: mailKey(id) });
  if (copyTo !== undefined)
    await queueReceipt(queries, { submission: id, recipient: copyTo, position, request });
  if (acknowledgeTo !== undefined) {
    const key = acknowledgementKey(id);
    await queueMail(queries, { ...mail, kind: ACKNOWLEDGEMENT_MAIL, recipient: acknowledgeTo, key });
  }
  const reference = formReference({ id, hash });
  return { result: position === null ? 'stored' : 'delayed', difficulty, reference };
}

async function lock(queries: Queries, text: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`);
}

async function formsToday(queries: Queries, sender: string): Promise<number> {
  const { forms } = rowOf<{ forms: number }>(
    await queries.execute(sql`
      select count(*)::int as forms from form_submissions
      where sender = ${sender} and received_at > now() - interval '24 hours'`),
  );
  return forms;
}

function mailKey(submission: number | string): string {
  return `form:${submission}`;
}

function acknowledgementKey(submission: number | string): string {
  return `acknowledgement:${submission}`;
}
