import { createHash } from 'node:crypto';
import type { PageMeta } from '@stadtraum/contracts/page-meta';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queries } from '../kernel/database/database.ts';
import { canonicalJson } from '../kernel/json-tree.ts';
import { recordKeys } from '../sources/lists/record-keys.ts';
import { searchIndexOf } from '../sources/search/search-index.ts';
import { hiddenFromOf } from '../store/hidden-from.ts';
import { fieldsSelectedIn } from '../store/placed-blocks.ts';
import { slugOf } from '../store/record-page.ts';
import { revisionName } from '../store/revision.ts';
import {
  collections,
  contentState,
  layouts,
  menus,
  pages,
  recordPages,
  records,
  redirects,
  searchEntries,
  searchWords,
} from '../store/schema.ts';
import type { SiteContent } from './site-content.ts';

/** Any number, as long as every content API uses the same: of two loads one waits. */
const LOAD_LOCK = 4003;
/** Rows of one INSERT: PostgreSQL takes 65,535 parameters. */
const BATCH = 1000;

/**
 * Makes the database hold exactly this content, or leaves it alone when it does already.
 * One transaction: readers see the old content or the new, and a crash leaves the old.
 *
 * @param onChange what else belongs into that transaction when something has changed
 */
export function storeContent(
  database: Database,
  content: SiteContent,
  onChange: (queries: Queries) => Promise<void> = async () => undefined,
): Promise<{ changed: boolean; revision: string }> {
  const rows = toRows(content);
  const hash = createHash('sha256').update(canonicalJson(rows)).digest('hex');
  return database.write(async (queries) => {
    await queries.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
    const [state] = await queries.select().from(contentState);
    if (state?.hash === hash) return { changed: false, revision: revisionName(state) };
    await replaceAll(queries, rows);
    await onChange(queries);
    const next = { sequence: (state?.sequence ?? 0) + 1, hash };
    await queries
      .insert(contentState)
      .values(next)
      .onConflictDoUpdate({ target: contentState.id, set: { ...next, loadedAt: sql`now()` } });
    return { changed: true, revision: revisionName(next) };
  });
}

type Rows = ReturnType<typeof toRows>;

/** Content as rows; what only matters to those who write it stays behind. */
function toRows(content: SiteContent) {
  const { entries, words } = searchIndexOf(content);
  return {
    searchEntries: entries,
    searchWords: words,
    pages: content.pages.map(
      ({ path, id, status = 200 as const, title, label = title, meta = {}, regions }) => ({
        ...{ path, id, status, title: documentTitle(title, content.site.name), label, regions },
        meta: { ...siteMeta(content.site), ...meta },
      }),
    ),
    layouts: [{ name: 'default', regions: content.layout.regions }],
    menus: Object.entries(content.menus.menus).map(([name, items]) => ({ name, items })),
    redirects: content.redirects.entries.map(({ from, to, status = 301 as const }) => ({ from, to, status })),
    collections: content.collections.map(({ name, definition }) => ({ name, definition })),
    recordPages: content.collections.flatMap(({ name, recordPage }) => {
      if (!recordPage) return [];
      const { file: _, ...template } = recordPage;
      const title = documentTitle(template.title, content.site.name);
      const meta = { ...siteMeta(content.site), ...template.meta };
      const stored = { label: template.title, ...template, title, meta };
      return [{ collection: name, path: template.path, template: stored }];
    }),
    records: content.collections.flatMap(({ name, definition, records, recordPage }) => {
      const selected = fieldsSelectedIn(content, name);
      return records.map(({ uid, data }) => ({
        ...{ collection: name, uid, data, slug: recordPage ? slugOf(data) : undefined },
        hiddenFrom: hiddenFromOf(definition, data),
        ...recordKeys(definition, data, selected),
      }));
    }),
  };
}

/** `Bildmaterial – Stadtraum Wohnen`: a tab, a bookmark and a search result name page and site, in this order. */
function documentTitle(title: string, siteName: string | undefined): string {
  return siteName === undefined || title.includes(siteName) ? title : `${title} – ${siteName}`;
}

/** What every page says of the site. */
function siteMeta({ name, publisher }: SiteContent['site']): PageMeta {
  return { ...(name !== undefined && { siteName: name }), ...(publisher && { publisher }) };
}

async function replaceAll(queries: Queries, rows: Rows): Promise<void> {
  await replace(queries, pages, rows.pages);
  await replace(queries, layouts, rows.layouts);
  await replace(queries, menus, rows.menus);
  await replace(queries, redirects, rows.redirects);
  await replace(queries, collections, rows.collections);
  await replace(queries, recordPages, rows.recordPages);
  await replace(queries, records, rows.records);
  // The embedded database has nobody else to tell the planner how many records there are.
  await queries.execute(sql`analyze ${records}`);
  await replace(queries, searchEntries, rows.searchEntries);
  await replace(queries, searchWords, rows.searchWords);
}

async function replace<Table extends PgTable>(
  queries: Queries,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  await queries.delete(table);
  for (let start = 0; start < rows.length; start += BATCH) {
    await queries.insert(table).values(rows.slice(start, start + BATCH));
  }
}
