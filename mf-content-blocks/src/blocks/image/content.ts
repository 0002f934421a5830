import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';

/** A picture with its caption. */
export const ImageContent = Type.Object(
  {
    picture: Picture,
    /** Plain text. */
    caption: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
    /** Width of the picture: that of the text, of all columns or of the window. @default 'content' */
    width: Type.Optional(Type.Union([Type.Literal('text'), Type.Literal('content'), Type.Literal('full')])),
  },
  { additionalProperties: false },
);
export type ImageContent = Static<typeof ImageContent>;
