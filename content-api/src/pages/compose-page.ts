import type { NavigationItem, PageModel } from '@stadtraum/contracts/page-model';
import type { QueryPair } from '../kernel/query-string.ts';
import { parameterContent } from '../store/block-parameter.ts';
import { deliveredBlock, type Regions } from '../store/stored-page.ts';
import { previewPath } from './preview-address.ts';
import { previewPictureOf } from './preview-picture.ts';
import type { Deliveries } from './read-sources.ts';

/** The parts of a page. */
export interface PageParts {
  page: Pick<PageModel, 'id' | 'path' | 'title' | 'meta'> & { status: 200 | 404; label: string };
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
  const blockParameters = Object.values(regions)
    .flat()
    .flatMap(({ parameter }) => parameter?.name ?? []);
  const parameters = [...shown.flatMap((source) => source.parameters), ...blockParameters];
  const delivered = Object.fromEntries(
    Object.entries(regions).map(([region, blocks]) => [
      region,
      blocks.map((block) => {
        const contents = deliveries.get(block)?.map(({ content }) => content) ?? [];
        return deliveredBlock(
          block,
          Object.assign({}, ...contents, parameterContent(block.parameter, query)),
        );
      }),
    ]),
  );
  return {
    id,
    path,
    status,
    language: 'de',
    title: [...shown.flatMap((source) => source.title ?? []), title].join(' – '),
    // The canonical path has no query: for search engines, a filtered list is the same page.
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
