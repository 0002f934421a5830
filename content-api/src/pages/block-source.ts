import type { Queries } from '../kernel/database/database.ts';
import type { QueryPair } from '../kernel/query-string.ts';
import type { StoredCollection } from '../store/select-records.ts';

/** The content that a source adds to a block. */
export interface Delivery {
  content: Record<string, unknown>;
  /** Query parameters that change the content. */
  parameters: readonly string[];
  /** Whether the content changes with the date. */
  changesDaily: boolean;
  /** A text before the page's title, if the content makes the page a different one: `„Aufzug“`. */
  title?: string;
  /** The pairs of the query that change nothing; the page redirects to its address without them. @default none */
  redundant?: readonly QueryPair[];
  /** The page that the query requests, for a list with pages. */
  listPage?: ListPage;
}

/** A page of a list. */
export interface ListPage {
  /** From 1; greater than `count` if the list has no such page. */
  number: number;
  count: number;
  /** The pairs that select this page of the whole list; undefined if the query filters or sorts the list. */
  query: readonly QueryPair[] | undefined;
}

/** The information about a request that sources receive. */
export interface SourceContext {
  query: readonly QueryPair[];
  /** The day in Berlin. */
  today: string;
  /** The page's record, if it is the page of a record. */
  record: Record<string, unknown> | undefined;
  collections: readonly StoredCollection[];
}

/** The interface through which pages fill blocks. Lists, the search and the change log implement it. */
export interface BlockSource<Declaration = unknown> {
  /** The property of a stored block that holds its declaration for this source. */
  readonly property: string;
  /**
   * Reads the deliveries for all distinct declarations on a page, in order. A delivery is undefined if its content is missing.
   *
   * @throws DATABASE_UNAVAILABLE
   */
  read(
    queries: Queries,
    declarations: readonly Declaration[],
    context: SourceContext,
  ): Promise<(Delivery | undefined)[]>;
}
