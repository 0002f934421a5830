import { FactList } from '../../facts/fact-list.tsx';
import type { NearPlace } from '../../offers/offer-record.ts';

/** What is near, nearest first, with the time that it takes to walk there. */
export function NearPlaces({ places }: NearPlacesProps) {
  const sorted = [...places].sort((a, b) => a.minutes - b.minutes);
  return (
    <FactList
      facts={sorted.map(({ kind, name, minutes }) => [`${kind}: ${name}`, `${minutes}\u00a0Min. zu Fuß`])}
    />
  );
}

export interface NearPlacesProps {
  places: readonly NearPlace[];
}
