import { type Static, Type } from '@sinclair/typebox';
import { PressAsset } from '../../assets/press-asset.ts';
import { MoreLink } from '../../more-link/more-link-content.ts';

/** A choice of press pictures side by side (R2.5-1, R2.5-2). Editors write all but `items` and `total`, which the content API fills in. */
export const AssetSliderContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Leads to all pictures. */
    more: Type.Optional(MoreLink),
    items: Type.Array(PressAsset, { maxItems: 24 }),
    total: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type AssetSliderContent = Static<typeof AssetSliderContent>;
