import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Database } from '../kernel/database/database.ts';
import { apiError } from '../kernel/errors.ts';

/**
 * `POST /backup` returns the whole embedded database in a consistent state.
 *
 * @param onRequest hooks that admit only commands of this site (SE9)
 */
export function backupRoute(
  server: FastifyInstance,
  database: Database,
  onRequest: onRequestAsyncHookHandler[],
): void {
  server.post('/backup', { onRequest }, async (_, reply) => {
    return reply.type('application/gzip').send(Buffer.from(await backUp(database)));
  });
}

/** @throws COMMAND_REFUSED for PostgreSQL, which has its own tools */
export async function backUp(database: Database): Promise<Uint8Array> {
  if (database.backUp) return database.backUp();
  throw apiError('COMMAND_REFUSED', { command: 'backup', reason: NOT_EMBEDDED });
}

export const NOT_EMBEDDED =
  'DATABASE_URL names a PostgreSQL database; use pg_dump and pg_restore for it, and this command for the part keys';
