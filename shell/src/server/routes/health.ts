import type { FastifyReply } from 'fastify';
import type { Content } from '../content/content.ts';
import type { RevisionWatch } from '../content/revision-watch.ts';
import type { Generations } from '../generation/generations.ts';

export interface ReadyRouteParts {
  generations: Generations;
  content: Content;
  revisions: RevisionWatch;
  isClosing: () => boolean;
}

/** `/healthz`: the process runs. */
export function answerHealth(_request: unknown, reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').send({ status: 'ok' });
}

/** `/readyz`: it can answer pages (OP5). A source that is down does not count while pages are kept. */
export function createReadyRoute({ generations, content, revisions, isClosing }: ReadyRouteParts) {
  return (_request: unknown, reply: FastifyReply): FastifyReply => {
    const generation = generations.current;
    const renderers = generation?.renderers.size ?? 0;
    const ready = !isClosing() && renderers > 0 && content.canAnswer();
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
