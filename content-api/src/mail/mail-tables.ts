import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** `waiting` to be sent; `sent`; `void`: obsolete before it was sent; `dead`: undeliverable until an operator retries it. */
export type MailState = 'waiting' | 'sent' | 'void' | 'dead';

/**
 * The outbox. A row is inserted in the transaction that causes the mail. It holds the subject matter, not the text: the text is
 * written on sending, so that no token of a link is ever stored.
 */
export const mails = pgTable(
  'mails',
  {
    /** Also the local part of the Message-ID, which stays the same for each attempt. */
    id: uuid().primaryKey().defaultRandom(),
    /** Selects the writer of its text. */
    kind: text().notNull(),
    recipient: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Further mails with the same key are dropped. */
    key: text().unique(),
    state: text().$type<MailState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    /**
     * Position of a mail that is delayed under pressure: the number of the form among its network's forms. Lower ones are sent
     * first, so many forms of one network delay those of another by one at most. Null: sent at once.
     */
    position: integer('turn'),
    /** Id of the visitor's request that caused it. */
    request: text(),
    /** Until then it belongs to the worker that claimed it. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true, mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true, mode: 'string' }),
    /** Why the last attempt failed. */
    lastError: text('last_error'),
  },
  (table) => [
    index('mails_waiting').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('mails_delayed')
      .on(table.position, table.dueAt)
      .where(sql`${table.state} = 'waiting' and ${table.position} is not null`),
    index('mails_delayed_sent').on(table.finishedAt).where(sql`${table.position} is not null`),
    index('mails_recipient').on(sql`lower(${table.recipient})`),
  ],
);
