import { type Static, Type } from '@sinclair/typebox';
import { Offer } from '../../offers/offer.ts';

/** A few rental offers, for example similar ones on an offer's page. Editors write `heading` and `link`. */
export const OfferTeasersContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Link to the full list. */
    link: Type.Object(
      {
        label: Type.String({ minLength: 1, maxLength: 100 }),
        path: Type.String({ pattern: '^/', maxLength: 512 }),
      },
      { additionalProperties: false },
    ),
    items: Type.Array(Offer, { maxItems: 12 }),
    /** Number of records in the full list. */
    total: Type.Integer({ minimum: 0 }),
    /** Today's date in Berlin. */
    today: Type.String({ format: 'date' }),
  },
  { additionalProperties: false },
);
export type OfferTeasersContent = Static<typeof OfferTeasersContent>;
