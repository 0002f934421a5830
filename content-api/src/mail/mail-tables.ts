import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * State of an email. `void`: it became obsolete before it was sent. `dead`: it could not be delivered and waits for an operator to
 * retry it.
 */
export type MailState = 'waiting' | 'sent' | 'void' | 'dead';

/**
 * The outbox. A row is inserted in the transaction that causes the email. The row holds the data for the email but not its text,
 * which is written when the email is sent, so that the tokens in its links are never stored.
 */
export const mails = pgTable(
  'mails',
  {
    /** Also the local part of the Message-ID, which is the same for every attempt. */
    id: uuid().primaryKey().defaultRandom(),
    /** Selects the writer of the email's text. */
    kind: text().notNull(),
    /** See `storedAddress`. */
    recipient: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Later emails with the same key are dropped. */
    key: text().unique(),
    state: text().$type<MailState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    /**
     * Position of an email that is delayed under pressure: the number of its form among its network's forms. Emails with lower
     * positions are sent first, so that networks take turns. Null if the email is sent immediately.
     */
    turn: integer(),
    /** Id of the visitor's request that caused the email. */
    request: text(),
    /** Time until which a worker has claimed the email. */
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
