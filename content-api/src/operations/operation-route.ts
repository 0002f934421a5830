import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { refuseBrowsers } from '../server/refuse-browsers.ts';
import { runOperation } from './operations.ts';

/**
 * `POST /operation` with `{name, parameters}`: for the command line, since the embedded database belongs to this process. Whoever
 * can reach it could read the database's files as well.
 *
 * @param onDone called after each, since it may have made mails due
 */
export function operationRoute(server: FastifyInstance, database: Database, onDone: () => void): void {
  server.post('/operation', { schema: { body: BODY } }, async (request) => {
    refuseBrowsers(request);
    const { name, parameters } = request.body as { name: string; parameters: string[] };
    const answer = await runOperation(database, name, parameters);
    onDone();
    return answer;
  });
}

const BODY = {
  type: 'object',
  properties: { name: { type: 'string' }, parameters: { type: 'array', items: { type: 'string' } } },
  required: ['name', 'parameters'],
  additionalProperties: false,
};
