import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { LinkContent } from '../../content/link.ts';
import Teaser from './teaser.tsx';

/** A short piece of text that leads to another page. At level 1 it opens the page. */
export const TeaserContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Rank of the heading; exactly one block of a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)])),
    /** A word or two above the heading. */
    kicker: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    /** Plain text. */
    text: Type.String({ maxLength: 1000 }),
    picture: Type.Optional(Picture),
    link: Type.Optional(LinkContent),
  },
  { additionalProperties: false },
);
export type TeaserContent = Static<typeof TeaserContent>;

export default defineBlock({ type: 'teaser', content: TeaserContent, hydrate: 'none', component: Teaser });
