import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { rowsOf } from '../../kernel/database/rows.ts';
import type { QueryPair } from '../../kernel/query-string.ts';
import type { CollectionDefinition } from '../../store/collection.ts';
import { records } from '../../store/schema.ts';
import { findCollections } from '../../store/select-records.ts';
import type { FilterValues } from './filters/filter-kind.ts';
import { filterKind } from './filters/index.ts';
import { readListRequest } from './list-request.ts';

/** Searches that are tested in one statement. */
const BATCH = 200;

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

  /** Tests a record against searches in its collection. @returns the scopes of the searches that find it */
  async matching(queries: Queries, uid: number, searches: readonly ScopedSearch[]): Promise<string[]> {
    const names = [...new Set(searches.map(({ search }) => search.collection))];
    const scopes: string[] = [];
    for (const { name, definition } of await findCollections(queries, names)) {
      const ofCollection = searches.filter(({ search }) => search.collection === name);
      for (let start = 0; start < ofCollection.length; start += BATCH) {
        const batch = ofCollection.slice(start, start + BATCH);
        const tests = batch.map(({ scope, search }) => testOf(scope, uid, name, definition, search.filter));
        const found = rowsOf<{ scope: string }>(await queries.execute(sql.join(tests, sql` union all `)));
        scopes.push(...found.map(({ scope }) => scope));
      }
    }
    return scopes;
  },
};

function testOf(
  scope: string,
  uid: number,
  collection: string,
  definition: CollectionDefinition,
  values: Readonly<FilterValues>,
) {
  const conditions = definition.filters.map((filter) => filterKind(filter.kind).condition(filter, values));
  const matches = and(eq(records.collection, collection), eq(records.uid, uid), ...conditions);
  return sql`select ${scope}::text as scope from ${records} where ${matches}`;
}

function isEmpty(value: FilterValues[string]): boolean {
  return value === '' || value === false || (Array.isArray(value) && value.length === 0);
}
