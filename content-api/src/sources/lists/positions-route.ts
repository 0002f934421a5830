import type { FastifyInstance } from 'fastify';
import type { Admission } from '../../http/admission.ts';
import { berlinDay } from '../../kernel/berlin-time.ts';
import { parseQuery } from '../../kernel/query-string.ts';
import { positionsAddress, readPositions } from './positions.ts';

/** Short, so that a map hardly ever shows what the list beside it does not. */
const MAX_AGE_SECONDS = 60;

/**
 * `GET /daten/lage/offers.json?<the list's filter>` returns the Positions of a list's hits; 404 for a collection without `mapped`
 * fields.
 */
export function positionsRoute(server: FastifyInstance, admission: Admission): void {
  server.get(positionsAddress(':collection(^[a-z0-9-]{1,64}$)'), async (request, reply) => {
    const { collection } = request.params as { collection: string };
    const query = parseQuery(request.url.replace(/^[^?]*/, ''));
    const positions = await admission
      .readerFor(request, 'costly')
      .read((queries) => readPositions(queries, collection, query, berlinDay(new Date())));
    if (!positions) return reply.callNotFound();
    reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`).header('x-robots-tag', 'noindex');
    return positions;
  });
}
