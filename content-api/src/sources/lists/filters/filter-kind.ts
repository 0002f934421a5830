import type { SQL } from 'drizzle-orm';
import type { CollectionDefinition, FilterDeclaration } from '../../../store/collection.ts';

/** The values of one query parameter, in order of appearance. */
export type ParameterValues = (parameter: string) => string[];

/**
 * The values of filters, as in the block's content: `{title: 'Dach', mietebis: '900', balkon: true, lage: ['Hafen']}`.
 * Names are those of the query, without the prefix. An empty filter is `''`, `false` or `[]`.
 */
export type FilterValues = Record<string, string | boolean | string[]>;

/** A filter with its list. */
export interface DeclaredFilter extends FilterDeclaration {
  definition: Pick<CollectionDefinition, 'record'>;
}

/** Keys that SQL compares instead of the record itself, so that the result does not depend on the database's locale. */
export interface RecordKeys {
  /** Folded text by field. */
  search: Record<string, string>;
  /** Terms for exact values: `district=Hafen`. */
  terms: string[];
  /** Numbers by field, for ranges; a day is the number 20261120. */
  numbers: Record<string, number>;
  /** Sort keys by field. */
  sort: Record<string, string | number>;
}

/** How a kind of filter reads the query and compares in SQL. A new kind is a file here and a line in `index.ts`. */
export interface FilterKind {
  /** Accepted JSON Schema types of the field. */
  readonly fieldTypes: readonly string[];
  /** The filter has options: the `enum` of the field or of its entries, which is then required. */
  readonly hasOptions?: true;
  /** Query parameters of the filter, without the collection's prefix. */
  parameters(filter: FilterDeclaration): string[];
  /** Reads the filter from the query. Never throws; invalid values count as empty. */
  read(filter: DeclaredFilter, values: ParameterValues): FilterValues;
  /** Undefined when the filter is empty. */
  condition(filter: FilterDeclaration, values: FilterValues): SQL | undefined;
  /** The keys that `condition` compares, derived when the record is stored. */
  keys(filter: FilterDeclaration, record: Record<string, unknown>): Partial<RecordKeys>;
}
