import { type Static, Type } from '@sinclair/typebox';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import LocationMap from './location-map.tsx';

const Latitude = Type.Number({ minimum: -85, maximum: 85 });
const Longitude = Type.Number({ minimum: -180, maximum: 180 });

/** One location of a map (R2.10-2). Degrees of latitude and longitude are those of WGS 84. */
export const MapLocation = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 200 }),
    /** Street and place on one line. */
    address: Type.String({ minLength: 1, maxLength: 200 }),
    /** Opening hours, a line for each. */
    hours: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 10 }),
    /** How to get there: stops, steps, lifts. */
    access: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    latitude: Latitude,
    longitude: Longitude,
    /** Selected at load; of several, the first counts. @default false */
    active: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type MapLocation = Static<typeof MapLocation>;

/** A river, a railway or a street that the plan draws, so that one finds one's way on it. */
export const PlanLine = Type.Object(
  {
    kind: Type.Union([Type.Literal('water'), Type.Literal('street'), Type.Literal('rail')]),
    /** Written beside the line. */
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
    /** Latitude and longitude of each point. */
    points: Type.Array(Type.Tuple([Latitude, Longitude]), { minItems: 2, maxItems: 100 }),
  },
  { additionalProperties: false },
);
export type PlanLine = Static<typeof PlanLine>;

/** Who delivers the map, and why that needs consent: what the placeholder says (R4.3-1). */
export const MapProvider = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100 }),
    /** What the map is for and what the provider learns, in whole sentences. */
    purpose: Type.String({ minLength: 1, maxLength: 500 }),
    /** Where it says more about privacy. */
    privacy: Type.Object(
      {
        label: Type.String({ minLength: 1, maxLength: 100 }),
        path: Type.String({ pattern: '^(/|https://)', maxLength: 500 }),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type MapProvider = Static<typeof MapProvider>;

/** A map with the list of its locations. A page may hold several (R2.10-1). */
export const LocationMapContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Rank of the heading; exactly one block of a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    /** Plain text. */
    intro: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    /** Entries have the ids `{prefix}-{mapNumber}-{itemNumber}`, counted from 1 (R2.10-2). */
    prefix: Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 64 }),
    /** Tells the maps of a page apart. */
    mapNumber: Type.Integer({ minimum: 1 }),
    items: Type.Array(MapLocation, { maxItems: 100 }),
    /** Drawn one over the other, in this order. */
    lines: Type.Optional(Type.Array(PlanLine, { maxItems: 20 })),
    /** Absent: nobody else is involved, the map needs no consent. */
    provider: Type.Optional(MapProvider),
  },
  { additionalProperties: false },
);
export type LocationMapContent = Static<typeof LocationMapContent>;

export default defineBlock({
  type: 'location-map',
  content: LocationMapContent,
  // Not on interaction: a visitor who has consented before gets the map without touching anything.
  hydrate: 'visible',
  component: LocationMap,
});
