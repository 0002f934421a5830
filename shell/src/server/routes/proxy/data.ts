import { DATA_PREFIX } from '@stadtraum/contracts/page-model';
import { networkHeaders } from '../../pipeline/content/visitor-network.ts';
import type { Route } from '../../requests/route.ts';
import { type OutageListener, proxyRoute } from './proxy.ts';

/** Matches paths that consist only of the names of folders and files. */
const PATH = new RegExp(`^${DATA_PREFIX}[a-z0-9-]+(/[a-z0-9-]+)*(\\.[a-z]{2,5})?$`);

/**
 * `/daten/*` proxies data that is not part of a page, such as feeds and calendars. The query is forwarded.
 *
 * @param innerSecret proves to the content API that this is the site's shell
 */
export function dataRoute(contentApi: URL, innerSecret: string, onOutage: OutageListener): Route {
  return proxyRoute(contentApi, {
    path: `${DATA_PREFIX}*`,
    targetOf: ({ url }) => (PATH.test(url.replace(/\?.*$/s, '')) ? url : undefined),
    headersOf: ({ trace }) => networkHeaders(trace, innerSecret),
    compresses: true,
    onOutage,
  });
}
