import type { MapLocation } from './location.ts';

/** Id of an entry, which is also its anchor (R2.10-2). @param index from 0 */
export function entryId({ prefix, mapNumber }: { prefix: string; mapNumber: number }, index: number): string {
  return `${prefix}-${mapNumber}-${index + 1}`;
}

/** Address of a route planner for the location. Only a link: nothing is loaded from there. */
export function routeUrl({ latitude, longitude }: Pick<MapLocation, 'latitude' | 'longitude'>): string {
  return `https://www.openstreetmap.org/directions?to=${latitude},${longitude}`;
}
