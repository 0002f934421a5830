import { formatLongDay } from '@stadtraum/shared-ui/german-format';
import { Heading } from '@stadtraum/shared-ui/heading';
import { Picture } from '@stadtraum/shared-ui/picture';
import type { CSSProperties } from 'react';
import { AssetFacts } from './asset-facts.tsx';
import styles from './asset-sheet.module.css';
import { CreditLine } from './credit-line.tsx';
import { Downloads } from './downloads.tsx';
import type { PicturedAsset } from './pictured-asset.ts';

/** A press picture in the lightbox, with all its facts and downloads. */
export function AssetSheet({ asset }: AssetSheetProps) {
  const { uid, title, date, topic, credit, picture } = asset;
  return (
    <article className={styles.sheet} style={{ '--ratio': picture.width / picture.height } as CSSProperties}>
      <Picture
        picture={picture}
        sizes="(width >= 58rem) 820px, 90vw"
        loading="eager"
        className={styles.picture}
      />
      <div className={styles.text}>
        <Heading level={2} look={4}>
          {title}
        </Heading>
        <p className={styles.line}>
          Nr. {uid}, {topic}, <time dateTime={date}>{formatLongDay(date)}</time>
        </p>
      </div>
      <AssetFacts asset={asset} credit={<CreditLine credit={credit} />} />
      <Downloads asset={asset} />
    </article>
  );
}

export interface AssetSheetProps {
  asset: PicturedAsset;
}
