import { type Static, Type } from '@sinclair/typebox';
import { FilterOptions, FilterProblems, QueryPrefix } from '@stadtraum/contracts/list';
import { NewsItem } from '../../news/news-item.ts';

/**
 * All news, paginated and filtered by category. Editors write `heading`, `level`, `intro` and `feed`; the content API fills in
 * the rest from the page's query string.
 */
export const NewsListContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Heading level; exactly one block on a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    /** Plain text. */
    intro: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    /** Address of the Atom feed: `/daten/neuigkeiten.atom`. */
    feed: Type.Optional(Type.String({ pattern: '^/(?!/)', maxLength: 200 })),
    queryPrefix: QueryPrefix,
    /** The active category; empty for all. */
    filter: Type.Object({ category: Type.String({ maxLength: 100 }) }, { additionalProperties: false }),
    options: Type.Object({ category: FilterOptions }, { additionalProperties: false }),
    problems: FilterProblems,
    items: Type.Array(NewsItem, { maxItems: 500 }),
    /** Number of results on all pages. */
    total: Type.Integer({ minimum: 0 }),
    /** Current page number, starting at 1. */
    page: Type.Integer({ minimum: 1 }),
    pages: Type.Integer({ minimum: 1 }),
  },
  { additionalProperties: false },
);
export type NewsListContent = Static<typeof NewsListContent>;
