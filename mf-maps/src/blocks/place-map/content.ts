import { type Static, Type } from '@sinclair/typebox';
import { mapProperties } from '../../map/locations/location.ts';

/** The fields of a project or offer that a map needs. */
export const Place = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 300 }),
    /** One line; without the street if it is not public (OpenImmo's `objektadresse_freigeben`). */
    address: Type.String({ minLength: 1, maxLength: 200 }),
    /** Degrees, WGS 84. */
    position: Type.Object({
      latitude: Type.Number({ minimum: -85, maximum: 85 }),
      longitude: Type.Number({ minimum: -180, maximum: 180 }),
      /** Whether the position is only the centre of the district, because the address is not public. @default false */
      isApproximate: Type.Optional(Type.Boolean()),
    }),
    /** Path of the place's page; missing on that page. */
    path: Type.Optional(Type.String({ pattern: '^/', maxLength: 512 })),
  },
  { additionalProperties: true },
);
export type Place = Static<typeof Place>;

/**
 * A map of all records in a collection, or of the record that the page shows. Editors write heading and map; the content API
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
