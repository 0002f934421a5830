import { type Static, Type } from '@sinclair/typebox';
import { FilterOptions, FilterProblems, QueryPrefix } from '@stadtraum/contracts/list';
import { Project } from '../../projects/project.ts';

/**
 * The list of building projects with its filter (R2.2-1). Editors write `heading`, `level` and `intro`; the content API fills
 * in the rest from the page's query string.
 */
export const ProjectListContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Heading level; exactly one block on a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    /** Plain text. */
    intro: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    queryPrefix: QueryPrefix,
    /** The active filter; empty values do not narrow the list. */
    filter: Type.Object(
      {
        title: Type.String({ maxLength: 200 }),
        district: Type.String({ maxLength: 200 }),
        status: Type.String({ maxLength: 200 }),
        kind: Type.String({ maxLength: 200 }),
        features: Type.Array(Type.String({ maxLength: 200 })),
        /** Whether the visitor requested the page by submitting the filter's form (R2.2-2). */
        submitted: Type.Boolean(),
      },
      { additionalProperties: false },
    ),
    options: Type.Object(
      {
        district: FilterOptions,
        status: FilterOptions,
        kind: FilterOptions,
        features: FilterOptions,
      },
      { additionalProperties: false },
    ),
    problems: FilterProblems,
    items: Type.Array(Project, { maxItems: 500 }),
    /** Number of results on all pages. */
    total: Type.Integer({ minimum: 0 }),
    /** @default 1 */
    page: Type.Optional(Type.Integer({ minimum: 1 })),
    /** @default 1 */
    pages: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
);
export type ProjectListContent = Static<typeof ProjectListContent>;
