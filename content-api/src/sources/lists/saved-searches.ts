import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import type { QueryPair } from '../../kernel/query-string.ts';
import { type ComparedRecord, records } from '../../store/schema.ts';
import { findCollections } from '../../store/select-records.ts';
import type { FilterValues } from './filters/filter-kind.ts';
import { filterTest } from './find-records.ts';
import { readListRequest } from './list-request.ts';

interface ScopedSearch {
  scope: string;
  search: { collection: string; filter: Readonly<FilterValues> };
}

/** Reads and tests saved searches with the filters of the lists; the port `SavedSearches` of subscriptions. */
export const savedSearches = {
  /**
   * Reads a search from a form whose fields have the names of a list's filters, as the list reads them from a query. `filter` has no
   * empty values. Undefined if the form has no fields of a list whose searches can be saved.
   */
  async read(queries: Queries, fields: readonly QueryPair[]) {
    const found = (await findCollections(queries)).find(
      ({ definition: { savedSearch, queryPrefix } }) =>
        savedSearch && fields.some(([name]) => name.startsWith(`${queryPrefix}[`)),
    );
    if (!found) return undefined;
    const { labels = {} } = found.definition;
    const { filter, problems } = readListRequest(found.definition, fields);
    return {
      collection: found.name,
      filter: Object.fromEntries(Object.entries(filter).filter(([, value]) => !isEmpty(value))),
      problems,
      labels,
    };
  },

  /**
   * Tests records against searches in their collection.
   *
   * @param earlier versions of these records; what a search finds in one of them is left out
   * @returns the scopes of the searches that find them
   */
  async matching(
    queries: Queries,
    uids: readonly number[],
    searches: readonly ScopedSearch[],
    earlier: readonly ComparedRecord[] = [],
  ): Promise<{ scope: string; uid: number }[]> {
    const names = [...new Set(searches.map(({ search }) => search.collection))];
    const matches: { scope: string; uid: number }[] = [];
    for (const { name, definition } of await findCollections(queries, names)) {
      const { uid, search, terms, numbers } = records;
      const now = await queries
        .select({ uid, search, terms, numbers })
        .from(records)
        .where(and(eq(records.collection, name), inArray(records.uid, [...uids])));
      for (const { scope, search } of searches.filter(({ search }) => search.collection === name)) {
        const isFound = filterTest(definition, search.filter);
        const before = new Set(earlier.filter(isFound).map(({ uid }) => uid));
        const found = now.filter((record) => isFound(record) && !before.has(record.uid));
        matches.push(...found.map(({ uid }) => ({ scope, uid })));
      }
    }
    return matches;
  },
};

function isEmpty(value: FilterValues[string]): boolean {
  return value === '' || value === false || (Array.isArray(value) && value.length === 0);
}
