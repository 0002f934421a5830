import { Card } from '@stadtraum/shared-ui/card';
import { Facade } from '@stadtraum/shared-ui/facade';
import type { HeadingLevel } from '@stadtraum/shared-ui/heading';
import { Picture } from '@stadtraum/shared-ui/picture';
import { describeFile, formatDate } from './asset-text.ts';
import type { PressAsset } from './block.ts';
import styles from './press-asset-list.module.css';

/** One press picture with what an editorial office needs to know of it. Titles of a row are equally high (R2.4-6). */
export function AssetCard({ id, level, asset, rank }: AssetCardProps) {
  const { uid, title, date, topic, credit, terms, picture } = asset;
  return (
    <Card
      level={level}
      title={title}
      titleId={`${id}-title`}
      kicker={
        <>
          {topic}
          <span aria-hidden="true"> · </span>
          <time dateTime={date}>{formatDate(date)}</time>
        </>
      }
      media={
        <div className={picture ? styles.picture : styles.drawing}>
          {picture ? (
            <Picture
              picture={picture}
              sizes={SIZES}
              ratio="3 / 2"
              position="50% 30%"
              priority={rank === 0}
              loading={rank !== undefined && rank < FIRST_ROW ? 'eager' : 'lazy'}
            />
          ) : (
            <Facade seed={uid} />
          )}
          <p className={styles.number}>
            <span className="visually-hidden">Bild </span>Nr. {uid}
          </p>
        </div>
      }
    >
      <dl className={styles.facts}>
        <dt>Bildnachweis</dt>
        <dd>{credit}</dd>
        <dt>Nutzung</dt>
        <dd>{terms}</dd>
        <dt>Datei</dt>
        <dd>{describeFile(asset)}</dd>
      </dl>
    </Card>
  );
}

export interface AssetCardProps {
  /** Unique on the page. */
  id: string;
  /** Rank of the title. */
  level: HeadingLevel;
  asset: PressAsset;
  /** Place among the list's pictures, from 0, where the list opens its page: those of the first row are in the first view. */
  rank?: number | undefined;
}

/** Cards beside each other, at most. */
const FIRST_ROW = 3;

/** Of a card: one, two or three in a row. */
const SIZES = '(width >= 100rem) 29rem, (width >= 67rem) 29vw, (width >= 44rem) 46vw, 92vw';
