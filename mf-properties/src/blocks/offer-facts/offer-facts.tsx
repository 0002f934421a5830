import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Heading } from '@stadtraum/shared-ui/heading';
import { Lightbox } from '@stadtraum/shared-ui/lightbox';
import type { ReactNode } from 'react';
import { ContactPerson } from '../../contact/contact-person.tsx';
import { FactList } from '../../facts/fact-list.tsx';
import { describeArea, describeAvailable, describeNumber } from '../../facts/german-amounts.ts';
import type { GalleryItem } from '../../gallery/gallery-picture.ts';
import { lightboxItem } from '../../gallery/lightbox-item.ts';
import { LinkedFigure } from '../../gallery/linked-figure.tsx';
import { isHome } from '../../offers/is-home.ts';
import type { OfferRecord } from '../../offers/offer-record.ts';
import type { OfferFactsContent } from './content.ts';
import { EnergyFacts } from './energy-facts.tsx';
import { HouseFacts } from './house-facts.tsx';
import { NearPlaces } from './near-places.tsx';
import styles from './offer-facts.module.css';
import { PlanRooms } from './plan-rooms.tsx';
import { Rent } from './rent.tsx';

/** All facts about a rental offer: rent, floor plan, equipment, energy, house, location and contact. */
export default function OfferFacts({ id, content }: BlockProps<OfferFactsContent>) {
  const { record, today, energyLaw = '§ 87 GEG', enquiry = '#anfrage' } = content;
  const { title, floorPlan, location, near, energy, contact } = record;
  return (
    <div className={styles.offer}>
      <div className={styles.sections}>
        <Section id={`${id}-miete`} title="Miete">
          <Rent record={record} />
        </Section>
        {floorPlan && (
          <Section id={`${id}-plan`} title="Grundriss">
            <Plan id={id} title={title} record={record} floorPlan={floorPlan} />
          </Section>
        )}
        <Section id={`${id}-fakten`} title="Im Einzelnen">
          <FactList facts={keyFacts(record, today)} />
        </Section>
        <Section id={`${id}-ausstattung`} title="Ausstattung">
          <ul className={styles.features}>
            {equipment(record).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Section>
        <Section id={`${id}-energie`} title="Energieausweis">
          <EnergyFacts energy={energy} law={energyLaw} />
        </Section>
        <Section id={`${id}-haus`} title="Das Haus">
          <HouseFacts record={record} />
        </Section>
        <Section id={`${id}-lage`} title="Lage">
          <div className={styles.stack}>
            <p className={styles.text}>{location}</p>
            {near && <NearPlaces places={near} />}
          </div>
        </Section>
      </div>
      <aside className={styles.contact} aria-label="Ansprechperson">
        <ContactPerson
          contact={contact}
          level={2}
          heading="Wir sind für Sie da"
          button={{ label: 'Anfrage stellen', href: enquiry }}
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

/** The floor plan with the areas of its rooms. */
function Plan({
  id,
  title,
  record,
  floorPlan: { picture, caption, rooms },
}: {
  id: string;
  title: string;
  record: OfferRecord;
  floorPlan: NonNullable<OfferRecord['floorPlan']>;
}) {
  const item: GalleryItem = { picture, ...(caption && { caption }), isFloorPlan: true };
  const { width, height } = picture;
  return (
    <div className={styles.stack}>
      <Lightbox label={`Grundriss: ${title}`} items={[lightboxItem(item)]} hash={`${id}-grundriss`}>
        <LinkedFigure item={item} sizes="(width >= 62rem) 50vw, 92vw" ratio={`${width} / ${height}`} />
      </Lightbox>
      {rooms && <PlanRooms rooms={rooms} area={record.area} areaName={areaName(record)} />}
    </div>
  );
}

function keyFacts(record: OfferRecord, today: string): [string, string][] {
  const { rooms, area, floor, available, wbs, wbsType, objectNumber, kind } = record;
  const lived = isHome(record);
  return [
    ['Objektart', kind],
    ...(rooms === undefined ? [] : [[lived ? 'Zimmer' : 'Räume', describeNumber(rooms)] as [string, string]]),
    [areaName(record), describeArea(area)],
    ['Etage', floor],
    ['Frei ab', describeAvailable(available, today)],
    ...(!lived || wbs === undefined
      ? []
      : [['Wohnberechtigungsschein', wbsType ? `${wbs} (${wbsType})` : wbs] as [string, string]]),
    ['Objektnummer', objectNumber],
  ];
}

function areaName(record: OfferRecord): string {
  return isHome(record) ? 'Wohnfläche' : 'Fläche';
}

function equipment({ balcony, outdoorSpace, lift, accessible, kitchen, features }: OfferRecord): string[] {
  const flagged = [
    ...(balcony ? [outdoorSpace ?? 'Balkon oder Loggia'] : []),
    ...(lift ? ['Aufzug'] : []),
    ...(accessible ? ['barrierefrei'] : []),
    ...(kitchen ? ['Einbauküche'] : []),
  ];
  return [...new Set([...flagged, ...features])];
}
