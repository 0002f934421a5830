import type { FormValues } from '@stadtraum/contracts/forms/contact-form';
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Contact forms from visitors. They are deleted after 90 days, since the office has answered them by then. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Path of the form's page, and id of the form's block. */
    page: text().notNull(),
    block: text().notNull(),
    values: jsonb().$type<FormValues>().notNull(),
    /** SHA-256 of page, block and values; detects duplicates. */
    hash: text().notNull(),
    /** Identity of the sender's address, if the form is acknowledged by email; finds earlier forms of the same sender. */
    sender: text(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    index('form_submissions_hash').on(table.hash, table.receivedAt),
    index('form_submissions_sender').on(table.sender, table.receivedAt),
    index('form_submissions_received').on(table.receivedAt),
  ],
);
