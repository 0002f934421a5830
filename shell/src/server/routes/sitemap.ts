import { escapeHtml } from '@stadtraum/server-base/html';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../error-pages/send-error.ts';
import type { ContentSource, SitemapEntry } from '../pipeline/content/content-source.ts';
import type { Route } from '../requests/route.ts';
import { COMMON_HEADERS } from '../security/headers.ts';

/** Seconds for which search engines may cache these files. */
const MAX_AGE_S = 3600;
/** Milliseconds for which the list of pages is reused. */
const REUSE_MS = 10_000;

export interface SitemapDependencies {
  source: Pick<ContentSource, 'sitemap'>;
  /** The site's origin, for links. */
  siteUrl: string;
  log: Logger;
}

/** Routes for `/robots.txt` and `/sitemap.xml`. */
export function sitemapRoutes({ source, siteUrl, log }: SitemapDependencies): Route[] {
  const robots = `User-agent: *\nAllow: /\nDisallow: /_reports\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  const readPages = cachePages(source);

  async function sendSitemap(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      return sendFile(reply, 'application/xml', sitemap(await readPages(), siteUrl));
    } catch (error) {
      logProblem(log, 'warn', error, { request: request.id });
      return sendError(reply, 503);
    }
  }

  return [
    {
      method: 'GET',
      path: '/robots.txt',
      handle: (_request, reply) => sendFile(reply, 'text/plain', robots),
    },
    { method: 'GET', path: '/sitemap.xml', handle: sendSitemap },
  ];
}

/** Returns a function that reads the pages and reuses the last list while the content source is unavailable. */
function cachePages(source: SitemapDependencies['source']): () => Promise<readonly SitemapEntry[]> {
  let last: readonly SitemapEntry[] | undefined;
  let refreshAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (last && performance.now() < refreshAt) return last;
    try {
      last = await source.sitemap();
      refreshAt = performance.now() + REUSE_MS;
    } catch (error) {
      if (!last) throw error;
    }
    return last;
  };
}

/** Search engines read at most this many pictures of a page. */
const MAX_PICTURES = 1000;

function sitemap(pages: readonly SitemapEntry[], siteUrl: string): string {
  const location = (path: string) => escapeHtml(siteUrl + path);
  const urls = pages.map(({ path, modified, pictures }) => {
    const day = modified === undefined ? '' : `<lastmod>${modified}</lastmod>`;
    const images = pictures
      .slice(0, MAX_PICTURES)
      .map((picture) => `<image:image><image:loc>${location(picture)}</image:loc></image:image>`);
    return `<url><loc>${location(path)}</loc>${day}${images.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function sendFile(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply
    .headers({
      ...COMMON_HEADERS,
      'content-type': `${type}; charset=utf-8`,
      'cache-control': `public, max-age=${MAX_AGE_S}`,
    })
    .send(body);
}
