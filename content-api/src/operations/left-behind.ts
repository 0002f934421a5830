import { existsSync } from 'node:fs';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import type { Database } from '../kernel/database/database.ts';
import { embeddedName } from '../kernel/database/database-name.ts';
import { wasMoved } from '../kernel/database/moved-marker.ts';
import type { DatabaseLocation } from '../kernel/database/open-database.ts';
import { apiError } from '../kernel/errors.ts';
import { readRevision } from '../store/revision.ts';

/**
 * Logs a warning if a site starts on an empty PostgreSQL database while its data directory contains an embedded database, which
 * may hold forms and subscriptions (OP7). Call it before content is loaded.
 */
export async function warnOfDataLeftBehind(
  { dataDirectory }: Pick<DatabaseLocation, 'dataDirectory'>,
  database: Database,
  log: Logger,
): Promise<void> {
  if (database.kind !== 'postgresql' || !existsSync(`${dataDirectory}/cluster`)) return;
  if ((await wasMoved(dataDirectory)) || (await database.read(readRevision)) !== undefined) return;
  const details = { target: database.name, database: embeddedName(dataDirectory) };
  logProblem(log, 'warn', apiError('DATABASE_LEFT_BEHIND', details));
}
