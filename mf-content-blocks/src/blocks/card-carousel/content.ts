import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';
import { SECTION_HEAD } from '../../content/fields.ts';
import { LinkContent } from '../../content/link.ts';

/** A stack of cards, several of which are visible at the same time (R2.11-9). */
export const CardCarouselContent = Type.Object(
  {
    ...SECTION_HEAD,
    cards: Type.Array(
      Type.Object(
        {
          title: Type.String({ minLength: 1, maxLength: 200 }),
          /** A word or two above the title. */
          kicker: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
          /** Plain text. */
          text: Type.String({ maxLength: 600 }),
          picture: Type.Optional(Picture),
          /** Target of the card's link. */
          path: Type.Optional(LinkContent.properties.path),
        },
        { additionalProperties: false },
      ),
      { maxItems: 50 },
    ),
  },
  { additionalProperties: false },
);
export type CardCarouselContent = Static<typeof CardCarouselContent>;
