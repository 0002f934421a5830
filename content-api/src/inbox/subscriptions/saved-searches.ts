import type { FilterProblem } from '@stadtraum/contracts/list';
import type { Queries } from '../../kernel/database/database.ts';
import type { ComparedRecord } from '../../store/schema.ts';

/** Values of a list's filters; empty ones are left out. */
export type SearchFilter = Record<string, string | boolean | string[]>;

/** A saved search: a list with filters. */
export interface SavedSearch {
  /** Name of the list's collection. */
  collection: string;
  filter: SearchFilter;
}

/** A search as a form asks for it. */
export interface ReadSearch extends SavedSearch {
  /** Input that counts as empty. */
  problems: FilterProblem[];
  /** Labels of the filters' parameters. */
  labels: Readonly<Record<string, string>>;
}

/** What subscriptions need from lists. */
export interface SavedSearches {
  /**
   * Reads a search from a form whose fields have the names of a list's filters, as the list reads them from the query. Undefined if
   * the form has no fields of a list whose searches can be saved.
   */
  read(
    queries: Queries,
    fields: readonly (readonly [name: string, value: string])[],
  ): Promise<ReadSearch | undefined>;
  /**
   * Tests records against searches in their collection.
   *
   * @param earlier versions of these records; what a search finds in one of them is left out
   * @returns the scopes of the searches that find them
   */
  matching(
    queries: Queries,
    uids: readonly number[],
    searches: readonly { scope: string; search: SavedSearch }[],
    earlier?: readonly ComparedRecord[],
  ): Promise<{ scope: string; uid: number }[]>;
}

/** Scope of a subscription to a search. Equal searches have equal scopes. */
export function searchScope({ collection, filter }: SavedSearch): string {
  const entries = Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1));
  return `search:${collection}:${JSON.stringify(Object.fromEntries(entries))}`;
}

/** Address of the list with a search's filter. @param path of the list's page */
export function searchAddress(path: string, queryPrefix: string, filter: SearchFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (Array.isArray(value)) for (const entry of value) query.append(`${queryPrefix}[${name}][]`, entry);
    else query.append(`${queryPrefix}[${name}]`, value === true ? '1' : String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
