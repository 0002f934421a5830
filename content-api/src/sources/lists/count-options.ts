import { and, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import type { CollectionDefinition, FilterDeclaration } from '../../store/collection.ts';
import { fieldValues } from '../../store/record-fields.ts';
import { records } from '../../store/schema.ts';
import { termValue } from '../../store/terms.ts';
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

/**
 * Counts the hits for each option of each filter. All empty filters share one query. Each active filter needs a query of its own,
 * because a filter does not narrow its own options. Undefined for a list without options.
 */
export async function countOptions(
  queries: Queries,
  scope: SQL | undefined,
  definition: CollectionDefinition,
  conditions: Conditions,
): Promise<ListOptions | undefined> {
  const filters = definition.filters.filter(hasOptions);
  if (filters.length === 0) return undefined;
  const empty = filters.filter((filter) => conditions.get(filter) === undefined);
  const groups = [empty, ...filters.filter((filter) => !empty.includes(filter)).map((filter) => [filter])];
  const options: ListOptions = Object.fromEntries(filters.map(({ name }) => [name, []]));
  for (const group of groups.filter(({ length }) => length > 0)) {
    const others = [...conditions].flatMap(([filter, condition]) =>
      group.includes(filter) ? [] : [condition],
    );
    const hits = await countTerms(queries, and(scope, ...others), group);
    for (const { name, field } of group) {
      options[name] = fieldValues(definition, field).map((value) => ({
        value,
        hits: hits.get(field)?.get(value) ?? 0,
      }));
    }
  }
  return options;
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

/** Hits by field and value. */
async function countTerms(
  queries: Queries,
  condition: SQL | undefined,
  filters: FilterDeclaration[],
): Promise<Map<string, Map<string, number>>> {
  const term = sql<string>`term`;
  const rows = await queries
    .select({ term, hits: sql<number>`count(*)::int` })
    .from(sql`${records}, unnest(${records.terms}) term`)
    .where(condition)
    .groupBy(term);
  return new Map(
    filters.map(({ field }) => [
      field,
      new Map(
        rows.flatMap((row) =>
          row.term.startsWith(`${field}=`) ? [[termValue(field, row.term), row.hits] as const] : [],
        ),
      ),
    ]),
  );
}

function hasOptions({ kind }: FilterDeclaration): boolean {
  return filterKind(kind).hasOptions === true;
}
