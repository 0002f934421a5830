import { FactList } from '../../facts/fact-list.tsx';
import { describeNumber } from '../../facts/german-amounts.ts';
import type { EnergyCertificate } from '../../offers/energy-certificate.ts';
import { ENERGY_CLASSES } from '../../offers/energy-classes.ts';
import styles from './energy-facts.module.css';

/** The details of the energy certificate, or a sentence that explains why they are missing. */
export function EnergyFacts({ energy, law }: EnergyFactsProps) {
  switch (energy.state) {
    case 'not-required':
      return <p>Ein Energieausweis ist nicht erforderlich: {energy.reason ?? 'Das Haus ist ein Denkmal.'}</p>;
    case 'at-viewing':
      return (
        <p>
          {energy.reason && `${energy.reason} `}
          Der Energieausweis liegt zur Besichtigung vor.
        </p>
      );
    case 'non-residential':
      return (
        <FactList
          facts={[
            ['Art', `${energy.basis}sausweis`],
            [`${endEnergy(energy.basis)} Wärme`, describeEnergy(energy.heat)],
            [`${endEnergy(energy.basis)} Strom`, describeEnergy(energy.electricity)],
            ['Wesentlicher Energieträger', energy.source],
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
              [endEnergy(energy.basis), describeEnergy(energy.demand)],
              ['Wesentlicher Energieträger', energy.source],
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

/** The class on a scale, which has the facts above as its text. */
function EnergyScale({ current }: { current: string }) {
  return (
    <div
      className={styles.scale}
      role="img"
      aria-label={`Skala der Effizienzklassen von A+ bis H: Dieses Haus hat ${current}`}
    >
      {ENERGY_CLASSES.map((name) => (
        <span key={name} className={styles.step} data-current={name === current || undefined}>
          {name}
        </span>
      ))}
    </div>
  );
}

function endEnergy(basis: 'Bedarf' | 'Verbrauch'): string {
  return `Endenergie${basis === 'Bedarf' ? 'bedarf' : 'verbrauch'}`;
}

function describeEnergy(energy: number): string {
  return `${describeNumber(energy)} kWh/(m²·a)`;
}

export interface EnergyFactsProps {
  energy: EnergyCertificate;
  /** The law that requires the details. */
  law: string;
}
