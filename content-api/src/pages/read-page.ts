import type { NavigationItem, PageModel, Redirect } from '@stadtraum/contracts/page-model';
import { eq, inArray } from 'drizzle-orm';
import { berlinDay, nextBerlinDay } from '../kernel/berlin-time.ts';
import type { Queries } from '../kernel/database/database.ts';
import type { QueryPair } from '../kernel/query-string.ts';
import { layouts, menus, pages } from '../store/schema.ts';
import { findCollections, type StoredCollection } from '../store/select-records.ts';
import { type LayoutRegions, regionsOfPage } from '../store/stored-page.ts';
import type { BlockSource } from './block-source.ts';
import { composePage } from './compose-page.ts';
import { type FoundPage, missingPage } from './page-at.ts';
import { pathsAbove } from './page-tree.ts';
import { furtherListPage, shortAddress } from './query-effects.ts';
import { readSources } from './read-sources.ts';

/** A step of a breadcrumb trail. */
export interface Step {
  path: string;
  label: string;
}

/** What all pages of a revision share. */
export interface SiteFrame {
  layout: LayoutRegions;
  menus: Record<string, NavigationItem[]>;
  collections: readonly StoredCollection[];
}

export interface PageRequest extends SiteFrame {
  sources: readonly BlockSource[];
  revision: string;
  query: readonly QueryPair[];
  /** The clock is read once, so that `today` in lists and the page's `freshUntil` agree. */
  day: { today: string; next: Date };
  /** Reads those of these pages that exist, in any order. */
  stepsAt(queries: Queries, paths: readonly string[]): Promise<Step[]>;
}

export async function readFrame(queries: Queries): Promise<SiteFrame> {
  const [layout] = await queries.select().from(layouts).where(eq(layouts.name, 'default'));
  const allMenus = await queries.select().from(menus);
  return {
    layout: layout?.regions ?? {},
    menus: Object.fromEntries(allMenus.map(({ name, items }) => [name, items])),
    collections: await findCollections(queries),
  };
}

/** The day of an instant in Berlin, and when the next one begins. */
export function dayOf(now: Date): PageRequest['day'] {
  return { today: berlinDay(now), next: nextBerlinDay(now) };
}

/** Labels of the pages at these paths. */
export async function readSteps(queries: Queries, paths: readonly string[]): Promise<Step[]> {
  if (paths.length === 0) return [];
  return queries
    .select({ path: pages.path, label: pages.label })
    .from(pages)
    .where(inArray(pages.path, [...paths]));
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
  const { sources, query, day, layout, menus: navigation, collections, revision } = request;
  const regions = regionsOfPage(page.path, layout, page.regions);
  const context = { query, today: day.today, record: page.record, collections };
  const deliveries = await readSources(sources, queries, Object.values(regions).flat(), context);
  const short = shortAddress(page.path, query, regions, deliveries);
  if (short) return short;
  const listPage = furtherListPage(deliveries);
  if (listPage && listPage.number > listPage.count) {
    return readPage(queries, await missingPage(queries, 404), { ...request, query: [] });
  }
  const above = await request.stepsAt(queries, pathsAbove(page.path));
  return composePage({
    ...{ page, regions, deliveries, query, revision, menus: navigation },
    above: above.sort((a, b) => a.path.length - b.path.length),
    nextDay: day.next,
  });
}
