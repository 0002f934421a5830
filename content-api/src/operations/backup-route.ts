import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { refuseBrowsers } from '../http/refuse-browsers.ts';
import type { Database } from '../kernel/database/database.ts';
import { apiError } from '../kernel/errors.ts';

/**
 * `POST /backup` answers the whole embedded database, as it is between two queries.
 *
 * @param onRequest lets only commands and servers of this site through (SE9)
 */
export function backupRoute(
  server: FastifyInstance,
  database: Database,
  onRequest: onRequestAsyncHookHandler,
): void {
  server.post('/backup', { onRequest }, async (request, reply) => {
    refuseBrowsers(request);
    return reply.type('application/gzip').send(Buffer.from(await backUp(database)));
  });
}

/** @throws COMMAND_REFUSED where the database is a PostgreSQL, which has better means */
export async function backUp(database: Database): Promise<Uint8Array> {
  if (database.backUp) return database.backUp();
  throw apiError('COMMAND_REFUSED', { command: 'backup', reason: NOT_EMBEDDED });
}

export const NOT_EMBEDDED = 'DATABASE_URL names a PostgreSQL, whose own pg_dump and pg_restore do that';
