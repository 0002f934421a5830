import { withTimeout } from '@stadtraum/server-base/timeout';
import { apiError } from '../kernel/errors.ts';

/**
 * Stops waiting for the database before the shell stops waiting for the answer.
 *
 * @throws DATABASE_UNAVAILABLE after `milliseconds`; the work itself ends by the database's own timeouts
 */
export function withinDeadline<T>(work: Promise<T>, milliseconds = 2200): Promise<T> {
  const reason = `no answer within ${milliseconds} ms`;
  return withTimeout(work, milliseconds, () => apiError('DATABASE_UNAVAILABLE', { reason }));
}
