import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';
import { TEASER_TEXTS } from '../../teaser-card/teaser-card-content.ts';

/** A short text with a link to another page. At level 1 it is the hero of its page. */
export const TeaserContent = Type.Object(
  {
    ...TEASER_TEXTS,
    /** Heading level; exactly one block on a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)])),
    picture: Type.Optional(Picture),
  },
  { additionalProperties: false },
);
export type TeaserContent = Static<typeof TeaserContent>;
