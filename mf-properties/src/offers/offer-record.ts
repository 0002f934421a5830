import { type Static, Type } from '@sinclair/typebox';
import { Contact } from '../contact/contact.ts';
import { GalleryPicture } from '../gallery/gallery-picture.ts';
import { EnergyCertificate } from './energy-certificate.ts';

/** In euros. All amounts except the deposit are per month. */
const Amount = Type.Number({ minimum: 0 });
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** A room on a floor plan. */
const PlanRoom = Type.Object(
  {
    /** `Wohnen`, `Balkon` */
    name: text(60),
    /** As drawn, in m². */
    area: Type.Number({ exclusiveMinimum: 0 }),
    /** The part of the area that counts as living area, for example 0.5 for a balcony (WoFlV). @default 1 */
    share: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1 })),
  },
  { additionalProperties: false },
);
export type PlanRoom = Static<typeof PlanRoom>;

/** A floor plan; `rooms` says the same in words. */
export const FloorPlan = Type.Object(
  {
    ...GalleryPicture.properties,
    rooms: Type.Optional(Type.Array(PlanRoom, { minItems: 1, maxItems: 60 })),
  },
  { additionalProperties: false },
);
export type FloorPlan = Static<typeof FloorPlan>;

/** A place near an offer, with the minutes that it takes to walk there. */
const NearPlace = Type.Object(
  {
    /** `Haltestelle`, `Kita` */
    kind: text(60),
    name: text(100),
    minutes: Type.Integer({ minimum: 1, maximum: 60 }),
  },
  { additionalProperties: false },
);
export type NearPlace = Static<typeof NearPlace>;

/** The house that an offer is in. */
const House = Type.Object(
  {
    homes: Type.Optional(Type.Integer({ minimum: 1 })),
    /** Full floors, including the ground floor. */
    floors: Type.Integer({ minimum: 1, maximum: 60 }),
    /** Year of the last modernisation. */
    modernised: Type.Optional(Type.Integer({ minimum: 1900, maximum: 2100 })),
    text: Type.Optional(text(1000)),
  },
  { additionalProperties: false },
);

/** An offer's full record. Comments give the field names in OpenImmo. */
export const OfferRecord = Type.Object(
  {
    title: text(300),
    /** objektnr_extern */
    objectNumber: text(60),
    kind: text(100),
    /** The Bezirk. */
    district: text(100),
    /** The Bezirk with its preposition: `am Hafen`. @default `im Bezirk <district>` */
    districtIn: Type.Optional(text(100)),
    address: text(200),
    /** Plain text. */
    text: text(1000),
    gallery: Type.Array(GalleryPicture, { maxItems: 60 }),
    /** nettokaltmiete */
    netRent: Amount,
    /** nebenkosten */
    operatingCosts: Amount,
    /** heizkosten */
    heatingCosts: Amount,
    /** Rent of a parking space that belongs to the home. */
    parkingRent: Type.Optional(Amount),
    /** warmmiete: net rent, operating costs, heating costs, and the rent of a parking space */
    totalRent: Amount,
    /** What the tenant pays to others. @default electricity, internet and telephone, and the broadcasting fee */
    notIncluded: Type.Optional(Type.Array(text(100), { maxItems: 20 })),
    /** kaution */
    deposit: Amount,
    /** anzahl_zimmer */
    rooms: Type.Optional(Type.Number({ minimum: 1 })),
    /** wohnflaeche, in m² */
    area: Type.Number({ exclusiveMinimum: 0 }),
    floor: text(60),
    /** verfuegbar_ab */
    available: Type.String({ format: 'date' }),
    /** baujahr */
    built: Type.Integer({ minimum: 1000, maximum: 2100 }),
    /** `Gründerzeit`, `Neubau` */
    buildingType: Type.Optional(text(60)),
    house: Type.Optional(House),
    /** Undefined for shops and offices. */
    wbs: Type.Optional(text(60)),
    /** Type of the required Wohnberechtigungsschein. */
    wbsType: Type.Optional(text(60)),
    /** Whether there is a balcony, a loggia or a terrace; `outdoorSpace` says which. */
    balcony: Type.Boolean(),
    outdoorSpace: Type.Optional(text(60)),
    lift: Type.Boolean(),
    accessible: Type.Boolean(),
    kitchen: Type.Boolean(),
    /** Additional equipment. */
    features: Type.Array(text(100), { maxItems: 40 }),
    /** lage, plain text */
    location: text(1000),
    near: Type.Optional(Type.Array(NearPlace, { maxItems: 40 })),
    energy: EnergyCertificate,
    floorPlan: Type.Optional(FloorPlan),
    contact: Contact,
  },
  { additionalProperties: true },
);
export type OfferRecord = Static<typeof OfferRecord>;
