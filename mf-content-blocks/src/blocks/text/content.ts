import { type Static, Type } from '@sinclair/typebox';

/** Running text with an optional heading. Level 1 is the page's title; exactly one block on a page has it. */
export const TextContent = Type.Object(
  {
    heading: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    /** Heading level. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)])),
    /** HTML that was sanitised before it was stored. */
    html: Type.String({ maxLength: 200_000 }),
  },
  { additionalProperties: false },
);
export type TextContent = Static<typeof TextContent>;
