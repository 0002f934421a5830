import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../kernel/database/database.ts';
import type { OutboxFiles } from '../mail/outbox-files.ts';
import { normaliseAddresses } from './normalise-addresses.ts';
import { deleteExpiredData } from './retention.ts';

const HOUR_MS = 3_600_000;

/** Deletes expired data from the database and the email folder, now and every hour. @returns a function that stops it */
export function scheduleRetention(
  database: Database,
  files: OutboxFiles,
  log: FastifyBaseLogger,
): () => void {
  const run = () => {
    for (const work of [
      // Every hour, since servers of an earlier version may use the same database.
      database.change(normaliseAddresses),
      database.change(deleteExpiredData),
      files.deleteExpired(),
    ]) {
      work.catch((error: unknown) => {
        log.error({ code: errorCode(error), reason: reasonOf(error) }, 'stored data was not tidied');
      });
    }
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  return () => clearInterval(timer);
}
