import { Badge } from '@stadtraum/shared-ui/badge';
import { Card } from '@stadtraum/shared-ui/card';
import { Facade } from '@stadtraum/shared-ui/facade';
import type { HeadingLevel } from '@stadtraum/shared-ui/heading';
import { Picture } from '@stadtraum/shared-ui/picture';
import { describeArea, describeAvailable, describeEuro, describeNumber } from '../facts/german-amounts.ts';
import { isNew, type Offer } from './offer.ts';
import styles from './offer-card.module.css';

/** One rental offer: what decides whether to look closer. */
export function OfferCard({ id, level, offer, today, rank }: OfferCardProps) {
  const { uid, title, kind, district, address, totalRent, rooms, area, available, picture, path } = offer;
  return (
    <Card
      level={level}
      title={title}
      titleId={`${id}-title`}
      kicker={`${kind} in ${district}`}
      {...(path === undefined ? {} : { href: path })}
      media={
        <div className={styles.media}>
          {picture ? (
            <Picture
              picture={picture}
              sizes={SIZES}
              ratio="3 / 2"
              priority={rank === 0}
              loading={rank !== undefined && rank < FIRST_ROW ? 'eager' : 'lazy'}
            />
          ) : (
            <Facade seed={uid} />
          )}
          <p className={styles.badges}>
            {isNew(offer, today) && <Badge tone="sign">Neu</Badge>}
            {offer.wbs === 'erforderlich' && <Badge>WBS erforderlich</Badge>}
            {offer.accessible && <Badge>barrierefrei</Badge>}
          </p>
          {offer.pictureCount > 1 && (
            <p className={styles.count}>
              <Badge>{`${offer.pictureCount} Bilder`}</Badge>
            </p>
          )}
        </div>
      }
    >
      <p className={styles.address}>{address}</p>
      <dl className={styles.facts}>
        <dt>Gesamtmiete</dt>
        <dd className={styles.rent}>{describeEuro(totalRent)}</dd>
        {rooms !== undefined && (
          <>
            <dt>Zimmer</dt>
            <dd>{describeNumber(rooms)}</dd>
          </>
        )}
        <dt>Fläche</dt>
        <dd>{describeArea(area)}</dd>
        <dt>Frei ab</dt>
        <dd>{describeAvailable(available, today)}</dd>
      </dl>
    </Card>
  );
}

export interface OfferCardProps {
  /** Unique on the page. */
  id: string;
  /** Rank of the title. */
  level: HeadingLevel;
  offer: Offer;
  /** The day in Berlin, `YYYY-MM-DD`. */
  today: string;
  /** Place among the list's pictures, from 0, where the list opens its page: those of the first row are in the first view. */
  rank?: number | undefined;
}

/** Cards beside each other, at most. */
const FIRST_ROW = 3;

/** Of a card: one, two or three in a row. */
const SIZES = '(width >= 100rem) 29rem, (width >= 67rem) 29vw, (width >= 44rem) 46vw, 92vw';
