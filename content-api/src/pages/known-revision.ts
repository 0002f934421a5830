import type { NavigationItem } from '@stadtraum/contracts/page-model';
import { serverError } from '@stadtraum/server-base/errors';
import { eq, inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { berlinDay, nextBerlinDay } from '../kernel/berlin-time.ts';
import type { Queries } from '../kernel/database/database.ts';
import { readRevision } from '../store/revision.ts';
import { layouts, menus, pages } from '../store/schema.ts';
import { findCollections, type StoredCollection } from '../store/select-records.ts';
import type { LayoutRegions } from '../store/stored-page.ts';
import type { Delivery } from './block-source.ts';
import { type FoundPage, type RecordPages, readRecordPages } from './page-at.ts';

/** Maximum number of characters of all kept values as JSON, for pages and for deliveries. */
const MAX_CHARACTERS = 4_000_000;

/** What all pages of a revision share. */
export interface SiteFrame {
  layout: LayoutRegions;
  menus: Record<string, NavigationItem[]>;
  collections: readonly StoredCollection[];
  recordPages: RecordPages;
  /** Labels of editors' pages by path, for breadcrumbs. */
  labels: ReadonlyMap<string, string>;
  /** The pages in place of those that are missing or gone, by status. */
  missing: Readonly<Record<404 | 410, FoundPage>>;
}

/** The day of an instant in Berlin. The clock is read once, so that `today` in lists and the page's `freshUntil` agree. */
export interface Day {
  today: string;
  /** When the next day begins. */
  next: Date;
}

export function dayOf(now: Date): Day {
  return { today: berlinDay(now), next: nextBerlinDay(now) };
}

/**
 * A revision's frame, and what pages of one day were made of, as far as no query changes it. Most of a filtered list's page is the
 * same for each filter; a statement of the embedded database takes half a millisecond of its only thread.
 */
export interface KnownRevision {
  revision: string;
  day: Day;
  frame: SiteFrame;
  /** By path. */
  pages: LRUCache<string, FoundPage>;
  /** By declaration, and for a record's page its path. */
  deliveries: LRUCache<string, Delivery>;
}

/** Returns what is known of the current revision. @throws CONTENT_UNAVAILABLE if nothing has been loaded yet */
export type KnowSite = (queries: Queries) => Promise<KnownRevision>;

/** Creates a KnowSite, which forgets a revision when the content or the day changes. */
export function siteMemory(): KnowSite {
  let last: KnownRevision | undefined;
  return async (queries) => {
    const revision = await readRevision(queries);
    if (revision === undefined)
      throw serverError('CONTENT_UNAVAILABLE', { path: 'the site', reason: 'nothing has been loaded yet' });
    const day = dayOf(new Date());
    if (last?.revision !== revision || last.day.today !== day.today)
      last = await knowRevision(queries, revision, day);
    return last;
  };
}

export async function knowRevision(queries: Queries, revision: string, day: Day): Promise<KnownRevision> {
  return {
    ...{ revision, day, frame: await readFrame(queries) },
    ...{ pages: cacheOf<FoundPage>(), deliveries: cacheOf<Delivery>() },
  };
}

function cacheOf<Value extends object>(): LRUCache<string, Value> {
  return new LRUCache({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (value) => JSON.stringify(value).length,
  });
}

async function readFrame(queries: Queries): Promise<SiteFrame> {
  const [layout] = await queries.select().from(layouts).where(eq(layouts.name, 'default'));
  const allMenus = await queries.select().from(menus);
  const labels = await queries.select({ path: pages.path, label: pages.label }).from(pages);
  const missing = await queries
    .select()
    .from(pages)
    .where(inArray(pages.status, [404, 410]));
  const missingPage = (status: 404 | 410) =>
    missing.find((page) => page.status === status) ?? emptyPage(status);
  return {
    layout: layout?.regions ?? {},
    menus: Object.fromEntries(allMenus.map(({ name, items }) => [name, items])),
    collections: await findCollections(queries),
    recordPages: await readRecordPages(queries),
    labels: new Map(labels.map(({ path, label }) => [path, label])),
    missing: { 404: missingPage(404), 410: missingPage(410) },
  };
}

/** While content has no valid page for what is missing or gone, it is an empty one with the layout's regions. */
function emptyPage(status: 404 | 410): FoundPage {
  const title = status === 404 ? 'Seite nicht gefunden' : 'Seite nicht mehr verfügbar';
  return { path: `/${status}`, id: status, status, title, label: title, meta: {}, regions: {} };
}
