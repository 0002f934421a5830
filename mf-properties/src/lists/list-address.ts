/** What a list's filter has in force, as the content API delivers it. */
export type FilterState = Readonly<Record<string, string | boolean | readonly string[]>>;

/** A list on its page, for the addresses of the same list in another state. */
export interface ListPlace {
  /** The page's own path. */
  path: string;
  /** What the list's query parameters have before their brackets. */
  prefix: string;
  /** Id of the section that holds the list; the browser jumps there and focuses it. */
  anchor: string;
}

/**
 * Address of a list: what its filter has in force, its order and its page stand in the query, so that the link can be passed on
 * (R2.2-1). What is empty is left out.
 */
export function listAddress(
  { path, prefix, anchor }: ListPlace,
  { filter, sort = '', page = 1 }: { filter: FilterState; sort?: string | undefined; page?: number },
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (Array.isArray(value)) for (const entry of value) query.append(`${prefix}[${name}][]`, entry);
    else if (value === true) query.append(`${prefix}[${name}]`, '1');
    else if (value) query.append(`${prefix}[${name}]`, String(value));
  }
  if (sort) query.append(`${prefix}[sort]`, sort);
  if (page > 1) query.append(`${prefix}[page]`, String(page));
  return `${path}${query.size > 0 ? `?${query}` : ''}#${anchor}`;
}
