import { CodedError } from '@stadtraum/contracts/errors';

/**
 * Waits for the database no longer than the shell waits for an answer.
 *
 * @throws DATABASE_UNAVAILABLE after `milliseconds`; the work itself ends by the database's own limits
 */
export async function withinDeadline<T>(work: Promise<T>, milliseconds = 2200): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new CodedError('DATABASE_UNAVAILABLE', { reason: `no answer within ${milliseconds} ms` }));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
