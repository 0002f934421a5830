import { sql } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import { rowsOf } from '../kernel/database/rows.ts';

/** The outbox in numbers. */
export interface MailCounts {
  waiting: number;
  /** Seconds since the oldest waiting mail was queued; null when none waits. */
  oldestWaitingSeconds: number | null;
  /** Given up, until an operator retries them. */
  dead: number;
}

export async function countMails(queries: Queries): Promise<MailCounts> {
  const [counts] = rowsOf<MailCounts>(
    await queries.execute(sql`
      select count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'dead')::int as dead,
        extract(epoch from now() - min(created_at) filter (where state = 'waiting'))::int as "oldestWaitingSeconds"
      from mails`),
  );
  return counts ?? { waiting: 0, oldestWaitingSeconds: null, dead: 0 };
}
