import { Badge } from '@stadtraum/shared-ui/badge';
import type { HeadingLevel } from '@stadtraum/shared-ui/heading';
import { PlaceCard } from '../cards/place-card.tsx';
import { describeArea, describeAvailable, describeEuro, describeNumber } from '../facts/german-amounts.ts';
import { kindAndPlace } from '../facts/kind-and-place.ts';
import { RememberButton } from '../remember/remember-button.tsx';
import { newLabel } from './new-label.ts';
import type { Offer } from './offer.ts';
import styles from './offer-card.module.css';

/** A card with the most important facts about a rental offer. */
export function OfferCard({ id, level, offer, today, pictureIndex }: OfferCardProps) {
  const { uid, title, address, totalRent, rooms, area, available, pictureCount } = offer;
  const novelty = newLabel(offer, today);
  return (
    <PlaceCard
      id={id}
      level={level}
      place={offer}
      kicker={kindAndPlace(offer)}
      pictureIndex={pictureIndex}
      labels={
        <>
          <p className={styles.badges}>
            {novelty && <Badge tone="sign">{novelty}</Badge>}
            {offer.wbs === 'erforderlich' && <Badge>WBS erforderlich</Badge>}
            {offer.accessible && <Badge>barrierefrei</Badge>}
          </p>
          <div className={styles.remember}>
            <RememberButton uid={uid} title={title} />
          </div>
          {pictureCount > 1 && (
            <p className={styles.count}>
              <Badge>{`${pictureCount} Bilder`}</Badge>
            </p>
          )}
        </>
      }
      facts={[
        ['Gesamtmiete', describeEuro(totalRent), 'main'],
        ...(rooms === undefined ? [] : [['Zimmer', describeNumber(rooms)] as const]),
        ['Fläche', describeArea(area)],
        ['Frei ab', describeAvailable(available, today)],
      ]}
    >
      <p>{address}</p>
    </PlaceCard>
  );
}

export interface OfferCardProps {
  /** Unique on the page. */
  id: string;
  /** Heading level of the title. */
  level: HeadingLevel;
  offer: Offer;
  /** Today's date in Berlin, `YYYY-MM-DD`. */
  today: string;
  /** Index among the list's pictures, so that the first row loads eagerly; undefined unless the list is at the top of its page. */
  pictureIndex?: number | undefined;
}
