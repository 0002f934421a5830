import { type Static, Type } from '@sinclair/typebox';
import { FilterOptions, QueryPrefix } from '@stadtraum/contracts/list';
import { Picture } from '@stadtraum/contracts/media';

const Value = Type.String({ maxLength: 200 });

/**
 * A form that finds rental offers from another page. Editors write `heading`, `action` and `hero`; the content API fills in the rest
 * from the collection.
 */
export const OfferFinderContent = Type.Object(
  {
    /** Names the form: „Wohnung finden“. */
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Path of the page with the list of offers. */
    action: Type.String({ pattern: '^/(?!/)', maxLength: 512 }),
    /** Only with `hero`, whose heading is the title of the page. */
    level: Type.Optional(Type.Literal(1)),
    /** Makes the block the top of its page, with the page's title. @default none */
    hero: Type.Optional(
      Type.Object(
        {
          heading: Type.String({ minLength: 1, maxLength: 200 }),
          /** A sentence below the heading, plain text. */
          text: Type.String({ minLength: 1, maxLength: 300 }),
          picture: Picture,
        },
        { additionalProperties: false },
      ),
    ),
    queryPrefix: QueryPrefix,
    /** The list's empty filter, with more names than the form has fields. */
    filter: Type.Object({
      /** An array if the list accepts several districts. */
      district: Type.Union([Value, Type.Array(Value, { maxItems: 60 })]),
      rentbis: Value,
      roomsvon: Value,
    }),
    options: Type.Object({ district: FilterOptions }),
    /** Number of offers. */
    total: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type OfferFinderContent = Static<typeof OfferFinderContent>;
