import { createHash } from 'node:crypto';
import type { PageMeta } from '@stadtraum/contracts/page-meta';
import { sql } from 'drizzle-orm';
import { berlinDay } from '../kernel/berlin-time.ts';
import type { Database, Queries } from '../kernel/database/database.ts';
import { canonicalJson } from '../kernel/json-tree.ts';
import { type Choice, isChoice } from '../store/choice.ts';
import type { RecordText } from '../store/record-text.ts';
import { revisionName } from '../store/revision.ts';
import { collections, contentState, layouts, menus, pages, recordPages, redirects } from '../store/schema.ts';
import { declarationOf } from '../store/stored-page.ts';
import type { FindListPage, SourceRules, TableRows } from './content-ports.ts';
import { type HeldContent, readSources, replaceSource, sourceText } from './content-sources.ts';
import type { OwnedFiles } from './owners.ts';
import { type StoredPage, withModifiedDays } from './page-changes.ts';
import type { SiteContent } from './site-content.ts';
import { readWaiting } from './waiting-content.ts';

/** Key of an advisory lock that all content APIs use: only one loads content at a time. */
const LOAD_LOCK = 4003;
/** Rows per INSERT: PostgreSQL accepts 65,535 parameters. */
const BATCH = 1000;

/**
 * Replaces the stored content unless it is the same, in one transaction: readers see either the old content or the new, and a crash
 * leaves the old content unchanged.
 *
 * @param options `loaded` are the files of the owner whose load this is, without what is held back, and `basedOn` is the state (see `StoredSources`) whose other
 *   files `content` contains, derived at `now`; `repeats` is the stored text of an earlier load that is checked again; `onChange` is called in the same transaction when something has changed
 * @returns undefined, without a change, if another load was faster
 */
export function storeContent(
  database: Database,
  content: SiteContent,
  {
    sources,
    loaded,
    held,
    repeats,
    basedOn,
    now,
    onChange,
  }: {
    sources: readonly SourceRules[];
    loaded: OwnedFiles;
    held: HeldContent;
    repeats: string | undefined;
    basedOn: number;
    now: Date;
    onChange: (queries: Queries) => Promise<void>;
  },
): Promise<{ changed: boolean; revision: string } | undefined> {
  const tables = toRows(content, sources);
  const rows = Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, table.rows]));
  const contentText = canonicalJson(rows);
  return database.write(async (queries) => {
    await queries.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
    const [state] = await queries.select().from(contentState);
    if ((state?.sequence ?? 0) !== basedOn) return undefined;
    if (repeats !== undefined && (await readWaiting(queries, loaded.owner))?.text !== repeats)
      return undefined;
    await replaceSource(queries, loaded, held);
    const { sources: files } = await readSources(queries);
    const hash = createHash('sha256').update(contentText);
    for (const source of files.filter(({ names }) => names.length > 0))
      hash.update(`\0${source.owner}\0${source.team}\0${sourceText(source)}`);
    const digest = hash.digest('hex');
    if (state?.hash === digest) return { changed: false, revision: revisionName(state) };
    const stored = await queries.select().from(pages);
    const pageRows = withModifiedDays(tables.pages.rows, stored, berlinDay(now));
    await replaceAll(queries, { ...tables, pages: { ...tables.pages, rows: pageRows } });
    await onChange(queries);
    const next = { sequence: basedOn + 1, hash: digest, loadedAt: now.toISOString() };
    await queries
      .insert(contentState)
      .values(next)
      .onConflictDoUpdate({ target: contentState.id, set: next });
    return { changed: true, revision: revisionName(next) };
  });
}

type Rows = Readonly<Record<string, TableRows>>;
type ContentRows = Rows & { pages: TableRows & { rows: StoredPage[] } };

