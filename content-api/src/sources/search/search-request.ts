import { type Static, Type } from '@sinclair/typebox';
import type { QueryPair } from '../../kernel/query-string.ts';

/** A block's `"search": {}`: the block searches all content for the page's query and shows the hits. */
export const SearchDeclaration = Type.Object(
  {
    /** Hits per page. @default 10 */
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  },
  { additionalProperties: false },
);
export type SearchDeclaration = Static<typeof SearchDeclaration>;

/** The search that a visitor requests. */
export interface SearchRequest {
  query: string;
  /** The kind of entries to search; undefined for all kinds. */
  kind: string | undefined;
  /** Number of the page, from 1. */
  page: number;
  /** Hits per page. */
  pageSize: number;
}

/** The value of the parameter `art` that selects all kinds. */
export const ALL_KINDS = 'alle';

/** Query parameters of a page with a search block. */
const PARAMETERS = { query: 'q', kind: 'art', page: 'seite' } as const;
export const SEARCH_PARAMETERS: string[] = Object.values(PARAMETERS);

const DEFAULT_PAGE_SIZE = 10;

/** Reads the parameters of a search. Never throws; ignores invalid values. */
export function readSearchRequest(
  { pageSize }: SearchDeclaration,
  query: readonly QueryPair[],
): SearchRequest {
  const first = (parameter: string) => query.find(([name]) => name === parameter)?.[1];
  const kind = first(PARAMETERS.kind) ?? ALL_KINDS;
  const page = first(PARAMETERS.page) ?? '1';
  return {
    query: first(PARAMETERS.query) ?? '',
    kind: kind === ALL_KINDS || !/^[a-z][a-z0-9-]{0,63}$/.test(kind) ? undefined : kind,
    page: /^[1-9]\d*$/.test(page) ? Number(page) : 1,
    pageSize: pageSize ?? DEFAULT_PAGE_SIZE,
  };
}
