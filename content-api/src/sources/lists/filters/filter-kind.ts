import type { FilterProblem } from '@stadtraum/contracts/list';
import type { CollectionDefinition, FilterDeclaration } from '../../../store/collection.ts';
import type { ComparedRecord } from '../../../store/schema.ts';

/** The values of one query parameter, in order of appearance. */
export type ParameterValues = (parameter: string) => string[];

/**
 * The values of filters, as in the block's content: `{title: 'Dach', mietebis: '900', balkon: true, lage: ['Hafen']}`.
 * The names are those of the query parameters without the prefix. An empty filter is `''`, `false` or `[]`.
 */
export type FilterValues = Record<string, string | boolean | string[]>;

/** A filter with the definition of its collection. */
export interface DeclaredFilter extends FilterDeclaration {
  definition: Pick<CollectionDefinition, 'record'>;
}

/** Whether a record matches. */
export type RecordTest = (record: ComparedRecord) => boolean;

/** All keys of a record. */
export interface RecordKeys extends Omit<ComparedRecord, 'uid'> {
  /** Sort keys by field. */
  sort: Record<string, string | number>;
}

/** How one kind of filter reads the query and selects records. To add a kind, add a file to this folder and a line to `index.ts`. */
export interface FilterKind {
  /** JSON Schema types that the field may have. */
  readonly fieldTypes: readonly string[];
  /**
   * The terms of the chosen options, of which a record needs one; none if the filter is empty. Only for a filter with options: the `enum`
   * of the field or of its entries, which is required.
   */
  chosenTerms?(filter: FilterDeclaration, values: FilterValues): string[];
  /** Whether the filter names single records. Its list then also delivers those of them that are hidden. */
  readonly namesRecords?: true;
  /** Query parameters of the filter, without the collection's prefix. */
  parameters(filter: FilterDeclaration): string[];
  /** Reads the filter from the query. Never throws; treats invalid values as empty. */
  read(filter: DeclaredFilter, values: ParameterValues): FilterValues;
  /** The input that `read` treats as empty, though it is not (R5.2-1). @default every input is valid */
  problems?(filter: DeclaredFilter, values: ParameterValues): FilterProblem[];
  /** The test for records that match; undefined if the filter is empty. */
  test(filter: FilterDeclaration, values: FilterValues): RecordTest | undefined;
  /** Derives the keys that `test` compares, when the record is stored. */
  keys(filter: FilterDeclaration, record: Record<string, unknown>): Partial<RecordKeys>;
}
