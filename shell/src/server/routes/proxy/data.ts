import { DATA_PREFIX } from '@stadtraum/contracts/page-model';
import type { FastifyInstance } from 'fastify';
import { networkHeaders } from '../../pipeline/content/visitor-network.ts';
import { type OutageListener, type PassedAddresses, passOnFrom } from './proxy.ts';

/** Names of folders and files: nothing that could lead elsewhere. */
const PATH = new RegExp(`^${DATA_PREFIX}[a-z0-9-]+(/[a-z0-9-]+)*(\\.[a-z]{2,5})?$`);

/** `/daten/*`, with its query: what the content API offers that is no page, such as feeds and calendars. */
export function addDataRoute(
  server: FastifyInstance,
  { contentApiUrl, innerSecret }: { contentApiUrl: URL; innerSecret: string },
  onOutage: OutageListener,
): void {
  const data: PassedAddresses = {
    pattern: `${DATA_PREFIX}*`,
    targetOf: ({ url }) => (PATH.test(url.replace(/\?.*$/s, '')) ? url : undefined),
    headersOf: ({ trace }) => networkHeaders(trace, innerSecret),
  };
  passOnFrom(contentApiUrl, server, data, onOutage);
}
