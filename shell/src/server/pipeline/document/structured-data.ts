import { PREVIEW_SIZE } from '@stadtraum/contracts/page-meta';
import type { PageModel } from '@stadtraum/contracts/page-model';
import { attributes, jsonForScript } from '../../html/escape.ts';
import { LOGO_PATH } from '../../html/icons.ts';

type DescribedPage = Pick<PageModel, 'title' | 'meta' | 'path' | 'breadcrumbs'>;

/** Returns Open Graph tags for previews of shared links. Their URLs must be absolute. */
export function openGraph({ title, meta, path }: DescribedPage, origin: string): string[] {
  const { description, siteName, preview, about } = meta;
  const properties: [string, string | undefined][] = [
    ['og:type', about?.['@type'] === 'NewsArticle' ? 'article' : 'website'],
    ['og:locale', 'de_DE'],
    ['og:site_name', siteName],
    ['og:title', withoutSiteName(title, siteName)],
    ['og:description', description],
    ['og:url', origin + (meta.canonical ?? path)],
    ['og:image', preview && origin + preview.path],
    ['og:image:width', preview && String(PREVIEW_SIZE.width)],
    ['og:image:height', preview && String(PREVIEW_SIZE.height)],
    ['og:image:alt', preview?.alt],
  ];
  const lines = properties.flatMap(([property, content]) =>
    content === undefined ? [] : [`<meta${attributes({ property, content })}>`],
  );
  return preview ? [...lines, '<meta name="twitter:card" content="summary_large_image">'] : lines;
}

/** The site's name is a property of its own. */
function withoutSiteName(title: string, siteName: string | undefined): string {
  const suffix = ` – ${siteName}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

/** The publisher's `@id`, to which other things refer. */
const PUBLISHER_ID = '/#anbieter';

/**
 * Returns JSON-LD for search engines: publisher, breadcrumbs, the page itself and what it describes. It is data rather than a
 * script, so the security policy does not apply to it.
 */
export function structuredData({ meta, path, breadcrumbs }: DescribedPage, origin: string): string[] {
  const { publisher, about, preview, modified, things = [] } = meta;
  const url = meta.canonical ?? path;
  const graph = [
    publisher && { ...publisher, '@id': PUBLISHER_ID, url: '/', logo: LOGO_PATH },
    breadcrumbs.length > 1 && breadcrumbList(breadcrumbs),
    about && {
      ...(preview && { image: preview.path }),
      ...(modified !== undefined && { dateModified: modified }),
      ...about,
      '@id': url,
      url,
      inLanguage: 'de',
      ...(publisher && { author: { '@id': PUBLISHER_ID }, publisher: { '@id': PUBLISHER_ID } }),
    },
    ...things,
  ].filter(Boolean);
  if (graph.length === 0) return [];
  const json = jsonForScript({ '@context': 'https://schema.org', '@graph': withOrigin(graph, origin) });
  return [`<script type="application/ld+json">${json}</script>`];
}

/** Properties whose values are addresses; in content they are paths. */
const ADDRESS_PROPERTIES: ReadonlySet<string> = new Set([
  ...['@id', 'url', 'item', 'logo', 'image', 'thumbnailUrl', 'contentUrl', 'urlTemplate'],
]);

/** Makes paths absolute, because consumers do not resolve them. */
function withOrigin(value: unknown, origin: string, key = ''): unknown {
  if (typeof value === 'string')
    return ADDRESS_PROPERTIES.has(key) && value.startsWith('/') ? origin + value : value;
  if (Array.isArray(value)) return value.map((entry) => withOrigin(entry, origin, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, withOrigin(entry, origin, name)]),
  );
}

function breadcrumbList(breadcrumbs: PageModel['breadcrumbs']) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: path,
    })),
  };
}
