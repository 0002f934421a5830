import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { LinkContent } from '../../content/link.ts';
import TeaserSlider from './teaser-slider.tsx';

/**
 * A teaser with any number of pictures; more than one are a slider (R2.11-1). The block `teaser` is for one picture or none, and
 * needs no JavaScript.
 */
export const TeaserSliderContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Rank of the heading. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(2), Type.Literal(3)])),
    /** A word or two above the heading. */
    kicker: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    /** Plain text. */
    text: Type.String({ maxLength: 1000 }),
    pictures: Type.Array(Picture, { maxItems: 50 }),
    /** Whether the pictures change by themselves, every 5000 ms. @default false */
    autoplay: Type.Optional(Type.Boolean()),
    link: Type.Optional(LinkContent),
  },
  { additionalProperties: false },
);
export type TeaserSliderContent = Static<typeof TeaserSliderContent>;

export default defineBlock({
  type: 'teaser-slider',
  content: TeaserSliderContent,
  hydrate: 'visible',
  component: TeaserSlider,
});
