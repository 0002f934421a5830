import { extname } from 'node:path';
import { errorCode } from '@stadtraum/contracts/errors';
import { ReleaseName, ReleaseVersion } from '@stadtraum/contracts/release-manifest';
import { lazyValidator } from '@stadtraum/contracts/validation';
import type { ServerRelease } from '@stadtraum/federation-kit/render';
import { assetPath } from '@stadtraum/page-plan/assets';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LocalReleaseStore } from '../deployment/local-release-store.ts';
import type { ReadThrough } from '../deployment/read-through.ts';
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
  // Pages name the hashes of these files, so no proxy may rewrite them.
  'cache-control': 'public, max-age=31536000, immutable, no-transform',
  vary: 'Accept-Encoding',
  // Applies to a file that is opened directly, such as an SVG.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Any host of Module Federation may load public releases, which are the same for everybody. */
const CROSS_ORIGIN: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Maximum bytes in the file cache. */
const CACHE_LIMIT_BYTES = 64 * 1024 * 1024;

/** Seconds after which a client may ask again for a file that could not be fetched. */
const RETRY_AFTER_S = '2';

const isName = lazyValidator(ReleaseName);
const isVersion = lazyValidator(ReleaseVersion);

export interface AssetRouteDependencies {
  store: Pick<LocalReleaseStore, 'read'>;
  releases: Pick<ReadThrough, 'find'>;
}

/**
 * `GET /assets/<name>/<version>/<path>` serves files of all releases in signed live sets, live or not. Only files that a
 * manifest lists are served, so no path can lead outside a release, and only with the hash that it lists. A file that is
 * missing or has changed is fetched from the registry (TR9); without the registry the response is a 503. Compressed files come
 * from the build.
 */
export function assetRoute({ store, releases }: AssetRouteDependencies): Route {
  /** Verified files by integrity. */
  const files = new LRUCache<string, Buffer>({
    maxSize: CACHE_LIMIT_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  });

  async function read(release: ServerRelease, path: string): Promise<Buffer> {
    const integrity = listedFile(release, path)?.integrity ?? '';
    const cached = files.get(integrity);
    if (cached) return cached;
    const bytes = await store.read(release, path);
    files.set(integrity, bytes);
    return bytes;
  }

  const handle = assetHandler({ find: (name, version) => releases.find(name, version), read }, CROSS_ORIGIN);
  return { method: 'GET', path: '/assets/*', handle };
}

/** Where the files of releases come from. */
export interface AssetSource {
  /** @throws CodedError if the release cannot be fetched now */
  find(name: string, version: string): Promise<ServerRelease | undefined>;
  /** Reads a file that the manifest lists, verified. */
  read(release: ServerRelease, path: string): Promise<Buffer>;
}

/** @param headers sent in addition, or instead of the usual ones */
export function assetHandler(
  source: AssetSource,
  headers: Readonly<Record<string, string>> = {},
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [, , name = '', version = '', ...rest] = request.target.path.split('/');
    const path = assetPath(rest.join('/'));
    const type = TYPES[extname(path)];
    if (!type || !isName(name).ok || !isVersion(version).ok) return notFound(reply);
    try {
      const release = await source.find(name, version);
      const file = release && listedFile(release, path);
      return file
        ? await send(request, reply, { release, path, type, integrity: file.integrity })
        : notFound(reply);
    } catch (error) {
      // An error with a code has been logged where it was found.
      if (errorCode(error) === undefined) throw error;
      return unavailable(reply);
    }
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { release, path, type, integrity }: Asset,
  ): Promise<FastifyReply> {
    const etag = `W/"${integrity}"`;
    const isKnown = isNotModified(request.headers['if-none-match'], etag);
    const encoding = storedEncoding(release, path, request.headers['accept-encoding']);
    const bytes = isKnown ? undefined : await source.read(release, path + FILE_SUFFIXES[encoding]);
    reply
      .headers({ ...HEADERS, ...headers })
      .header('content-type', type)
      .header('etag', etag);
    if (bytes && encoding !== 'identity') reply.header('content-encoding', encoding);
    return bytes ? reply.send(bytes) : reply.code(304).send();
  }

  return handle;
}

interface Asset {
  release: ServerRelease;
  /** Path of the uncompressed file in the release. */
  path: string;
  /** Media type. */
  type: string;
  integrity: string;
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
  return sendText(reply.code(404), 'Das gibt es hier nicht.\n');
}

function unavailable(reply: FastifyReply): FastifyReply {
  const text = 'Das ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.\n';
  return sendText(reply.code(503).header('retry-after', RETRY_AFTER_S), text);
}

function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .headers({ ...COMMON_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(text);
}
