import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { AssetCard } from '../../assets/asset-card.tsx';
import { AssetLightbox } from '../../assets/asset-lightbox.tsx';
import { PressSlider, SLIDE_SIZES } from '../../press-slider/press-slider.tsx';
import type { AssetSliderContent } from './content.ts';

/** A slider of press pictures that open in a lightbox (R2.4-5). Without JavaScript, it is a scrollable list of links. */
export default function AssetSlider({ id, content }: BlockProps<AssetSliderContent>) {
  const { heading, more, items } = content;
  if (items.length === 0) return null;
  return (
    <AssetLightbox label={heading} assets={items}>
      <PressSlider
        heading={heading}
        more={more}
        slides={items.map((asset) => ({
          id: String(asset.uid),
          label: asset.title,
          content: (
            <AssetCard id={`${id}-${asset.uid}`} level={3} asset={asset} look="brief" sizes={SLIDE_SIZES} />
          ),
        }))}
      />
    </AssetLightbox>
  );
}
