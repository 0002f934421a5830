import type { PageModel } from '@stadtraum/contracts/page-model';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import { isShownOn } from '../store/hidden-from.ts';
import { regionsFor } from '../store/record-blocks.ts';
import { describeGonePage, describeRecordPage } from '../store/record-page.ts';
import { pages, recordPages, records } from '../store/schema.ts';
import type { Regions } from '../store/stored-page.ts';

/** A page without its layout and before its sources are read. */
export interface FoundPage {
  path: string;
  id: number;
  /** 410 for the page in place of one that existed earlier. */
  status: 200 | 404 | 410;
  title: string;
  label: string;
  meta: PageModel['meta'];
  regions: Regions;
  /** The record, if it is the page of a record. */
  record?: Record<string, unknown>;
}

/** The templates for records' pages, by their path without the slug. */
export type RecordPages = ReadonlyMap<string, typeof recordPages.$inferSelect>;

export async function readRecordPages(queries: Queries): Promise<RecordPages> {
  const rows = await queries.select().from(recordPages);
  return new Map(rows.map((row) => [row.path, row]));
}

/**
 * Finds an editor's or a record's page by its path, or the page in place of a record's page that is gone.
 *
 * @param today the day in Berlin, which decides what records are hidden
 * @param options.evenIfHidden finds the page that a hidden record had
 * @param options.recordPages known ones, which are not read
 */
export async function pageAt(
  queries: Queries,
  path: string,
  today: string,
  options: { evenIfHidden?: boolean; recordPages?: RecordPages } = {},
): Promise<FoundPage | undefined> {
  const [page] = await queries.select().from(pages).where(eq(pages.path, path));
  return page ?? recordPageAt(queries, path, today, options);
}

/** Finds the pages at these paths like `pageAt`, with one read for all pages of editors. Paths without a page are left out. */
export async function pagesAt(
  queries: Queries,
  paths: readonly string[],
  today: string,
  recordPages: RecordPages,
): Promise<FoundPage[]> {
  const rows = await queries
    .select()
    .from(pages)
    .where(inArray(pages.path, [...paths]));
  const ofEditors = new Map(rows.map((page) => [page.path, page]));
  const found: FoundPage[] = [];
  for (const path of paths) {
    const page = ofEditors.get(path) ?? (await recordPageAt(queries, path, today, { recordPages }));
    if (page) found.push(page);
  }
  return found;
}

async function recordPageAt(
  queries: Queries,
  path: string,
  today: string,
  { evenIfHidden = false, recordPages: known }: { evenIfHidden?: boolean; recordPages?: RecordPages },
): Promise<FoundPage | undefined> {
  const lastSlash = path.lastIndexOf('/');
  const pagesOfRecords = (known ?? (await readRecordPages(queries))).get(path.slice(0, lastSlash));
  if (!pagesOfRecords) return undefined;
  const { collection, template } = pagesOfRecords;
  const [found] = await queries
    .select({ record: records.data, isShown: isShownOn(today, records.hiddenFrom).mapWith(Boolean) })
    .from(records)
    .where(and(eq(records.collection, collection), eq(records.slug, path.slice(lastSlash + 1))));
  if (!found) return undefined;
  const { record, isShown } = found;
  const { id } = template;
  if (isShown || evenIfHidden) {
    const regions = regionsFor(template.regions, record, today);
    return { path, id, status: 200, regions, record, ...describeRecordPage(template, record, today) };
  }
  const gone = describeGonePage(template, record, today);
  return gone && { path, id, status: 410, record, ...gone, regions: regionsFor(gone.regions, record, today) };
}
