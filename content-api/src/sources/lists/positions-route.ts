import type { FastifyInstance } from 'fastify';
import type { Admission } from '../../http/admission.ts';
import { parseQuery } from '../../kernel/query-string.ts';
import type { KnowSite } from '../../pages/known-revision.ts';
import { positionsAddress, readPositions } from './positions.ts';

/** Short, so that a map hardly ever shows what the list beside it does not. */
const MAX_AGE_SECONDS = 60;

/**
 * `GET /daten/lage/offers.json?<the list's filter>` returns the Positions of a list's hits; 404 for a collection without `mapped`
 * fields.
 */
export function positionsRoute(server: FastifyInstance, admission: Admission, knowSite: KnowSite): void {
  server.get(positionsAddress(':collection(^[a-z0-9-]{1,64}$)'), async (request, reply) => {
    const { collection } = request.params as { collection: string };
    const query = parseQuery(request.url.replace(/^[^?]*/, ''));
    const positions = await admission.readerFor(request, 'costly').read(async (queries) => {
      const { frame, day } = await knowSite(queries);
      const found = frame.collections.find(({ name }) => name === collection);
      return found && readPositions(queries, found, query, day.today);
    });
    if (!positions) return reply.callNotFound();
    reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`).header('x-robots-tag', 'noindex');
    return positions;
  });
}
