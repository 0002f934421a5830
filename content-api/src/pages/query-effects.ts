import type { Redirect } from '@stadtraum/contracts/page-model';
import type { QueryPair } from '../kernel/query-string.ts';
import { parametersOf } from '../store/block-parameter.ts';
import type { Regions } from '../store/stored-page.ts';
import type { ListPage } from './block-source.ts';
import type { Deliveries } from './read-sources.ts';

/** Sorted names of the query parameters that change a page. */
export function queryParametersOf(regions: Regions, deliveries: Deliveries): string[] {
  const blocks = Object.values(regions).flat();
  const parameters = [
    ...[...deliveries.values()].flat().flatMap((source) => source.parameters),
    ...blocks.flatMap((block) => parametersOf(block).map(({ name }) => name)),
  ];
  return [...new Set(parameters)].sort();
}

/**
 * The redirect (303) to a page's address without the pairs that change nothing, such as the empty fields of a native form (P36).
 * Undefined if the query has no such pair.
 */
export function shortAddress(
  path: string,
  query: readonly QueryPair[],
  regions: Regions,
  deliveries: Deliveries,
): Redirect | undefined {
  const redundant = new Set([...deliveries.values()].flat().flatMap((source) => source.redundant ?? []));
  if (redundant.size === 0) return undefined;
  const kept = queryParametersOf(regions, deliveries).flatMap((parameter) =>
    query.filter((pair) => pair[0] === parameter && !redundant.has(pair)),
  );
  return { redirectUrl: withQuery(path, kept), statusCode: 303 };
}

/** The page that the query requests of a list on the page, unless it is the first. */
export function furtherListPage(deliveries: Deliveries): ListPage | undefined {
  return [...deliveries.values()]
    .flat()
    .flatMap(({ listPage }) => listPage ?? [])
    .find(({ number }) => number > 1);
}

/** The title of a further page of a list: `Neuigkeiten, Seite 2 – Stadtraum Wohnen`. */
export function titleOfListPage(title: string, siteName: string | undefined, { number }: ListPage): string {
  const suffix = siteName === undefined ? '' : ` – ${siteName}`;
  const name = suffix !== '' && title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
  const page = `, Seite ${number}${name === title ? '' : suffix}`;
  return `${name.slice(0, MAX_TITLE_LENGTH - page.length)}${page}`;
}

/** @param query decoded pairs */
export function withQuery(path: string, query: readonly QueryPair[]): string {
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query.map(([...pair]) => pair))}`;
}

/** Limit of the page model. */
const MAX_TITLE_LENGTH = 200;
