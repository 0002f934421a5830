import { type Static, Type } from '@sinclair/typebox';

/** A text in pieces; those with `hit` are what was looked for. */
const MarkedText = Type.Array(
  Type.Object(
    { text: Type.String(), hit: Type.Optional(Type.Literal(true)) },
    { additionalProperties: false },
  ),
);
export type MarkedText = Static<typeof MarkedText>;

/** One thing that was found. */
export const SearchHit = Type.Object(
  {
    id: Type.String({ minLength: 1 }),
    /** Name of its kind in addresses. */
    kind: Type.String({ minLength: 1 }),
    /** Name of its kind for people: `Projekte`. */
    kindLabel: Type.String({ minLength: 1 }),
    /** Where it can be seen: path and query. */
    address: Type.String({ pattern: '^/(?!/)' }),
    title: MarkedText,
    /** The place that has what was looked for; empty where there is no text. */
    excerpt: MarkedText,
  },
  { additionalProperties: false },
);
export type SearchHit = Static<typeof SearchHit>;

/**
 * The site's search with what it has found (R2.1-8). Editors write `heading`, `level`, `intro` and `links`; with `"search": {}`
 * the content API fills in the rest from the page's query.
 */
export const SearchResultsContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Rank of the heading; exactly one block of a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    /** Plain text. */
    intro: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    /** Ways on where nothing was looked for or found. */
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
    /** What was looked for; empty: nothing yet. */
    query: Type.String({ maxLength: 200 }),
    /** The kind in force; `alle` for all of them. */
    kind: Type.String({ minLength: 1 }),
    /** Kinds that have hits, with their number. */
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
    /** Hits of the kind in force, on all pages together. */
    total: Type.Integer({ minimum: 0 }),
    /** From 1. */
    page: Type.Integer({ minimum: 1 }),
    pages: Type.Integer({ minimum: 1 }),
    /** What was probably meant; the hits are already those of it. */
    meant: Type.Optional(Type.String({ minLength: 1 })),
    /** No hit has all words: these have some. */
    isPartial: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type SearchResultsContent = Static<typeof SearchResultsContent>;
