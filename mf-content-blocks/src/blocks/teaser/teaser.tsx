import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Picture } from '@stadtraum/shared-ui/picture';
import { Hero } from '../../hero/hero.tsx';
import { HeroContent } from '../../hero/hero-content.tsx';
import { MEDIA_SIZES, TeaserCard } from '../../teaser-card/teaser-card.tsx';
import type { TeaserContent } from './content.ts';

/** A card with a short text and a link to another page. At level 1 it is the hero of its page. */
export default function Teaser({ id, content: { level = 2, picture, ...texts } }: BlockProps<TeaserContent>) {
  const headingId = `${id}-heading`;
  if (level === 1) {
    return (
      <Hero labelledBy={headingId}>
        <HeroContent {...texts} headingId={headingId} picture={picture} />
      </Hero>
    );
  }
  return (
    <TeaserCard
      {...texts}
      headingId={headingId}
      level={level}
      media={picture && <Picture picture={picture} sizes={MEDIA_SIZES} ratio="fill" />}
    />
  );
}
