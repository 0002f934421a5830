import { Heading } from '@stadtraum/shared-ui/heading';
import { Link } from '@stadtraum/shared-ui/link';
import { Slider, type SliderSlide } from '@stadtraum/shared-ui/slider';
import type { MoreLink } from '../more-link/more-link-content.ts';
import styles from './press-slider.module.css';

/**
 * The slider of pictures and news: one in view, three from 991 px (R2.5-1); arrows and dots, endlessly, 300 ms a move, neither
 * swipe nor drag (R2.5-2).
 */
export function PressSlider({ heading, more, slides }: PressSliderProps) {
  return (
    <div className={styles.pressSlider}>
      <div className={styles.head}>
        <Heading level={2}>{heading}</Heading>
        {more && (
          <Link href={more.path} look="arrow">
            {more.label}
          </Link>
        )}
      </div>
      <Slider
        label={heading}
        slides={slides}
        views={{ base: 1, 991: 3 }}
        wrap="loop"
        swipe={false}
        speed={300}
      />
    </div>
  );
}

export interface PressSliderProps {
  heading: string;
  /** @default no link */
  more?: MoreLink | undefined;
  slides: readonly SliderSlide[];
}

/** Width of a slide, as the attribute `sizes` takes it. */
export const SLIDE_SIZES = '(width >= 100rem) 29rem, (width >= 991px) 30vw, 92vw';
