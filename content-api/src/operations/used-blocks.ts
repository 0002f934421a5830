import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import { recordPath } from '../store/record-page.ts';
import { readRevision } from '../store/revision.ts';
import { layouts, pages, recordPages, records } from '../store/schema.ts';
import { type Regions, regionsOfPage } from '../store/stored-page.ts';

/** The block types that the stored content uses. */
export interface UsedBlocks {
  /** The content's revision; absent if nothing is loaded. */
  revision?: string;
  /** Paths of pages by block type, sorted. Of pages that share a template, only the first is named. */
  types: Record<string, string[]>;
}

/** Reads which block types the content uses, and where. */
export async function readUsedBlocks(queries: Queries): Promise<UsedBlocks> {
  const [layout] = await queries.select().from(layouts);
  const paths = new Map<string, Set<string>>();
  const add = (path: string, regions: Regions) => {
    for (const { type } of Object.values(regionsOfPage(path, layout?.regions ?? {}, regions)).flat()) {
      paths.set(type, (paths.get(type) ?? new Set()).add(path));
    }
  };
  for (const { path, regions } of await queries.select().from(pages)) {
    add(path, regions);
  }
  for (const { collection, path, template } of await queries.select().from(recordPages)) {
    const [first] = await queries
      .select({ slug: records.slug })
      .from(records)
      .where(sql`${eq(records.collection, collection)} and ${records.slug} is not null`)
      .orderBy(records.uid)
      .limit(1);
    const shownAt = recordPath(path, first?.slug ?? '*');
    add(shownAt, template.regions);
    add(shownAt, template.gone?.regions ?? {});
  }
  const revision = await readRevision(queries);
  const types = [...paths].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...(revision !== undefined && { revision }),
    types: Object.fromEntries(types.map(([type, found]) => [type, [...found].sort()])),
  };
}
