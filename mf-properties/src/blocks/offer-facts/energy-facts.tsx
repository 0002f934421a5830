import { FactList } from '../../facts/fact-list.tsx';
import { describeNumber } from '../../facts/german-amounts.ts';
import type { EnergyCertificate } from './energy-certificate.ts';
import { ENERGY_CLASSES } from './energy-classes.ts';
import styles from './energy-facts.module.css';

/** The details of the energy certificate, or a sentence that explains why they are missing. */
export function EnergyFacts({ energy, law }: EnergyFactsProps) {
  switch (energy.state) {
    case 'not-required':
      return <p>Ein Energieausweis ist nicht erforderlich: Das Haus ist ein Denkmal.</p>;
    case 'at-viewing':
      return <p>Der Energieausweis liegt zur Besichtigung vor.</p>;
    case 'non-residential':
      return (
        <FactList
          facts={[
            ['Art', `${energy.basis}sausweis`],
            ['Endenergie Wärme', describeEnergy(energy.heat)],
            ['Endenergie Strom', describeEnergy(energy.electricity)],
            ['Energieträger', energy.source],
            ['Baujahr', String(energy.built)],
            ['Angaben nach', law],
          ]}
        />
      );
    case 'residential':
      return (
        <>
          <FactList
            facts={[
              ['Art', `${energy.basis}sausweis`],
              [
                `Endenergie${energy.basis === 'Bedarf' ? 'bedarf' : 'verbrauch'}`,
                describeEnergy(energy.demand),
              ],
              ['Energieträger', energy.source],
              ['Baujahr', String(energy.built)],
              ['Effizienzklasse', energy.class],
              ['Angaben nach', law],
            ]}
          />
          <EnergyScale current={energy.class} />
        </>
      );
  }
}

/** The class on a scale. Screen readers skip it, because the facts above state the class. */
function EnergyScale({ current }: { current: string }) {
  return (
    <div className={styles.scale} aria-hidden="true">
      {ENERGY_CLASSES.map((name) => (
        <span key={name} className={styles.step} data-current={name === current || undefined}>
          {name}
        </span>
      ))}
    </div>
  );
}

function describeEnergy(energy: number): string {
  return `${describeNumber(energy)} kWh/(m²·a)`;
}

export interface EnergyFactsProps {
  energy: EnergyCertificate;
  /** The law that requires the details. */
  law: string;
}
