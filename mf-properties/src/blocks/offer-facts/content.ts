import { type Static, Type } from '@sinclair/typebox';
import { Contact } from '../../contact/contact.ts';
import { GalleryPicture } from '../../gallery/gallery-picture.ts';
import { EnergyCertificate } from './energy-certificate.ts';

/** In euros. All amounts except the deposit are per month. */
const Amount = Type.Number({ minimum: 0 });

/** An offer's full record. Comments give the field names in OpenImmo. */
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
    /** warmmiete: net rent, operating costs and heating costs */
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
    /** Undefined for shops and offices. */
    wbs: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    /** Type of the required Wohnberechtigungsschein. */
    wbsType: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    balcony: Type.Boolean(),
    lift: Type.Boolean(),
    accessible: Type.Boolean(),
    kitchen: Type.Boolean(),
    /** Additional equipment. */
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

/** All facts about a rental offer. Editors may set `energyLaw`; the content API fills in the rest. */
export const OfferFactsContent = Type.Object(
  {
    /** The law that requires details of the energy certificate. @default '§ 87 GEG' */
    energyLaw: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    record: OfferRecord,
    /** Today's date in Berlin. */
    today: Type.String({ format: 'date' }),
  },
  { additionalProperties: false },
);
export type OfferFactsContent = Static<typeof OfferFactsContent>;
