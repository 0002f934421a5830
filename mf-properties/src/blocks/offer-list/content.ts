import { type Static, Type } from '@sinclair/typebox';
import { FilterOptions, FilterProblems, QueryPrefix } from '@stadtraum/contracts/list';
import { Offer } from '../../offers/offer.ts';

/** A valid value from the query string; empty if the filter is not set. */
const Value = Type.String({ maxLength: 200 });

/**
 * The rental offers with their filter (R2.2-5). Editors write `heading`, `level` and `intro`; the content API fills in the rest
 * from the page's query string.
 */
export const OfferListContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Heading level; exactly one block on a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    /** Plain text. */
    intro: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    /** Path of the page with the form that saves a search, for alerts by email. @default no link */
    searchSubscription: Type.Optional(Type.String({ pattern: '^/(?!/)', maxLength: 500 })),
    queryPrefix: QueryPrefix,
    /** The active filter. Numbers have a decimal point: `1200.5`. */
    filter: Type.Object(
      {
        /** Several districts; one as text, until the content API is configured for several. */
        district: Type.Union([Value, Type.Array(Value, { maxItems: 60 })]),
        ...{ kind: Value, wbs: Value },
        ...{
          rentvon: Value,
          rentbis: Value,
          roomsvon: Value,
          roomsbis: Value,
          areavon: Value,
          areabis: Value,
        },
        balcony: Type.Boolean(),
        lift: Type.Boolean(),
        accessible: Type.Boolean(),
        kitchen: Type.Boolean(),
        /** The uids of the offers that the list names, with commas between them, for what visitors remember. @default '' */
        uid: Type.Optional(Type.String({ pattern: '^(\\d+(,\\d+)*)?$', maxLength: 1200 })),
        /** Not used; accepted so that the block can be shipped before the content is loaded. */
        submitted: Type.Optional(Type.Boolean()),
      },
      { additionalProperties: false },
    ),
    options: Type.Object(
      {
        district: FilterOptions,
        kind: FilterOptions,
        wbs: FilterOptions,
      },
      { additionalProperties: false },
    ),
    problems: FilterProblems,
    /** Name of the sort order; empty for the default, newest first. */
    sort: Type.String({ maxLength: 64 }),
    /** Name of the view; empty for the default. Missing if the list has no map. */
    view: Type.Optional(Type.String({ maxLength: 64 })),
    items: Type.Array(Offer, { maxItems: 500 }),
    /** The offers that the filter names and that are let. @default [] */
    hidden: Type.Optional(Type.Array(Offer, { maxItems: 500 })),
    /** Number of results on all pages. */
    total: Type.Integer({ minimum: 0 }),
    page: Type.Integer({ minimum: 1 }),
    pages: Type.Integer({ minimum: 1 }),
    /** Today's date in Berlin. */
    today: Type.String({ format: 'date' }),
  },
  { additionalProperties: false },
);
export type OfferListContent = Static<typeof OfferListContent>;
