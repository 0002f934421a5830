import type { FastifyInstance } from 'fastify';
import type { Generations } from '../deployment/generations.ts';
import type { Content } from '../pipeline/content/content.ts';
import type { RevisionWatch } from '../pipeline/content/revision-watch.ts';

export interface Readiness {
  /** Pages can be answered, and the shell does not end. */
  ready: boolean;
  liveSet: string | null;
  renderers: number;
  contentRevision: string | null;
}

export interface ReadinessParts {
  generations: Pick<Generations, 'current'>;
  content: Pick<Content, 'canAnswer'>;
  revisions: Pick<RevisionWatch, 'current'>;
  isClosing: () => boolean;
}

/** Whether the shell can answer pages: it needs a live set with renderers, and content from its source or its cache (OP5). */
export function readReadiness({ generations, content, revisions, isClosing }: ReadinessParts): Readiness {
  const generation = generations.current;
  const renderers = generation?.renderers.size ?? 0;
  return {
    ready: !isClosing() && renderers > 0 && content.canAnswer(),
    liveSet: generation?.id ?? null,
    renderers,
    contentRevision: revisions.current ?? null,
  };
}

/** `/healthz`: the process runs. `/readyz`: it can answer pages; 503 before that, and from SIGTERM on (OP11). */
export function addHealthRoutes(server: FastifyInstance, readiness: () => Readiness): void {
  server.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  server.get('/readyz', (_request, reply) => {
    const now = readiness();
    return reply
      .code(now.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(now);
  });
}
