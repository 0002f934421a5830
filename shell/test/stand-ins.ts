import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { PageModel, Redirect } from '@stadtraum/contracts/page-model';
import { SIDE_SET_PAYLOAD, type SideSet } from '@stadtraum/contracts/preview';
import { type Envelope, LIVE_SET_PAYLOAD } from '@stadtraum/contracts/registry-api';
import { generateSigningKey, type SigningKey, signEnvelope } from '@stadtraum/federation-kit/signing';
import { pageOf } from '@stadtraum/page-plan/testing/fixture-manifests';
import type { FixtureRelease } from './fixture-releases.ts';

export { blockOf, pageOf } from '@stadtraum/page-plan/testing/fixture-manifests';

/** A small real HTTP server that can be stopped and restarted on its port. */
class StandIn {
  #server: Server | undefined;
  #port = 0;
  /** The paths of all requests. */
  readonly requests: string[] = [];
  /** The headers of all requests. */
  readonly headers: IncomingHttpHeaders[] = [];

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(handle: (request: IncomingMessage, response: ServerResponse) => unknown): Promise<void> {
    const server = createServer((request, response) => {
      this.requests.push(request.url ?? '');
      this.headers.push(request.headers);
      void Promise.resolve(handle(request, response)).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    server?.closeAllConnections();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }
}

/** Signs a live set as the registry does. */
export function signLiveSet(liveSet: LiveSet, key: SigningKey): Envelope {
  return signEnvelope(LIVE_SET_PAYLOAD, JSON.stringify(liveSet), key);
}

/** The registry's read API, honest or lying. */
export class RegistryStandIn extends StandIn {
  readonly key = generateSigningKey();
  liveSet: LiveSet | undefined;
  /** All live sets that were offered, newest first. */
  readonly history: LiveSet[] = [];
  /** Creates the JSON that is sent for a live set. By default, its signed envelope. */
  sign: (liveSet: LiveSet) => unknown = (liveSet) => signLiveSet(liveSet, this.key);
  /** All live sets that were offered, by id; `history` may be shorter. */
  readonly liveSets = new Map<string, LiveSet>();
  /** JSON of page models by hash, as the history keeps them. */
  readonly models = new Map<string, string>();
  /** Side sets by id. */
  readonly sideSets = new Map<string, SideSet>();
  /** Changes a file or a manifest before it is sent. */
  change: (path: string, bytes: Buffer) => Buffer = (_path, bytes) => bytes;
  readonly #releases = new Map<string, FixtureRelease>();

  offer(liveSet: LiveSet, ...releases: FixtureRelease[]): void {
    this.liveSet = liveSet;
    this.history.unshift(liveSet);
    this.liveSets.set(liveSet.id, liveSet);
    for (const release of releases)
      this.#releases.set(`${release.live.name}/${release.live.version}`, release);
  }

  /** Makes a side set: the live set with `release` instead of its predecessor. @returns the side set, which tests may change */
  preview(release: FixtureRelease, id = 'side-0123456789abcdef'): SideSet {
    if (!this.liveSet) throw new Error('no live set was offered');
    const { live } = release;
    this.#releases.set(`${live.name}/${live.version}`, release);
    const sideSet: SideSet = {
      id,
      base: this.liveSet.id,
      createdAt: new Date().toISOString(),
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      createdBy: 'press',
      releases: [...this.liveSet.releases.filter(({ name }) => name !== live.name), live],
      exchanged: [live.name],
      teams: { [live.name]: 'press' },
    };
    this.sideSets.set(id, sideSet);
    return sideSet;
  }

  /** Keeps a page model as the history does. @returns its hash */
  keep({ revision: _, freshUntil: __, ...model }: PageModel): string {
    const json = JSON.stringify(model);
    const hash = createHash('sha256').update(json).digest('hex');
    this.models.set(hash, json);
    return hash;
  }

  open(): Promise<void> {
    return this.start(async (request, response) => {
      const { pathname: path, searchParams } = new URL(request.url ?? '', this.url);
      if (path === '/live-set/signed') return this.#sendLiveSet(request, response);
      if (path === '/live-sets/signed')
        return this.#sendHistory(Number(searchParams.get('limit')), request, response);
      if (path.startsWith('/live-sets/')) return this.#sendEarlier(path.split('/')[2], response);
      if (path.startsWith('/history/models/')) return this.#sendModel(path.split('/')[3], request, response);
      if (path.startsWith('/side-sets/')) return this.#sendSideSet(path, response);
      const [, , name, version, ...rest] = path.split('/');
      const release = this.#releases.get(`${name}/${version}`);
      const file = rest[0] === 'files' ? rest.slice(1).join('/') : 'manifest.json';
      if (!release) return response.writeHead(404).end();
      return response.end(this.change(path, await readFile(join(release.directory, file))));
    });
  }

  #sendLiveSet(request: IncomingMessage, response: ServerResponse): unknown {
    if (!this.liveSet) return response.writeHead(404).end('{}');
    const etag = `"${this.liveSet.id}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    return response.writeHead(200, { etag }).end(JSON.stringify(this.sign(this.liveSet)));
  }

  #sendSideSet(path: string, response: ServerResponse): unknown {
    const sideSet = this.sideSets.get(path.slice('/side-sets/'.length));
    if (!sideSet) return response.writeHead(404).end('{}');
    return response.end(JSON.stringify(signEnvelope(SIDE_SET_PAYLOAD, JSON.stringify(sideSet), this.key)));
  }

  #sendEarlier(id = '', response: ServerResponse): unknown {
    const liveSet = this.liveSets.get(id);
    if (!liveSet) return response.writeHead(404).end('{}');
    return response.end(JSON.stringify(this.sign(liveSet)));
  }

  #sendModel(hash = '', { headers }: IncomingMessage, response: ServerResponse): unknown {
    if (!headers['x-inner-secret']) return response.writeHead(400).end('{}');
    const model = this.models.get(hash);
    return model === undefined ? response.writeHead(404).end('{}') : response.end(model);
  }

  #sendHistory(limit: number, request: IncomingMessage, response: ServerResponse): unknown {
    const etag = `"${this.history[0]?.id}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    const envelopes = this.history.slice(0, limit).map((liveSet) => this.sign(liveSet));
    return response.writeHead(200, { etag }).end(JSON.stringify(envelopes));
  }
}

/** The content API, healthy or failing. */
export class ContentStandIn extends StandIn {
  /** `hangs` starts a response and never ends it. */
  health: 'up' | 'hangs' | 'is-invalid' | 'fails' = 'up';
  revision = '1';
  readonly #pages = new Map<string, PageModel | Redirect>();
  /** Selects requests for pages that fail while all others succeed. */
  fails: (path: string, query: string) => boolean = () => false;
  /** Creates the page or redirect for a query. By default, the query has no effect. */
  filter: (page: PageModel, query: string) => PageModel | Redirect = (page) => page;

