import { type Static, Type } from '@sinclair/typebox';
import { AnchorName, HeadingText, Html } from '../../content/fields.ts';

/** Collapsible sections. */
export const AccordionContent = Type.Object(
  {
    heading: Type.Optional(HeadingText),
    items: Type.Array(
      Type.Object(
        {
          /** Unique in its accordion and stable across edits; together with the block's id, forms the anchor `<block>-<item>`. */
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
