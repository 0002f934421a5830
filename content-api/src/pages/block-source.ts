import type { Queries } from '../kernel/database/database.ts';
import type { QueryPair } from '../kernel/query-string.ts';

/** What a source adds to a block. */
export interface Delivery {
  content: Record<string, unknown>;
  /** Query parameters that change it. */
  parameters: readonly string[];
  /** Whether it changes with the date. */
  changesDaily: boolean;
}

/** The request that a source answers. */
export interface SourceContext {
  query: readonly QueryPair[];
  /** The day in Berlin. */
  today: string;
  /** The record that the page is about. */
  record: Record<string, unknown> | undefined;
}

/** The port by which pages fill blocks: lists, the search and the change log implement it. */
export interface BlockSource<Declaration = unknown> {
  /** Property of a stored block under which it declares what it needs. */
  readonly property: string;
  /**
   * Answers all distinct declarations of a page at once, in their order; undefined where the content is missing.
   *
   * @throws DATABASE_UNAVAILABLE
   */
  read(
    queries: Queries,
    declarations: readonly Declaration[],
    context: SourceContext,
  ): Promise<(Delivery | undefined)[]>;
}
