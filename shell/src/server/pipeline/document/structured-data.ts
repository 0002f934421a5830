import { PREVIEW_SIZE } from '@stadtraum/contracts/page-meta';
import type { PageModel } from '@stadtraum/contracts/page-model';
import { attributes, jsonForScript } from '../../html/escape.ts';

type DescribedPage = Pick<PageModel, 'title' | 'meta' | 'path' | 'breadcrumbs'>;

/** Returns Open Graph tags for previews of shared links. Their URLs must be absolute. */
export function openGraph({ title, meta, path }: DescribedPage, origin: string): string[] {
  const { description, siteName, preview, about } = meta;
  const properties: [string, string | undefined][] = [
    ['og:type', about?.['@type'] === 'NewsArticle' ? 'article' : 'website'],
    ['og:locale', 'de_DE'],
    ['og:site_name', siteName],
    ['og:title', title],
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

/**
 * Returns JSON-LD for search engines: publisher, breadcrumbs and the page itself. It is data rather than a script, so the
 * security policy does not apply to it.
 */
export function structuredData({ meta, path, breadcrumbs }: DescribedPage, origin: string): string[] {
  const { publisher, about, preview } = meta;
  const url = origin + (meta.canonical ?? path);
  const publisherId = `${origin}/#anbieter`;
  const graph = [
    publisher && { ...publisher, '@id': publisherId, url: `${origin}/`, logo: `${origin}/favicon.svg` },
    breadcrumbs.length > 1 && breadcrumbList(breadcrumbs, origin),
    about && {
      ...about,
      '@id': url,
      url,
      inLanguage: 'de',
      ...(preview && { image: origin + preview.path }),
      ...(publisher && { author: { '@id': publisherId }, publisher: { '@id': publisherId } }),
    },
  ].filter(Boolean);
  if (graph.length === 0) return [];
  const json = jsonForScript({ '@context': 'https://schema.org', '@graph': graph });
  return [`<script type="application/ld+json">${json}</script>`];
}

function breadcrumbList(breadcrumbs: PageModel['breadcrumbs'], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(path, origin).href,
    })),
  };
}
