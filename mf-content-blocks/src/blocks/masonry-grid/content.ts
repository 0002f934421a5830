import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';
import { SECTION_HEAD } from '../../content/fields.ts';
import { LinkContent } from '../../content/link.ts';

/** A masonry grid with gaps of 20 px (R2.11-10). */
export const MasonryGridContent = Type.Object(
  {
    ...SECTION_HEAD,
    items: Type.Array(
      Type.Object(
        {
          title: Type.String({ minLength: 1, maxLength: 200 }),
          /** Plain text. */
          text: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
          picture: Type.Optional(Picture),
          link: Type.Optional(LinkContent),
        },
        { additionalProperties: false },
      ),
      { maxItems: 200 },
    ),
  },
  { additionalProperties: false },
);
export type MasonryGridContent = Static<typeof MasonryGridContent>;
