import { type Static, Type } from '@sinclair/typebox';
import { OfferRecord } from '../../offers/offer-record.ts';

/** All facts about a rental offer. Editors may set `energyLaw`; the content API fills in the rest. */
export const OfferFactsContent = Type.Object(
  {
    /** The law that requires details of the energy certificate. @default '§ 87 GEG' */
    energyLaw: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    /** Address of the form for enquiries. @default '#anfrage' */
    enquiry: Type.Optional(Type.String({ pattern: '^[#/]', maxLength: 512 })),
    record: OfferRecord,
    /** Today's date in Berlin. */
    today: Type.String({ format: 'date' }),
  },
  { additionalProperties: false },
);
export type OfferFactsContent = Static<typeof OfferFactsContent>;
