import { Type } from '@sinclair/typebox';
import type { LogPage } from '@stadtraum/contracts/registry-api';
import { describeViolations, lazyValidator } from '@stadtraum/contracts/validation';
import { serverError } from '@stadtraum/server-base/errors';
import type { FastifyRequest } from 'fastify';
import type { RequestLog } from '../../log/request-log.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 500;

const NUMBER = Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,8}$' }));

const validate = lazyValidator(Type.Object({ limit: NUMBER, before: NUMBER }));

/** The newest entries of the log, or those before number `before`; and whether the log is as it was written. */
export function logEntries(log: RequestLog) {
  return async ({ query }: FastifyRequest): Promise<LogPage> => {
    const result = validate(query);
    if (!result.ok) throw serverError('REQUEST_REJECTED', { reason: describeViolations(result.violations) });
    const { limit, before } = result.value;
    return log.read({
      limit: Math.min(Number(limit ?? DEFAULT_LIMIT), MAX_LIMIT),
      ...(before !== undefined && { before: Number(before) }),
    });
  };
}
