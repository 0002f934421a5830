import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/**
 * One row for each address and scope. It records the consent: its text and scope, the form's page, and when it was requested and
 * confirmed. Unconfirmed rows are deleted after a week, cancelled ones immediately.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** As the visitor typed it; `address` is the same in lower case, for comparisons. */
    email: text().notNull(),
    address: text().notNull(),
    company: text().notNull(),
    /** Consent to analytics, which is not used yet. */
    analytics: boolean().notNull(),
    /** Scope of the consent: `announcement:401` or `subjects:Dach,Maler`. */
    scope: text().notNull(),
    /** Uid of the announcement; 0 for subjects. */
    announcement: integer().notNull(),
    subjects: text().array().notNull(),
    /** Version of the accepted text, see SUBSCRIPTION_CONSENT. */
    consentText: text('consent_text').notNull(),
    /** URL of the form's page. */
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

/**
 * Tokens for the links in emails, stored as SHA-256 hashes. They refer to rows, not to people, and are kept after the rows are deleted, so
 * that a second click is not an error.
 */
export const subscriptionTokens = pgTable('subscription_tokens', {
  hash: text().primaryKey(),
  purpose: text().$type<'confirm' | 'unsubscribe'>().notNull(),
  subscriptions: bigint({ mode: 'number' }).array().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** 48 hours after creation for `confirm`. */
  expiresAt: instant('expires_at'),
});

/** Requests from the last 24 hours. They count towards the limits whether or not the address is subscribed. Addresses are stored as SHA-256. */
export const subscriptionAttempts = pgTable(
  'subscription_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    addressHash: text('address_hash').notNull(),
    /** SHA-256 of address and scope. */
    requestHash: text('request_hash').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('subscription_attempts_address').on(table.addressHash, table.at),
    index('subscription_attempts_at').on(table.at),
  ],
);
