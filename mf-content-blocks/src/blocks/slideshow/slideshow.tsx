import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Figure } from '@stadtraum/shared-ui/figure';
import { Slider } from '@stadtraum/shared-ui/slider';
import { FullWidthSection } from '../../section/full-width-section.tsx';
import type { SlideshowContent } from './content.ts';

/** A slideshow of large pictures with autoplay. After the last picture it returns to the first. */
export default function Slideshow({ id, content }: BlockProps<SlideshowContent>) {
  const { heading, intro, inFirstView = false, slides } = content;
  if (slides.length === 0) return null;
  return (
    <FullWidthSection id={id} heading={heading} intro={intro} isRegion={false}>
      <Slider
        label={heading}
        slides={slides.map(({ picture, caption }, index) => ({
          id: String(index),
          label: caption,
          content: (
            <Figure
              picture={picture}
              caption={caption}
              sizes={SIZES}
              ratio="16 / 9"
              priority={inFirstView && index === 0}
            />
          ),
        }))}
        gap="none"
        wrap="rewind"
        speed={TRANSITION_MS}
        autoplay={INTERVAL_MS}
      />
    </FullWidthSection>
  );
}

/** R2.11-3 */
const TRANSITION_MS = 2000;
const INTERVAL_MS = 3000;

const SIZES = '(width >= 96rem) 90rem, 94vw';
