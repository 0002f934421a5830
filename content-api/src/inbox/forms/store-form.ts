import { createHash } from 'node:crypto';
import type { FormValues } from '@stadtraum/contracts/forms/contact-form';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { onlyRow, rowsOf } from '../../kernel/database/rows.ts';
import { canonicalJson } from '../../kernel/json-tree.ts';
import { expediteMails, queueMail } from '../../mail/outbox.ts';
import { type FormAdmission, scheduleMail } from '../intake/pressure.ts';
import { formSubmissions } from './form-tables.ts';

/** A form with the same values is a duplicate for this many minutes. */
const DUPLICATE_MINUTES = 10;

export const FORM_MAIL = 'contact-form';

export interface CheckedForm {
  page: string;
  block: string;
  values: FormValues;
  recipient: string;
}

/**
 * Stores a form and queues its mail in one transaction. Concurrent duplicates are stored once. A duplicate with a proof of work
 * gets the delayed email sent immediately.
 */
export async function storeForm(
  queries: Queries,
  { page, block, values, recipient }: CheckedForm,
  admission: FormAdmission,
): Promise<{ result: 'stored' | 'delayed' | 'again'; difficulty: number }> {
  const { hasProof, request } = admission;
  const hash = createHash('sha256')
    .update(canonicalJson([page, block, values]))
    .digest('hex');
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
  const [duplicate] = rowsOf<{ id: string }>(
    await queries.execute(sql`
      select id::text as id from form_submissions
      where hash = ${hash} and received_at > now() - make_interval(mins => ${DUPLICATE_MINUTES}) limit 1`),
  );
  const { position, difficulty } = await scheduleMail(queries, admission);
  if (duplicate) {
    if (hasProof) await expediteMails(queries, { key: mailKey(duplicate.id) });
    return { result: 'again', difficulty };
  }
  const stored = await queries
    .insert(formSubmissions)
    .values({ page, block, values, hash })
    .returning({ id: formSubmissions.id });
  const { id } = onlyRow(stored);
  const payload = { submission: id };
  const key = mailKey(String(id));
  await queueMail(queries, { kind: FORM_MAIL, recipient, payload, key, position, request });
  return { result: position === null ? 'stored' : 'delayed', difficulty };
}

function mailKey(submission: string): string {
  return `form:${submission}`;
}
