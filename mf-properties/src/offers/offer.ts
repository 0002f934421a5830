import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';

const Day = Type.String({ format: 'date' });
const Amount = Type.Number({ minimum: 0 });

/** A rental offer in a list. */
export const Offer = Type.Object(
  {
    uid: Type.Integer({ minimum: 1 }),
    title: Type.String({ minLength: 1, maxLength: 300 }),
    /** OpenImmo's Objektart. */
    kind: Type.String({ minLength: 1, maxLength: 100 }),
    /** The Bezirk. */
    district: Type.String({ minLength: 1, maxLength: 100 }),
    /** Where the Bezirk is, in words: `am Hafen`. @default `im Bezirk` and the name */
    districtIn: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    /** One line; without the street if it is not public (OpenImmo's `objektadresse_freigeben`). */
    address: Type.String({ minLength: 1, maxLength: 200 }),
    /** Euros per month, including all costs: the Gesamtmiete. */
    totalRent: Amount,
    /** Number of rooms, in steps of one half; undefined for shops. */
    rooms: Type.Optional(Type.Number({ minimum: 1 })),
    /** Square metres. */
    area: Type.Number({ exclusiveMinimum: 0 }),
    /** First day of the lease. */
    available: Day,
    published: Day,
    /** Whether the tenant needs a Wohnberechtigungsschein; undefined for shops and offices. */
    wbs: Type.Optional(Type.Union([Type.Literal('erforderlich'), Type.Literal('nicht erforderlich')])),
    accessible: Type.Boolean(),
    picture: Type.Optional(Picture),
    /** Number of pictures in the offer's gallery. */
    pictureCount: Type.Integer({ minimum: 0 }),
    /** Path of the offer's page. */
    path: Type.Optional(Type.String({ pattern: '^/', maxLength: 512 })),
  },
  { additionalProperties: false },
);
export type Offer = Static<typeof Offer>;
