import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { forgetOldData } from './retention.ts';

const HOUR = 3_600_000;

/** Forgets old data now and every hour; answers how to end that. */
export function forgetRegularly(database: Database, log: FastifyBaseLogger): () => void {
  const forget = () => {
    database.change(forgetOldData).catch((error: unknown) => {
      log.error({ code: errorCode(error), reason: reasonOf(error) }, 'old data was not deleted');
    });
  };
  forget();
  const timer = setInterval(forget, HOUR);
  return () => clearInterval(timer);
}
