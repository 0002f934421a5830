import type { Hearer } from '@stadtraum/contracts/platform';
import { useEffect, useState } from 'react';
import type { MapLocation } from './locations/location.ts';
import type { placeHighlighted } from './place-highlighted.ts';

/** Path of the place that is hovered or focused in another list, received over the event bus; empty if none is. */
export function useHighlightedPath(bus: Hearer<typeof placeHighlighted>): string {
  const [path, setPath] = useState('');
  useEffect(() => bus.subscribe('place/highlighted', (place) => setPath(place.path)), [bus]);
  return path;
}

/** Index of the location that is hovered or focused in another list. */
export function useHighlighted(
  bus: Hearer<typeof placeHighlighted>,
  locations: readonly MapLocation[],
): number | undefined {
  const path = useHighlightedPath(bus);
  const index = path === '' ? -1 : locations.findIndex((location) => location.path === path);
  return index < 0 ? undefined : index;
}
