import { type Static, Type } from '@sinclair/typebox';

/** The segments of a path, as a pattern. */
const SEGMENTS = '[a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*';

/** A path on the site: it starts with a slash and has no query, no fragment, and no empty or dotted segment. */
export const SitePath = Type.String({ pattern: `^/(${SEGMENTS})?$`, maxLength: 512 });

/** Path prefix of data that is not a page: feeds, calendars, suggestions. The shell proxies it to the content API. */
export const DATA_PREFIX = '/daten/';

/** Size in pixels of the picture in link previews. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** A schema.org object with its properties: `{"@type": "NewsArticle", "headline": "…"}`. */
export const Thing = Type.Object({ '@type': Type.String({ minLength: 1, maxLength: 60 }) });
export type Thing = Static<typeof Thing>;

/** Names of providers. */
const Providers = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 50 });

/** Metadata of a page for search engines, feed readers, link previews and the consent settings. */
export const PageMeta = Type.Object(
  {
    description: Type.Optional(Type.String({ maxLength: 400 })),
    robots: Type.Optional(Type.String({ maxLength: 100 })),
    /** The page's own address. It has a query only on the further pages of a list. @default its path */
    canonical: Type.Optional(Type.String({ pattern: `^/(${SEGMENTS})?(\\?[^\\s#]+)?$`, maxLength: 1000 })),
    /** Set if the page's address contains a secret, so that links do not send it as the referrer. */
    referrer: Type.Optional(Type.Literal('no-referrer')),
    /** Atom feeds that readers can discover on this page. */
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
    /** A JPEG of PREVIEW_SIZE for previews of links to this page. The query changes with the picture. */
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
    /** Short facts about the page for link previews, such as rent and rooms. */
    figures: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 6 })),
    /** The day of the page's last change, `YYYY-MM-DD`. */
    modified: Type.Optional(Type.String({ format: 'date' })),
    /** The publisher of the site, in schema.org terms. */
    publisher: Type.Optional(Thing),
    /** The page in schema.org terms (a CreativeWork), without properties that the head already contains, such as its address. */
    about: Type.Optional(Thing),
    /** The other providers whose documents the site's content embeds, on any page, by the service that visitors consent to. */
    embeds: Type.Optional(
      Type.Object(
        { maps: Type.Optional(Providers), video: Type.Optional(Providers) },
        { additionalProperties: false },
      ),
    ),
    /** Other things that the page describes, such as a video or a place. Paths in them, such as a picture's, start with a slash. */
    things: Type.Optional(Type.Array(Thing, { maxItems: 100 })),
  },
  { additionalProperties: false },
);
export type PageMeta = Static<typeof PageMeta>;
