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
