import { describeArea, describeAvailable, describeNumber } from '../../facts/german-amounts.ts';
import type { EnergyCertificate } from '../../offers/energy-certificate.ts';
import { isHome } from '../../offers/is-home.ts';
import type { OfferOverviewContent } from './content.ts';

/** A fact; a wide one needs the space of two. */
export type KeyFact = readonly [term: string, fact: string, width?: 'wide'];

/** The facts by which people choose among offers, besides the rent. Shops and offices need no WBS and may have no rooms. */
export function keyFacts(record: OfferOverviewContent['record'], today: string): KeyFact[] {
  const { rooms, area, floor, available, wbs, wbsType, energy } = record;
  const lived = isHome(record);
  return [
    ...(rooms === undefined ? [] : [[lived ? 'Zimmer' : 'Räume', describeNumber(rooms)] as const]),
    [lived ? 'Wohnfläche' : 'Fläche', describeArea(area)],
    ['Etage', floor],
    ['Frei ab', describeAvailable(available, today)],
    ...(lived ? [['WBS', wbs === 'erforderlich' ? (wbsType ?? wbs) : 'nicht nötig'] as const] : []),
    energyFact(energy),
  ];
}

function energyFact(energy: EnergyCertificate): KeyFact {
  switch (energy.state) {
    case 'residential':
      return ['Energieklasse', energy.class];
    case 'non-residential': {
      const [heat, electricity] = [energy.heat, energy.electricity].map(describeNumber);
      return ['Endenergie', `Wärme ${heat}, Strom ${electricity}\u00a0kWh/(m²·a)`, 'wide'];
    }
    case 'at-viewing':
      return ['Energieausweis', 'zur Besichtigung'];
    case 'not-required':
      return ['Energieausweis', 'nicht nötig'];
  }
}
