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
    /**
     * Place of a mail that was delayed under pressure: which of its network's forms it is about. Lower ones leave first, so many
     * forms of one network delay those of another by one at most. Null: it leaves at once.
     */
    turn: integer(),
    /** Id of the visitor's request that led to it. */
    request: text(),
    /** Until then it belongs to the worker that took it. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true, mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true, mode: 'string' }),
    /** Why the last attempt failed. */
    lastError: text('last_error'),
  },
  (table) => [
    index('mails_waiting').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('mails_delayed')
      .on(table.turn, table.dueAt)
      .where(sql`${table.state} = 'waiting' and ${table.turn} is not null`),
    index('mails_delayed_sent').on(table.finishedAt).where(sql`${table.turn} is not null`),
    index('mails_recipient').on(sql`lower(${table.recipient})`),
  ],
);
