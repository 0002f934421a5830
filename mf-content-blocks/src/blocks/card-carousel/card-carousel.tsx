import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Card } from '@stadtraum/shared-ui/card';
import { Slider } from '@stadtraum/shared-ui/slider';
import { PictureOrDrawing } from '../../picture-or-drawing/picture-or-drawing.tsx';
import { FullWidthSection } from '../../section/full-width-section.tsx';
import type { CardCarouselContent } from './content.ts';

/** A stack of cards, with the current one on top and the next ones beneath and beside it. */
export default function CardCarousel({
  id,
  content: { heading, intro, cards },
}: BlockProps<CardCarouselContent>) {
  if (cards.length === 0) return null;
  return (
    <FullWidthSection id={id} heading={heading} intro={intro} isRegion={false}>
      <Slider
        label={heading}
        slides={cards.map(({ title, kicker, text, picture, path }, index) => ({
          id: String(index),
          label: title,
          content: (
            <Card
              level={3}
              title={title}
              titleId={`${id}-card-${index}`}
              kicker={kicker}
              {...(path !== undefined && { href: path })}
              media={<PictureOrDrawing picture={picture} sizes={SIZES} ratio="3 / 2" seed={index} />}
            >
              <p>{text}</p>
            </Card>
          ),
        }))}
        views={{ base: 1.2, 640: 1.5, 768: 2.3, 992: 3 }}
        arrows={{ base: false, 992: true }}
        dots={{ base: true, 992: false }}
        wrap="loop"
        effect="stack"
      />
    </FullWidthSection>
  );
}

const SIZES = '(width >= 96rem) 30rem, (width >= 62rem) 30vw, (width >= 48rem) 40vw, 78vw';
