import { type Static, Type } from '@sinclair/typebox';
import { MapLocation, mapProperties } from '../../map/locations/location.ts';

/** A map with the list of its locations. A page can have more than one (R2.10-1). */
export const LocationMapContent = Type.Object(
  { ...mapProperties, items: Type.Array(MapLocation, { maxItems: 100 }) },
  { additionalProperties: false },
);
export type LocationMapContent = Static<typeof LocationMapContent>;
