import { type Static, Type } from '@sinclair/typebox';
import { HeadingText, SectionLevel } from '../../content/fields.ts';
import { LinkContent } from '../../content/link.ts';

/** A call to action. */
export const CallToActionContent = Type.Object(
  {
    heading: HeadingText,
    level: SectionLevel,
    /** Plain text. */
    text: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
    /** The first link is the main action; the second is an alternative. */
    links: Type.Array(LinkContent, { minItems: 1, maxItems: 2 }),
  },
  { additionalProperties: false },
);
export type CallToActionContent = Static<typeof CallToActionContent>;
