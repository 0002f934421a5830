import { FactList } from '../../facts/fact-list.tsx';
import type { OfferRecord } from '../../offers/offer-record.ts';
import { describeHomes } from '../../projects/project-text.ts';
import styles from './offer-facts.module.css';

/** The house that an offer is in, as far as its record says. */
export function HouseFacts({ record }: HouseFactsProps) {
  const { built, buildingType, house } = record;
  const facts: [string, string | undefined][] = [
    ['Bauart', buildingType],
    ['Baujahr', String(built)],
    ['Modernisiert', house?.modernised?.toString()],
    ['Geschosse', house && describeFloors(house.floors)],
    ['Im Haus', house?.homes === undefined ? undefined : describeHomes(house.homes)],
  ];
  return (
    <div className={styles.stack}>
      {house?.text && <p className={styles.text}>{house.text}</p>}
      <FactList
        facts={facts.flatMap(([name, fact]) => (fact === undefined ? [] : [[name, fact] as const]))}
      />
    </div>
  );
}

export interface HouseFactsProps {
  record: OfferRecord;
}

/** Counts the ground floor: `Erdgeschoss und 3 Obergeschosse`. */
function describeFloors(floors: number): string {
  if (floors === 1) return 'nur Erdgeschoss';
  return `Erdgeschoss und ${floors === 2 ? '1 Obergeschoss' : `${floors - 1} Obergeschosse`}`;
}
