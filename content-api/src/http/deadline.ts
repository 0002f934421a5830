import { withTimeout } from '@stadtraum/server-base/timeout';
import { apiError } from '../kernel/errors.ts';

/**
 * Stops waiting for the database before the shell stops waiting for the response.
 *
 * @throws DATABASE_UNAVAILABLE after `milliseconds`; the work itself runs until the database's own timeouts end it
 */
export function withinDeadline<T>(work: Promise<T>, milliseconds = 2200): Promise<T> {
  const reason = `no answer within ${milliseconds} ms`;
  return withTimeout(work, milliseconds, () => apiError('DATABASE_UNAVAILABLE', { reason }));
}
