import type { SQL } from 'drizzle-orm';
import type { CollectionDefinition, FilterDeclaration } from '../../../store/collection.ts';

/** The values of one query parameter, in order of appearance. */
export type ParameterValues = (parameter: string) => string[];

/**
 * What filters have in force, as the block's content shows it: `{title: 'Dach', mietebis: '900', balkon: true, lage: ['Hafen']}`.
 * Its names are the query's, without the prefix. An empty filter is `''`, `false` or `[]`.
 */
export type FilterValues = Record<string, string | boolean | string[]>;

/** A filter with the list that it belongs to. */
export interface DeclaredFilter extends FilterDeclaration {
  definition: Pick<CollectionDefinition, 'record'>;
}

/** What SQL compares instead of the record itself, so that the result does not hang on the database's locale. */
export interface RecordKeys {
  /** Folded text by field. */
  search: Record<string, string>;
  /** Values that a record has or has not: `district=Hafen`. */
  terms: string[];
  /** Numbers by field, for ranges; a day is the number 20261120. */
  numbers: Record<string, number>;
  /** Sort keys by field. */
  sort: Record<string, string | number>;
}

/** How one kind of filter reads the query, compares in SQL and shows its state. A new kind is a file here and a line in `index.ts`. */
export interface FilterKind {
  /** JSON Schema types that the compared field may have. */
  readonly fieldTypes: readonly string[];
  /** The values of the field must be known: its schema has an `enum`, or that of its entries. They are the filter's options. */
  readonly hasOptions?: true;
  /** Query parameters of the filter, without the collection's prefix. */
  parameters(filter: FilterDeclaration): string[];
  /** Reads the filter from a stranger's query: never throws; what makes no sense counts as empty. */
  read(filter: DeclaredFilter, values: ParameterValues): FilterValues;
  /** Undefined when the filter is empty. */
  condition(filter: FilterDeclaration, values: FilterValues): SQL | undefined;
  /** What `condition` needs to find in the record, derived when the record is stored. */
  keys(filter: FilterDeclaration, record: Record<string, unknown>): Partial<RecordKeys>;
}
