import type { LocationMapContent, MapLocation } from './block.ts';

/** Id of an entry, which is also its anchor (R2.10-2). @param index from 0 */
export function entryId(
  { prefix, mapNumber }: Pick<LocationMapContent, 'prefix' | 'mapNumber'>,
  index: number,
): string {
  return `${prefix}-${mapNumber}-${index + 1}`;
}

/** Id of the marker of an entry. */
export function markerId(entry: string): string {
  return `${entry}-marker`;
}

/** A page that plans the way to the location. It is only a link: nothing is loaded from there. */
export function routeUrl({ latitude, longitude }: Pick<MapLocation, 'latitude' | 'longitude'>): string {
  return `https://www.openstreetmap.org/directions?to=${latitude},${longitude}`;
}
