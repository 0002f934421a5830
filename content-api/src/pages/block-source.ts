import type { Queries } from '../kernel/database/database.ts';
import type { QueryPair } from '../kernel/query-string.ts';

/** What a source completes a block's content with. */
export interface Delivery {
  content: Record<string, unknown>;
  /** Query parameters that change it. */
  parameters: readonly string[];
  /** Whether it reads differently tomorrow. */
  changesDaily: boolean;
}

/** What a page is asked for. */
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
   * Answers all of a page's different declarations at once, in their order; undefined for one whose content is missing.
   *
   * @throws DATABASE_UNAVAILABLE
   */
  read(
    queries: Queries,
    declarations: readonly Declaration[],
    context: SourceContext,
  ): Promise<(Delivery | undefined)[]>;
}
