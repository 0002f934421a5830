/** The filter of a list, as the content API returns it: values by name of the query parameter, without its prefix. */
export type FilterState = Readonly<Record<string, string | boolean | readonly string[]>>;

/** The page and place of a list. */
export interface ListLocation {
  /** The page's path. */
  path: string;
  /** The part of the list's query parameters before the brackets. */
  queryPrefix: string;
  /** Name of the view that the page shows. @default the default view */
  view?: string | undefined;
  /** Id of the element that the browser scrolls to. @default none */
  anchor?: string | undefined;
}

/**
 * Builds the name of a query parameter: `prefix[title]`, or `prefix[__referrer][@extension]` for several names. An empty last
 * name results in `prefix[kind][]`, which may be repeated.
 */
export function parameterName(queryPrefix: string, ...names: readonly string[]): string {
  return `${queryPrefix}${names.map((name) => `[${name}]`).join('')}`;
}

/** Builds the URL of a list with its filter, sort order and page in the query (R2.2-1). Empty values and page 1 are omitted. */
export function listAddress(
  { path, queryPrefix, view, anchor }: ListLocation,
  { filter, sort = '', page = 1 }: { filter: FilterState; sort?: string | undefined; page?: number },
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (Array.isArray(value)) {
      for (const entry of value) query.append(parameterName(queryPrefix, name, ''), entry);
    } else if (value) {
      query.append(parameterName(queryPrefix, name), value === true ? '1' : String(value));
    }
  }
  if (sort) query.append(parameterName(queryPrefix, 'sort'), sort);
  if (view) query.append(parameterName(queryPrefix, 'view'), view);
  if (page > 1) query.append(parameterName(queryPrefix, 'page'), String(page));
  return [path, query.size > 0 ? `?${query}` : '', anchor === undefined ? '' : `#${anchor}`].join('');
}
