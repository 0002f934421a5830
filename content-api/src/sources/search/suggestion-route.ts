import type { FastifyInstance } from 'fastify';
import type { Admission } from '../../http/admission.ts';
import { berlinDay } from '../../kernel/berlin-time.ts';
import { suggest } from './suggest.ts';

/** Long enough that the browser's cache can serve repeated input. */
const MAX_AGE_SECONDS = 60;

/** `GET /daten/suchvorschlaege?q=miet` returns `{query, suggestions: [{text, kindLabel?}]}`. */
export function suggestionRoute(server: FastifyInstance, admission: Admission): void {
  server.get('/daten/suchvorschlaege', async (request, reply) => {
    const { q = '' } = request.query as { q?: string };
    const suggestions = await admission
      .readerFor(request, 'costly')
      .read((queries) => suggest(queries, q, berlinDay(new Date())));
    reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`).header('x-robots-tag', 'noindex');
    return { query: q, suggestions };
  });
}
