import type { Block, NavigationItem, PageModel } from '@stadtraum/contracts/page-model';
import type { QueryPair } from '../kernel/query-string.ts';
import { parameterContent } from '../store/block-parameter.ts';
import type { StoredBlock } from '../store/stored-page.ts';
import { previewPath } from './preview-address.ts';
import { previewPictureOf } from './preview-picture.ts';
import { type DeliveredSources, sourceKey } from './read-sources.ts';

/** All that a page is made of. */
export interface PageParts {
  page: Pick<PageModel, 'id' | 'path' | 'title' | 'meta'> & { status: 200 | 404; label: string };
  /** Pages above this one, from the start page down. */
  above: { path: string; label: string }[];
  menus: Record<string, NavigationItem[]>;
  regions: Record<string, StoredBlock[]>;
  /** Of every source that a block of the page names. */
  sources: DeliveredSources;
  query: readonly QueryPair[];
  revision: string;
  /** When content that depends on the date changes next. */
  nextDay: Date;
}

/** Puts the answer together. Pure: the same parts make the same page. */
export function composePage({
  page,
  above,
  menus,
  regions,
  sources,
  query,
  revision,
  nextDay,
}: PageParts): PageModel {
  const { id, path, status, title, meta, label } = page;
  const shown = [...sources.values()];
  const ofBlocks = Object.values(regions)
    .flat()
    .flatMap(({ parameter }) => parameter?.name ?? []);
  const parameters = [...shown.flatMap((source) => source.parameters), ...ofBlocks];
  const delivered = Object.fromEntries(
    Object.entries(regions).map(([region, blocks]) => [
      region,
      blocks.map((block) => deliveredBlock(block, sources, query)),
    ]),
  );
  return {
    id,
    path,
    status,
    language: 'de',
    title,
    // A filtered list is the same page for search engines.
    meta: status === 200 ? { canonical: path, preview: previewOf(page, delivered), ...meta } : meta,
    breadcrumbs: [...above, { path, label }].map((step) => ({ label: step.label, path: step.path })),
    navigation: menus,
    regions: delivered,
    queryParameters: [...new Set(parameters)].sort(),
    revision,
    ...(shown.some(({ changesDaily }) => changesDaily) ? { freshUntil: nextDay.toISOString() } : {}),
  };
}

function previewOf(
  { path, label, meta }: PageParts['page'],
  regions: PageModel['regions'],
): NonNullable<PageModel['meta']['preview']> {
  const picture = previewPictureOf(regions.main ?? []);
  return {
    path: previewPath(path, { label, siteName: meta.siteName ?? '', picture }),
    alt: picture?.alt || label,
  };
}

function deliveredBlock(stored: StoredBlock, sources: DeliveredSources, query: readonly QueryPair[]): Block {
  const { source: _source, search: _search, parameter, ...block } = stored;
  const key = sourceKey(stored);
  const content = deliveredContent(block, key === undefined ? key : sources.get(key)?.content);
  return { ...block, content: { ...content, ...parameterContent(parameter, query) } };
}

/**
 * A block's content as its component gets it: what its source answers completes what editors wrote, and what they wrote as
 * `internal` stays here.
 */
export function deliveredContent(
  block: Block,
  fromSource: Record<string, unknown> | undefined,
): Block['content'] {
  const { internal: _, ...content } = block.content;
  return { ...content, ...fromSource };
}
