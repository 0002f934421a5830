import { and, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { rowsOf } from '../../kernel/database/rows.ts';
import type { QueryPair } from '../../kernel/query-string.ts';
import type { CollectionDefinition } from '../../store/collection.ts';
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
    earlier: readonly Readonly<Record<string, unknown>>[] = [],
  ): Promise<{ scope: string; uid: number }[]> {
    const names = [...new Set(searches.map(({ search }) => search.collection))];
    const matches: { scope: string; uid: number }[] = [];
    for (const { name, definition } of await findCollections(queries, names)) {
      const ofCollection = searches.filter(({ search }) => search.collection === name);
      for (let start = 0; start < ofCollection.length; start += BATCH) {
        const batch = ofCollection.slice(start, start + BATCH);
        const tests = batch.map(({ scope, search }) => testOf(scope, definition, search.filter));
        // Only these records are tested: the name hides the table of the same name.
        const foundIn = (tested: SQL) =>
          sql`(with records as materialized (${tested}) ${sql.join(tests, sql` union all `)})`;
        const now = foundIn(sql`select * from records where collection = ${name} and uid in ${[...uids]}`);
        const before = foundIn(
          sql`select * from jsonb_populate_recordset(null::records, ${JSON.stringify(earlier)}::jsonb)`,
        );
        const found = await queries.execute(earlier.length === 0 ? now : sql`${now} except ${before}`);
        matches.push(...rowsOf<{ scope: string; uid: number }>(found));
      }
    }
    return matches;
  },
};

function testOf(scope: string, { filters }: CollectionDefinition, values: Readonly<FilterValues>) {
  const conditions = filters.map((filter) => filterKind(filter.kind).condition(filter, values));
  return sql`select ${scope}::text as scope, uid from records where ${and(sql`true`, ...conditions)}`;
}

function isEmpty(value: FilterValues[string]): boolean {
  return value === '' || value === false || (Array.isArray(value) && value.length === 0);
}
