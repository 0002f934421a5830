import { CodedError } from '@stadtraum/contracts/errors';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { refuseBrowsers } from '../server/refuse-browsers.ts';

/**
 * `POST /backup` answers the whole embedded database, as it is between two queries. Like `/operation` it is for the command line:
 * the answer holds nothing that who can reach it could not read from the disk.
 */
export function backupRoute(server: FastifyInstance, database: Database): void {
  server.post('/backup', async (request, reply) => {
    refuseBrowsers(request);
    return reply.type('application/gzip').send(Buffer.from(await backUp(database)));
  });
}

/** @throws COMMAND_REFUSED where the database is a PostgreSQL, which has better means */
export async function backUp(database: Database): Promise<Uint8Array> {
  if (database.backUp) return database.backUp();
  throw new CodedError('COMMAND_REFUSED', { command: 'backup', reason: NOT_EMBEDDED });
}

export const NOT_EMBEDDED = 'DATABASE_URL names a PostgreSQL, whose own pg_dump and pg_restore do that';
