import { errorCode } from '@stadtraum/contracts/errors';
import { REPLAY_EQUALITY_HEADER, REPLAY_FOLDER, type ReplayLink } from '@stadtraum/contracts/history';
import { openReplayToken } from '@stadtraum/federation-kit/signing';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Generation } from '../deployment/generation.ts';
import { DocumentBody } from '../page-cache/document-body.ts';
import { type DocumentSettings, renderDocument } from '../pipeline/document/document.ts';
import { NO_REFERRER, PREVIEW_HEADERS } from '../preview/preview-headers.ts';
import type { Route } from '../requests/route.ts';
import { sendDocument } from '../routes/document-response.ts';
import { equalityOf, replayHeaders } from './replay-headers.ts';
import { sendReplayRefusal } from './replay-refusal.ts';
import type { Replays } from './replays.ts';

export interface ReplayDependencies extends DocumentSettings {
  replays: Replays;
  log: Logger;
}

/**
 * `GET /vorschau/rueckblick/<token>` sends a page as it was, byte for byte as visitors got it: from its live set and page model, with the
 * site's present settings. It is private, has no bar, and uses no cache.
 */
export function replayRoute(dependencies: ReplayDependencies): Route {
  return {
    method: 'GET',
    path: `${REPLAY_FOLDER}*`,
    handle: (request, reply) => replay(dependencies, request, reply),
  };
}

async function replay(
  dependencies: ReplayDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { replays, log } = dependencies;
  const token = request.target.path.slice(REPLAY_FOLDER.length);
  // Everyone with the token sees the page, so logs must not contain it.
  request.target = { ...request.target, path: REPLAY_FOLDER };
  const link = openReplayToken(token, replays.keys);
  if (!link) return sendReplayRefusal(reply, 'invalid');
  if (link.expiresAt * 1000 <= Date.now()) return sendReplayRefusal(reply, 'expired');
  // A failed start is logged where it happened.
  const past = await replays.sets.find(link.liveSet).catch(() => 'unavailable' as const);
  if (typeof past !== 'object') return sendReplayRefusal(reply, past ?? 'gone');
  const { generation } = past;
  try {
    return await generation.use(() => sendPast(dependencies, link, generation, request, reply));
  } catch (error) {
    logProblem(log, errorCode(error) === undefined ? 'error' : 'warn', error, { liveSet: link.liveSet });
    return sendReplayRefusal(reply, 'unavailable');
  }
}

/** @throws CodedError what `PastPages.page` throws */
async function sendPast(
  { replays, ...settings }: ReplayDependencies,
  link: ReplayLink,
  generation: Generation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = await replays.pastPages.page(link.page);
  if (!page) return sendReplayRefusal(reply, 'gone');
  const startedAt = performance.now();
  const plan = generation.plan(page);
  const composed = await replays.composer.compose(plan, generation.renderers, false, request.id);
  if (composed.empty) return sendReplayRefusal(reply, 'unavailable');
  const { html } = renderDocument(composed, generation.index, settings);
  const document = {
    ...{ body: new DocumentBody(html, 'once'), status: page.status, cachePolicy: 'no-store' as const },
    ...{ headers: replayHeaders(generation.headersOf(page)), referrer: page.meta.referrer },
    timing: `replay;dur=${(performance.now() - startedAt).toFixed(1)}`,
  };
  return sendDocument(request, reply, document, {
    ...PREVIEW_HEADERS,
    ...NO_REFERRER,
    [REPLAY_EQUALITY_HEADER]: equalityOf(replays.server, link.servers, !composed.degraded),
  });
}
