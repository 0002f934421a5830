import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCodedError, reasonOf } from '@stadtraum/contracts/errors';
import { type LocalServer, serveLocally } from './http.ts';
import type { LocalReleases } from './local-releases.ts';
import { type LocalSideSet, manifestBytes } from './local-side-set.ts';
import type { SignedLiveSet, SiteSource } from './site-source.ts';

/** What the local shell may get besides the site's own. */
export interface LocalSets {
  /** The site's live set. */
  live: SignedLiveSet;
  /** The side set that is shown, and the one that is being started. */
  sideSets: readonly LocalSideSet[];
}

/** A response: status, body, ETag. */
interface Answer {
  status: number;
  body?: Uint8Array | string;
  etag?: string | undefined;
}

const NOT_FOUND: Answer = { status: 404, body: '{}' };

/**
 * Starts the server that is registry and content API to the local shell: it adds local releases and side sets, and reads everything else
 * from the site. It only reads, so that no form, report or announcement of the local shell reaches the site.
 */
export function startGateway(
  source: SiteSource,
  releases: LocalReleases,
  sets: () => LocalSets,
): Promise<LocalServer> {
  return serveLocally((request, response) => void handle(request, response), '127.0.0.1', 0);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      send(response, await answer(request));
    } catch (error) {
      const { code = 'REGISTRY_UNAVAILABLE' } = isCodedError(error) ? error : {};
      send(response, { status: 503, body: JSON.stringify({ code, message: reasonOf(error) }) });
    }
  }

  async function answer({ method, url = '/', headers }: IncomingMessage): Promise<Answer> {
    // A page of another site that has this computer's address (DNS rebinding) names its own host.
    if (method !== 'GET' || !headers.host?.startsWith('127.0.0.1:')) return { status: 405, body: '{}' };
    const { pathname } = new URL(url, 'http://gateway.invalid');
    const [, folder = '', name = '', version = '', ...path] = pathname.split('/');
    if (pathname === '/live-set/signed') return currentLiveSet(headers['if-none-match']);
    if (pathname === '/live-sets/signed') return json([sets().live.envelope]);
    if (folder === 'side-sets') return sideSet(name);
    if (folder === 'releases') return release(url, name, version, path);
    // The local shell neither fetches pages ahead nor serves a sitemap, so that it costs the site nothing.
    if (pathname === '/paths') return json({ paths: [] });
    if (pathname === '/page' || pathname === '/revision') return content(url, headers['if-none-match']);
    return NOT_FOUND;
  }

  function currentLiveSet(known: string | undefined): Answer {
    const { liveSet, envelope } = sets().live;
    const etag = `"${liveSet.id}"`;
    return known === etag ? { status: 304, etag } : { ...json(envelope), etag };
  }

  function sideSet(id: string): Answer {
    const found = sets().sideSets.find((candidate) => candidate.id === id);
    return found ? json(found.envelope) : NOT_FOUND;
  }

  async function release(url: string, name: string, version: string, path: readonly string[]) {
    const local = releases.find(name, version);
    if (!local) {
      const { status, bytes } = await source.read(url);
      return { status, body: bytes };
    }
    if (path.join('/') === 'manifest.json') return { status: 200, body: manifestBytes(local) };
    const file = local.files.get(path.slice(1).join('/'));
    return file ? { status: 200, body: file } : NOT_FOUND;
  }

  async function content(url: string, etag: string | undefined): Promise<Answer> {
    const { status, headers, bytes } = await source.content(url, etag);
    return { status, body: bytes, etag: headers.etag };
  }
}

function json(value: unknown): Answer {
  return { status: 200, body: JSON.stringify(value) };
}

function send(response: ServerResponse, { status, body, etag }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(etag !== undefined && { etag }),
  });
  response.end(body);
}
