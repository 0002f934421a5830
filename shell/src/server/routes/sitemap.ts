import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../error-pages/send-error.ts';
import { escapeHtml } from '../html/escape.ts';
import type { ContentSource } from '../pipeline/content/content-source.ts';
import { COMMON_HEADERS } from '../security/headers.ts';

/** Seconds for which search engines may keep either file. */
const FRESH = 3600;
/** Milliseconds for which the list of paths is not asked for again. */
const KEPT = 10_000;

export interface SitemapParts {
  source: Pick<ContentSource, 'paths'>;
  /** Origin of the site, in links. */
  siteUrl: string;
  log: Logger;
}

/** `/robots.txt` and `/sitemap.xml`: what search engines may read, and where it is. */
export function addSitemap(server: FastifyInstance, { source, siteUrl, log }: SitemapParts): void {
  const robots = `User-agent: *\nAllow: /\nDisallow: /_reports\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  server.get('/robots.txt', (_request, reply) => sendFile(reply, 'text/plain', robots));

  const readPaths = rememberPaths(source);
  server.get('/sitemap.xml', async (request: FastifyRequest, reply) => {
    try {
      return sendFile(reply, 'application/xml', sitemap(await readPaths(), siteUrl));
    } catch (error) {
      logProblem(log, 'warn', error, { request: request.id });
      return sendError(reply, 503);
    }
  });
}

/** What was right last is better than nothing while the content source is away. */
function rememberPaths(source: SitemapParts['source']): () => Promise<readonly string[]> {
  let known: readonly string[] | undefined;
  let askAgainAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (known && performance.now() < askAgainAt) return known;
    try {
      known = await source.paths();
      askAgainAt = performance.now() + KEPT;
    } catch (error) {
      if (!known) throw error;
    }
    return known;
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
      'cache-control': `public, max-age=${FRESH}`,
    })
    .send(body);
}
