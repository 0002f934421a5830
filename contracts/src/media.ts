import { type Static, Type } from '@sinclair/typebox';
import { KebabName } from './page-model.ts';

/** A width or height in pixels. */
const Length = Type.Integer({ minimum: 1, maximum: 20_000 });

/**
 * Base path of a picture, a video or a document: `/media/<id>.<hash>`. The hash covers its bytes, so everything below the path
 * is immutable.
 */
const MediaBase = Type.String({
  pattern: '^/media/[a-z][a-z0-9]*(-[a-z0-9]+)*\\.[0-9a-f]{8}$',
  maxLength: 120,
});

/**
 * A picture in a page model. Editors reference it by its id; the content source fills in the rest. `media-address.ts` builds its
 * addresses.
 */
export const Picture = Type.Object(
  {
    id: KebabName,
    /** Base path of its renditions. */
    src: MediaBase,
    /** Width of the original. */
    width: Length,
    /** Height of the original. */
    height: Length,
    /** Widths of its renditions, ascending; none is wider than the original. */
    widths: Type.Array(Length, { minItems: 1, maxItems: 20 }),
    /** Alternative text; empty when the picture adds nothing to the text. */
    alt: Type.String({ maxLength: 500 }),
    /** `© Stadtraum Wohnen / Name` */
    credit: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    /** A few pixels of the picture, shown until it has loaded. A picture with transparency has none. */
    placeholder: Type.Optional(
      Type.String({ pattern: '^data:image/webp;base64,[A-Za-z0-9+/]+={0,2}$', maxLength: 800 }),
    ),
    /** Its mean colour: `#8fb4d8`. */
    colour: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
  },
  { additionalProperties: false },
);
export type Picture = Static<typeof Picture>;

/** A video in a page model, in two formats and with captions. */
export const Video = Type.Object(
  {
    id: KebabName,
    src: MediaBase,
    width: Length,
    height: Length,
    seconds: Type.Number({ exclusiveMinimum: 0 }),
    /** A short description of its content, used as the accessible name of its player. */
    label: Type.String({ minLength: 1, maxLength: 200 }),
    poster: Picture,
  },
  { additionalProperties: false },
);
export type Video = Static<typeof Video>;

/** A PDF in a page model. Editors reference it by its id; the content source fills in the rest. */
export const PdfFile = Type.Object(
  {
    id: KebabName,
    src: MediaBase,
    title: Type.String({ minLength: 1, maxLength: 200 }),
    /** Name of the format, for display. */
    format: Type.Literal('PDF'),
    bytes: Type.Integer({ minimum: 1 }),
    pages: Type.Integer({ minimum: 1 }),
  },
  { additionalProperties: false },
);
export type PdfFile = Static<typeof PdfFile>;
