import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../kernel/database/database.ts';
import type { OutboxFiles } from '../mail/outbox-files.ts';
import { deleteExpiredData } from './retention.ts';

const HOUR_MS = 3_600_000;

/** Forgets old data now and every hour, in the database and in the folder of mails; answers how to end that. */
export function scheduleRetention(
  database: Database,
  files: OutboxFiles,
  log: FastifyBaseLogger,
): () => void {
  const run = () => {
    for (const work of [database.change(deleteExpiredData), files.deleteExpired()]) {
      work.catch((error: unknown) => {
        log.error({ code: errorCode(error), reason: reasonOf(error) }, 'old data was not deleted');
      });
    }
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  return () => clearInterval(timer);
}
