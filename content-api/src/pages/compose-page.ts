import type { Block, NavigationItem, PageModel } from '@stadtraum/contracts/page-model';
import type { QueryPair } from '../kernel/query-string.ts';
import { parameterContent, parametersOf } from '../store/block-parameter.ts';
import { deliveredBlock, type Regions, type StoredBlock } from '../store/stored-page.ts';
import { describeThings } from './page-things.ts';
import { previewPath, previewSource } from './preview-address.ts';
import { furtherListPage, queryParametersOf, titleOfListPage, withQuery } from './query-effects.ts';
import type { Deliveries } from './read-sources.ts';

/** The parts of a page. */
export interface PageParts {
  page: Pick<PageModel, 'id' | 'path' | 'title' | 'meta'> & { status: 200 | 404 | 410; label: string };
  /** The ancestors of the page, starting with the start page. */
  above: { path: string; label: string }[];
  menus: Record<string, NavigationItem[]>;
  regions: Regions;
  deliveries: Deliveries;
  query: readonly QueryPair[];
  revision: string;
  /** The next time at which content that depends on the date changes. */
  nextDay: Date;
}

/** Composes the page model. A pure function: the same parts give the same page. */
export function composePage({
  page,
  above,
  menus,
  regions,
  deliveries,
  query,
  revision,
  nextDay,
}: PageParts): PageModel {
  const { id, path, status, title, meta, label } = page;
  const shown = [...deliveries.values()].flat();
  const listPage = furtherListPage(deliveries);
  const ownTitle = [...shown.flatMap((source) => source.title ?? []), title].join(' – ');
  const deliver = (block: StoredBlock): Block => {
    const contents = deliveries.get(block)?.map(({ content }) => content) ?? [];
    return deliveredBlock(
      block,
      Object.assign({}, ...contents, parameterContent(parametersOf(block), query)),
    );
  };
  const pairs = Object.entries(regions).map(
    ([region, blocks]) => [region, blocks.map((stored) => ({ stored, delivered: deliver(stored) }))] as const,
  );
  const delivered = Object.fromEntries(
    pairs.map(([region, blocks]) => [region, blocks.map((block) => block.delivered)]),
  );
  const things = describeThings(
    meta,
    pairs.flatMap(([, blocks]) => blocks),
  );
  return {
    id,
    path,
    status,
    language: 'de',
    title: listPage ? titleOfListPage(ownTitle, meta.siteName, listPage) : ownTitle,
    meta:
      status === 200
        ? {
            // For search engines, a filtered list is the same page; a further page of the whole list is a page of its own.
            canonical: withQuery(path, listPage?.query ?? []),
            preview: previewOf(page, delivered),
            ...meta,
            ...things,
          }
        : meta,
    breadcrumbs: [...above, { path, label }].map((step) => ({ label: step.label, path: step.path })),
    navigation: menus,
    regions: delivered,
    queryParameters: queryParametersOf(regions, deliveries),
    revision,
    ...(shown.some(({ changesDaily }) => changesDaily) ? { freshUntil: nextDay.toISOString() } : {}),
  };
}

/** Maximum number of characters in a preview's alternative text. */
const MAX_ALT_LENGTH = 500;

function previewOf(
  { path, title, meta }: PageParts['page'],
  regions: PageModel['regions'],
): NonNullable<PageModel['meta']['preview']> {
  const source = previewSource({ title, meta, regions });
  const { label, figures, picture } = source;
  const alt = [[label, ...figures].join(', '), picture?.alt].filter(Boolean).join('. ');
  return { path: previewPath(path, source), alt: alt.slice(0, MAX_ALT_LENGTH) };
}
