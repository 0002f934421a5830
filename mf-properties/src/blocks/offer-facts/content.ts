import { type Static, Type } from '@sinclair/typebox';
import { Contact } from '../../contact/contact.ts';
import { GalleryPicture } from '../../gallery/gallery-picture.ts';
import { EnergyCertificate } from './energy-certificate.ts';

/** Euros; per month, except for the deposit. */
const Amount = Type.Number({ minimum: 0 });

/** An offer's full record; comments give the OpenImmo names. */
export const OfferRecord = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 300 }),
    /** objektnr_extern */
    objectNumber: Type.String({ minLength: 1, maxLength: 60 }),
    kind: Type.String({ minLength: 1, maxLength: 100 }),
    /** nettokaltmiete */
    netRent: Amount,
    /** nebenkosten */
    operatingCosts: Amount,
    /** heizkosten */
    heatingCosts: Amount,
    /** warmmiete: the sum of the three amounts above */
    totalRent: Amount,
    /** kaution */
    deposit: Amount,
    /** anzahl_zimmer */
    rooms: Type.Optional(Type.Number({ minimum: 1 })),
    /** wohnflaeche, in m² */
    area: Type.Number({ exclusiveMinimum: 0 }),
    floor: Type.String({ minLength: 1, maxLength: 60 }),
    /** verfuegbar_ab */
    available: Type.String({ format: 'date' }),
    /** baujahr */
    built: Type.Integer({ minimum: 1000, maximum: 2100 }),
    wbs: Type.String({ maxLength: 60 }),
    /** Type of the required Wohnberechtigungsschein. */
    wbsType: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    balcony: Type.Boolean(),
    lift: Type.Boolean(),
    accessible: Type.Boolean(),
    kitchen: Type.Boolean(),
    /** Further equipment. */
    features: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 40 }),
    /** lage, plain text */
    location: Type.String({ minLength: 1, maxLength: 1000 }),
    energy: EnergyCertificate,
    floorPlan: Type.Optional(GalleryPicture),
    contact: Contact,
  },
  { additionalProperties: true },
);
export type OfferRecord = Static<typeof OfferRecord>;

/** Editors may write `energyLaw`; the content API fills in the rest. */
export const OfferFactsContent = Type.Object(
  {
    /** The law that requires the energy certificate's details. @default '§ 87 GEG' */
    energyLaw: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    record: OfferRecord,
    /** Today's date in Berlin. */
    today: Type.String({ format: 'date' }),
  },
  { additionalProperties: false },
);
export type OfferFactsContent = Static<typeof OfferFactsContent>;
