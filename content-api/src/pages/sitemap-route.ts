import type { FastifyInstance } from 'fastify';
import type { Admission } from '../http/admission.ts';
import { berlinDay } from '../kernel/berlin-time.ts';
import type { StoredBlock } from '../store/stored-page.ts';
import { listSitemap } from './list-sitemap.ts';

/**
 * `GET /sitemap` returns `{pages}`: every page that search engines may list, with the day of its last change and its pictures.
 *
 * @param wholeListOf the collection that a block lists completely, if any
 */
export function sitemapRoute(
  server: FastifyInstance,
  admission: Admission,
  wholeListOf: (block: StoredBlock) => string | undefined,
): void {
  server.get('/sitemap', async (request) => ({
    pages: await admission
      .readerFor(request, 'plain')
      .read((queries) => listSitemap(queries, wholeListOf, berlinDay(new Date()))),
  }));
}
