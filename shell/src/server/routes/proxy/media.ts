import { parseMediaPath } from '@stadtraum/contracts/media-address';
import type { FastifyInstance } from 'fastify';
import { type OutageListener, passOnFrom } from './proxy.ts';

/** `/media/*`: pictures, videos and documents; what can be none by its address is not asked for. */
export function addMediaRoute(server: FastifyInstance, contentApi: URL, onOutage: OutageListener): void {
  const media = {
    pattern: '/media/*',
    targetOf: ({ url }: { url: string }) => {
      const path = url.replace(/\?.*$/s, '');
      return parseMediaPath(path) ? path : undefined;
    },
  };
  passOnFrom(contentApi, server, media, onOutage);
}
