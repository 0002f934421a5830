import { type SendResult, send } from '@fastify/send';
import { PICTURE_FORMATS, parseMediaPath } from '@stadtraum/contracts/media-address';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MediaFile, MediaStore } from './media-store.ts';

/** The exact file for an address is immutable. A substitute is cached for only a minute, while the exact file is being rendered. */
const CACHE_CONTROL = { exact: 'public, max-age=31536000, immutable', substitute: 'public, max-age=60' };

/**
 * A rendition may disappear after it is found and before it is opened. Each attempt forgets one rendition; when those of all formats
 * are forgotten, the last attempt renders a new one.
 */
const MAX_ATTEMPTS = PICTURE_FORMATS.length + 1;

/** `GET /media/<id>.<hash>/<file>`: pictures, videos, captions and documents, with ranges and ETags. */
export function mediaRoute(server: FastifyInstance, media: MediaStore): void {
  server.get('/media/*', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const sent = await sendMedia(request, media);
    if (!sent) return reply.callNotFound();
    const { found, result } = sent;
    if (result.statusCode < 400) reply.headers(headersOf(found));
    return reply.code(result.statusCode).headers(result.headers).send(result.stream);
  });
}

function headersOf({ isExact, downloadName }: MediaFile): Record<string, string> {
  return {
    'cache-control': isExact ? CACHE_CONTROL.exact : CACHE_CONTROL.substitute,
    ...(downloadName !== undefined && { 'content-disposition': `attachment; filename="${downloadName}"` }),
  };
}

async function sendMedia(
  request: FastifyRequest,
  media: MediaStore,
): Promise<{ found: MediaFile; result: SendResult } | undefined> {
  const address = parseMediaPath(request.url.replace(/\?.*$/s, ''));
  for (let attempt = 1; address && attempt <= MAX_ATTEMPTS; attempt += 1) {
    const found = await media.find(address);
    if (!found) return undefined;
    const options = { root: found.directory, cacheControl: false, lastModified: false, index: false };
    const result = await send(request.raw, found.file, options);
    if (result.statusCode !== 404) return { found, result };
    await media.forget(found);
  }
  return undefined;
}
