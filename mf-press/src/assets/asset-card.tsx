import { Card } from '@stadtraum/shared-ui/card';
import { Facade } from '@stadtraum/shared-ui/facade';
import type { HeadingLevel } from '@stadtraum/shared-ui/heading';
import { Picture } from '@stadtraum/shared-ui/picture';
import { CollectBox } from '../basket/collect-box.tsx';
import { formatDate } from '../dates/format-date.ts';
import styles from './asset-card.module.css';
import { AssetFacts } from './asset-facts.tsx';
import { viewAddress } from './asset-files.ts';
import { Downloads } from './downloads.tsx';
import { isPictured, type PressAsset } from './press-asset.ts';

/**
 * One press picture with what an editorial office needs to know of it. It links to the picture, which opens in a lightbox
 * (R2.4-5). Titles of a row are equally high (R2.4-6).
 */
export function AssetCard({
  id,
  level,
  asset,
  look = 'full',
  sizes = IN_A_ROW,
  loading = 'lazy',
  priority = false,
  email,
  basketForm,
}: AssetCardProps) {
  const { uid, title, date, topic, picture } = asset;
  return (
    <Card
      level={level}
      title={title}
      titleId={`${id}-title`}
      {...(isPictured(asset) && { href: viewAddress(asset) })}
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
              sizes={sizes}
              ratio="3 / 2"
              position="50% 30%"
              priority={priority}
              loading={loading}
            />
          ) : (
            <Facade seed={uid} />
          )}
          <p className={styles.number}>
            <span className="visually-hidden">Bild </span>Nr. {uid}
          </p>
        </div>
      }
      footer={
        look === 'full' && (
          <>
            <Downloads asset={asset} email={email} />
            {basketForm !== undefined && isPictured(asset) && (
              <CollectBox id={`${id}-merken`} form={basketForm} uid={uid} title={title} />
            )}
          </>
        )
      }
    >
      {look === 'full' && <AssetFacts asset={asset} />}
    </Card>
  );
}

export interface AssetCardProps {
  /** Unique on the page. */
  id: string;
  /** Rank of the title. */
  level: HeadingLevel;
  asset: PressAsset;
  /** `brief` leaves what is said of the picture to the lightbox. @default 'full' */
  look?: 'full' | 'brief';
  /** Of the picture, as the attribute `sizes` takes it. @default that of a card in a row */
  sizes?: string;
  /** Whether its picture is the first that the page loads. @default false */
  priority?: boolean;
  /** `eager` for a picture in the first view. @default 'lazy' */
  loading?: 'eager' | 'lazy';
  /** Of the press office, for a picture that cannot be downloaded. */
  email?: string | undefined;
  /** Id of the press basket's form, where the picture can be collected. @default it cannot */
  basketForm?: string | undefined;
}

/** Of a card: one, two or three in a row. */
const IN_A_ROW = '(width >= 100rem) 29rem, (width >= 67rem) 29vw, (width >= 44rem) 46vw, 92vw';
