import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ServerRelease } from '@stadtraum/federation-kit/render';
import { assetPath } from '@stadtraum/page-plan/assets';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LocalReleaseStore } from '../deployment/local-release-store.ts';
import { bestEncoding, type Encoding } from '../http/encodings.ts';
import { isNotModified } from '../http/not-modified.ts';
import type { Route } from '../requests/route.ts';
import { COMMON_HEADERS } from '../security/headers.ts';

/** Media types of served files; files of other types are not served. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

const FILE_SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

const HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept-Encoding',
  // Applies to a file that is opened directly, such as an SVG.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Maximum bytes in the file cache. */
const CACHE_LIMIT_BYTES = 64 * 1024 * 1024;

/**
 * `GET /assets/<name>/<version>/<path>` serves files of all releases in the local store, live or not. Only files that a
 * manifest lists are served, so no path can lead outside a release. Compressed files come from the build.
 */
export function assetRoute(store: LocalReleaseStore): Route {
  const files = new LRUCache<string, Buffer>({
    maxSize: CACHE_LIMIT_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  });

  async function read(release: ServerRelease, path: string): Promise<Buffer> {
    const location = join(release.directory, path);
    const cached = files.get(location);
    if (cached) return cached;
    const bytes = await readFile(location);
    files.set(location, bytes);
    return bytes;
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [, , name = '', version = '', ...rest] = request.target.path.split('/');
    const path = assetPath(rest.join('/'));
    const release = store.find(name, version);
    const file = release && listedFile(release, path);
    const type = TYPES[extname(path)];
    if (!file || !type) return notFound(reply);

    reply.headers(HEADERS).header('content-type', type);
    const etag = `W/"${file.integrity}"`;
    reply.header('etag', etag);
    if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send();

    const encoding = storedEncoding(release, path, request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(await read(release, path + FILE_SUFFIXES[encoding]));
  }

  return { method: 'GET', path: '/assets/*', handle };
}

/** The best accepted encoding that the release contains. */
function storedEncoding(release: ServerRelease, path: string, acceptEncoding: string | undefined): Encoding {
  const preferred = bestEncoding(acceptEncoding);
  return listedFile(release, path + FILE_SUFFIXES[preferred]) ? preferred : 'identity';
}

function listedFile({ manifest }: ServerRelease, path: string) {
  return Object.hasOwn(manifest.files, path) ? manifest.files[path] : undefined;
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ ...COMMON_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send('Das gibt es hier nicht.\n');
}
