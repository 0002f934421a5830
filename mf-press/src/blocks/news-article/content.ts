import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';
import { MoreLink } from '../../more-link/more-link-content.ts';
import { NewsItem } from '../../news/news-item.ts';

const { uid, title, date, category, teaser, picture } = NewsItem.properties;

/** A news item with its full text. */
export const NewsRecord = Type.Object(
  {
    ...{ uid, title, date, category, teaser, picture },
    /** Last segment of the path of the item's page. */
    slug: Type.String({ minLength: 1, maxLength: 100 }),
    html: Type.String({ minLength: 1 }),
    /** Additional pictures. */
    pictures: Type.Optional(Type.Array(Picture, { maxItems: 24 })),
  },
  { additionalProperties: false },
);
export type NewsRecord = Static<typeof NewsRecord>;

/** The content of a news item's page. Editors write `back`; the content API fills in the record. */
export const NewsArticleContent = Type.Object(
  {
    /** Link to all news. */
    back: Type.Optional(MoreLink),
    record: NewsRecord,
  },
  { additionalProperties: false },
);
export type NewsArticleContent = Static<typeof NewsArticleContent>;
