import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../kernel/database/database.ts';
import type { OutboxFiles } from '../mail/outbox-files.ts';
import { forgetOldData } from './retention.ts';

const HOUR = 3_600_000;

/** Forgets old data now and every hour, in the database and in the folder of mails; answers how to end that. */
export function forgetRegularly(database: Database, files: OutboxFiles, log: FastifyBaseLogger): () => void {
  const forget = () => {
    for (const work of [database.change(forgetOldData), files.forgetOld()]) {
      work.catch((error: unknown) => {
        log.error({ code: errorCode(error), reason: reasonOf(error) }, 'old data was not deleted');
      });
    }
  };
  forget();
  const timer = setInterval(forget, HOUR);
  return () => clearInterval(timer);
}
