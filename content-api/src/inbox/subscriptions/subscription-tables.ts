import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/**
 * One row for each thing that an address asked for, with the record of its consent: which text, for what, on which page, when
 * asked, when confirmed. Unconfirmed rows go after a week, ended ones at once.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** As it was typed; compared in lower case (`address`). */
    email: text().notNull(),
    address: text().notNull(),
    company: text().notNull(),
    /** Whether evaluation was agreed to. Nothing is evaluated yet. */
    analytics: boolean().notNull(),
    /** `announcement:401` or `subjects:Dach,Maler`: the consent's scope. */
    scope: text().notNull(),
    /** 0 for subjects. */
    announcement: integer().notNull(),
    subjects: text().array().notNull(),
    /** Version of the text that was agreed to, see SUBSCRIPTION_CONSENT. */
    consentText: text('consent_text').notNull(),
    /** Address of the page that the form stood on. */
    formUrl: text('form_url').notNull(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    uniqueIndex('subscriptions_address_scope').on(table.address, table.scope),
    index('subscriptions_announcement').on(table.announcement),
    index('subscriptions_subjects').using('gin', table.subjects),
  ],
);

/** Secrets of links in mails, as SHA-256. They name rows, not people, and outlive them, so that a second click is no error. */
export const subscriptionTokens = pgTable('subscription_tokens', {
  hash: text().primaryKey(),
  purpose: text().$type<'confirm' | 'unsubscribe'>().notNull(),
  subscriptions: bigint({ mode: 'number' }).array().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** For those that confirm, after 48 hours. */
  expiresAt: instant('expires_at'),
});

/** Requests of the last day, to limit them: addresses as SHA-256, whether they are subscribed or not. */
export const subscriptionAttempts = pgTable(
  'subscription_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    addressHash: text('address_hash').notNull(),
    /** Of address and scope. */
    requestHash: text('request_hash').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('subscription_attempts_address').on(table.addressHash, table.at),
    index('subscription_attempts_at').on(table.at),
  ],
);
