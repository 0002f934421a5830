import { eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import { mails } from './mail-tables.ts';

/** An email that could not be delivered and is no longer retried. */
export interface DeadLetter {
  id: string;
  kind: string;
  recipient: string;
  attempts: number;
  createdAt: string;
  reason: string | null;
}

export function listDeadLetters(queries: Queries): Promise<DeadLetter[]> {
  const { id, kind, recipient, attempts, createdAt, lastError } = mails;
  return queries
    .select({ id, kind, recipient, attempts, createdAt, reason: lastError })
    .from(mails)
    .where(eq(mails.state, 'dead'))
    .orderBy(mails.createdAt)
    .limit(1000);
}

/**
 * Makes dead letters due immediately, with the full number of attempts.
 *
 * @param ids @default all
 * @returns the number of dead letters
 */
export async function retryDeadLetters(queries: Queries, ids?: string[]): Promise<number> {
  const condition = ids === undefined ? sql`true` : inArray(sql`${mails.id}::text`, ids);
  const retried = await queries
    .update(mails)
    .set({ state: 'waiting', attempts: 0, dueAt: sql`now()`, finishedAt: null })
    .where(sql`${mails.state} = 'dead' and ${condition}`)
    .returning({ id: mails.id });
  return retried.length;
}
