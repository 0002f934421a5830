import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { berlinDay } from '../pages/berlin-time.ts';
import { withinDeadline } from '../server/deadline.ts';
import { suggest } from './suggest.ts';

/** Seconds: what a visitor types twice is not asked twice. */
const FRESH = 60;

/** `GET /daten/suchvorschlaege?q=miet` answers `{query, suggestions: [{text, kindLabel?}]}`, for any query. */
export function suggestionRoute(server: FastifyInstance, database: Database): void {
  server.get('/daten/suchvorschlaege', async (request, reply) => {
    const { q = '' } = request.query as { q?: string };
    const suggestions = await withinDeadline(
      database.read((queries) => suggest(queries, q, berlinDay(new Date()))),
    );
    reply.header('cache-control', `public, max-age=${FRESH}`).header('x-robots-tag', 'noindex');
    return { query: q, suggestions };
  });
}
