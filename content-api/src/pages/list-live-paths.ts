import { eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import { recordPath } from '../store/record-page.ts';
import { pages, recordPages, records } from '../store/schema.ts';

/**
 * Sorted paths of all pages that visitors can see: of editors and of records, those that search engines may not list, those in place of
 * unknown paths and of records that are gone.
 */
export async function listLivePaths(queries: Queries): Promise<string[]> {
  const pageRows = await queries.select({ path: pages.path }).from(pages);
  const recordRows = await queries
    .select({ base: recordPages.path, slug: records.slug })
    .from(recordPages)
    .innerJoin(records, eq(records.collection, recordPages.collection))
    .where(isNotNull(records.slug));
  return [
    ...pageRows.map(({ path }) => path),
    ...recordRows.flatMap(({ base, slug }) => (slug === null ? [] : [recordPath(base, slug)])),
  ].sort();
}
