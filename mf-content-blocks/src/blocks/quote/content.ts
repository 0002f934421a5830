import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';

/** A quotation. */
export const QuoteContent = Type.Object(
  {
    /** Plain text without quotation marks. */
    text: Type.String({ minLength: 1, maxLength: 1000 }),
    name: Type.String({ minLength: 1, maxLength: 200 }),
    /** Position of the speaker. */
    role: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    /** Portrait of the speaker. */
    picture: Type.Optional(Picture),
  },
  { additionalProperties: false },
);
export type QuoteContent = Static<typeof QuoteContent>;
