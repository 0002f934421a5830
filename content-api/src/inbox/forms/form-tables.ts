import type { FormValues } from '@stadtraum/contracts/forms/contact-form';
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Sent contact forms. They are deleted after 90 days, by when they have been answered. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Path of the page, and id of the form's block on it. */
    page: text().notNull(),
    block: text().notNull(),
    values: jsonb().$type<FormValues>().notNull(),
    /** SHA-256 of page, block and values; detects duplicates. */
    hash: text().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    index('form_submissions_hash').on(table.hash, table.receivedAt),
    index('form_submissions_received').on(table.receivedAt),
  ],
);
