import type { Picture as PictureContent } from '@stadtraum/contracts/media';
import { Card } from '@stadtraum/shared-ui/card';
import { Facade } from '@stadtraum/shared-ui/facade';
import type { HeadingLevel } from '@stadtraum/shared-ui/heading';
import { Picture } from '@stadtraum/shared-ui/picture';
import { Fragment, type ReactNode } from 'react';
import styles from './place-card.module.css';

/** A project or offer in a list: a card with a picture or drawing, text and facts. */
export function PlaceCard({
  id,
  level,
  place,
  kicker,
  pictureIndex,
  drawing,
  labels,
  facts,
  children,
}: PlaceCardProps) {
  const { uid, title, picture, path } = place;
  return (
    <Card
      level={level}
      title={title}
      titleId={`${id}-title`}
      kicker={kicker}
      {...(path === undefined ? {} : { href: path })}
      media={
        <div className={styles.media} data-drawing={picture ? undefined : (drawing ?? 'house')}>
          {picture ? (
            <Picture
              picture={picture}
              sizes={SIZES}
              ratio="3 / 2"
              loading={
                pictureIndex !== undefined && pictureIndex >= 0 && pictureIndex < MAX_CARDS_PER_ROW
                  ? 'eager'
                  : 'lazy'
              }
            />
          ) : (
            <Facade seed={uid} />
          )}
          {labels}
        </div>
      }
    >
      {children}
      <dl className={styles.facts}>
        {facts.map(([term, fact, weight]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd className={weight && styles.main}>{fact}</dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  );
}

export interface PlaceCardProps {
  /** Unique on the page. */
  id: string;
  /** Heading level of the title. */
  level: HeadingLevel;
  place: {
    uid: number;
    title: string;
    picture?: PictureContent;
    /** Path of the place's page. */
    path?: string;
  };
  /** A few words above the title. */
  kicker: ReactNode;
  /** Index among the list's pictures, so that the first row loads eagerly; undefined unless the list is at the top of its page. */
  pictureIndex?: number | undefined;
  /** Style of the drawing that replaces a missing picture. `shell` is a house under construction. @default 'house' */
  drawing?: 'blueprint' | 'shell' | 'house' | undefined;
  /** Shown on top of the picture. */
  labels?: ReactNode;
  /** Terms and facts in display order. `main` highlights a fact. */
  facts: readonly (readonly [term: string, fact: string, weight?: 'main'])[];
  /** The text above the facts. */
  children: ReactNode;
}

/** Maximum number of cards in a row. */
const MAX_CARDS_PER_ROW = 3;

/** Widths in a grid with one, two or three cards per row. */
const SIZES = '(width >= 100rem) 29rem, (width >= 67rem) 29vw, (width >= 44rem) 46vw, 92vw';
