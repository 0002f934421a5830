import type { NavigationItem, PageModel } from '@stadtraum/contracts/page-model';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { HeldBack } from '../kernel/held-back.ts';
import type { CollectionDefinition } from './collection.ts';
import type { Passage } from './passage.ts';
import type { RecordPageTemplate } from './record-page.ts';
import type { LayoutRegions, Regions } from './stored-page.ts';

/** One row: the current state of the content. */
export const contentState = pgTable(
  'content_state',
  {
    id: integer().primaryKey().default(1),
    /** Incremented by each load that changes something. */
    sequence: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of all stored content, in hex. */
    hash: text().notNull(),
    loadedAt: timestamp('loaded_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [check('content_state_one_row', sql`${table.id} = 1`)],
);

export const pages = pgTable('pages', {
  path: text().primaryKey(),
  id: integer().notNull().unique(),
  /** 200; 404 for the page that is served for unknown paths, 410 for the page that is served for gone ones. */
  status: integer().$type<200 | 404 | 410>().notNull(),
  title: text().notNull(),
  /** The page's name in breadcrumbs. */
  label: text().notNull(),
  meta: jsonb().$type<PageModel['meta']>().notNull(),
  regions: jsonb().$type<Regions>().notNull(),
});

/**
 * The content files of each owner as they were written. All other content is derived from them, so that a load replaces one owner's
 * files and leaves all others as they are.
 */
export const contentSources = pgTable('content_sources', {
  /** `workspace`, or the name of the remote whose repository contains the files. */
  owner: text().primaryKey(),
  /** The team that loaded them. */
  team: text().notNull(),
  /** JSON object: the JSON values by file name. Text, because `jsonb` would change the order of properties. */
  files: text().notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  /** What the last load left as it was, because the new version does not fit (see `kernel/held-back.ts`). */
  heldBack: jsonb('held_back').$type<HeldBack[]>().notNull().default([]),
  /** All that the last load sent, while a part of it is held back (see `content/waiting-content.ts`). */
  waiting: text(),
  /** Id of the live set that `waiting` was last checked against. */
  checkedWith: text('checked_with'),
});

/** Regions shown on every page that has no region of the same name. There is one row, `default`. */
export const layouts = pgTable('layouts', {
  name: text().primaryKey(),
  regions: jsonb().$type<LayoutRegions>().notNull(),
});

export const menus = pgTable('menus', {
  name: text().primaryKey(),
  items: jsonb().$type<NavigationItem[]>().notNull(),
});

/** Redirects from pages that have moved, and pages that are gone, whose `to` is empty. */
export const redirects = pgTable('redirects', {
  from: text('from_path').primaryKey(),
  to: text('to_url').notNull(),
  status: integer().$type<301 | 302 | 307 | 308 | 410>().notNull(),
});

export const collections = pgTable('collections', {
  name: text().primaryKey(),
  definition: jsonb().$type<CollectionDefinition>().notNull(),
});

/** The records of all collections, with the keys that lists compare; see `sources/lists/record-keys.ts`. */
export const records = pgTable(
  'records',
  {
    collection: text()
      .notNull()
      .references(() => collections.name, { onDelete: 'cascade' }),
    uid: integer().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Folded text by field, for filters that look for text. */
    search: jsonb().$type<Record<string, string>>().notNull(),
    /** Exact values, `district=Hafen`, for filters and for blocks that show only some records. */
    terms: text().array().notNull().default([]),
    /** Numbers by field, for ranges. The day 2026-11-20 is the number 20261120. */
    numbers: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Sort keys by field. */
    sort: jsonb().$type<Record<string, string | number>>().notNull(),
    /** Last segment of the path of the record's page; null if the collection's records have no pages. */
    slug: text(),
    /** First day in Berlin on which the record is hidden. */
    hiddenFrom: date('hidden_from', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.uid] }),
    uniqueIndex('records_slug').on(table.collection, table.slug),
  ],
);

/** What filters see of a record. */
export type ComparedRecord = Readonly<
  Pick<typeof records.$inferSelect, 'uid' | 'search' | 'terms' | 'numbers'>
>;

/** The templates for records' pages, one row for each collection whose records have pages. */
export const recordPages = pgTable('record_pages', {
  collection: text()
    .primaryKey()
    .references(() => collections.name, { onDelete: 'cascade' }),
  /** Path of the records' pages without the slug. */
  path: text().notNull().unique(),
  template: jsonb().$type<RecordPageTemplate>().notNull(),
});

/** A text search vector in PostgreSQL's notation: `'haus':1A,7C 'nord':2A`. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The search index, derived when content is stored; see `sources/search/search-index.ts`. */
export const searchEntries = pgTable(
  'search_entries',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    kindLabel: text('kind_label').notNull(),
    address: text().notNull(),
    title: text().notNull(),
    titleStems: text('title_stems').notNull(),
    description: text().notNull(),
    passages: jsonb().$type<Passage[]>().notNull(),
    vector: tsvector().notNull(),
    /** First day in Berlin on which the entry is hidden. */
    hiddenFrom: date('hidden_from', { mode: 'string' }),
  },
  (table) => [index('search_entries_vector').using('gin', table.vector)],
);

/** Every word in the content, for misspelt and incomplete queries. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    display: text().notNull(),
    /** The stems that the word finds, separated by spaces: its own, then those of its synonyms. */
    stem: text().notNull(),
    frequency: integer().notNull(),
    /** First day in Berlin on which all entries with the word are hidden. */
    hiddenFrom: date('hidden_from', { mode: 'string' }),
  },
  (table) => [
    index('search_words_stem').on(table.stem),
    index('search_words_trigrams').using('gist', table.word.op('gist_trgm_ops')),
  ],
);
