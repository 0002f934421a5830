import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Each announcement as of the last load, for comparison with the next load. */
export const announcementStates = pgTable('announcement_states', {
  uid: integer().primaryKey(),
  /** The record as the editor wrote it, so that a relative date does not count as a change the next day. */
  written: jsonb().$type<Record<string, unknown>>().notNull(),
  /** The record as visitors see it. */
  shown: jsonb().$type<Record<string, unknown>>().notNull(),
});

/** The change log, for subscribers and the announcement's page. An `initial` entry is what an announcement was before its first change. */
export const announcementChanges = pgTable(
  'announcement_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: integer().notNull(),
    kind: text().$type<'published' | 'changed' | 'initial'>().notNull(),
    at: instant('at').notNull().defaultNow(),
    /** One sentence for each change. */
    sentences: text().array().notNull(),
    /** The announcement after the change. */
    shown: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('announcement_changes_uid').on(table.uid, table.at)],
);
