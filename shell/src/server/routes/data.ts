import { DATA_PREFIX } from '@stadtraum/contracts/page-model';
import type { FastifyInstance } from 'fastify';
import { type OutageListener, passOnFrom } from './pass-on.ts';

/** Names of folders and files: nothing that could lead elsewhere. */
const PATH = new RegExp(`^${DATA_PREFIX}[a-z0-9-]+(/[a-z0-9-]+)*(\\.[a-z]{2,5})?$`);

/** `/daten/*`, with its query: what the content API offers that is no page, such as feeds and calendars. */
export function addDataRoute(server: FastifyInstance, contentApi: URL, onOutage: OutageListener): void {
  const data = {
    pattern: `${DATA_PREFIX}*`,
    targetOf: ({ url }: { url: string }) => (PATH.test(url.replace(/\?.*$/s, '')) ? url : undefined),
  };
  passOnFrom(contentApi, server, data, onOutage);
}
