import { type Static, Type } from '@sinclair/typebox';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import Accordion from './accordion.tsx';

/** Sections that open one by one. */
export const AccordionContent = Type.Object(
  {
    heading: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    items: Type.Array(
      Type.Object(
        {
          /** Unique in its accordion and stable over edits; with the block's id it makes the anchor `<block>-<item>`. */
          id: Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 64 }),
          title: Type.String({ minLength: 1, maxLength: 300 }),
          /** HTML that was sanitised when it was stored. */
          html: Type.String({ maxLength: 100_000 }),
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
