import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Heading } from '@stadtraum/shared-ui/heading';
import { Slider } from '@stadtraum/shared-ui/slider';
import { Hero } from '../../hero/hero.tsx';
import { HeroContent } from '../../hero/hero-content.tsx';
import type { IntroSliderContent } from './content.ts';
import styles from './intro-slider.module.css';

/** A slider of heroes. */
export default function IntroSlider({ id, content }: BlockProps<IntroSliderContent>) {
  const { heading, level, autoplay = false, slides } = content;
  const headingId = `${id}-heading`;
  if (slides.length === 0) {
    return (
      <Hero labelledBy={headingId}>
        <HeroContent headingId={headingId} heading={heading} level={level} text="" />
      </Hero>
    );
  }
  return (
    <Hero labelledBy={headingId}>
      <Heading level={level} id={headingId} className="visually-hidden">
        {heading}
      </Heading>
      <Slider
        label="Aktuelles"
        slides={slides.map((slide, index) => ({
          id: String(index),
          label: slide.heading,
          content: (
            <HeroContent {...slide} level={level === 1 ? 2 : 3} priority={level === 1 && index === 0} />
          ),
        }))}
        gap="none"
        wrap="loop"
        autoplay={autoplay ? AUTOPLAY_MS : undefined}
        className={styles.slider}
      />
    </Hero>
  );
}

/** R2.11-2 */
const AUTOPLAY_MS = 5000;
