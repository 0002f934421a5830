import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Button } from '@stadtraum/shared-ui/button';
import { Heading } from '@stadtraum/shared-ui/heading';
import { describeEuro } from '../../facts/german-amounts.ts';
import { kindAndPlace } from '../../facts/kind-and-place.ts';
import { PropertyGallery } from '../../gallery/property-gallery.tsx';
import type { OfferOverviewContent } from './content.ts';
import { EnquiryBar } from './enquiry-bar.tsx';
import { keyFacts } from './key-facts.ts';
import styles from './offer-overview.module.css';

/** The first view of an offer: pictures with the floor plan among them, key facts, address and the way to an enquiry (VI2). */
export default function OfferOverview({ id, content }: BlockProps<OfferOverviewContent>) {
  const { level = 2, enquiry = '#anfrage', record, today } = content;
  const { title, address, text, totalRent, gallery, floorPlan } = record;
  const headingId = `${id}-heading`;
  return (
    <section className={styles.offer} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Heading level={level} look={2} id={headingId} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.kicker}>{kindAndPlace(record)}</p>
      </div>
      {(gallery.length > 0 || floorPlan) && (
        <div className={styles.pictures}>
          <PropertyGallery
            id={`${id}-bilder`}
            label={`Bilder: ${title}`}
            pictures={gallery}
            floorPlan={floorPlan}
            look="compact"
          />
        </div>
      )}
      <div className={styles.facts}>
        <dl className={styles.list}>
          <div className={styles.rent}>
            <dt>Gesamtmiete</dt>
            <dd>
              <strong className={styles.amount}>{describeEuro(totalRent)}</strong> <span>im Monat</span>
            </dd>
          </div>
          {keyFacts(record, today).map(([term, fact, width]) => (
            <div key={term} className={styles.fact} data-width={width}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <address className={styles.address}>{address}</address>
        <p className={styles.actions}>
          <Button href={enquiry}>Anfrage stellen</Button>
        </p>
      </div>
      <p className={styles.text}>{text}</p>
      <EnquiryBar totalRent={totalRent} enquiry={enquiry} />
    </section>
  );
}
