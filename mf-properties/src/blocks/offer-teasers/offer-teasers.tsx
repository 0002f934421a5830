import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Grid } from '@stadtraum/shared-ui/grid';
import { Heading } from '@stadtraum/shared-ui/heading';
import { Link } from '@stadtraum/shared-ui/link';
import { OfferCard } from '../../offers/offer-card.tsx';
import type { OfferTeasersContent } from './content.ts';
import styles from './offer-teasers.module.css';

/** A few rental offers, or a message that there are none, and a link to the full list. */
export default function OfferTeasers({ id, content }: BlockProps<OfferTeasersContent>) {
  const { heading, link, items, today } = content;
  const headingId = `${id}-heading`;
  return (
    <section className={styles.teasers} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {heading}
      </Heading>
      {items.length === 0 ? (
        <p>Zurzeit haben wir kein ähnliches Angebot.</p>
      ) : (
        <Grid layout="cards" labelledBy={headingId}>
          {items.map((offer) => (
            <OfferCard key={offer.uid} id={`${id}-${offer.uid}`} level={3} offer={offer} today={today} />
          ))}
        </Grid>
      )}
      <p>
        <Link href={link.path} look="arrow">
          {link.label}
        </Link>
      </p>
    </section>
  );
}
