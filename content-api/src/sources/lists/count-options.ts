import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import type { CollectionDefinition, FilterDeclaration } from '../../store/collection.ts';
import { fieldValues } from '../../store/record-fields.ts';
import { records } from '../../store/schema.ts';
import { countRecords } from '../../store/select-records.ts';
import { termsOf } from '../../store/terms.ts';
import type { FilterValues } from './filters/filter-kind.ts';
import { filterKind } from './filters/index.ts';

/** A value that a filter offers. */
export interface ListOption {
  value: string;
  /** Number of records with this value that match all other filters. */
  hits: number;
}

/** Options by filter name, in the order of the field's `enum`, including options without hits. */
export type ListOptions = Record<string, ListOption[]>;

/** What a list counts: its hits, and those of each option. */
export interface ListCounts {
  total: number;
  /** Undefined for a list without options. */
  options: ListOptions | undefined;
}

/**
 * Counts the hits of all filters, and those of each option of each filter. A filter does not narrow its own options. One statement
 * reads the records once and groups them by their terms, of which there are far fewer.
 *
 * @param conditions of the filters without options
 */
export async function countHitsAndOptions(
  queries: Queries,
  definition: CollectionDefinition,
  values: FilterValues,
  conditions: SQL | undefined,
): Promise<ListCounts> {
  const filters = definition.filters.flatMap((filter) => {
    const { chosenTerms } = filterKind(filter.kind);
    return chosenTerms ? [{ ...filter, chosen: chosenTerms(filter, values) }] : [];
  });
  if (filters.length === 0) return { total: await countRecords(queries, conditions), options: undefined };
  const groups = (await readGroups(queries, conditions)).map(([terms, hits]) => ({
    ...{ terms, hits },
    matches: filters.map(({ chosen }) => chosen.length === 0 || chosen.some((term) => terms.includes(term))),
  }));
  const sum = (of: readonly { hits: number }[]) => of.reduce((total, { hits }) => total + hits, 0);
  const options = filters.map(({ name, field }, own) => {
    const matching = groups.filter(({ matches }) => matches.every((is, index) => is || index === own));
    const counted = fieldValues(definition, field).map((value) => {
      const [term = ''] = termsOf(field, value);
      return { value, hits: sum(matching.filter(({ terms }) => terms.includes(term))) };
    });
    return [name, counted] as const;
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

/** Terms, and the number of records with exactly these. */
type TermGroup = [terms: string[], hits: number];

async function readGroups(queries: Queries, conditions: SQL | undefined): Promise<TermGroup[]> {
  const groups = queries
    .select({ terms: records.terms, hits: sql<number>`count(*)::int`.as('hits') })
    .from(records)
    .where(conditions)
    .groupBy(records.terms)
    .as('groups');
  // JSON is much faster to read than arrays, and one row than hundreds.
  const [row] = await queries
    .select({ groups: sql<TermGroup[] | null>`json_agg(json_build_array(${groups.terms}, ${groups.hits}))` })
    .from(groups);
  return row?.groups ?? [];
}

/** Whether a list delivers the filter's options with their hits. */
export function hasOptions({ kind }: FilterDeclaration): boolean {
  return filterKind(kind).chosenTerms !== undefined;
}
