import { type Static, Type } from '@sinclair/typebox';
import { PressAsset } from '../../assets/press-asset.ts';

/**
 * A press picture that opens immediately if the page's URL requests it (R2.6-1). The content API fills in `items` and `total`
 * from the source `{"collection": "press-assets", "limit": 1, "where": {"uid": 187}}`; editors write the rest.
 */
export const NewsPopupContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Plain text. */
    text: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    /** Uid of the picture; nothing opens if it is missing from `items`. */
    asset: Type.Integer({ minimum: 1 }),
    items: Type.Array(PressAsset, { maxItems: 24 }),
    total: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type NewsPopupContent = Static<typeof NewsPopupContent>;
