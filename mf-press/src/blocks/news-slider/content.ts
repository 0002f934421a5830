import { type Static, Type } from '@sinclair/typebox';
import { MoreLink } from '../../more-link/more-link-content.ts';
import { NewsItem } from '../../news/news-item.ts';

/** News side by side (R2.5-1, R2.5-2). Editors write all but `items` and `total`, which the content API fills in. */
export const NewsSliderContent = Type.Object(
  {
    heading: Type.String({ minLength: 1, maxLength: 200 }),
    /** Leads to all news. */
    more: Type.Optional(MoreLink),
    /** Stands so high on its page that its first pictures are seen at once. @default false */
    inFirstView: Type.Optional(Type.Boolean()),
    items: Type.Array(NewsItem, { maxItems: 24 }),
    total: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type NewsSliderContent = Static<typeof NewsSliderContent>;
