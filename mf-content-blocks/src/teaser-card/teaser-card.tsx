import { Heading } from '@stadtraum/shared-ui/heading';
import { Link } from '@stadtraum/shared-ui/link';
import type { ReactNode } from 'react';
import type { LinkContent } from '../content/link.ts';
import styles from './teaser-card.module.css';

/** A card that links to another page, with a picture or slider beside its text. The whole card is clickable. */
export function TeaserCard({
  headingId,
  heading,
  level,
  kicker,
  text,
  link,
  media,
  mediaLayout = 'fill',
}: TeaserCardProps) {
  return (
    <section
      className={styles.teaserCard}
      data-teaser-card=""
      data-pictured={media ? '' : undefined}
      aria-labelledby={headingId}
    >
      <div className={styles.head}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <Heading level={level} id={headingId}>
          {heading}
        </Heading>
      </div>
      <div className={styles.body}>
        <p className={styles.lead}>{text}</p>
        {link && (
          <Link href={link.path} look="arrow" className={styles.more}>
            {link.label}
          </Link>
        )}
      </div>
      {media && (
        <div className={styles.media} data-layout={mediaLayout}>
          {media}
        </div>
      )}
    </section>
  );
}

export interface TeaserCardProps {
  /** Id of the heading, which names the card. */
  headingId: string;
  heading: string;
  level: 2 | 3;
  /** A word or two above the heading. */
  kicker?: string | undefined;
  /** Plain text; line breaks are preserved. */
  text: string;
  link?: LinkContent | undefined;
  /** A picture or slider. It extends to the card's edges, above the text or beside it. */
  media?: ReactNode;
  /**
   * `fill`: the picture or slider fills a box. `natural`: it keeps its own height and is centred in its column.
   * @default 'fill'
   */
  mediaLayout?: 'fill' | 'natural';
}

/** `sizes` of a picture in the card: half the content width beside the text, the full width above it. */
export const MEDIA_SIZES = '(width >= 96rem) 45rem, (width >= 62rem) 47vw, 94vw';
