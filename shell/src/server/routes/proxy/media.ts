import { parseMediaPath } from '@stadtraum/contracts/media-address';
import type { Route } from '../../requests/route.ts';
import { type OutageListener, proxyRoute } from './proxy.ts';

/** `/media/*` proxies pictures, videos and documents. Invalid paths are not requested from the content API. */
export function mediaRoute(contentApi: URL, onOutage: OutageListener): Route {
  return proxyRoute(contentApi, {
    path: '/media/*',
    targetOf: ({ url }) => {
      const path = url.replace(/\?.*$/s, '');
      return parseMediaPath(path) ? path : undefined;
    },
    onOutage,
  });
}
