import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Heading } from '@stadtraum/shared-ui/heading';
import { Picture } from '@stadtraum/shared-ui/picture';
import type { OfferFinderContent } from './content.ts';
import { FinderForm } from './finder-form.tsx';
import styles from './offer-finder.module.css';

/** Finds rental offers by district, rooms and rent (VI1): at the top of its page with a title and a picture, or as a form alone. */
export default function OfferFinder({ id, content }: BlockProps<OfferFinderContent>) {
  const { heading, level, hero, ...form } = content;
  const headingId = `${id}-heading`;
  return (
    <section className={hero ? styles.hero : styles.finder} aria-labelledby={headingId}>
      {hero && (
        <>
          <div className={styles.head}>
            <Heading level={level ?? 2} look="display">
              {hero.heading}
            </Heading>
            <p className={styles.lead}>{hero.text}</p>
          </div>
          <div className={styles.media}>
            <Picture picture={hero.picture} sizes={SIZES} ratio="fill" position={STREET_LEVEL} priority />
          </div>
        </>
      )}
      <div className={styles.card}>
        <Heading level={2} look={3} id={headingId}>
          {heading}
        </Heading>
        <FinderForm id={`${id}-form`} {...form} />
      </div>
    </section>
  );
}

/** Beside the card on wide screens. On small screens it is wider than its box, and its sides are cropped. */
const SIZES = '(width >= 62rem) 75vw, 108vw';
/** Where the box crops the picture: the street and its people remain visible rather than the sky. */
const STREET_LEVEL = '50% 65%';
