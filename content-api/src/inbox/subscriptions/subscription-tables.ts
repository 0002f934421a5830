import type { SubscriptionFrequency } from '@stadtraum/contracts/forms/subscription';
import { isNull } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { announcementChanges } from '../../announcements/change-tables.ts';
import type { ComparedRecord } from '../../store/schema.ts';
import type { SavedSearch } from './saved-searches.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/**
 * One row for each address and scope. It records the consent: its text and scope, the form's page, and when it was requested and
 * confirmed. Unconfirmed rows are deleted after a week, cancelled ones immediately.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** See `storedAddress`; `address` is its identity, for comparisons. */
    email: text().notNull(),
    address: text().notNull(),
    company: text().notNull(),
    /** Consent to analytics, which is not used yet. */
    analytics: boolean().notNull(),
    /** Scope of the consent: `announcement:401`, `subjects:Dach,Maler`, or `search:` and the search as JSON. */
    scope: text().notNull(),
    /** Uid of the announcement; 0 for subjects and searches. */
    announcement: integer().notNull(),
    subjects: text().array().notNull(),
    /** Null except for a saved search. */
    search: jsonb().$type<SavedSearch>(),
    frequency: text().$type<SubscriptionFrequency>().notNull().default('instant'),
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
    index('subscriptions_scope').on(table.scope),
    index('subscriptions_subjects').using('gin', table.subjects),
  ],
);

/**
 * Changes that wait for the next daily or weekly email. The frequency is that of the subscription, so that a new choice also applies
 * to what is waiting.
 */
export const subscriptionDigests = pgTable(
  'subscription_digests',
  {
    subscription: bigint({ mode: 'number' })
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    change: bigint({ mode: 'number' })
      .notNull()
      .references(() => announcementChanges.id, { onDelete: 'cascade' }),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.subscription, table.change] })],
);

/**
 * The records of collections with saved searches that earlier loads have published. A record that is new gets tested against all saved
 * searches once (see `match-alerts.ts`), and again when it changes so that other searches may find it.
 */
export const publishedRecords = pgTable(
  'published_records',
  {
    collection: text().notNull(),
    uid: integer().notNull(),
    /** When the last version was tested against all searches; null until then. */
    matchedAt: instant('matched_at'),
    /** What filters see of the record: each version once, the last one to test. Searches that find an earlier one get no alert. */
    versions: jsonb().$type<ComparedRecord[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.collection, table.uid] })],
);

/** New records that saved searches find, each once. Rows remain after their email is queued, so that a repeated test adds nothing. */
export const subscriptionAlerts = pgTable(
  'subscription_alerts',
  {
    subscription: bigint({ mode: 'number' })
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    collection: text().notNull(),
    uid: integer().notNull(),
    at: instant('at').notNull().defaultNow(),
    /** Null until an email about the record is queued. */
    queuedAt: instant('queued_at'),
  },
  (table) => [
    primaryKey({ columns: [table.subscription, table.collection, table.uid] }),
    index('subscription_alerts_waiting').on(table.collection, table.uid).where(isNull(table.queuedAt)),
  ],
);

/** `manage` refers to all subscriptions of an address, the others to those that an email is about. */
export type TokenPurpose = 'confirm' | 'unsubscribe' | 'manage';

/**
 * Tokens for the links in emails, stored as SHA-256 hashes. They refer to rows, not to people, and are kept after the rows are deleted, so
 * that a second click is not an error.
 */
export const subscriptionTokens = pgTable('subscription_tokens', {
  hash: text().primaryKey(),
  purpose: text().$type<TokenPurpose>().notNull(),
  subscriptions: bigint({ mode: 'number' }).array().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** Null if the token is valid as long as its subscriptions. */
  expiresAt: instant('expires_at'),
});
