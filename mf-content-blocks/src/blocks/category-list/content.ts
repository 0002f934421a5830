import { type Static, Type } from '@sinclair/typebox';
import { HeadingText, LinkTarget, SectionLevel } from '../../content/fields.ts';

/** A list of links to the topics of a page (R2.11-7). */
export const CategoryListContent = Type.Object(
  {
    heading: Type.Optional(HeadingText),
    level: SectionLevel,
    items: Type.Array(
      Type.Object(
        {
          label: Type.String({ minLength: 1, maxLength: 200 }),
          /** A short description of the topic. */
          text: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
          /** `#` and the anchor or id of a block on the same page, or the path of another page. */
          path: LinkTarget,
        },
        { additionalProperties: false },
      ),
      { maxItems: 30 },
    ),
  },
  { additionalProperties: false },
);
export type CategoryListContent = Static<typeof CategoryListContent>;
