import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import PressAssetList from './press-asset-list.tsx';

/** One press picture, as the list shows it. */
export const PressAsset = Type.Object(
  {
    uid: Type.Integer({ minimum: 1 }),
    title: Type.String({ minLength: 1, maxLength: 300 }),
    /** Day of the picture, `YYYY-MM-DD`. */
    date: Type.String({ format: 'date' }),
    topic: Type.String({ minLength: 1, maxLength: 100 }),
    /** The credit line as it must be printed: `© Stadtraum Wohnen / Name`. */
    credit: Type.String({ minLength: 1, maxLength: 200 }),
    /** Terms of use: `honorarfrei, nur redaktionell`. */
    terms: Type.String({ minLength: 1, maxLength: 200 }),
    /** Of the print file. */
    format: Type.Union([
      Type.Literal('JPEG'),
      Type.Literal('PNG'),
      Type.Literal('TIFF'),
      Type.Literal('SVG'),
      Type.Literal('PDF'),
    ]),
    /** Pixels. */
    width: Type.Integer({ minimum: 1 }),
    /** Pixels. */
    height: Type.Integer({ minimum: 1 }),
    bytes: Type.Integer({ minimum: 0 }),
    /** What it looks like; a logo or a plan may have none. */
    picture: Type.Optional(Picture),
  },
  { additionalProperties: false },
);
export type PressAsset = Static<typeof PressAsset>;

/**
 * The list of press pictures with its filter. Editors write `heading`, `level` and `intro`; the content API fills in
 * `filter`, `items` and `total` from the page's query string.
 */
export const PressAssetListContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Rank of the heading; exactly one block of a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    /** Plain text. */
    intro: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    /** The filter in force (R2.4-7); an empty title means that all are shown. */
    filter: Type.Object({ title: Type.String({ maxLength: 200 }) }, { additionalProperties: false }),
    items: Type.Array(PressAsset, { maxItems: 500 }),
    /** Number of hits. */
    total: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type PressAssetListContent = Static<typeof PressAssetListContent>;

export default defineBlock({
  type: 'press-asset-list',
  content: PressAssetListContent,
  needs: ['path'],
  hydrate: 'interaction',
  component: PressAssetList,
});
