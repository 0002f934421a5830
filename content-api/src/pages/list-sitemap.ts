import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import { isShownOn } from '../store/hidden-from.ts';
import { pictureAddresses } from '../store/media-addresses.ts';
import { modifiedOn, recordPath } from '../store/record-page.ts';
import { pages, recordPages, records } from '../store/schema.ts';
import type { StoredBlock } from '../store/stored-page.ts';

/** A page that search engines may list. */
interface SitemapEntry {
  path: string;
  /** The day of its last change, `YYYY-MM-DD`, if it is known. */
  modified?: string;
  /** Paths of its own pictures. */
  pictures: string[];
}

/**
 * Lists all pages that search engines may list, including records' pages, sorted by path. A page with a whole list changes with
 * the list's records.
 *
 * @param wholeListOf the collection that a block lists completely, if any
 * @param today the day in Berlin
 */
export async function listSitemap(
  queries: Queries,
  wholeListOf: (block: StoredBlock) => string | undefined,
  today: string,
): Promise<SitemapEntry[]> {
  const pageRows = await queries
    .select({ path: pages.path, meta: pages.meta, regions: pages.regions })
    .from(pages)
    .where(eq(pages.status, 200));
  const recordRows = await queries
    .select({
      ...{ collection: records.collection, template: recordPages.template, base: recordPages.path },
      ...{ slug: records.slug, data: records.data },
    })
    .from(recordPages)
    .innerJoin(records, eq(records.collection, recordPages.collection))
    .where(and(isNotNull(records.slug), isShownOn(today, records.hiddenFrom)));

  const newest = new Map<string, string>();
  const recordEntries = recordRows.flatMap(({ collection, template, base, slug, data }) => {
    if (slug === null) return [];
    const modified = modifiedOn(template, data, today);
    if (modified !== undefined) newest.set(collection, latest(newest.get(collection), modified) ?? modified);
    return [entryOf(recordPath(base, slug), modified, data)];
  });
  const pageEntries = pageRows
    .filter(({ meta }) => !meta.robots?.includes('noindex'))
    .map(({ path, meta, regions }) => {
      const lists = Object.values(regions)
        .flat()
        .flatMap((block) => wholeListOf(block) ?? []);
      return entryOf(path, latest(meta.modified, ...lists.map((list) => newest.get(list))), regions);
    });
  return [...pageEntries, ...recordEntries].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function entryOf(path: string, modified: string | undefined, content: unknown): SitemapEntry {
  return { path, ...(modified !== undefined && { modified }), pictures: pictureAddresses(content) ?? [] };
}

function latest(...days: (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}
