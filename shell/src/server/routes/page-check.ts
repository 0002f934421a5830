import { setTimeout as delay } from 'node:timers/promises';
import { reasonOf } from '@stadtraum/contracts/errors';
import { LiveSetId } from '@stadtraum/contracts/live-set';
import { PAGE_CHECK_PATH, type PageCheck } from '@stadtraum/contracts/page-check';
import { lazyValidator } from '@stadtraum/contracts/validation';
import { hasInnerSecret } from '@stadtraum/server-base/inner-secret';
import type { Logger } from '@stadtraum/server-base/logging';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Generation } from '../deployment/generation.ts';
import type { Generations } from '../deployment/generations.ts';
import { checkPage, type PageCheckSettings } from '../pipeline/check-page.ts';
import type { Content } from '../pipeline/content/content.ts';

/** Maximum number of pages that are checked at the same time; a further request gets 429. */
const MAX_CHECKS = 2;
/** Milliseconds that a request waits for its live set. */
const LIVE_SET_WAIT_MS = 5000;
const POLL_MS = 20;

export interface PageCheckDependencies extends PageCheckSettings {
  generations: Pick<Generations, 'current'>;
  content: Pick<Content, 'find'>;
  innerSecret: string;
  log: Logger;
}

const validateLiveSet = lazyValidator(LiveSetId);

/**
 * Adds `GET /page-check?path=&live-set=` to the internal port: composes a page as a `PageCheck`. It waits until the shell serves that
 * live set. 409: the shell serves another one; 503: the page's content is unavailable.
 */
export function addPageCheckRoute(server: FastifyInstance, dependencies: PageCheckDependencies): void {
  let running = 0;
  server.get(
    PAGE_CHECK_PATH,
    async (
      request: FastifyRequest<{ Querystring: { path?: string; 'live-set'?: string } }>,
      reply: FastifyReply,
    ) => {
      const { path = '', 'live-set': liveSet } = request.query;
      if (!hasInnerSecret(request, dependencies.innerSecret))
        return refuse(reply, 403, 'not the inner secret');
      const wanted = validateLiveSet(liveSet);
      if (!wanted.ok || !path.startsWith('/')) return refuse(reply, 400, 'expected a path and a live set');
      if (running >= MAX_CHECKS) return refuse(reply, 429, 'too many checks at the same time');
      running += 1;
      try {
        const generation = await waitFor(wanted.value, dependencies.generations);
        if (generation?.id !== wanted.value) {
          return refuse(reply, 409, `the shell serves live set ${generation?.id ?? 'none'}`);
        }
        return await generation.use(() => check(path, generation, dependencies));
      } catch (error) {
        return refuse(reply, 503, reasonOf(error));
      } finally {
        running -= 1;
      }
    },
  );
}

async function check(
  path: string,
  generation: Generation,
  { content, log, ...settings }: PageCheckDependencies,
): Promise<PageCheck> {
  const { result } = await content.find(path, []);
  if (result.kind === 'page') return checkPage(result.page, generation, settings, log);
  const { statusCode: status } = result.redirect;
  return { liveSet: generation.id, status, blocks: [], skipped: [], renderMs: {}, ms: 0 };
}

/** The current generation, as soon as it has this live set or a later one, or after the time limit. */
async function waitFor(
  liveSet: string,
  generations: PageCheckDependencies['generations'],
): Promise<Generation | undefined> {
  const end = performance.now() + LIVE_SET_WAIT_MS;
  const isBehind = () => (generations.current?.index.liveSet.sequence ?? 0) < Number.parseInt(liveSet, 10);
  while (isBehind() && performance.now() < end) await delay(POLL_MS);
  return generations.current;
}

function refuse(reply: FastifyReply, status: number, reason: string): FastifyReply {
  return reply.code(status).send({ reason });
}
