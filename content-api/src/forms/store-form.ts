import { createHash } from 'node:crypto';
import type { FormValues } from '@stadtraum/contracts/contact-form';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';
import { canonicalJson } from '../loading/json-tree.ts';
import { queueMail } from '../mail/outbox.ts';
import { formSubmissions } from './form-tables.ts';

/** Minutes in which the same form with the same values is a second click. */
const SECOND_CLICK = 10;

export const FORM_MAIL = 'contact-form';

export interface CheckedForm {
  page: string;
  block: string;
  values: FormValues;
  recipient: string;
}

/** Stores a form and queues its mail, both or neither; of the same form sent many times at once, one. */
export async function storeForm(
  queries: Queries,
  { page, block, values, recipient }: CheckedForm,
  mostPerHour: number,
): Promise<'stored' | 'again' | 'too-many'> {
  const hash = createHash('sha256')
    .update(canonicalJson([page, block, values]))
    .digest('hex');
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
  const [counts] = rowsOf<{ again: number; all: number }>(
    await queries.execute(sql`
      select
        (select count(*)::int from form_submissions
          where hash = ${hash} and received_at > now() - make_interval(mins => ${SECOND_CLICK})) as again,
        (select count(*)::int from form_submissions where received_at > now() - interval '1 hour') as all`),
  );
  if ((counts?.again ?? 0) > 0) return 'again';
  if ((counts?.all ?? 0) >= mostPerHour) return 'too-many';
  const [stored] = await queries
    .insert(formSubmissions)
    .values({ page, block, values, hash })
    .returning({ id: formSubmissions.id });
  await queueMail(queries, { kind: FORM_MAIL, recipient, payload: { submission: stored?.id } });
  return 'stored';
}
