import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../kernel/database/database.ts';
import { queueDigests } from './subscriptions/queue-digests.ts';

const MINUTE_MS = 60_000;

/** Queues the digests that are due, now and every minute. @returns a function that stops it */
export function scheduleDigests(database: Database, log: FastifyBaseLogger): () => void {
  const run = () => {
    database.change(queueDigests).catch((error: unknown) => {
      log.error({ code: errorCode(error), reason: reasonOf(error) }, 'the digests were not queued');
    });
  };
  run();
  const timer = setInterval(run, MINUTE_MS);
  return () => clearInterval(timer);
}
