import { type Static, Type } from '@sinclair/typebox';
import { FilterOptions, FilterProblems, QueryPrefix } from '@stadtraum/contracts/list';
import { RejectedSubscription } from '../../subscription/rejected-subscription.ts';
import { FilterLabels } from '../announcement-list/content.ts';

/** As the visitor typed it, invalid values included. */
const Typed = Type.String({ maxLength: 200 });

/**
 * The form that saves a search of the announcements (P38). Editors write `heading`, `level` and `intro`. The content API fills in the
 * list's filter from the page's query string, and `answer` if the form was rejected.
 */
export const SearchSubscriptionContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Heading level; exactly one block on a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    /** Plain text. */
    intro: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    queryPrefix: QueryPrefix,
    filter: Type.Object(
      { ausfristvon: Typed, ausfristbis: Typed, gewerk: Typed },
      { additionalProperties: false },
    ),
    options: Type.Object({ gewerk: FilterOptions }, { additionalProperties: false }),
    labels: FilterLabels,
    problems: FilterProblems,
    /** Number of announcements that the filter finds now. */
    total: Type.Integer({ minimum: 0 }),
    answer: Type.Optional(
      Type.Composite([
        RejectedSubscription,
        Type.Object({
          search: Type.Object(
            {
              ausfristvon: Type.Optional(Typed),
              ausfristbis: Type.Optional(Typed),
              gewerk: Type.Optional(Typed),
            },
            { additionalProperties: false },
          ),
        }),
      ]),
    ),
    /** Other parts of the list, which the form does not show. */
    items: Type.Array(Type.Unknown(), { maxItems: 500 }),
    sort: Type.Optional(Type.Unknown()),
    today: Type.Optional(Type.Unknown()),
    page: Type.Optional(Type.Unknown()),
    pages: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: false },
);
export type SearchSubscriptionContent = Static<typeof SearchSubscriptionContent>;
