import { type Static, Type } from '@sinclair/typebox';
import { AnchorName, HeadingText, Html } from '../../content/fields.ts';

/** Collapsible sections. */
export const AccordionContent = Type.Object(
  {
    heading: Type.Optional(HeadingText),
    items: Type.Array(
      Type.Object(
        {
          /** Unique in the accordion and stable across edits. The item's anchor is `<block id>-<item id>`. */
          id: AnchorName,
          title: Type.String({ minLength: 1, maxLength: 300 }),
          html: Html,
        },
        { additionalProperties: false },
      ),
      { maxItems: 200 },
    ),
  },
  { additionalProperties: false },
);
export type AccordionContent = Static<typeof AccordionContent>;
