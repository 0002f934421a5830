import { and, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { rowsOf } from '../../kernel/database/rows.ts';
import type { CollectionDefinition, FilterDeclaration } from '../../store/collection.ts';
import { fieldValues } from '../../store/record-fields.ts';
import { records } from '../../store/schema.ts';
import { countRecords } from '../../store/select-records.ts';
import { termsOf } from '../../store/terms.ts';
import { filterKind } from './filters/index.ts';

/** A value that a filter offers. */
export interface ListOption {
  value: string;
  /** Number of records with this value that match all other filters. */
  hits: number;
}

/** Options by filter name, in the order of the field's `enum`, including options without hits. */
export type ListOptions = Record<string, ListOption[]>;

type Conditions = ReadonlyMap<FilterDeclaration, SQL | undefined>;

/** What a list counts: its hits, and those of each option. */
export interface ListCounts {
  total: number;
  /** Undefined for a list without options. */
  options: ListOptions | undefined;
}

/**
 * Counts the hits of all filters, and those of each option of each filter. A filter does not narrow its own options. One statement
 * reads the records once and groups them by their terms, of which there are far fewer.
 */
export async function countHitsAndOptions(
  queries: Queries,
  scope: SQL | undefined,
  definition: CollectionDefinition,
  conditions: Conditions,
): Promise<ListCounts> {
  const filters = definition.filters.filter(hasOptions);
  if (filters.length === 0) {
    return { total: await countRecords(queries, and(scope, ...conditions.values())), options: undefined };
  }
  const others = [...conditions].flatMap(([filter, condition]) => (hasOptions(filter) ? [] : [condition]));
  const groups = await readGroups(
    queries,
    and(scope, ...others),
    filters.map((filter) => conditions.get(filter)),
  );
  const sum = (of: readonly TermGroup[]) => of.reduce((total, { hits }) => total + hits, 0);
  const options = filters.map(({ name, field }, own) => {
    const matching = groups.filter(({ matches }) => matches.every((is, index) => is || index === own));
    const values = fieldValues(definition, field).map((value) => {
      const [term = ''] = termsOf(field, value);
      return { value, hits: sum(matching.filter(({ terms }) => terms.includes(term))) };
    });
    return [name, values] as const;
  });
  return {
    total: sum(groups.filter(({ matches }) => matches.every(Boolean))),
    options: Object.fromEntries(options),
  };
}

/** The options of a list, with 0 hits each. */
export function uncountedOptions(definition: CollectionDefinition): ListOptions | undefined {
  const filters = definition.filters.filter(hasOptions);
  if (filters.length === 0) return undefined;
  return Object.fromEntries(
    filters.map(({ name, field }) => [
      name,
      fieldValues(definition, field).map((value) => ({ value, hits: 0 })),
    ]),
  );
}

/** Records with equal terms. */
interface TermGroup {
  terms: string[];
  hits: number;
  /** Whether they match each of the conditions on terms. */
  matches: boolean[];
}

/** @param conditions conditions on terms; undefined for one that all records match */
async function readGroups(
  queries: Queries,
  scope: SQL | undefined,
  conditions: readonly (SQL | undefined)[],
): Promise<TermGroup[]> {
  const groups = queries
    .select({ terms: records.terms, hits: sql<number>`count(*)::int`.as('hits') })
    .from(records)
    .where(scope)
    .groupBy(records.terms);
  const matches = conditions.map((condition) => condition ?? sql`true`);
  // The conditions are tested once for each group: its name hides the table of the same name. JSON is much faster to read than arrays.
  const rows = await queries.execute(sql`
    select to_json(terms) as terms, hits, json_build_array(${sql.join(matches, sql`, `)}) as matches
    from (${groups}) as records`);
  return rowsOf<TermGroup>(rows);
}

function hasOptions({ kind }: FilterDeclaration): boolean {
  return filterKind(kind).hasOptions === true;
}
