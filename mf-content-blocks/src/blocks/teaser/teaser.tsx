import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Picture } from '@stadtraum/shared-ui/picture';
import { Hero } from '../../hero/hero.tsx';
import { HeroContent } from '../../hero/hero-content.tsx';
import { MEDIA_SIZES, TeaserCard } from '../../teaser-card/teaser-card.tsx';
import type { TeaserContent } from './content.ts';

/** A short text that links to another page, as a card; at level 1, the hero of the page that it is on. */
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
