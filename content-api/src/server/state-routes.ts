import { CodedError } from '@stadtraum/contracts/errors';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Database } from '../database/database.ts';
import type { LoadResult } from '../loading/load-content.ts';
import { readRevision } from '../pages/revision.ts';
import { withinDeadline } from './deadline.ts';
import { refuseBrowsers } from './refuse-browsers.ts';

export interface StateParts {
  database: Database;
  /** Reads the content files again. */
  load: () => Promise<LoadResult>;
  /** Lets only commands and servers of this site through (SE9). */
  onlyInner: onRequestAsyncHookHandler;
}

/** `GET /revision`, `/healthz` (the process answers), `/readyz` (pages can be answered), and `POST /load`. */
export function stateRoutes(server: FastifyInstance, { database, load, onlyInner }: StateParts): void {
  const revision = async () => {
    const found = await withinDeadline(database.read(readRevision));
    if (found !== undefined) return found;
    throw new CodedError('CONTENT_UNAVAILABLE', { path: 'any page', reason: 'nothing has been loaded yet' });
  };
  server.get('/revision', async () => ({ revision: await revision() }));
  server.get('/healthz', () => ({ healthy: true }));
  server.get('/readyz', async () => ({ ready: true, revision: await revision(), database: database.kind }));
  // The embedded database belongs to this process, so `content:load` asks it to load, from the content directory of its settings.
  server.post('/load', { onRequest: onlyInner }, (request) => {
    refuseBrowsers(request);
    return load();
  });
}
