import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Each announcement as of the last load, to compare with the next one. */
export const announcementStates = pgTable('announcement_states', {
  uid: integer().primaryKey(),
  /** As an editor wrote it: a day relative to today must not count as a change tomorrow. */
  written: jsonb().$type<Record<string, unknown>>().notNull(),
  /** As visitors see it. */
  shown: jsonb().$type<Record<string, unknown>>().notNull(),
});

/** The log of changes, for subscribers and for the announcement's page. */
export const announcementChanges = pgTable(
  'announcement_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: integer().notNull(),
    kind: text().$type<'published' | 'changed'>().notNull(),
    at: instant('at').notNull().defaultNow(),
    /** What changed, one sentence each. */
    sentences: text().array().notNull(),
    /** The announcement after the change. */
    shown: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('announcement_changes_uid').on(table.uid, table.at)],
);
