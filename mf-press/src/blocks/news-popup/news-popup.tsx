import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { usePlatform } from '@stadtraum/federation-kit/platform';
import { Grid } from '@stadtraum/shared-ui/grid';
import { Heading } from '@stadtraum/shared-ui/heading';
import { useEffect } from 'react';
import { AssetCard } from '../../assets/asset-card.tsx';
import { AssetLightbox } from '../../assets/asset-lightbox.tsx';
import { isPictured } from '../../assets/pictured-asset.ts';
import type { NewsPopupContent } from './content.ts';
import styles from './news-popup.module.css';
import { isNewsRequested } from './news-request.ts';
import type { uses } from './uses.ts';

/**
 * A featured press picture. It opens in a lightbox after hydration if the URL has the parameter `news` (R2.6-1). Without
 * JavaScript, it is a link.
 */
export default function NewsPopup({ id, content }: BlockProps<NewsPopupContent>) {
  const { heading, text, asset: uid, items } = content;
  const asset = items.find((item) => item.uid === uid && isPictured(item));
  const isMissing = asset === undefined;
  const { urlState } = usePlatform<typeof uses>();
  useEffect(() => {
    if (isMissing && isNewsRequested(urlState))
      console.warn(`There is no picture of the press asset ${uid}, so nothing opens.`);
  }, [isMissing, uid, urlState]);
  if (!asset) return null;
  const headingId = `${id}-heading`;
  return (
    <section className={styles.popup} aria-labelledby={headingId}>
      <AssetLightbox
        label={heading}
        assets={[asset]}
        openAtStart={isNewsRequested(urlState) ? uid : undefined}
      >
        <Grid layout="beside">
          <div className={styles.text}>
            <Heading level={2} id={headingId}>
              {heading}
            </Heading>
            {text && <p>{text}</p>}
          </div>
          <AssetCard id={`${id}-${uid}`} level={3} asset={asset} look="brief" sizes={SIZES} />
        </Grid>
      </AssetLightbox>
    </section>
  );
}

/** The picture spans eight columns, or the full width on small screens. */
const SIZES = '(width >= 100rem) 59rem, (width >= 62rem) 60vw, 92vw';
