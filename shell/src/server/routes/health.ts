import type { FastifyReply } from 'fastify';
import type { RevisionWatch } from '../content/revision-watch.ts';
import type { Generations } from '../generation/generations.ts';

/** `/healthz`: the process runs. */
export function answerHealth(_request: unknown, reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').send({ status: 'ok' });
}

/** `/readyz`: it can answer pages. Content that is down does not count: there may be pages in the cache. */
export function createReadyRoute(
  generations: Generations,
  revisions: RevisionWatch,
  isClosing: () => boolean,
) {
  return (_request: unknown, reply: FastifyReply): FastifyReply => {
    const generation = generations.current;
    const renderers = generation?.renderers.size ?? 0;
    const ready = !isClosing() && renderers > 0;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ready,
        liveSet: generation?.id ?? null,
        renderers,
        contentRevision: revisions.current ?? null,
      });
  };
}
