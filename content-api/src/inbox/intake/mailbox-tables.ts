import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Forms of the last 24 hours that may send an email to an address that anyone may have typed. They count whether or not the address is
 * subscribed. The table is named after the subscriptions that it first counted.
 */
export const mailboxForms = pgTable(
  'subscription_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the mailbox. */
    addressHash: text('address_hash').notNull(),
    /** SHA-256 of address and scope of a subscription; empty for contact forms, which have a table of their own. */
    requestHash: text('request_hash').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    index('subscription_attempts_address').on(table.addressHash, table.at),
    index('subscription_attempts_at').on(table.at),
  ],
);
