import { CodedError, type ErrorCode, errorCode, reasonOf } from '@stadtraum/contracts/errors';
import type { FastifyInstance } from 'fastify';

/** Statuses of refusals; every other code of a release or live set is 422: understood, and refused. */
const STATUSES: Partial<Record<ErrorCode, number>> = {
  REQUEST_REJECTED: 400,
  RELEASE_UNKNOWN: 404,
  LIVE_SET_UNKNOWN: 404,
  LIVE_SET_MISSING: 404,
  RELEASE_UPLOAD_BROKEN: 408,
  RELEASE_CONFLICT: 409,
  ROLLBACK_IMPOSSIBLE: 409,
  RELEASE_TOO_LARGE: 413,
  REGISTRY_FAILED: 500,
  DATA_DIRECTORY_UNUSABLE: 507,
};

/** Every error answer is `{code, message, remedy}`. */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const coded = asCoded(error);
    const status = statusOf(error) ?? STATUSES[coded.code] ?? 422;
    if (status >= 500) request.log.error({ err: error }, coded.message);
    else request.log.warn({ code: coded.code }, coded.message);
    return reply.code(status).send({ code: coded.code, message: coded.message, remedy: coded.remedy });
  });
  server.setNotFoundHandler((request, reply) => {
    const { code, message, remedy } = rejected(`there is no ${request.method} ${request.url.slice(0, 200)}`);
    return reply.code(404).send({ code, message, remedy });
  });
}

function asCoded(error: unknown): CodedError {
  if (errorCode(error) !== undefined) return error as CodedError;
  if (statusOf(error) !== undefined) return rejected(reasonOf(error));
  return new CodedError('REGISTRY_FAILED', { reason: reasonOf(error) });
}

/** The status of an error that Fastify made of a request that it could not take. */
function statusOf(error: unknown): number | undefined {
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}

function rejected(reason: string): CodedError {
  return new CodedError('REQUEST_REJECTED', { reason });
}
