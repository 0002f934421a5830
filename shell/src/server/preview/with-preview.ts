import { errorCode } from '@stadtraum/contracts/errors';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PreviewCookie, Verdict } from './preview-cookie.ts';
import type { OpenSideSet, PreviewSets } from './preview-sets.ts';
import { sendRefusal } from './refusal.ts';

export interface PreviewAccess {
  cookie: PreviewCookie;
  sets: Pick<PreviewSets, 'find'>;
  log: Logger;
}

/** Runs `work` with the preview that the request's cookie names, or sends the page that says why there is none. */
export function withPreview(
  access: PreviewAccess,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (preview: OpenSideSet) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  return withVerdict(access, access.cookie.read(request.headers), reply, work);
}

/** Runs `work` with the preview of a verified token. */
export async function withVerdict(
  { cookie, sets, log }: PreviewAccess,
  verdict: Verdict,
  reply: FastifyReply,
  work: (preview: OpenSideSet) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  if (verdict.state !== 'valid') return sendRefusal(reply, cookie, verdict.state);
  let preview: OpenSideSet | undefined;
  try {
    preview = await sets.find(verdict.link.sideSet);
  } catch (error) {
    // What has a code was logged where it happened.
    if (errorCode(error) === undefined) logProblem(log, 'error', error, { sideSet: verdict.link.sideSet });
    return sendRefusal(reply, cookie, 'unavailable');
  }
  const found = preview;
  return found ? found.generation.use(() => work(found)) : sendRefusal(reply, cookie, 'invalid');
}
