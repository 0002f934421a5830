import { type Static, Type } from '@sinclair/typebox';
import { mapProperties } from '../../map/locations/location.ts';

/** A project or an offer: of its record a map needs only this. */
export const Place = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 300 }),
    /** On one line; without the street where it is not to be known (OpenImmo's `objektadresse_freigeben`). */
    address: Type.String({ minLength: 1, maxLength: 200 }),
    /** Degrees, WGS 84. */
    position: Type.Object({
      latitude: Type.Number({ minimum: -85, maximum: 85 }),
      longitude: Type.Number({ minimum: -180, maximum: 180 }),
      /** It is the middle of the district: the exact place is not to be known. @default false */
      isApproximate: Type.Optional(Type.Boolean()),
    }),
    /** Of its own page; the record of that page itself has none. */
    path: Type.Optional(Type.String({ pattern: '^/', maxLength: 512 })),
  },
  { additionalProperties: true },
);
export type Place = Static<typeof Place>;

/**
 * A map of what a collection holds, or of the one record that a page is about. Editors write heading and map, the content API
 * fills in `items` or `record`.
 */
export const PlaceMapContent = Type.Object(
  {
    ...mapProperties,
    items: Type.Optional(Type.Array(Place, { maxItems: 500 })),
    record: Type.Optional(Place),
  },
  { additionalProperties: true },
);
export type PlaceMapContent = Static<typeof PlaceMapContent>;
