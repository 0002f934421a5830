import type { Block, NavigationItem, PageModel } from '@stadtraum/contracts/page-model';
import type { CollectionDefinition } from '../lists/collection.ts';
import type { ListResult } from '../lists/find-records.ts';
import { listParameters } from '../lists/list-request.ts';
import type { StoredBlock } from './stored-page.ts';

/** A list as one page shows it. */
export interface PageList {
  definition: CollectionDefinition;
  result: ListResult;
}

/** All that a page is made of. */
export interface PageParts {
  page: Pick<PageModel, 'id' | 'path' | 'title' | 'meta'> & { status: 200 | 404; label: string };
  /** Pages above this one, from the start page down. */
  above: { path: string; label: string }[];
  menus: Record<string, NavigationItem[]>;
  regions: Record<string, StoredBlock[]>;
  /** By name of the collection: every one that a block of the page names. */
  lists: ReadonlyMap<string, PageList>;
  revision: string;
  /** When content that depends on the date changes next. */
  nextDay: Date;
}

/** Puts the answer together. Pure: the same parts make the same page. */
export function composePage({ page, above, menus, regions, lists, revision, nextDay }: PageParts): PageModel {
  const { id, path, status, title, meta, label } = page;
  const shown = [...lists.values()].map(({ definition }) => definition);
  return {
    id,
    path,
    status,
    language: 'de',
    title,
    // A filtered list is the same page for search engines.
    meta: status === 200 ? { canonical: path, ...meta } : meta,
    breadcrumbs: [...above, { path, label }].map((step) => ({ label: step.label, path: step.path })),
    navigation: menus,
    regions: Object.fromEntries(
      Object.entries(regions).map(([region, blocks]) => [
        region,
        blocks.map((block) => deliveredBlock(block, lists)),
      ]),
    ),
    queryParameters: [...new Set(shown.flatMap(listParameters))].sort(),
    revision,
    ...(shown.some(({ changesDaily }) => changesDaily) ? { freshUntil: nextDay.toISOString() } : {}),
  };
}

function deliveredBlock({ source, ...block }: StoredBlock, lists: PageParts['lists']): Block {
  return { ...block, content: deliveredContent(block, source && lists.get(source.collection)?.result) };
}

/** A block's content as its component gets it: the list's result completes what editors wrote. */
export function deliveredContent(block: Block, list: ListResult | undefined): Block['content'] {
  return list ? { ...block.content, ...list } : block.content;
}
