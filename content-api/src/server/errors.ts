import { CodedError, errorCode, reasonOf } from '@stadtraum/contracts/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ContentInvalidError } from '../loading/problems.ts';

/** HTTP status by code; what has none here is a mistake of ours. */
const STATUS: Readonly<Record<string, number>> = {
  REQUEST_REJECTED: 400,
  COMMAND_REFUSED: 400,
  CONTENT_INVALID: 422,
  CONTENT_UNAVAILABLE: 503,
  DATABASE_UNAVAILABLE: 503,
};

/** Milliseconds between two log lines about one outage: the shell alone asks every second. */
const SILENCE = 10_000;

/** Answers every error as `{code, message, remedy}`, without a stack, and logs it when it is ours. */
export function answerErrors(server: FastifyInstance): void {
  let spoken = Number.NEGATIVE_INFINITY;
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const coded = toCoded(error);
    const status = STATUS[coded.code] ?? 500;
    const known = status === 503 && performance.now() - spoken < SILENCE;
    if (status === 503 && !known) spoken = performance.now();
    if (status >= 500 && !known)
      request.log.error({ code: coded.code, url: request.url, err: error }, coded.message);
    return answer(reply, status, coded);
  });
  server.setNotFoundHandler((request, reply) => {
    const allowed = methodsFor(server, request);
    // A route that has nothing there offers its method all the same.
    const status = allowed.length === 0 || allowed.includes(request.method) ? 404 : 405;
    const reason = `${request.method} ${request.url.slice(0, 200)} is not offered here`;
    if (status === 405) reply.header('allow', allowed.join(', '));
    return answer(reply, status, new CodedError('REQUEST_REJECTED', { reason }));
  });
}

function answer(reply: FastifyReply, status: number, error: CodedError): FastifyReply {
  if (status === 503) reply.header('retry-after', '1');
  return reply.code(status).send({
    code: error.code,
    message: error.message,
    remedy: error.remedy,
    ...(error instanceof ContentInvalidError ? { problems: error.problems } : {}),
  });
}

function toCoded(error: FastifyError): CodedError {
  if (errorCode(error) !== undefined) return error as unknown as CodedError;
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return new CodedError('REQUEST_REJECTED', { reason: reasonOf(error).replace(/\.$/, '') });
  }
  return new CodedError('CONTENT_UNAVAILABLE', { path: 'this request', reason: 'an unexpected error' });
}

function methodsFor(server: FastifyInstance, request: FastifyRequest): string[] {
  const url = request.url.replace(/\?.*$/s, '');
  return ['GET', 'HEAD', 'POST'].filter((method) => server.hasRoute({ method: method as 'GET', url }));
}
