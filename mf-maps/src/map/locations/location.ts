import { type Static, Type } from '@sinclair/typebox';

/** Degrees, WGS 84. */
const Latitude = Type.Number({ minimum: -85, maximum: 85 });
const Longitude = Type.Number({ minimum: -180, maximum: 180 });

/** A location on a map (R2.10-2). */
export const MapLocation = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 300 }),
    /** Street and town on one line. */
    address: Type.String({ minLength: 1, maxLength: 200 }),
    /** Opening hours, one entry per line. */
    hours: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 10 })),
    /** How to get there and in: stops, steps, lifts. */
    access: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    latitude: Latitude,
    longitude: Longitude,
    /** Whether the pin marks only the district, because the address is not public. Directions are then omitted. @default false */
    isApproximate: Type.Optional(Type.Boolean()),
    /** Path of the location's page. The event `place/highlighted` identifies the pin by this path. */
    path: Type.Optional(Type.String({ pattern: '^/', maxLength: 512 })),
    /** Whether the location is selected initially. If more than one is, the first is used. @default false */
    active: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type MapLocation = Static<typeof MapLocation>;

/** URL of a marker icon on this site, 34 × 34 pixels (R9.4-1). */
const IconUrl = Type.String({ pattern: '^/(?!/)', maxLength: 500 });

/** The configuration of a map (R3-3). */
export const MapEntity = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 64 }),
    /** Zoom level, as in all web maps: 12 shows a city, 16 its streets. */
    initZoom: Type.Integer({ minimum: 1, maximum: 20 }),
    initCenterLat: Latitude,
    initCenterLng: Longitude,
    iconDefault: IconUrl,
    iconActive: IconUrl,
  },
  { additionalProperties: false },
);
export type MapEntity = Static<typeof MapEntity>;

/** Content properties of all map blocks. */
export const mapProperties = {
  heading: Type.String({ minLength: 1, maxLength: 200 }),
  /** Heading level; exactly one block on a page has level 1. @default 2 */
  level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
  /** Plain text. */
  intro: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
  /** Plain text about how the map can be used. It appears with the map: not before consent, and not on paper. */
  hint: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
  map: MapEntity,
  /** Prefix of the entries' ids: `{prefix}-{mapNumber}-{itemNumber}`; items count from 1 (R2.10-2). */
  prefix: Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 64 }),
  /** Number of the map, unique on the page. */
  mapNumber: Type.Integer({ minimum: 1 }),
};
