import type { PageModel, Redirect } from '@stadtraum/contracts/page-model';
import { eq } from 'drizzle-orm';
import type { Database, Queries } from '../kernel/database/database.ts';
import type { QueryPair } from '../kernel/query-string.ts';
import { redirects } from '../store/schema.ts';
import type { BlockSource } from './block-source.ts';
import type { KnownRevision, KnowSite } from './known-revision.ts';
import { type FoundPage, pageAt } from './page-at.ts';
import { readPage } from './read-page.ts';

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
export function pageFinder(sources: readonly BlockSource[], knowSite: KnowSite): FindPage {
  return (database, path, query = []) =>
    database.read(async (queries) => {
      const known = await knowSite(queries);
      const { today } = known.day;
      const read = (page: FoundPage, pageQuery: readonly QueryPair[]) =>
        readPage(queries, page, { known, sources, query: pageQuery });
      const found = known.pages.get(path);
      if (found) return read(found, query);
      // Some characters cause an error in the database; no page has them in its path.
      const isValid = VALID_PATH.test(path);
      const page = isValid ? await pageAt(queries, path, today, known.frame) : undefined;
      if (page) {
        known.pages.set(path, page);
        return read(page, query);
      }
      const moved = isValid ? await movedFrom(queries, path, known) : undefined;
      return typeof moved === 'object' ? moved : read(known.frame.missing[moved ?? 404], []);
    });
}

const VALID_PATH = /^\/[^\p{Cc}\p{Surrogate}]{0,511}$/u;

/** The redirect for a page that has moved, or for a path with a trailing slash; 410 for a page that is gone. */
async function movedFrom(
  queries: Queries,
  path: string,
  { frame, day }: KnownRevision,
): Promise<Redirect | 410 | undefined> {
  const [moved] = await queries.select().from(redirects).where(eq(redirects.from, path));
  if (moved) return moved.status === 410 ? 410 : { redirectUrl: moved.to, statusCode: moved.status };
  const withoutSlash = path.replace(/(?<=[^/])\/$/, '');
  if (withoutSlash === path || !(await pageAt(queries, withoutSlash, day.today, frame))) return undefined;
  return { redirectUrl: withoutSlash, statusCode: 301 };
}
