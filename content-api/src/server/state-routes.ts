import { CodedError } from '@stadtraum/contracts/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { LoadResult } from '../loading/load-content.ts';
import { readRevision } from '../pages/revision.ts';
import { withinDeadline } from './deadline.ts';

/** `GET /revision`, `/healthz` (the process answers), `/readyz` (pages can be answered), and `POST /load`. */
export function stateRoutes(
  server: FastifyInstance,
  { database, load }: { database: Database; load: () => Promise<LoadResult> },
): void {
  const revision = async () => {
    const found = await withinDeadline(database.read(readRevision));
    if (found !== undefined) return found;
    throw new CodedError('CONTENT_UNAVAILABLE', { path: 'any page', reason: 'nothing has been loaded yet' });
  };
  server.get('/revision', async () => ({ revision: await revision() }));
  server.get('/healthz', () => ({ healthy: true }));
  server.get('/readyz', async () => ({ ready: true, revision: await revision(), database: database.kind }));
  // The embedded database belongs to this process, so `content:load` asks it to load. It reads the content directory of its
  // own settings and takes no input: the worst that a stranger on this machine could do is to have it look again.
  server.post('/load', (request) => {
    refuseBrowsers(request);
    return load();
  });
}

/** A page in a browser on this machine can send requests to loopback addresses, but not without these headers. */
function refuseBrowsers({ headers, hostname }: FastifyRequest): void {
  const fromBrowser = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
  if (fromBrowser || !['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) {
    throw new CodedError('REQUEST_REJECTED', { reason: 'content is loaded from the command line only' });
  }
}
