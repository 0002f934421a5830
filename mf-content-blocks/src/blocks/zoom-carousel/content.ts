import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';
import { SECTION_HEAD } from '../../content/fields.ts';
import { LinkContent } from '../../content/link.ts';

/** Pictures side by side, with the current one larger than the others (R2.11-9). */
export const ZoomCarouselContent = Type.Object(
  {
    ...SECTION_HEAD,
    slides: Type.Array(
      Type.Object(
        {
          title: Type.String({ minLength: 1, maxLength: 200 }),
          picture: Type.Optional(Picture),
          /** Target of the title's link. */
          path: Type.Optional(LinkContent.properties.path),
        },
        { additionalProperties: false },
      ),
      { maxItems: 50 },
    ),
  },
  { additionalProperties: false },
);
export type ZoomCarouselContent = Static<typeof ZoomCarouselContent>;
