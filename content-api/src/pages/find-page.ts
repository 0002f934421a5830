import type { PageModel, Redirect } from '@stadtraum/contracts/page-model';
import { serverError } from '@stadtraum/server-base/errors';
import { eq, inArray } from 'drizzle-orm';
import { berlinDay, nextBerlinDay } from '../kernel/berlin-time.ts';
import type { Database, Queries } from '../kernel/database/database.ts';
import type { QueryPair } from '../kernel/query-string.ts';
import { readRevision } from '../store/revision.ts';
import { layouts, menus, pages, redirects } from '../store/schema.ts';
import { regionsOfPage } from '../store/stored-page.ts';
import type { BlockSource } from './block-source.ts';
import { composePage } from './compose-page.ts';
import { type FoundPage, missingPage, pageAt } from './page-at.ts';
import { pathsAbove } from './page-tree.ts';
import { furtherListPage, shortAddress } from './query-effects.ts';
import { readSources } from './read-sources.ts';

/**
 * Finds the page, the redirect, or the page for what is missing at a path. A page of a list beyond its last is the 404 page; a query
 * with parts that change nothing is a redirect to the address without them.
 *
 * @throws CONTENT_UNAVAILABLE if nothing has been loaded yet
 * @throws DATABASE_UNAVAILABLE
 */
export type FindPage = (
  database: Pick<Database, 'read'>,
  path: string,
  query?: readonly QueryPair[],
) => Promise<PageModel | Redirect>;

/** Creates a FindPage that completes blocks with the given sources. */
export function pageFinder(sources: readonly BlockSource[]): FindPage {
  return (database, path, query = []) =>
    database.read(async (queries) => {
      const revision = await readRevision(queries);
      if (revision === undefined) {
        throw serverError('CONTENT_UNAVAILABLE', { path, reason: 'nothing has been loaded yet' });
      }
      // The clock is read once, so that `today` in lists and the page's `freshUntil` agree.
      const now = new Date();
      const today = berlinDay(now);
      const read = (page: FoundPage, pageQuery: readonly QueryPair[]) =>
        readPage(queries, page, { sources, revision, query: pageQuery, now });
      // Some characters cause an error in the database; no page has them in its path.
      const isValid = VALID_PATH.test(path);
      const page = isValid ? await pageAt(queries, path, today) : undefined;
      if (page) return read(page, query);
      const moved = isValid ? await movedFrom(queries, path, today) : undefined;
      return typeof moved === 'object' ? moved : read(await missingPage(queries, moved ?? 404), []);
    });
}

const VALID_PATH = /^\/[^\p{Cc}\p{Surrogate}]{0,511}$/u;

interface PageRequest {
  sources: readonly BlockSource[];
  revision: string;
  query: readonly QueryPair[];
  now: Date;
}

async function readPage(
  queries: Queries,
  page: FoundPage,
  request: PageRequest,
): Promise<PageModel | Redirect> {
  const { sources, revision, query, now } = request;
  const [layout] = await queries.select().from(layouts).where(eq(layouts.name, 'default'));
  const regions = regionsOfPage(page.path, layout?.regions ?? {}, page.regions);
  const context = { query, today: berlinDay(now), record: page.record };
  const deliveries = await readSources(sources, queries, Object.values(regions).flat(), context);
  const short = shortAddress(page.path, query, regions, deliveries);
  if (short) return short;
  const listPage = furtherListPage(deliveries);
  if (listPage && listPage.number > listPage.count) {
    return readPage(queries, await missingPage(queries, 404), { ...request, query: [] });
  }
  const allMenus = await queries.select().from(menus);
  return composePage({
    page,
    above: await pagesAbove(queries, page.path),
    menus: Object.fromEntries(allMenus.map(({ name, items }) => [name, items])),
    regions,
    deliveries,
    query,
    revision,
    nextDay: nextBerlinDay(now),
  });
}

/** The redirect for a page that has moved, or for a path with a trailing slash; 410 for a page that is gone. */
async function movedFrom(queries: Queries, path: string, today: string): Promise<Redirect | 410 | undefined> {
  const [moved] = await queries.select().from(redirects).where(eq(redirects.from, path));
  if (moved) return moved.status === 410 ? 410 : { redirectUrl: moved.to, statusCode: moved.status };
  const withoutSlash = path.replace(/(?<=[^/])\/$/, '');
  if (withoutSlash === path || !(await pageAt(queries, withoutSlash, today))) return undefined;
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
