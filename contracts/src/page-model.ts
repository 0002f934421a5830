import { type Static, Type } from '@sinclair/typebox';
import type { FrameHosts } from './frame-hosts.ts';
import type { MapService } from './map-service.ts';
import { PageMeta, SitePath } from './page-meta.ts';

export { DATA_PREFIX, SitePath } from './page-meta.ts';

/** A name in kebab case: block ids and types, region names, anchors. Safe in HTML ids and file names. */
export const KebabName = Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 64 });

/** One entry of a menu or a breadcrumb trail. `path` is a path on the site or an absolute https URL. */
const Link = {
  label: Type.String({ minLength: 1, maxLength: 200 }),
  path: Type.String({ pattern: '^(/(?!/)|https://)' }),
};

export const NavigationItem = Type.Recursive(
  (Self) =>
    Type.Object(
      { ...Link, description: Type.Optional(Type.String()), children: Type.Optional(Type.Array(Self)) },
      { additionalProperties: false },
    ),
  { $id: 'NavigationItem' },
);
export type NavigationItem = Static<typeof NavigationItem>;

export const Breadcrumb = Type.Object(Link, { additionalProperties: false });
export type Breadcrumb = Static<typeof Breadcrumb>;

/**
 * A typed piece of content. `id` is unique on its page and stable across edits: it is the island's key, and React's
 * identifierPrefix. `content` conforms to the JSON Schema that the owning release declares for `type`.
 */
export const Block = Type.Object(
  {
    id: KebabName,
    type: KebabName,
    content: Type.Record(Type.String(), Type.Unknown()),
    anchor: Type.Optional(Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]*$', maxLength: 64 })),
    /** Whether wide windows show the block beside the previous one. @default false: below it */
    beside: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
);
export type Block = Static<typeof Block>;

/** A page as the content source returns it: the envelope, and regions (`header`, `main`, `footer`, …) of blocks. */
export const PageModel = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    path: SitePath,
    /** The HTTP status of the document. */
    status: Type.Union([Type.Literal(200), Type.Literal(404), Type.Literal(410)]),
    language: Type.Literal('de'),
    title: Type.String({ minLength: 1, maxLength: 200 }),
    meta: PageMeta,
    breadcrumbs: Type.Array(Breadcrumb),
    /** Menus by name: `main`, `service`, `legal`. */
    navigation: Type.Record(KebabName, Type.Array(NavigationItem), { additionalProperties: false }),
    regions: Type.Record(KebabName, Type.Array(Block), { additionalProperties: false }),
    /** Names of the query parameters that change this page. Any other parameter is ignored and is never part of a cache key. */
    queryParameters: Type.Array(Type.String({ maxLength: 200 })),
    /** Changes whenever any content changes. */
    revision: Type.String({ minLength: 1, maxLength: 100 }),
    /** Instant (RFC 3339) from which the page may differ without an edit, for content that depends on the date. */
    freshUntil: Type.Optional(Type.String({ format: 'date-time' })),
  },
  { additionalProperties: false, $id: 'PageModel' },
);
export type PageModel = Static<typeof PageModel>;

/** The content source's response for a page that has moved. */
export const Redirect = Type.Object(
  {
    redirectUrl: Type.String({ pattern: '^(/(?!/)|https://)' }),
    statusCode: Type.Union([
      Type.Literal(301),
      Type.Literal(302),
      Type.Literal(303),
      Type.Literal(307),
      Type.Literal(308),
    ]),
  },
  { additionalProperties: false, $id: 'Redirect' },
);
export type Redirect = Static<typeof Redirect>;

/** The parts of the envelope and of `SiteParts` that a block may request with `needs`. It receives them as its `page` prop. */
export const PAGE_PARTS = ['path', 'title', 'breadcrumbs', 'navigation', 'maps', 'frames'] as const;
export type PagePart = (typeof PAGE_PARTS)[number];
export type PageParts = Pick<PageModel, Exclude<PagePart, keyof SiteParts>> & SiteParts;

/** The operator's settings that the shell passes to blocks. A page's security policy allows these hosts if its blocks need them. */
export interface SiteParts {
  /** The map provider. */
  maps: MapService;
  /** Hosts whose documents may be shown in frames. */
  frames: FrameHosts;
}
