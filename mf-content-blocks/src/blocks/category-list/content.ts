import { type Static, Type } from '@sinclair/typebox';
import { Address, HeadingText, SectionLevel } from '../../content/fields.ts';

/** What a page has to offer, as links to its anchors (R2.11-7). */
export const CategoryListContent = Type.Object(
  {
    heading: Type.Optional(HeadingText),
    level: SectionLevel,
    items: Type.Array(
      Type.Object(
        {
          label: Type.String({ minLength: 1, maxLength: 200 }),
          /** What is found there, in a few words. */
          text: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
          /** `#` and the anchor or the id of a block of the same page; another page where that is meant. */
          path: Address,
        },
        { additionalProperties: false },
      ),
      { maxItems: 30 },
    ),
  },
  { additionalProperties: false },
);
export type CategoryListContent = Static<typeof CategoryListContent>;
