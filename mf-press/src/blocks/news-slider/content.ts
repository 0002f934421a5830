import { type Static, Type } from '@sinclair/typebox';
import { MoreLink } from '../../more-link/more-link-content.ts';
import { NewsItem } from '../../news/news-item.ts';

/** A slider of news items (R2.5-1, R2.5-2). The content API fills in `items` and `total`; editors write the rest. */
export const NewsSliderContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Link to all news. */
    more: Type.Optional(MoreLink),
    /** Whether the first slides are visible before the visitor scrolls. @default false */
    inFirstView: Type.Optional(Type.Boolean()),
    /** Whether the items are only related to the page, which is then printed without them. @default false */
    isRelated: Type.Optional(Type.Boolean()),
    items: Type.Array(NewsItem, { maxItems: 24 }),
    total: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type NewsSliderContent = Static<typeof NewsSliderContent>;
