import { type Static, Type } from '@sinclair/typebox';
import { OfferListContent } from '../offer-list/content.ts';

/** As the visitor typed it, invalid values included. */
const Typed = Type.String({ maxLength: 200 });

const { queryPrefix, filter, options, problems, total } = OfferListContent.properties;

/**
 * The form that saves a search of offers, for alerts by email (VI14, P38). Editors write `heading`, `level` and `intro`. The content API
 * fills in the list's filter from the page's query string, and `answer` if the form was rejected.
 */
export const OfferSearchSubscriptionContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Heading level; exactly one block on a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    /** Plain text. */
    intro: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    ...{ queryPrefix, filter, options, problems },
    /** Number of offers that the filter finds now. */
    total,
    answer: Type.Optional(
      Type.Object(
        {
          /** `field` is the name of a filter's parameter, or the class of another input. */
          errors: Type.Array(
            Type.Object({ field: Typed, message: Type.String({ minLength: 1, maxLength: 300 }) }),
            {
              minItems: 1,
              maxItems: 20,
            },
          ),
          values: Type.Object({ email: Type.String(), terms: Type.Boolean() }),
          search: Type.Record(
            Type.String(),
            Type.Union([Typed, Type.Boolean(), Type.Array(Typed, { maxItems: 60 })]),
          ),
          /** The consent text. */
          consent: Type.String({ minLength: 1, maxLength: 1000 }),
        },
        { additionalProperties: true },
      ),
    ),
  },
  // The other parts of the list, which the form does not show.
  { additionalProperties: true },
);
export type OfferSearchSubscriptionContent = Static<typeof OfferSearchSubscriptionContent>;
