import type { FormValues } from '@stadtraum/contracts/forms/contact-form';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { onlyRow, rowsOf } from '../../kernel/database/rows.ts';
import { expediteMails, queueMail } from '../../mail/outbox.ts';
import { type FormAdmission, scheduleMail } from '../intake/pressure.ts';
import { formHash, formReference } from './form-reference.ts';
import { formSubmissions } from './form-tables.ts';
import { queueReceipt, receiptKey } from './queue-copies.ts';

/** A form with the same values is a duplicate for this many minutes. */
const DUPLICATE_MINUTES = 10;

export const FORM_MAIL = 'contact-form';

export interface CheckedForm {
  page: string;
  block: string;
  values: FormValues;
  recipient: string;
  /** The sender's address, if the sender wants a copy. */
  copyTo?: string | undefined;
}

export interface StoredForm {
  result: 'stored' | 'delayed' | 'again';
  /** Difficulty of the challenge to offer with the response; 0 for none. */
  difficulty: number;
  /** The same for a form and its duplicates. */
  reference: string;
}

/**
 * Stores a form and queues its mails in one transaction. Concurrent duplicates are stored once. A duplicate with a proof of work
 * gets the delayed emails sent immediately.
 */
export async function storeForm(
  queries: Queries,
  { page, block, values, recipient, copyTo }: CheckedForm,
  admission: FormAdmission,
): Promise<StoredForm> {
  const { hasProof, request } = admission;
  const hash = formHash({ page, block, values });
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
  const [duplicate] = rowsOf<{ id: string }>(
    await queries.execute(sql`
      select id::text as id from form_submissions
      where hash = ${hash} and received_at > now() - make_interval(mins => ${DUPLICATE_MINUTES}) limit 1`),
  );
  const { position, difficulty } = await scheduleMail(queries, admission);
  if (duplicate) {
    if (hasProof) {
      await expediteMails(queries, { key: mailKey(duplicate.id) });
      await expediteMails(queries, { key: receiptKey(duplicate.id) });
    }
    return { result: 'again', difficulty, reference: formReference({ id: duplicate.id, hash }) };
  }
  const stored = await queries
    .insert(formSubmissions)
    .values({ page, block, values, hash })
    .returning({ id: formSubmissions.id });
  const { id } = onlyRow(stored);
  const payload = { submission: id };
  const key = mailKey(String(id));
  await queueMail(queries, { kind: FORM_MAIL, recipient, payload, key, position, request });
  if (copyTo !== undefined)
    await queueReceipt(queries, { submission: id, recipient: copyTo, position, request });
  const reference = formReference({ id, hash });
  return { result: position === null ? 'stored' : 'delayed', difficulty, reference };
}

function mailKey(submission: string): string {
  return `form:${submission}`;
}
