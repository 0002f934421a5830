import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { InFirstView, SECTION_HEAD } from '../../content/fields.ts';
import Slideshow from './slideshow.tsx';

/** Large pictures that change by themselves (R2.11-3). */
export const SlideshowContent = Type.Object(
  {
    ...SECTION_HEAD,
    inFirstView: InFirstView,
    slides: Type.Array(
      Type.Object(
        {
          picture: Picture,
          /** What is said about the picture. */
          caption: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
        },
        { additionalProperties: false },
      ),
      { maxItems: 50 },
    ),
  },
  { additionalProperties: false },
);
export type SlideshowContent = Static<typeof SlideshowContent>;

export default defineBlock({
  type: 'slideshow',
  content: SlideshowContent,
  hydrate: 'visible',
  component: Slideshow,
});