/** Converts content to table rows. */
function toRows(content: SiteContent, sources: readonly SourceRules[]): ContentRows {
  const { site } = content;
  const findListPage = listPages(content, sources);
  const stored = {
    pages: content.pages.map(
      ({ path, id, status = 200 as const, title, label = title, meta = {}, regions, ...page }) => ({
        ...{ path, id, status, label, regions },
        title: withSiteName(page.documentTitle ?? title, site.name),
        meta: { ...siteMeta(content), ...meta },
      }),
    ),
    layouts: [{ name: 'default', regions: content.layout.regions }],
    menus: Object.entries(content.menus.menus).map(([name, items]) => ({ name, items })),
    redirects: content.redirects.map(({ status = 301 as const, ...entry }) => ({
      ...{ from: entry.from, to: 'to' in entry ? entry.to : '', status },
    })),
    collections: content.collections.map(({ name, definition }) => ({ name, definition })),
    recordPages: content.collections.flatMap(({ name, recordPage }) => {
      if (!recordPage) return [];
      const { file: _, ...template } = recordPage;
      const { title, gone } = template;
      const full = {
        ...{ label: title, ...template, title: documentTitle(title, site.name) },
        ...(gone && { gone: { label: gone.title, ...gone, title: documentTitle(gone.title, site.name) } }),
        meta: { ...siteMeta(content), ...template.meta },
      };
      return [{ collection: name, path: template.path, template: full }];
    }),
  };
  return Object.assign(
    {
      pages: { table: pages, rows: stored.pages },
      layouts: { table: layouts, rows: stored.layouts },
      menus: { table: menus, rows: stored.menus },
      redirects: { table: redirects, rows: stored.redirects },
      collections: { table: collections, rows: stored.collections },
      recordPages: { table: recordPages, rows: stored.recordPages },
    },
    ...sources.map((source) => source.derive?.(content, findListPage)),
  );
}

/** Finds the page that lists a whole collection or, if there is none, a page that shows some of its records. */
function listPages({ pages }: SiteContent, sources: readonly SourceRules[]): FindListPage {
  const findShowing = (collection: string, isWhole: boolean) =>
    pages.find(({ regions }) =>
      Object.values(regions)
        .flat()
        .some((block) =>
          sources.some((source) => {
            const declaration = declarationOf(block, source.property);
            const shown = declaration === undefined ? undefined : source.shows?.(declaration);
            return shown?.collection === collection && (shown.isWhole || !isWhole);
          }),
        ),
    );
  return (collection) => findShowing(collection, true) ?? findShowing(collection, false);
}

/** The document's title for records, in all variants. */
function documentTitle(title: RecordText, siteName: string | undefined): RecordText {
  if (!isChoice(title)) return withSiteName(title, siteName);
  const { by, cases, otherwise } = title as Choice<string>;
  const all = Object.entries(cases).map(([value, text]) => [value, withSiteName(text, siteName)]);
  return { by, cases: Object.fromEntries(all), otherwise: withSiteName(otherwise, siteName) };
}

/** `Bildmaterial – Stadtraum Wohnen`: tabs, bookmarks and search results show the page's name before the site's. */
function withSiteName(title: string, siteName: string | undefined): string {
  return siteName === undefined || title.includes(siteName) ? title : `${title} – ${siteName}`;
}

/** Metadata about the site, for every page. */
function siteMeta({ site: { name, publisher }, embeds }: SiteContent): PageMeta {
  return {
    ...(name !== undefined && { siteName: name }),
    ...(publisher && { publisher }),
    ...(embeds && { embeds }),
  };
}

async function replaceAll(queries: Queries, tables: Rows): Promise<void> {
  for (const { table, rows, analyse } of Object.values(tables)) {
    await queries.delete(table);
    for (let start = 0; start < rows.length; start += BATCH) {
      await queries.insert(table).values(rows.slice(start, start + BATCH));
    }
    // The embedded database has no background process that updates the planner's statistics.
    if (analyse) await queries.execute(sql`analyze ${table}`);
  }
}
