import { Card } from '@stadtraum/shared-ui/card';
import { formatLongDay } from '@stadtraum/shared-ui/german-format';
import type { HeadingLevel } from '@stadtraum/shared-ui/heading';
import { CollectBox } from '../basket/collect-box.tsx';
import { CardPicture, type CardPictureLoading } from '../card-picture/card-picture.tsx';
import styles from './asset-card.module.css';
import { AssetFacts } from './asset-facts.tsx';
import { viewUrl } from './asset-files.ts';
import { Downloads } from './downloads.tsx';
import { isPictured } from './pictured-asset.ts';
import type { PressAsset } from './press-asset.ts';

/**
 * A card with a press picture and the facts that editorial offices need. It links to the picture, which opens in a lightbox
 * (R2.4-5). All titles in a row have the same height (R2.4-6).
 */
export function AssetCard({
  id,
  level,
  asset,
  look = 'full',
  email,
  basketFormId,
  ...loading
}: AssetCardProps) {
  const { uid, title, date, topic, picture } = asset;
  return (
    <Card
      level={level}
      title={title}
      titleId={`${id}-title`}
      className={look === 'brief' ? styles.brief : undefined}
      {...(isPictured(asset) && { href: viewUrl(asset) })}
      isHeld
      kicker={
        <>
          {topic}
          <span aria-hidden="true"> · </span>
          <time dateTime={date}>{formatLongDay(date)}</time>
        </>
      }
      media={
        <CardPicture picture={picture} seed={uid} isUncropped={UNCROPPED_KINDS.has(asset.kind)} {...loading}>
          <p className={styles.number}>
            <span className="visually-hidden">Bild </span>Nr. {uid}
          </p>
        </CardPicture>
      }
      footer={
        look === 'full' && (
          <>
            <Downloads asset={asset} email={email} />
            {basketFormId !== undefined && isPictured(asset) && (
              <CollectBox id={`${id}-merken`} form={basketFormId} uid={uid} title={title} />
            )}
          </>
        )
      }
    >
      {look === 'full' && <AssetFacts asset={asset} />}
    </Card>
  );
}

export interface AssetCardProps extends CardPictureLoading {
  /** Unique on the page. */
  id: string;
  /** Heading level of the title. */
  level: HeadingLevel;
  asset: PressAsset;
  /** `brief` shows the facts only in the lightbox. @default 'full' */
  look?: 'full' | 'brief';
  /** E-mail address of the press office, for a picture without files. */
  email?: string | undefined;
  /** Id of the press basket's form. @default undefined: the card has no basket checkbox */
  basketFormId?: string | undefined;
}

/** Kinds that must not be cropped, because letters or rooms would be cut off. */
const UNCROPPED_KINDS: ReadonlySet<string> = new Set(['Logo', 'Grundriss']);
