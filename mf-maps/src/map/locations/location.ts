import { type Static, Type } from '@sinclair/typebox';

/** Degrees, WGS 84. */
const Latitude = Type.Number({ minimum: -85, maximum: 85 });
const Longitude = Type.Number({ minimum: -180, maximum: 180 });

/** One location of a map (R2.10-2). */
export const MapLocation = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 300 }),
    /** Street and place on one line. */
    address: Type.String({ minLength: 1, maxLength: 200 }),
    /** Opening hours, a line for each. @default none */
    hours: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 10 })),
    /** How to get there: stops, steps, lifts. */
    access: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    latitude: Latitude,
    longitude: Longitude,
    /** The exact place is not to be known: the pin stands in its district, and no way leads there. @default false */
    isApproximate: Type.Optional(Type.Boolean()),
    /** Its own page: lists on the page mark its pin by it (event `place/highlighted`). */
    path: Type.Optional(Type.String({ pattern: '^/', maxLength: 512 })),
    /** Selected at load; of several, the first counts. @default false */
    active: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type MapLocation = Static<typeof MapLocation>;

/** An icon of markers: a picture of the own site, 34 × 34 pixels (R9.4-1). */
const IconUrl = Type.String({ pattern: '^/(?!/)', maxLength: 500 });

/** A map as editors set it up (R3-3). */
export const MapEntity = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 64 }),
    /** Levels of the web's maps: 12 shows a city, 16 its streets. */
    initZoom: Type.Integer({ minimum: 1, maximum: 20 }),
    initCenterLat: Latitude,
    initCenterLng: Longitude,
    iconDefault: IconUrl,
    iconActive: IconUrl,
  },
  { additionalProperties: false },
);
export type MapEntity = Static<typeof MapEntity>;

/** What every block with a map and its list says. */
export const mapProperties = {
  heading: Type.String({ minLength: 1, maxLength: 200 }),
  /** Rank of the heading; exactly one block of a page has level 1. @default 2 */
  level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
  /** Plain text. */
  intro: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
  map: MapEntity,
  /** Entries have the ids `{prefix}-{mapNumber}-{itemNumber}`, counted from 1 (R2.10-2). */
  prefix: Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 64 }),
  /** Tells the maps of a page apart. */
  mapNumber: Type.Integer({ minimum: 1 }),
};
