import { type Static, Type } from '@sinclair/typebox';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { AnchorName, HeadingText, Html } from '../../content/fields.ts';
import Accordion from './accordion.tsx';

/** Sections that open one by one. */
export const AccordionContent = Type.Object(
  {
    heading: Type.Optional(HeadingText),
    items: Type.Array(
      Type.Object(
        {
          /** Unique in its accordion and stable over edits; with the block's id it makes the anchor `<block>-<item>`. */
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

export default defineBlock({
  type: 'accordion',
  content: AccordionContent,
  hydrate: 'interaction',
  component: Accordion,
});
