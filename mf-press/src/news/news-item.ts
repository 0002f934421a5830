import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';

/** A news item in a list or slider. */
export const NewsItem = Type.Object(
  {
    uid: Type.Integer({ minimum: 1 }),
    title: Type.String({ minLength: 1, maxLength: 200 }),
    /** Date of publication, `YYYY-MM-DD`. */
    date: Type.String({ format: 'date' }),
    category: Type.String({ minLength: 1, maxLength: 100 }),
    /** Plain text. */
    teaser: Type.String({ minLength: 1, maxLength: 400 }),
    picture: Type.Optional(Picture),
    /** Path of the item's page. */
    path: Type.String({ pattern: '^/(?!/)', maxLength: 512 }),
  },
  { additionalProperties: false },
);
export type NewsItem = Static<typeof NewsItem>;
