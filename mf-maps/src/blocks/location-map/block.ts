import { type Static, Type } from '@sinclair/typebox';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { MapLocation, mapProperties } from '../../map/locations/location.ts';
import LocationMap from './location-map.tsx';

/** A map with the list of its locations. A page may hold several (R2.10-1). */
export const LocationMapContent = Type.Object(
  { ...mapProperties, items: Type.Array(MapLocation, { maxItems: 100 }) },
  { additionalProperties: false },
);
export type LocationMapContent = Static<typeof LocationMapContent>;

export default defineBlock({
  type: 'location-map',
  content: LocationMapContent,
  needs: ['maps'],
  // Not on interaction: a visitor who has consented before gets the map without touching anything.
  hydrate: 'visible',
  component: LocationMap,
});
