import { Grid } from '@stadtraum/shared-ui/grid';
import { Heading } from '@stadtraum/shared-ui/heading';
import { Link } from '@stadtraum/shared-ui/link';
import { Slider, type SliderSlide } from '@stadtraum/shared-ui/slider';
import { useId } from 'react';
import type { MoreLink } from '../more-link/more-link-content.ts';
import styles from './press-slider.module.css';

/**
 * The slider for pictures and news. It shows one slide, or three from 991 px (R2.5-1). It loops endlessly, has arrows and dots,
 * takes 300 ms per move, and ignores swiping and dragging (R2.5-2). A single slide does not slide: it fills the row.
 */
export function PressSlider({ heading, more, isPrinted = true, slides }: PressSliderProps) {
  const headingId = useId();
  const [first] = slides;
  return (
    <div className={styles.pressSlider} data-unprinted={isPrinted ? undefined : ''}>
      <div className={styles.head}>
        <Heading level={2} id={headingId}>
          {heading}
        </Heading>
        {more && (
          <Link href={more.path} look="arrow">
            {more.label}
          </Link>
        )}
      </div>
      {first && slides.length === 1 ? (
        <Grid layout="cards" labelledBy={headingId}>
          {first.content}
        </Grid>
      ) : (
        <Slider
          label={heading}
          slides={slides}
          views={{ base: 1, 991: 3 }}
          wrap="loop"
          swipe={false}
          speed={300}
        />
      )}
    </div>
  );
}

export interface PressSliderProps {
  heading: string;
  /** @default no link */
  more?: MoreLink | undefined;
  /** Whether it appears on paper. @default true */
  isPrinted?: boolean;
  slides: readonly SliderSlide[];
}

/** Width of a slide, for the `sizes` attribute. */
export const SLIDE_SIZES = '(width >= 100rem) 29rem, (width >= 991px) 30vw, 92vw';
