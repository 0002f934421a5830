import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Picture } from '@stadtraum/shared-ui/picture';
import { Slider } from '@stadtraum/shared-ui/slider';
import { MEDIA_SIZES, TeaserCard } from '../../teaser-card/teaser-card.tsx';
import type { TeaserSliderContent } from './content.ts';
import styles from './teaser-slider.module.css';

/** A teaser with one picture, or with several pictures in a slider with a counter. */
export default function TeaserSlider({ id, content }: BlockProps<TeaserSliderContent>) {
  const { level = 2, pictures, autoplay = false, ...texts } = content;
  const [first] = pictures;
  const card = { ...texts, headingId: `${id}-heading`, level };
  if (pictures.length <= 1) {
    return (
      <TeaserCard {...card} media={first && <Picture picture={first} sizes={MEDIA_SIZES} ratio="fill" />} />
    );
  }
  return (
    <TeaserCard
      {...card}
      mediaLayout="natural"
      media={
        <Slider
          label={`Bilder: ${texts.heading}`}
          slides={pictures.map((picture, index) => ({
            id: String(index),
            content: <Picture picture={picture} sizes={MEDIA_SIZES} ratio="3 / 2" />,
          }))}
          gap="none"
          wrap="loop"
          counter
          dots={false}
          autoplay={autoplay ? AUTOPLAY_MS : undefined}
          className={styles.slider}
        />
      }
    />
  );
}

/** R2.11-1 */
const AUTOPLAY_MS = 5000;
