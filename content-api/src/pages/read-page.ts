import type { PageModel, Redirect } from '@stadtraum/contracts/page-model';
import type { Queries } from '../kernel/database/database.ts';
import type { QueryPair } from '../kernel/query-string.ts';
import { regionsOfPage } from '../store/stored-page.ts';
import type { BlockSource } from './block-source.ts';
import { composePage } from './compose-page.ts';
import type { KnownRevision } from './known-revision.ts';
import type { FoundPage } from './page-at.ts';
import { pathsAbove } from './page-tree.ts';
import { furtherListPage, shortAddress } from './query-effects.ts';
import { readSources } from './read-sources.ts';

export interface PageRequest {
  known: KnownRevision;
  sources: readonly BlockSource[];
  query: readonly QueryPair[];
}

/**
 * Completes a page with its layout and its sources. A page of a list beyond its last is the 404 page; a query with parts that change
 * nothing is a redirect to the address without them.
 *
 * @throws DATABASE_UNAVAILABLE
 */
export async function readPage(
  queries: Queries,
  page: FoundPage,
  request: PageRequest,
): Promise<PageModel | Redirect> {
  const { known, sources, query } = request;
  const { revision, day } = known;
  const { layout, menus, collections, labels, missing } = known.frame;
  const regions = regionsOfPage(page.path, layout, page.regions);
  const deliveries = await readSources(sources, queries, Object.values(regions).flat(), {
    context: { query, today: day.today, record: page.record, collections },
    known: known.deliveries,
    place: page.record ? page.path : '',
  });
  const short = shortAddress(page.path, query, regions, deliveries);
  if (short) return short;
  const listPage = furtherListPage(deliveries);
  if (listPage && listPage.number > listPage.count) {
    return readPage(queries, missing[404], { ...request, query: [] });
  }
  const above = pathsAbove(page.path).flatMap((path) => {
    const label = labels.get(path);
    return label === undefined ? [] : [{ path, label }];
  });
  return composePage({
    ...{ page, above, regions, deliveries, query, menus, revision },
    nextDay: day.next,
  });
}
