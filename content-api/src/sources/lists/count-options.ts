import { and, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import type { CollectionDefinition, FilterDeclaration } from '../../store/collection.ts';
import { fieldValues } from '../../store/record-fields.ts';
import { records } from '../../store/schema.ts';
import { termValue } from '../../store/terms.ts';
import { filterKind } from './filters/index.ts';

/** A value that a filter can be set to. */
export interface ListOption {
  value: string;
  /** Records that the list would have with it, all other filters unchanged. */
  hits: number;
}

/** By name of the filter, each in the order of its field's `enum`, those without hits included. */
export type ListOptions = Record<string, ListOption[]>;

type Conditions = ReadonlyMap<FilterDeclaration, SQL | undefined>;

/**
 * Counts what each option of each filter would find. One query for all filters that are empty, which see the same records, and
 * one for each that is in force, which does not narrow itself. Undefined for a list without such filters.
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

/** A list's options before anything was counted. */
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
  hits: SQL | undefined,
  filters: FilterDeclaration[],
): Promise<Map<string, Map<string, number>>> {
  const term = sql<string>`term`;
  const rows = await queries
    .select({ term, hits: sql<number>`count(*)::int` })
    .from(sql`${records}, unnest(${records.terms}) term`)
    .where(hits)
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
