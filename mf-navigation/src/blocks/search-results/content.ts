import { type Static, Type } from '@sinclair/typebox';

/** A text in pieces. Pieces with `hit` match the search terms. */
const MarkedText = Type.Array(
  Type.Object(
    { text: Type.String(), hit: Type.Optional(Type.Literal(true)) },
    { additionalProperties: false },
  ),
);
export type MarkedText = Static<typeof MarkedText>;

/** One search result. */
export const SearchHit = Type.Object(
  {
    id: Type.String({ minLength: 1 }),
    /** Name of the result's kind in URLs. */
    kind: Type.String({ minLength: 1 }),
    /** Visible name of the kind: `Projekte`. */
    kindLabel: Type.String({ minLength: 1 }),
    /** URL of the result: path and query. */
    address: Type.String({ pattern: '^/(?!/)' }),
    title: MarkedText,
    /** The matching passage; empty for results without text. */
    excerpt: MarkedText,
  },
  { additionalProperties: false },
);
export type SearchHit = Static<typeof SearchHit>;

/**
 * The site's search with its results (R2.1-8). Editors write `heading`, `level`, `intro`, `links` and `"search": {}`. The content
 * API replaces `search` with the results for the page's query.
 */
export const SearchResultsContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Heading level; exactly one block on a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    /** Plain text. */
    intro: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    /** Suggested links, shown when there are no results. */
    links: Type.Optional(
      Type.Array(
        Type.Object(
          {
            label: Type.String({ minLength: 1, maxLength: 100 }),
            path: Type.String({ pattern: '^/(?!/)' }),
          },
          { additionalProperties: false },
        ),
        { maxItems: 12 },
      ),
    ),
    /** The search terms; empty before the first search. */
    query: Type.String({ maxLength: 200 }),
    /** The selected kind; `alle` for all kinds. */
    kind: Type.String({ minLength: 1 }),
    /** The kinds that have results, with their numbers of results. */
    kinds: Type.Array(
      Type.Object(
        {
          kind: Type.String({ minLength: 1 }),
          label: Type.String({ minLength: 1 }),
          total: Type.Integer({ minimum: 1 }),
        },
        { additionalProperties: false },
      ),
    ),
    items: Type.Array(SearchHit, { maxItems: 50 }),
    /** Number of results of the selected kind, on all pages. */
    total: Type.Integer({ minimum: 0 }),
    /** Number of the current page, from 1. */
    page: Type.Integer({ minimum: 1 }),
    pages: Type.Integer({ minimum: 1 }),
    /** The corrected query. If present, the results are for it, not for `query`. */
    meant: Type.Optional(Type.String({ minLength: 1 })),
    /** Whether the results contain only some of the words, because no result contains all of them. */
    isPartial: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type SearchResultsContent = Static<typeof SearchResultsContent>;
