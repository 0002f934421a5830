import type { PageMeta } from '@stadtraum/contracts/page-meta';
import { canonicalJson } from '../kernel/json-tree.ts';

/** The parts of a stored page that visitors read. */
export type StoredPage = {
  path: string;
  title: string;
  meta: PageMeta;
  regions: unknown;
};

/**
 * Sets `meta.modified` on the pages to store: the newest of the day that the content file states, the day that is stored, and today,
 * if the page differs from the stored one. With an empty database, only the content file's day is known: a first load is no change.
 *
 * @param stored the pages in the database
 * @param today the day in Berlin
 */
export function withModifiedDays<Page extends StoredPage>(
  pages: readonly Page[],
  stored: readonly StoredPage[],
  today: string,
): Page[] {
  const byPath = new Map(stored.map((page) => [page.path, page]));
  return pages.map((page) => {
    const before = byPath.get(page.path);
    const isChanged = stored.length > 0 && (before === undefined || textOf(before) !== textOf(page));
    const modified = [page.meta.modified, before?.meta.modified, isChanged ? today : undefined]
      .filter((day) => day !== undefined && day <= today)
      .sort()
      .at(-1);
    const { modified: _, ...meta } = page.meta;
    return { ...page, meta: modified === undefined ? meta : { ...meta, modified } };
  });
}

function textOf({ title, meta: { description }, regions }: StoredPage): string {
  return canonicalJson({ title, description, regions });
}