  /** Handles requests for pictures. */
  media: (request: IncomingMessage, response: ServerResponse) => unknown = (_request, response) =>
    response.writeHead(404).end('{}');

  /** Handles requests for feeds and other data. */
  data: (request: IncomingMessage, response: ServerResponse) => unknown = (_request, response) =>
    response.writeHead(404).end('{}');

  /** Handles forms. By default, no page accepts forms. */
  submission: (
    url: URL,
    request: IncomingMessage,
    body: string,
  ) => { status: number; responseBody: unknown } = () => ({
    status: 405,
    responseBody: {},
  });

  /** The pages in the sitemap. */
  sitemap: () => { path: string; modified?: string; pictures: string[] }[] = () =>
    [...this.#pages.keys()].sort().map((path) => ({ path, pictures: [] }));

  put(page: Partial<PageModel> & { path: string }): void {
    this.#pages.set(page.path, pageOf(page));
  }

  redirect(path: string, redirect: Redirect): void {
    this.#pages.set(path, redirect);
  }

  open(): Promise<void> {
    return this.start((request, response) => {
      if (this.health === 'fails') return response.writeHead(500).end('{}');
      if (this.health === 'hangs') return response.writeHead(200).write('{');
      if (this.health === 'is-invalid') return response.end('{"title": "<h1>no page</h1>"}');
      const url = new URL(request.url ?? '', this.url);
      if (url.pathname.startsWith('/media/')) return this.media(request, response);
      if (url.pathname.startsWith('/daten/')) return this.data(request, response);
      if (url.pathname === '/submission') return this.#sendSubmission(url, request, response);
      if (url.pathname === '/paths')
        return response.end(JSON.stringify({ paths: [...this.#pages.keys()].sort() }));
      if (url.pathname === '/sitemap') return response.end(JSON.stringify({ pages: this.sitemap() }));
      if (url.pathname === '/revision') return response.end(JSON.stringify({ revision: this.revision }));
      return this.#servePage(url, request, response);
    });
  }

  async #sendSubmission(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { status, responseBody } = this.submission(url, request, Buffer.concat(chunks).toString());
    response.writeHead(status).end(JSON.stringify(responseBody));
  }

  #servePage(url: URL, request: IncomingMessage, response: ServerResponse): unknown {
    const path = url.searchParams.get('path') ?? '';
    if (this.fails(path, url.searchParams.get('query') ?? '')) return response.writeHead(503).end('{}');
    const found = this.#pages.get(path) ?? this.#pages.get('/404');
    if (!found) return response.writeHead(503).end();
    if ('redirectUrl' in found) return response.end(JSON.stringify(found));
    const page = this.filter({ ...found, revision: this.revision }, url.searchParams.get('query') ?? '');
    if ('redirectUrl' in page) return response.end(JSON.stringify(page));
    const etag = `"${this.revision}-${page.path}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
    return response.writeHead(page.status, { etag }).end(JSON.stringify(page));
  }
}
