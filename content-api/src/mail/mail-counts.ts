import { sql } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import { rowOf } from '../kernel/database/rows.ts';

/** Numbers of emails in the outbox. */
export interface MailCounts {
  waiting: number;
  /** Seconds since the oldest waiting email was queued; null if there is none. */
  oldestWaitingSeconds: number | null;
  /** Dead letters, which wait for an operator to retry them. */
  dead: number;
}

export async function countMails(queries: Queries): Promise<MailCounts> {
  return rowOf<MailCounts>(
    await queries.execute(sql`
      select count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'dead')::int as dead,
        extract(epoch from now() - min(created_at) filter (where state = 'waiting'))::int as "oldestWaitingSeconds"
      from mails`),
  );
}
