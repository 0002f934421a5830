import {
  type Confinement,
  type Layer,
  type LayerReport,
  reportLayers,
} from '@stadtraum/guarded-process/layers';
import type { Generations } from '../deployment/generations.ts';
import type { Content } from '../pipeline/content/content.ts';
import type { RevisionWatch } from '../pipeline/content/revision-watch.ts';
import type { Route } from '../requests/route.ts';

export interface Readiness {
  /** Whether the shell can serve pages and is not shutting down. */
  ready: boolean;
  liveSet: string | null;
  renderers: number;
  contentRevision: string | null;
  /** The layers that confine renderers; absent if they are not confined. */
  confinement?: Record<Layer, LayerReport>;
}

export interface ReadinessDependencies {
  generations: Pick<Generations, 'current'>;
  content: Pick<Content, 'canServe'>;
  revisions: Pick<RevisionWatch, 'current'>;
  isClosing: () => boolean;
  confinement?: Confinement | undefined;
}

/** Whether the shell can serve pages: it needs a live set with renderers, and content from its source or its cache (OP5). */
export function readReadiness({
  generations,
  content,
  revisions,
  isClosing,
  confinement,
}: ReadinessDependencies): Readiness {
  const generation = generations.current;
  const renderers = generation?.renderers.size ?? 0;
  return {
    ready: !isClosing() && renderers > 0 && content.canServe(),
    liveSet: generation?.id ?? null,
    renderers,
    contentRevision: revisions.current ?? null,
    ...(confinement && { confinement: reportLayers(confinement) }),
  };
}

/** `/healthz` shows that the process runs. `/readyz` is a 503 until it can serve pages and after SIGTERM (OP11). */
export function healthRoutes(readiness: () => Readiness): Route[] {
  return [
    healthRoute('/healthz', () => [200, { status: 'ok' }]),
    healthRoute('/readyz', () => {
      const state = readiness();
      return [state.ready ? 200 : 503, state];
    }),
  ];
}

function healthRoute(path: string, respond: () => [status: number, body: object]): Route {
  return {
    method: 'GET',
    path,
    allowsAnyHost: true,
    handle: (_request, reply) => {
      const [status, body] = respond();
      return reply.code(status).header('cache-control', 'no-store').send(body);
    },
  };
}
