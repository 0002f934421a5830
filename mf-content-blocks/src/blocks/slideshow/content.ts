import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';
import { InFirstView, SECTION_HEAD } from '../../content/fields.ts';

/** A slideshow of large pictures (R2.11-3). */
export const SlideshowContent = Type.Object(
  {
    ...SECTION_HEAD,
    inFirstView: InFirstView,
    slides: Type.Array(
      Type.Object(
        {
          picture: Picture,
          /** Caption of the picture. */
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
