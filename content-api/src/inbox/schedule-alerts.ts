import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../kernel/database/database.ts';
import { matchAlerts } from './subscriptions/alerts/match-alerts.ts';
import { queueAlerts } from './subscriptions/alerts/queue-alerts.ts';
import type { SavedSearches } from './subscriptions/saved-searches.ts';

/** New records are tested within this time after a load. */
const INTERVAL_MS = 5_000;
/** Daily and weekly emails are queued within this time. */
const DIGEST_INTERVAL_MS = 60_000;

export interface AlertParts {
  database: Database;
  searches: SavedSearches;
  log: FastifyBaseLogger;
  /** Called after emails have been queued. */
  onMail: () => void;
}

/** Tests new records against saved searches and queues the emails about them. @returns a function that stops it */
export function scheduleAlerts({ database, searches, log, onMail }: AlertParts): () => void {
  let isRunning = false;
  let queuedAt = 0;
  const run = async () => {
    const hadNew = await matchAlerts(database, searches);
    if (!hadNew && Date.now() - queuedAt < DIGEST_INTERVAL_MS) return;
    if ((await queueAlerts(database)) > 0) onMail();
    queuedAt = Date.now();
  };
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    run()
      .catch((error: unknown) => {
        log.error({ code: errorCode(error), reason: reasonOf(error) }, 'the alerts were not queued');
      })
      .finally(() => {
        isRunning = false;
      });
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}
