import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';
import { SectionLevel } from '../../content/fields.ts';
import { TEASER_TEXTS } from '../../teaser-card/teaser-card-content.ts';

/**
 * A teaser with any number of pictures; two or more form a slider (R2.11-1). For one picture or none, prefer the block
 * `teaser`, which needs no JavaScript.
 */
export const TeaserSliderContent = Type.Object(
  {
    ...TEASER_TEXTS,
    level: SectionLevel,
    pictures: Type.Array(Picture, { maxItems: 50 }),
    /** Whether the pictures change automatically, every 5000 ms. @default false */
    autoplay: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type TeaserSliderContent = Static<typeof TeaserSliderContent>;
