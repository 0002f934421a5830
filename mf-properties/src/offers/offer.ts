import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';

const Day = Type.String({ format: 'date' });
const Amount = Type.Number({ minimum: 0 });

/** One rental offer, as lists show it. */
export const Offer = Type.Object(
  {
    uid: Type.Integer({ minimum: 1 }),
    title: Type.String({ minLength: 1, maxLength: 300 }),
    /** OpenImmo's Objektart. */
    kind: Type.String({ minLength: 1, maxLength: 100 }),
    /** The Bezirk. */
    district: Type.String({ minLength: 1, maxLength: 100 }),
    /** On one line; without the street where it is not to be known (OpenImmo's `objektadresse_freigeben`). */
    address: Type.String({ minLength: 1, maxLength: 200 }),
    /** Euros a month, all costs included: the Gesamtmiete. */
    totalRent: Amount,
    /** Rooms, also halves; a shop has none. */
    rooms: Type.Optional(Type.Number({ minimum: 1 })),
    /** Square metres. */
    area: Type.Number({ exclusiveMinimum: 0 }),
    /** First day. */
    available: Day,
    published: Day,
    /** Whether the tenant needs a Wohnberechtigungsschein. */
    wbs: Type.Union([Type.Literal('erforderlich'), Type.Literal('nicht erforderlich')]),
    accessible: Type.Boolean(),
    picture: Type.Optional(Picture),
    /** Pictures of its gallery. */
    pictureCount: Type.Integer({ minimum: 0 }),
    /** Of the offer's own page. */
    path: Type.Optional(Type.String({ pattern: '^/', maxLength: 512 })),
  },
  { additionalProperties: false },
);
export type Offer = Static<typeof Offer>;
