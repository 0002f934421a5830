import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';
import { MoreLink } from '../../more-link/more-link-content.ts';
import { NewsItem } from '../../news/news-item.ts';

const { uid, title, date, category, teaser, picture } = NewsItem.properties;

/** The full text of a news item. */
export const NewsRecord = Type.Object(
  {
    ...{ uid, title, date, category, teaser, picture },
    /** Last segment of its page's path. */
    slug: Type.String({ minLength: 1, maxLength: 100 }),
    html: Type.String({ minLength: 1 }),
    /** Further pictures. */
    pictures: Type.Optional(Type.Array(Picture, { maxItems: 24 })),
  },
  { additionalProperties: false },
);
export type NewsRecord = Static<typeof NewsRecord>;

/** The page of a news item. Editors write `back`; the content API fills in the page's record. */
export const NewsArticleContent = Type.Object(
  {
    /** Link to all news. */
    back: Type.Optional(MoreLink),
    record: NewsRecord,
  },
  { additionalProperties: false },
);
export type NewsArticleContent = Static<typeof NewsArticleContent>;
