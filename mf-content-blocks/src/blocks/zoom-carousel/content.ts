import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';
import { SECTION_HEAD } from '../../content/fields.ts';
import { LinkContent } from '../../content/link.ts';

/** Pictures side by side, of which the current one is larger (R2.11-9). */
export const ZoomCarouselContent = Type.Object(
  {
    ...SECTION_HEAD,
    slides: Type.Array(
      Type.Object(
        {
          title: Type.String({ minLength: 1, maxLength: 200 }),
          picture: Type.Optional(Picture),
          /** Address that the title links to. */
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
