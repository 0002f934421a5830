import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';

/** The press picture that blocks receive from the content API. */
export const PressAsset = Type.Object(
  {
    uid: Type.Integer({ minimum: 1 }),
    title: Type.String({ minLength: 1, maxLength: 300 }),
    /** Date of the picture, `YYYY-MM-DD`. */
    date: Type.String({ format: 'date' }),
    topic: Type.String({ minLength: 1, maxLength: 100 }),
    /** Kind of picture: `Foto`, `Logo`. */
    kind: Type.String({ minLength: 1, maxLength: 100 }),
    /** The building project in the picture. */
    project: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    /** The credit line as it must be printed: `© Stadtraum Wohnen / Name`. */
    credit: Type.String({ minLength: 1, maxLength: 200 }),
    /** Terms of use: `honorarfrei, nur redaktionell`. */
    terms: Type.String({ minLength: 1, maxLength: 200 }),
    /** Format of the print file. */
    format: Type.Union([
      Type.Literal('JPEG'),
      Type.Literal('PNG'),
      Type.Literal('TIFF'),
      Type.Literal('SVG'),
      Type.Literal('PDF'),
    ]),
    /** Width of the print file in pixels. */
    width: Type.Integer({ minimum: 1 }),
    /** Height of the print file in pixels. */
    height: Type.Integer({ minimum: 1 }),
    /** `Querformat`, `Hochformat` */
    shape: Type.String({ minLength: 1, maxLength: 100 }),
    bytes: Type.Integer({ minimum: 0 }),
    /** Missing for assets that the press office sends only on request, such as logos. */
    picture: Type.Optional(Picture),
  },
  { additionalProperties: false },
);
export type PressAsset = Static<typeof PressAsset>;
