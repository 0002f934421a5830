import type { Queries } from '../kernel/database/database.ts';
import type { QueryPair } from '../kernel/query-string.ts';

/** What a source adds to a block. */
export interface Delivery {
  content: Record<string, unknown>;
  /** Query parameters that change the content. */
  parameters: readonly string[];
  /** Whether the content changes with the date. */
  changesDaily: boolean;
}

/** What a source may know about the request. */
export interface SourceContext {
  query: readonly QueryPair[];
  /** The day in Berlin. */
  today: string;
  /** The record that the page is about, if it is a record's page. */
  record: Record<string, unknown> | undefined;
}

/** The port through which pages fill blocks: lists, the search and the change log implement it. */
export interface BlockSource<Declaration = unknown> {
  /** The property of a stored block that holds its declaration for this source. */
  readonly property: string;
  /**
   * Reads the deliveries for all distinct declarations on a page, in order; undefined for one whose content is missing.
   *
   * @throws DATABASE_UNAVAILABLE
   */
  read(
    queries: Queries,
    declarations: readonly Declaration[],
    context: SourceContext,
  ): Promise<(Delivery | undefined)[]>;
}
