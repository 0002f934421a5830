import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** `waiting` to be sent; `sent`; `void`: had become pointless before it was sent; `dead`: given up, until an operator retries it. */
export type MailState = 'waiting' | 'sent' | 'void' | 'dead';

/**
 * The outbox. A row is written in the transaction that makes the mail due, and says what the mail is about, not what it says:
 * the text is written when it is sent, so that no secret of a link is ever stored.
 */
export const mails = pgTable(
  'mails',
  {
    /** Also the Message-ID's first half: however often a mail is sent, it stays the same one. */
    id: uuid().primaryKey().defaultRandom(),
    /** Which writer makes its text. */
    kind: text().notNull(),
    recipient: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Of two mails with one key only the first is taken. */
    key: text().unique(),
    state: text().$type<MailState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    /** Until then it belongs to the worker that took it. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true, mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true, mode: 'string' }),
    /** Why the last attempt failed. */
    lastError: text('last_error'),
  },
  (table) => [
    index('mails_waiting').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('mails_recipient').on(sql`lower(${table.recipient})`),
  ],
);
