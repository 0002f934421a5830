import type { FilterProblem } from '@stadtraum/contracts/list';
import type { Queries } from '../../kernel/database/database.ts';

/** Values of a list's filters; empty ones are left out. */
export type SearchFilter = Record<string, string | boolean | string[]>;

/** A saved search: a list with filters. */
export interface SavedSearch {
  /** Name of the list's collection. */
  collection: string;
  filter: SearchFilter;
}

/** What subscriptions need from lists. */
export interface SavedSearches {
  /**
   * Reads the filters of a collection from the fields of a form, as lists read them from the query. Undefined if there is no such
   * collection.
   */
  read(
    queries: Queries,
    collection: string,
    fields: readonly (readonly [name: string, value: string])[],
  ): Promise<{ filter: SearchFilter; problems: FilterProblem[] } | undefined>;
  /**
   * Tests a record against searches in its collection.
   *
   * @returns the scopes of the searches that find it
   */
  matching(
    queries: Queries,
    uid: number,
    searches: readonly { scope: string; search: SavedSearch }[],
  ): Promise<string[]>;
}

/** Scope of a subscription to a search. Equal searches have equal scopes. */
export function searchScope({ collection, filter }: SavedSearch): string {
  const entries = Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1));
  return `search:${collection}:${JSON.stringify(Object.fromEntries(entries))}`;
}
