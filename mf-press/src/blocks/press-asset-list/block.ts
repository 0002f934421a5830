import { type Static, Type } from '@sinclair/typebox';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { PressAsset } from '../../assets/press-asset.ts';
import PressAssetList from './press-asset-list.tsx';

/**
 * The list of press pictures with its filter. Editors write `heading`, `level`, `intro` and `email`; the content API fills in
 * `filter`, `items` and `total` from the page's query string.
 */
export const PressAssetListContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Rank of the heading; exactly one block of a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    /** Plain text. */
    intro: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    /** Of the press office, which sends what cannot be downloaded. */
    email: Type.Optional(Type.String({ format: 'email' })),
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
  // Not at the first touch: a page with a filter scrolls by itself (R2.4-1).
  hydrate: 'idle',
  component: PressAssetList,
});
