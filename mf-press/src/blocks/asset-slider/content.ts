import { type Static, Type } from '@sinclair/typebox';
import { PressAsset } from '../../assets/press-asset.ts';
import { MoreLink } from '../../more-link/more-link-content.ts';

/** A slider of press pictures (R2.5-1, R2.5-2). The content API fills in `items` and `total`; editors write the rest. */
export const AssetSliderContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Link to all pictures. */
    more: Type.Optional(MoreLink),
    items: Type.Array(PressAsset, { maxItems: 24 }),
    total: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type AssetSliderContent = Static<typeof AssetSliderContent>;
