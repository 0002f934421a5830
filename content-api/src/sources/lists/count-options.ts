import type { CollectionDefinition, FilterDeclaration } from '../../store/collection.ts';
import { fieldValues } from '../../store/record-fields.ts';
import { termsOf } from '../../store/terms.ts';
import type { FilterValues } from './filters/filter-kind.ts';
import { filterKind } from './filters/index.ts';
import type { KnownRecord } from './known-records.ts';

/** A value that a filter offers. */
export interface ListOption {
  value: string;
  /** Number of records with this value that match all other filters. */
  hits: number;
}

/** Options by filter name, in the order of the field's `enum`, including options without hits. */
export type ListOptions = Record<string, ListOption[]>;

/** The hits of a list. */
export interface CountedHits {
  /** In the list's order. */
  hits: KnownRecord[];
  /** Undefined for a list without options. */
  options: ListOptions | undefined;
}

/**
 * Selects the records that have the chosen options, and counts the hits of each option of each filter. A filter does not narrow its own
 * options.
 *
 * @param matching the records that match all filters without options, in the list's order
 */
export function countOptions(
  definition: CollectionDefinition,
  values: FilterValues,
  matching: readonly KnownRecord[],
): CountedHits {
  const filters = definition.filters.flatMap(({ kind, name, field }) => {
    const chosen = filterKind(kind).chosenTerms?.({ kind, name, field }, values);
    if (!chosen) return [];
    const options = fieldValues(definition, field).map((value) => ({
      value,
      term: termsOf(field, value)[0] ?? '',
    }));
    return [{ name, chosen, options, hits: new Map<string, number>() }];
  });
  if (filters.length === 0) return { hits: [...matching], options: undefined };
  const hitsOfAll = new Map<string, number>();
  const hits = matching.filter(({ terms: own }) => {
    const missed = filters.filter(
      ({ chosen }) => chosen.length > 0 && !chosen.some((term) => own.includes(term)),
    );
    if (missed.length > 1) return false;
    // A record that only one filter misses counts for the options of this filter.
    const counted = missed[0]?.hits ?? hitsOfAll;
    for (const term of own) counted.set(term, (counted.get(term) ?? 0) + 1);
    return missed.length === 0;
  });
  const options = filters.map(({ name, options: offered, hits: others }) => [
    name,
    offered.map(({ value, term }) => ({
      value,
      hits: (hitsOfAll.get(term) ?? 0) + (others.get(term) ?? 0),
    })),
  ]);
  return { hits, options: Object.fromEntries(options) };
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

/** Whether a list delivers the filter's options with their hits. */
export function hasOptions({ kind }: FilterDeclaration): boolean {
  return filterKind(kind).chosenTerms !== undefined;
}
