import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import { isShownOn } from '../store/hidden-from.ts';
import { recordPath } from '../store/record-page.ts';
import { pages, recordPages, records } from '../store/schema.ts';

/** Sorted paths of all pages in the sitemap, including records' pages. @param today the day in Berlin */
export async function listPaths(queries: Queries, today: string): Promise<string[]> {
  const pageRows = await queries
    .select({ path: pages.path, meta: pages.meta })
    .from(pages)
    .where(eq(pages.status, 200));
  const recordRows = await queries
    .select({ base: recordPages.path, slug: records.slug })
    .from(recordPages)
    .innerJoin(records, eq(records.collection, recordPages.collection))
    .where(and(isNotNull(records.slug), isShownOn(today, records.hiddenFrom)));
  return [
    ...pageRows.filter(({ meta }) => !meta.robots?.includes('noindex')).map(({ path }) => path),
    ...recordRows.flatMap(({ base, slug }) => (slug === null ? [] : [recordPath(base, slug)])),
  ].sort();
}
