import { SUBMISSION_LIMIT, SUBMISSION_TYPES } from '@stadtraum/contracts/forms/submission';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Generation } from '../../deployment/generation.ts';
import { sendError } from '../../error-pages/send-error.ts';
import type { Content } from '../../pipeline/content/content.ts';
import { type DocumentDependencies, documentOf } from '../../pipeline/page-document.ts';
import type { Route } from '../../requests/route.ts';
import { COMMON_HEADERS } from '../../security/headers.ts';
import { networkOf, RateLimit } from '../../security/rate-limit.ts';
import { hidesOrigin } from '../../security/same-site.ts';
import { sendDocument } from '../document-response.ts';
import type { CountSubmission } from './count-submissions.ts';
import type { Outcome, Submission, SubmissionTarget } from './submission-target.ts';
import { undeliveredPage } from './undelivered-page.ts';

/**
 * Maximum forms per minute from one network. This only protects the content API, which itself limits the forms that it stores
 * and first requires a proof of work. There is no total limit, so one visitor cannot block others' forms (SE2).
 */
const MAX_PER_NETWORK = 300;

export interface SubmissionRouteDependencies extends DocumentDependencies {
  content: Content;
  submissionTarget: SubmissionTarget;
  countSubmission: CountSubmission;
  log: Logger;
}

/** Seconds after which a visitor may send a form again. */
const RETRY_AFTER_S = 10;

/**
 * `POST /*` forwards a page's forms to the content API and responds with the outcome. Forms from other sites and floods are
 * rejected. A client that accepts JSON gets every response as JSON.
 */
export function submissionRoute(dependencies: SubmissionRouteDependencies): Route {
  const limit = new RateLimit(MAX_PER_NETWORK, Number.POSITIVE_INFINITY);
  return {
    method: 'POST',
    path: '/*',
    bodyLimit: SUBMISSION_LIMIT,
    setUp(scope) {
      scope.addContentTypeParser([...SUBMISSION_TYPES], { parseAs: 'buffer' }, (_request, body, done) =>
        done(null, body),
      );
      // A hook also covers JSON responses and the page of an undelivered form.
      scope.addHook('onSend', async (_request, reply) => {
        if (reply.statusCode === 503 || reply.statusCode === 429) reply.header('retry-after', RETRY_AFTER_S);
      });
    },
    handle: (request, reply) => handleSubmission(dependencies, limit, request, reply),
  };
}

async function handleSubmission(
  dependencies: SubmissionRouteDependencies,
  limit: RateLimit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const refusal = await refusalOf(dependencies, request, limit);
  if (refusal) {
    dependencies.countSubmission('refused');
    return refuse(request, reply, ...refusal);
  }
  const generation = dependencies.generations.current;
  if (!generation) {
    dependencies.countSubmission('undelivered');
    return refuse(request, reply, 503);
  }
  return generation.use(async () => {
    const submitted = await submit(dependencies, request);
    dependencies.countSubmission(resultOf(submitted));
    const outcome = submitted ?? (await undeliveredOutcome(dependencies, request));
    return outcome ? respond(dependencies, request, reply, generation, outcome) : refuse(request, reply, 503);
  });
}

/** A request that is rejected for another reason does not count towards the limit (SE3). */
async function refusalOf(
  dependencies: SubmissionRouteDependencies,
  request: FastifyRequest,
  limit: RateLimit,
): Promise<[status: 403 | 415 | 429, reason: string] | undefined> {
  const { foreign } = request;
  if (foreign !== undefined && !(await isProtectedByAddress(dependencies, request))) return [403, foreign];
  if (!isForm(request)) return [415, 'it is not a form'];
  return limit.allows(request.ip) ? undefined : [429, 'too many forms'];
}

/** Whether a browser hid the origin because the page's address contains a secret, which pages of other sites do not know. */
async function isProtectedByAddress(
  { content }: SubmissionRouteDependencies,
  { headers, target, trace }: FastifyRequest,
): Promise<boolean> {
  if (!hidesOrigin(headers)) return false;
  const found = await content.find(target.path, [], trace).catch(() => undefined);
  return found?.result.kind === 'page' && found.result.page.meta?.referrer === 'no-referrer';
}

function resultOf(outcome: Outcome | undefined): 'delivered' | 'refused' | 'undelivered' {
  if (outcome === undefined) return 'undelivered';
  return outcome.kind === 'refused' ? 'refused' : 'delivered';
}

/** Submits a form. If the outcome is unknown, logs the reason and returns undefined. */
async function submit(
  { submissionTarget, log }: SubmissionRouteDependencies,
  request: FastifyRequest,
): Promise<Outcome | undefined> {
  const { path, rawQuery } = request.target;
  const submission: Submission = {
    path,
    rawQuery,
    contentType: request.headers['content-type'] ?? '',
    accept: request.headers.accept ?? '*/*',
    network: networkOf(request.ip),
    body: request.body as Buffer,
    trace: request.trace,
  };
  try {
    return await submissionTarget.submit(submission);
  } catch (error) {
    logProblem(log, 'error', error, { request: request.id });
    return undefined;
  }
}

/** The outcome of an undelivered form: its page from the cache, with the entered values (F20). */
async function undeliveredOutcome(
  { content }: SubmissionRouteDependencies,
  request: FastifyRequest,
): Promise<Outcome | undefined> {
  if (acceptsJson(request)) return undefined;
  // `Content` has logged a failure.
  const found = await content.find(request.target.path, [], request.trace).catch(() => undefined);
  if (found?.result.kind !== 'page') return undefined;
  const page = undeliveredPage(found.result.page, String(request.body));
  return page && { kind: 'page', status: 503, page };
}

async function respond(
  dependencies: SubmissionRouteDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  generation: Generation,
  outcome: Outcome,
): Promise<FastifyReply> {
  switch (outcome.kind) {
    case 'refused':
      return refuse(request, reply, outcome.status, 'the path does not accept this form');
    case 'json':
      return sendJson(reply, outcome.status, outcome.body);
    case 'redirect':
      return reply
        .code(303)
        .headers({ ...COMMON_HEADERS, location: outcome.location, 'cache-control': 'no-store' })
        .send();
    case 'page': {
      const document = await documentOf(dependencies, outcome.page, generation, 'form-response', request.id);
      if (!document) return refuse(request, reply, 503);
      return sendDocument(request, reply, { ...document, status: outcome.status });
    }
  }
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 400 | 403 | 404 | 405 | 413 | 415 | 429 | 503,
  reason = '',
): FastifyReply {
  request.rejected = reason;
  if (status === 405) reply.header('allow', 'GET, HEAD');
  const code = status === 503 ? 'SUBMISSION_UNDELIVERED' : 'REQUEST_REJECTED';
  return acceptsJson(request) ? sendJson(reply, status, { code }) : sendError(reply, status);
}

function sendJson(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  return reply
    .code(status)
    .headers({ ...COMMON_HEADERS, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

function acceptsJson({ headers }: FastifyRequest): boolean {
  return headers.accept?.startsWith('application/json') ?? false;
}

function isForm({ headers, body }: FastifyRequest): boolean {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  return body instanceof Buffer && SUBMISSION_TYPES.some((accepted) => accepted === type);
}
