import { type Static, Type } from '@sinclair/typebox';
import { BASKET_REFUSALS } from '@stadtraum/contracts/forms/press-basket';
import { FilterOptions, FilterProblems, QueryPrefix } from '@stadtraum/contracts/list';
import { PressAsset } from '../../assets/press-asset.ts';

const Value = Type.String({ maxLength: 200 });
/** The active filter (R2.4-7); empty fields do not narrow the list. */
const AssetFilterValues = Type.Object(
  {
    title: Value,
    topic: Value,
    project: Value,
    kind: Type.Array(Value, { maxItems: 60 }),
    shape: Type.Array(Value, { maxItems: 60 }),
  },
  { additionalProperties: false },
);

/**
 * The list of press pictures with its filter. Editors write `heading`, `level`, `intro` and `email`; the content API fills in
 * the rest from the page's query string.
 */
export const PressAssetListContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Heading level; exactly one block on a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    /** Plain text. */
    intro: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    /** E-mail address of the press office, which sends the files of assets without downloads. */
    email: Type.Optional(Type.String({ format: 'email' })),
    queryPrefix: QueryPrefix,
    filter: AssetFilterValues,
    options: Type.Object(
      { topic: FilterOptions, project: FilterOptions, kind: FilterOptions, shape: FilterOptions },
      { additionalProperties: false },
    ),
    problems: FilterProblems,
    /** Why the press basket redirected here instead of sending a ZIP. */
    refusal: Type.Optional(Type.Union(BASKET_REFUSALS.map((reason) => Type.Literal(reason)))),
    items: Type.Array(PressAsset, { maxItems: 500 }),
    /** Number of results on all pages. */
    total: Type.Integer({ minimum: 0 }),
    /** @default 1 */
    page: Type.Optional(Type.Integer({ minimum: 1 })),
    /** @default 1 */
    pages: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
);
export type PressAssetListContent = Static<typeof PressAssetListContent>;
