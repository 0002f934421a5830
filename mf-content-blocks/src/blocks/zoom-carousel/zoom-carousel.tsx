import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Link } from '@stadtraum/shared-ui/link';
import { Slider } from '@stadtraum/shared-ui/slider';
import { PictureOrDrawing } from '../../picture-or-drawing/picture-or-drawing.tsx';
import { FullWidthSection } from '../../section/full-width-section.tsx';
import type { ZoomCarouselContent } from './content.ts';
import styles from './zoom-carousel.module.css';

/** Pictures side by side across the window, with the current one in the middle and larger than the others. */
export default function ZoomCarousel({
  id,
  content: { heading, intro, slides },
}: BlockProps<ZoomCarouselContent>) {
  if (slides.length === 0) return null;
  return (
    <FullWidthSection id={id} heading={heading} intro={intro} isRegion={false}>
      <Slider
        label={heading}
        slides={slides.map(({ title, picture, path }, index) => ({
          id: String(index),
          label: title,
          content: (
            <figure className={styles.media}>
              <PictureOrDrawing picture={picture} sizes={SIZES} ratio="3 / 2" seed={index} />
              <figcaption className={styles.title}>
                {path === undefined ? title : <Link href={path}>{title}</Link>}
              </figcaption>
            </figure>
          ),
        }))}
        views={{ base: 1.5, 768: 2.3, 992: 3 }}
        arrows={{ base: false, 992: true }}
        dots={{ base: true, 992: false }}
        centred
        wrap="loop"
        effect="zoom"
      />
    </FullWidthSection>
  );
}

const SIZES = '(width >= 96rem) 30rem, (width >= 62rem) 30vw, (width >= 48rem) 40vw, 62vw';
