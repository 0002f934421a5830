import type { Picture as PictureContent } from '@stadtraum/contracts/media';
import { Card } from '@stadtraum/shared-ui/card';
import { Facade } from '@stadtraum/shared-ui/facade';
import type { HeadingLevel } from '@stadtraum/shared-ui/heading';
import { Picture } from '@stadtraum/shared-ui/picture';
import { Fragment, type ReactNode } from 'react';
import styles from './place-card.module.css';

/** A place among others, a project or an offer: its picture, or where there is none a drawing, a text, and its facts. */
export function PlaceCard({
  id,
  level,
  place,
  kicker,
  rank,
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
              loading={rank !== undefined && rank >= 0 && rank < FIRST_ROW ? 'eager' : 'lazy'}
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
  /** Rank of the title. */
  level: HeadingLevel;
  place: {
    uid: number;
    title: string;
    picture?: PictureContent;
    /** Of its own page. */
    path?: string;
  };
  /** A word or two above the title. */
  kicker: ReactNode;
  /** Place among the list's pictures, from 0, where the list opens its page: those of the first row come just below the first view. */
  rank?: number | undefined;
  /** How its drawing looks: a blueprint, a shell without windows, a house with lights on. @default 'house' */
  drawing?: 'blueprint' | 'shell' | 'house' | undefined;
  /** Stands upon the picture. */
  labels?: ReactNode;
  /** Term and fact, in order; one may be what decides. */
  facts: readonly (readonly [term: string, fact: string, weight?: 'main'])[];
  /** The text above the facts. */
  children: ReactNode;
}

/** Cards beside each other, at most. */
const FIRST_ROW = 3;

/** Of a card: one, two or three in a row. */
const SIZES = '(width >= 100rem) 29rem, (width >= 67rem) 29vw, (width >= 44rem) 46vw, 92vw';
