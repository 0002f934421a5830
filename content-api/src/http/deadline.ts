import { withTimeout } from '@stadtraum/server-base/timeout';
import { apiError } from '../kernel/errors.ts';

/**
 * Waits for the database, but gives up before the shell gives up waiting for the response.
 *
 * @throws DATABASE_UNAVAILABLE after `milliseconds`; the work continues until a timeout in the database ends it
 */
export function withinDeadline<T>(work: Promise<T>, milliseconds = 2200): Promise<T> {
  const reason = `no response within ${milliseconds} ms`;
  return withTimeout(work, milliseconds, () => apiError('DATABASE_UNAVAILABLE', { reason }));
}
