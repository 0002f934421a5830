import { releaseError } from '@stadtraum/federation-kit/errors';
import type { FastifyInstance } from 'fastify';
import { registryError } from '../errors.ts';
import type { Registry } from './registry.ts';

/** `GET /live-set`, `GET /live-sets`, `GET /live-sets/:id`. The first is polled, so it costs nothing and is not logged. */
export function liveSetRoutes(server: FastifyInstance, { liveSets }: Registry): void {
  server.get('/live-set', { logLevel: 'warn' }, async (request, reply) => {
    const set = liveSets.current();
    if (!set) throw releaseError('LIVE_SET_MISSING', {});
    const etag = `"${set.id}"`;
    reply.headers({ etag, 'cache-control': 'no-cache' });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : set;
  });

  server.get('/live-sets', async () => liveSets.history());

  server.get<{ Params: { id: string } }>('/live-sets/:id', async ({ params: { id } }) => {
    const set = liveSets.find(id);
    if (!set) throw registryError('LIVE_SET_UNKNOWN', { id });
    return set;
  });
}
