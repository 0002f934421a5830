import { FactList } from '../../facts/fact-list.tsx';
import type { NearPlace } from '../../offers/offer-record.ts';

/** What is near, nearest first, with the time that it takes to walk there. */
export function NearPlaces({ places }: NearPlacesProps) {
  const sorted = [...places].sort((a, b) => a.minutes - b.minutes);
  return (
    <FactList
      facts={sorted.map(({ kind, name, minutes }) => [nameOf(kind, name), `${minutes}\u00a0Min. zu Fuß`])}
    />
  );
}

/** `Haltestelle: Birkenring`, but `Kita Mühlenhof` and `Ärztehaus Nord`, whose names say the kind. */
function nameOf(kind: string, name: string): string {
  return lettersOf(name).includes(lettersOf(kind)) ? name : `${kind}: ${name}`;
}

function lettersOf(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

export interface NearPlacesProps {
  places: readonly NearPlace[];
}
