import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { mails } from '../../mail/mail-tables.ts';
import { queueMail } from '../../mail/outbox.ts';
import { formSubmissions } from './form-tables.ts';

/** Confirms to the sender's address that a form has arrived, and offers the copy. Contains nothing that the sender typed. */
export const RECEIPT_MAIL = 'form-receipt';
/** The copy itself. */
export const COPY_MAIL = 'form-copy';

/** How long a copy can be requested. */
const COPY_HOURS = 48;

/** Value of the page's query parameter `ergebnis`. */
export type CopyOutcome = 'gesendet' | 'abgelaufen' | 'ungueltig';

/** Queues the copy of a form for the address that got its receipt. Idempotent: it is sent once. */
export async function queueCopy(
  queries: Queries,
  submission: number | undefined,
  request: string,
): Promise<CopyOutcome> {
  if (submission === undefined) return 'ungueltig';
  const [receipt] = await queries
    .select({ recipient: mails.recipient })
    .from(mails)
    .where(eq(mails.key, receiptKey(submission)));
  const isRecent = sql`${formSubmissions.receivedAt} > now() - make_interval(hours => ${COPY_HOURS})`;
  const [form] = await queries
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(and(eq(formSubmissions.id, submission), isRecent));
  if (!receipt || !form) return 'abgelaufen';
  const key = `copy:${submission}`;
  await queueMail(queries, {
    kind: COPY_MAIL,
    recipient: receipt.recipient,
    payload: { submission },
    key,
    request,
  });
  return 'gesendet';
}

export function receiptKey(submission: number | string): string {
  return `receipt:${submission}`;
}
