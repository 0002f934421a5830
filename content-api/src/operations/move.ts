import { existsSync } from 'node:fs';
import { databaseUrl, postgresqlName } from '@stadtraum/server-base/database-url';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { announcementChanges, announcementStates } from '../announcements/change-tables.ts';
import { embeddedName } from '../kernel/database/database-name.ts';
import { clusterPath } from '../kernel/database/embedded.ts';
import type { MoveResult } from '../kernel/database/move.ts';
import { apiError } from '../kernel/errors.ts';
import { CONTENT_TABLE_NAMES } from '../store/content-tables.ts';
import type { CommandSettings } from './command-settings.ts';

/**
 * Copies the embedded database of a stopped site to PostgreSQL, see `kernel/database/move.ts`.
 *
 * @param given URL of the PostgreSQL database. @default DATABASE_URL
 * @throws COMMAND_REFUSED, DATABASE_MISSING, and what `moveToPostgresql` throws
 */
export async function moveDatabase(
  settings: CommandSettings,
  given: string | undefined,
  report: (line: string) => void,
): Promise<MoveResult> {
  const url = given ? databaseUrl({ DATABASE_URL: given }) : settings.databaseUrl;
  const { dataDirectory } = settings;
  if (!url) {
    const reason = 'the URL of a PostgreSQL database is required, as a parameter or in DATABASE_URL';
    throw apiError('COMMAND_REFUSED', { command: 'move-to-postgresql', reason });
  }
  if (!existsSync(clusterPath(dataDirectory))) {
    throw apiError('DATABASE_MISSING', {
      database: embeddedName(dataDirectory),
      reason: 'does not exist',
    });
  }
  report(
    `Site ${settings.mail.siteUrl}, from the ${embeddedName(dataDirectory)} into the ${postgresqlName(url)}`,
  );
  const { moveToPostgresql } = await import('../kernel/database/move.ts');
  return moveToPostgresql(dataDirectory, url, REPLACEABLE_TABLES, new Date());
}

/** Tables whose rows may be replaced, because the site fills them when it starts. */
const REPLACEABLE_TABLES = [
  ...CONTENT_TABLE_NAMES,
  ...[announcementChanges, announcementStates].map((table) => getTableConfig(table).name),
];
