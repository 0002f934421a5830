/** A list's filter, as the content API delivers it: by name of the query parameter, without its prefix. */
export type FilterState = Readonly<Record<string, string | boolean | readonly string[]>>;

/** Where a list is shown. */
export interface ListLocation {
  /** The page's own path. */
  path: string;
  /** The part of the list's query parameters before their brackets. */
  queryPrefix: string;
  /** Id of the element that the browser jumps to. @default none */
  anchor?: string;
}

/**
 * Name of a query parameter: `prefix[title]`; with several names `prefix[__referrer][@extension]`; with an empty last name
 * `prefix[kind][]`, which may be repeated.
 */
export function parameterName(queryPrefix: string, ...names: readonly string[]): string {
  return `${queryPrefix}${names.map((name) => `[${name}]`).join('')}`;
}

/** Address of a list: its filter, sort order and page are in the query (R2.2-1). Empty values and page 1 are left out. */
export function listAddress(
  { path, queryPrefix, anchor }: ListLocation,
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
  if (page > 1) query.append(parameterName(queryPrefix, 'page'), String(page));
  return [path, query.size > 0 ? `?${query}` : '', anchor === undefined ? '' : `#${anchor}`].join('');
}
