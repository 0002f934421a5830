import { CodedError } from '@stadtraum/contracts/errors';
import type { PageModel, Redirect } from '@stadtraum/contracts/page-model';
import { eq, inArray } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.ts';
import { collections, layouts, menus, pages, redirects } from '../database/schema.ts';
import { findRecords } from '../lists/find-records.ts';
import { readListRequest } from '../lists/list-request.ts';
import type { QueryPair } from '../lists/query-string.ts';
import { berlinDay, nextBerlinDay } from './berlin-time.ts';
import { composePage, type PageList } from './compose-page.ts';
import { pathsAbove } from './page-tree.ts';
import { readRevision } from './revision.ts';
import { regionsOfPage, type StoredBlock } from './stored-page.ts';

/**
 * What stands at a path: a page, where it has moved to, or the page that says that there is none.
 *
 * @throws CONTENT_UNAVAILABLE when nothing has been loaded yet
 * @throws DATABASE_UNAVAILABLE
 */
export function findPage(
  database: Database,
  path: string,
  query: readonly QueryPair[],
): Promise<PageModel | Redirect> {
  return database.read(async (queries) => {
    const revision = await readRevision(queries);
    if (revision === undefined) {
      throw new CodedError('CONTENT_UNAVAILABLE', { path, reason: 'nothing has been loaded yet' });
    }
    // A database refuses some characters with an error; no page has them in its path.
    const page = CONCEIVABLE_PATH.test(path) ? await pageAt(queries, path) : undefined;
    if (page) return readPage(queries, page, revision, query);
    const redirect = CONCEIVABLE_PATH.test(path) ? await redirectFrom(queries, path) : undefined;
    return redirect ?? readPage(queries, await notFoundPage(queries), revision, []);
  });
}

const CONCEIVABLE_PATH = /^\/[^\p{Cc}\p{Surrogate}]{0,511}$/u;

type PageRow = typeof pages.$inferSelect;

async function readPage(
  queries: Queries,
  page: PageRow,
  revision: string,
  query: readonly QueryPair[],
): Promise<PageModel> {
  const [layout] = await queries.select().from(layouts).where(eq(layouts.name, 'default'));
  const regions = regionsOfPage(page.path, layout?.regions ?? {}, page.regions);
  // One reading of the clock: the day that a list names ends when the answer does.
  const now = new Date();
  const allMenus = await queries.select().from(menus);
  return composePage({
    page,
    above: await pagesAbove(queries, page.path),
    menus: Object.fromEntries(allMenus.map(({ name, items }) => [name, items])),
    regions,
    lists: await readLists(queries, Object.values(regions).flat(), query, berlinDay(now)),
    revision,
    nextDay: nextBerlinDay(now),
  });
}

async function pageAt(queries: Queries, path: string): Promise<PageRow | undefined> {
  const [page] = await queries.select().from(pages).where(eq(pages.path, path));
  return page;
}

async function notFoundPage(queries: Queries): Promise<PageRow> {
  const [page] = await queries.select().from(pages).where(eq(pages.status, 404));
  if (!page) throw new Error('content without a 404 page was stored');
  return page;
}

/** Moved pages, and pages that are asked for with a slash too many. */
async function redirectFrom(queries: Queries, path: string): Promise<Redirect | undefined> {
  const [moved] = await queries.select().from(redirects).where(eq(redirects.from, path));
  if (moved) return { redirectUrl: moved.to, statusCode: moved.status };
  const withoutSlash = path.replace(/(?<=[^/])\/$/, '');
  if (withoutSlash === path || !(await pageAt(queries, withoutSlash))) return undefined;
  return { redirectUrl: withoutSlash, statusCode: 301 };
}

async function pagesAbove(queries: Queries, path: string): Promise<{ path: string; label: string }[]> {
  const above = pathsAbove(path);
  if (above.length === 0) return [];
  const found = await queries
    .select({ path: pages.path, label: pages.label })
    .from(pages)
    .where(inArray(pages.path, above));
  return found.sort((a, b) => a.path.length - b.path.length);
}

async function readLists(
  queries: Queries,
  blocks: StoredBlock[],
  query: readonly QueryPair[],
  today: string,
): Promise<Map<string, PageList>> {
  const names = [...new Set(blocks.flatMap(({ source }) => (source ? [source.collection] : [])))];
  if (names.length === 0) return new Map();
  const found = await queries.select().from(collections).where(inArray(collections.name, names));
  const lists = new Map<string, PageList>();
  for (const { name, definition } of found) {
    const request = readListRequest(definition, query);
    const result = await findRecords(queries, name, definition, request);
    lists.set(name, { definition, result: definition.changesDaily ? { ...result, today } : result });
  }
  return lists;
}
