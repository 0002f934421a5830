import { type Static, Type } from '@sinclair/typebox';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { HeadingText, SectionLevel } from '../../content/fields.ts';
import { LinkContent } from '../../content/link.ts';
import CallToAction from './call-to-action.tsx';

/** The one thing that a visitor should do now. */
export const CallToActionContent = Type.Object(
  {
    heading: HeadingText,
    level: SectionLevel,
    /** Plain text. */
    text: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
    /** The first is the one that is meant; a second is another way. */
    links: Type.Array(LinkContent, { minItems: 1, maxItems: 2 }),
  },
  { additionalProperties: false },
);
export type CallToActionContent = Static<typeof CallToActionContent>;

export default defineBlock({
  type: 'call-to-action',
  content: CallToActionContent,
  hydrate: 'none',
  component: CallToAction,
});
