import type { MapLocation } from './location.ts';

/** Id and anchor of an entry (R2.10-2). @param index starts at 0 */
export function entryId({ prefix, mapNumber }: { prefix: string; mapNumber: number }, index: number): string {
  return `${prefix}-${mapNumber}-${index + 1}`;
}

/** URL of a route planner for the location. The page only links to it and loads nothing from it. */
export function routeUrl({ latitude, longitude }: Pick<MapLocation, 'latitude' | 'longitude'>): string {
  return `https://www.openstreetmap.org/directions?to=${latitude},${longitude}`;
}
