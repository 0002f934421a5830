import { Type } from '@sinclair/typebox';
import { HeadingText } from '../content/fields.ts';
import { LinkContent } from '../content/link.ts';

/** The texts and the link of a teaser. */
export const TEASER_TEXTS = {
  heading: HeadingText,
  /** A word or two above the heading. */
  kicker: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  /** Plain text. */
  text: Type.String({ maxLength: 1000 }),
  link: Type.Optional(LinkContent),
};
