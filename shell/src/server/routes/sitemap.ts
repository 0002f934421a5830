import { escapeHtml } from '@stadtraum/server-base/html';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../error-pages/send-error.ts';
import type { ContentSource } from '../pipeline/content/content-source.ts';
import type { Route } from '../requests/route.ts';
import { COMMON_HEADERS } from '../security/headers.ts';

/** Seconds for which search engines may cache these files. */
const MAX_AGE_S = 3600;
/** Milliseconds for which the list of paths is reused. */
const REUSE_MS = 10_000;

export interface SitemapDependencies {
  source: Pick<ContentSource, 'paths'>;
  /** The site's origin, for links. */
  siteUrl: string;
  log: Logger;
}

/** Routes for `/robots.txt` and `/sitemap.xml`. */
export function sitemapRoutes({ source, siteUrl, log }: SitemapDependencies): Route[] {
  const robots = `User-agent: *\nAllow: /\nDisallow: /_reports\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  const readPaths = cachePaths(source);

  async function sendSitemap(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      return sendFile(reply, 'application/xml', sitemap(await readPaths(), siteUrl));
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

/** Returns a function that reads the paths and reuses the last list while the content source is unavailable. */
function cachePaths(source: SitemapDependencies['source']): () => Promise<readonly string[]> {
  let last: readonly string[] | undefined;
  let refreshAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (last && performance.now() < refreshAt) return last;
    try {
      last = await source.paths();
      refreshAt = performance.now() + REUSE_MS;
    } catch (error) {
      if (!last) throw error;
    }
    return last;
  };
}

function sitemap(paths: readonly string[], siteUrl: string): string {
  const urls = paths.map((path) => `<url><loc>${escapeHtml(siteUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
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
