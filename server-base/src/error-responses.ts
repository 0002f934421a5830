import { type CodedError, isCodedError, reasonOf } from '@stadtraum/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serverError } from './errors.ts';
import { logProblem } from './logging.ts';

export interface ErrorHandlerOptions {
  /** HTTP status for each error code. */
  statuses: Readonly<Record<string, number>>;
  /** Status for all other codes. */
  defaultStatus: number;
  /** Wraps an error without a code, which is a bug in the server. */
  unexpected: (error: unknown) => CodedError;
  /** Additional properties of the response. */
  details?: (error: CodedError) => object;
}

/** Minimum interval in milliseconds between two log lines about an outage (503), because other servers retry every second. */
const OUTAGE_LOG_INTERVAL_MS = 10_000;

/** Responds to each error in an internal server with `{code, message, remedy}`, without the stack, and logs it. */
export function handleErrors(server: FastifyInstance, options: ErrorHandlerOptions): void {
  const { statuses, defaultStatus, unexpected, details } = options;
  let quietUntil = Number.NEGATIVE_INFINITY;

  server.setErrorHandler((error, request, reply) => {
    const rejection = clientStatus(error);
    const coded = isCodedError(error) ? error : rejection ? rejected(reasonOf(error)) : unexpected(error);
    const status = rejection ?? statuses[coded.code] ?? defaultStatus;
    log(request, status, coded, error);
    return send(reply, status, coded);
  });

  server.setNotFoundHandler((request, reply) => {
    const allowed = methodsFor(server, request);
    // A route that exists but has no resource at this address is a 404, not a 405.
    const status = allowed.length === 0 || allowed.includes(request.method) ? 404 : 405;
    if (status === 405) reply.header('allow', allowed.join(', '));
    return send(reply, status, rejected(`there is no ${request.method} ${request.url.slice(0, 200)} here`));
  });

  function log(request: FastifyRequest, status: number, coded: CodedError, error: unknown): void {
    const context = { request: request.id, status };
    if (status === 503) {
      if (performance.now() < quietUntil) return;
      quietUntil = performance.now() + OUTAGE_LOG_INTERVAL_MS;
    }
    if (status >= 500) logProblem(request.log, 'error', coded, { ...context, stack: (error as Error).stack });
    else logProblem(request.log, 'warn', coded, context);
  }

  function send(reply: FastifyReply, status: number, error: CodedError): FastifyReply {
    if (status === 503 || status === 429) reply.header('retry-after', '1');
    const { code, message, remedy } = error;
    return reply.code(status).send({ code, message, remedy, ...details?.(error) });
  }
}

/** The 4xx status with which the framework or a route rejected the request. */
function clientStatus(error: unknown): number | undefined {
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}

function rejected(reason: string): CodedError {
  return serverError('REQUEST_REJECTED', { reason: reason.replace(/\.$/, '') });
}

function methodsFor(server: FastifyInstance, request: FastifyRequest): string[] {
  const url = request.url.replace(/\?.*$/s, '');
  return ['GET', 'HEAD', 'POST'].filter((method) => server.hasRoute({ method: method as 'GET', url }));
}
