import type { SQL } from 'drizzle-orm';
import type { FilterDeclaration } from '../collection.ts';
import type { RecordKeys } from '../record-keys.ts';

/** The values of one query parameter, in order of appearance. */
export type ParameterValues = (parameter: string) => string[];

/** What a filter has in force, as the block's content shows it: `{title: 'Dach'}`. Its names are the query's, without the prefix. */
export type FilterValues = Record<string, string>;

/** How one kind of filter reads the query, compares in SQL and shows its state. A new kind is a file here and a line in `index.ts`. */
export interface FilterKind {
  /** JSON Schema types that the compared field may have. */
  readonly fieldTypes: readonly string[];
  /** Query parameters of the filter, without the collection's prefix. */
  parameters(filter: FilterDeclaration): string[];
  /** Reads the filter from a stranger's query: never throws; what makes no sense counts as empty. */
  read(filter: FilterDeclaration, values: ParameterValues): FilterValues;
  /** Undefined when the filter is empty. */
  condition(filter: FilterDeclaration, values: FilterValues): SQL | undefined;
  /** What `condition` needs to find in the record, derived when the record is stored. */
  keys(filter: FilterDeclaration, record: Record<string, unknown>): RecordKeys['search'];
}
