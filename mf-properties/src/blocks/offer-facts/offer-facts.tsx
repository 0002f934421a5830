import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Heading } from '@stadtraum/shared-ui/heading';
import { Lightbox } from '@stadtraum/shared-ui/lightbox';
import { Table } from '@stadtraum/shared-ui/table';
import type { ReactNode } from 'react';
import { ContactPerson } from '../../contact/contact-person.tsx';
import { FactList } from '../../facts/fact-list.tsx';
import { describeArea, describeAvailable, describeEuro, describeNumber } from '../../facts/german-amounts.ts';
import { lightboxItem } from '../../gallery/lightbox-item.ts';
import { LinkedFigure } from '../../gallery/linked-figure.tsx';
import type { OfferFactsContent, OfferRecord } from './content.ts';
import { EnergyFacts } from './energy-facts.tsx';
import styles from './offer-facts.module.css';

/** All facts about a rental offer: key facts, rent, energy, equipment, floor plan, location and contact. */
export default function OfferFacts({ id, content }: BlockProps<OfferFactsContent>) {
  const { record, today, energyLaw = '§ 87 GEG' } = content;
  const { title, objectNumber, floorPlan, location, energy, contact } = record;
  return (
    <div className={styles.offer}>
      <div className={styles.sections}>
        <Section id={`${id}-fakten`} title="Auf einen Blick">
          <FactList facts={keyFacts(record, today)} />
        </Section>
        <Section id={`${id}-miete`} title="Miete">
          <RentTable record={record} />
        </Section>
        <Section id={`${id}-ausstattung`} title="Ausstattung">
          <ul className={styles.features}>
            {equipment(record).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Section>
        {floorPlan && (
          <Section id={`${id}-plan`} title="Grundriss">
            <Lightbox
              label={`Grundriss: ${title}`}
              items={[lightboxItem(floorPlan)]}
              hash={`${id}-grundriss`}
            >
              <LinkedFigure item={floorPlan} sizes="(width >= 62rem) 50vw, 92vw" ratio="3 / 2" />
            </Lightbox>
          </Section>
        )}
        <Section id={`${id}-energie`} title="Energieausweis">
          <EnergyFacts energy={energy} law={energyLaw} />
        </Section>
        <Section id={`${id}-lage`} title="Lage">
          <p className={styles.text}>{location}</p>
        </Section>
      </div>
      <aside className={styles.contact} aria-label="Anfrage">
        <ContactPerson
          contact={contact}
          level={2}
          heading="Ihre Anfrage"
          buttonLabel="Anfrage schreiben"
          subject={`Anfrage zu ${objectNumber}: ${title}`}
        />
      </aside>
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} look={4} id={id}>
        {title}
      </Heading>
      <div>{children}</div>
    </section>
  );
}

/** The rent's components and their total, followed by the deposit. */
function RentTable({ record }: { record: OfferRecord }) {
  const rows = [
    { key: 'net', cells: { part: 'Nettokaltmiete', amount: describeEuro(record.netRent) } },
    { key: 'operating', cells: { part: 'Betriebskosten', amount: describeEuro(record.operatingCosts) } },
    { key: 'heating', cells: { part: 'Heizkosten', amount: describeEuro(record.heatingCosts) } },
    { key: 'total', cells: { part: 'Gesamtmiete', amount: strong(describeEuro(record.totalRent)) } },
    { key: 'deposit', cells: { part: 'Kaution, einmalig', amount: describeEuro(record.deposit) } },
  ];
  return (
    <Table
      caption="Miete im Monat"
      columns={[
        { key: 'part', label: 'Bestandteil', isRowHead: true },
        { key: 'amount', label: 'Betrag', isNumeric: true },
      ]}
      rows={rows}
    />
  );
}

function strong(text: string): { content: ReactNode } {
  return { content: <strong>{text}</strong> };
}

function keyFacts(record: OfferRecord, today: string): [string, string][] {
  const { rooms, area, floor, available, built, wbs, wbsType, objectNumber, kind } = record;
  return [
    ['Objektart', kind],
    ...(rooms === undefined ? [] : [['Zimmer', describeNumber(rooms)] as [string, string]]),
    ['Fläche', describeArea(area)],
    ['Etage', floor],
    ['Frei ab', describeAvailable(available, today)],
    ['Baujahr', String(built)],
    ...(wbs === undefined
      ? []
      : [['Wohnberechtigungsschein', wbsType ? `${wbs} (${wbsType})` : wbs] as [string, string]]),
    ['Objektnummer', objectNumber],
  ];
}

function equipment({ balcony, lift, accessible, kitchen, features }: OfferRecord): string[] {
  const flagged = [
    ...(balcony ? ['Balkon oder Loggia'] : []),
    ...(lift ? ['Aufzug'] : []),
    ...(accessible ? ['barrierefrei'] : []),
    ...(kitchen ? ['Einbauküche'] : []),
  ];
  return [...new Set([...flagged, ...features])];
}
