import { type Static, Type } from '@sinclair/typebox';

/** A path of the site: starts with a slash, no query, no fragment, no empty or dotted segment. */
export const SitePath = Type.String({
  pattern: '^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$',
  maxLength: 512,
});

/** What lies below is no page: feeds, calendars, suggestions. The content API answers it, the shell passes it on. */
export const DATA_PREFIX = '/daten/';

/** Pixels of the picture that previews of links show. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** A thing of schema.org with its properties: `{"@type": "NewsArticle", "headline": "…"}`. */
const Thing = Type.Object({ '@type': Type.String({ minLength: 1, maxLength: 60 }) });

/** What a page says of itself to search engines, feed readers, and programs that show links. */
export const PageMeta = Type.Object(
  {
    description: Type.Optional(Type.String({ maxLength: 400 })),
    robots: Type.Optional(Type.String({ maxLength: 100 })),
    canonical: Type.Optional(SitePath),
    /** The page's address holds a secret: no link tells it to anyone. */
    referrer: Type.Optional(Type.Literal('no-referrer')),
    /** Atom feeds that readers can find by this page. */
    feeds: Type.Optional(
      Type.Array(
        Type.Object(
          {
            title: Type.String({ minLength: 1, maxLength: 200 }),
            path: Type.String({ pattern: `^${DATA_PREFIX}[a-z0-9./-]+$`, maxLength: 512 }),
          },
          { additionalProperties: false },
        ),
        { maxItems: 20 },
      ),
    ),
    siteName: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    /** A JPEG of PREVIEW_SIZE, for previews of links to this page. The query changes with the picture. */
    preview: Type.Optional(
      Type.Object(
        {
          path: Type.String({
            pattern: `^${DATA_PREFIX}[a-z0-9/-]+\\.jpg\\?stand=[0-9a-f]{8}$`,
            maxLength: 600,
          }),
          alt: Type.String({ minLength: 1, maxLength: 500 }),
        },
        { additionalProperties: false },
      ),
    ),
    /** Who publishes the site, as schema.org has it. */
    publisher: Type.Optional(Thing),
    /** The page itself, as schema.org has it (a CreativeWork): without what the head says already, such as its address. */
    about: Type.Optional(Thing),
  },
  { additionalProperties: false },
);
export type PageMeta = Static<typeof PageMeta>;
