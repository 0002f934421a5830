import { existsSync } from 'node:fs';
import { apiError } from '../errors.ts';
import { embeddedName, postgresqlName } from '../kernel/database/database-name.ts';
import { clusterOf } from '../kernel/database/embedded.ts';
import type { Moved } from '../kernel/database/move.ts';
import { readSettings, type Settings } from '../settings.ts';

/**
 * Moves the embedded database of a site that has ended into a PostgreSQL, see `database/move.ts`.
 *
 * @param given its URL; without it DATABASE_URL
 * @throws COMMAND_REFUSED, DATABASE_MISSING, and what `moveToPostgresql` throws
 */
export async function movedToPostgresql(
  settings: Settings,
  given: string | undefined,
  tell: (line: string) => void,
): Promise<Moved> {
  const url = given ? readSettings({ DATABASE_URL: given }).databaseUrl : settings.databaseUrl;
  const { dataDirectory } = settings;
  if (!url) {
    const reason = 'it needs the URL of a PostgreSQL, as a parameter or as DATABASE_URL';
    throw apiError('COMMAND_REFUSED', { command: 'move-to-postgresql', reason });
  }
  if (!existsSync(clusterOf(dataDirectory))) {
    throw apiError('DATABASE_MISSING', {
      database: embeddedName(dataDirectory),
      reason: 'does not exist',
    });
  }
  tell(
    `Site ${settings.mail.siteUrl}, from the ${embeddedName(dataDirectory)} into the ${postgresqlName(url)}`,
  );
  const { moveToPostgresql } = await import('../kernel/database/move.ts');
  return moveToPostgresql(dataDirectory, url, new Date());
}
