import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PREVIEW_FOLDER } from '@stadtraum/contracts/preview';
import { integrityOf } from '@stadtraum/federation-kit/release-files';
import { startRequest } from '@stadtraum/server-base/http-client';
import { type LocalServer, serveLocally } from './http.ts';
import type { LocalAsset, LocalReleases } from './local-releases.ts';
import type { PageStates } from './page-state.ts';

/** Reachable only from the developer's own computer. */
const HOST = 'localhost';
const FIRST_PORT = 8080;

const OWN_FOLDER = '/_development/';
const SCRIPT_PATH = `${OWN_FOLDER}client.js`;
const CHANGES_PATH = `${OWN_FOLDER}changes`;
/** Ends a preview on a site. */
const END_PATH = `${PREVIEW_FOLDER}ende`;
/** Files and data that come from the public site: pictures, and what belongs to no page. */
const FROM_SITE = /^\/(media|daten)\//;

const SCRIPT = readFileSync(new URL('files/client.js', import.meta.url));

/** Neither cached nor listed by a search engine. */
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

export interface PageServerOptions {
  /** URL of the local shell, without a trailing slash; undefined until it has started. */
  shell: () => string | undefined;
  /** Token of the preview that is shown; undefined before the first build. */
  token: () => string | undefined;
  /** URL of the site, without a trailing slash, if it is known. */
  siteUrl: string | undefined;
  states: PageStates;
  releases: LocalReleases;
  /** @default the first free port from 8080 */
  port?: number | undefined;
}

/**
 * Serves the pages of the local shell to the developer's browsers: always those of the preview, and with the script that shows problems and
 * changes.
 */
export function startPageServer({
  shell,
  token,
  siteUrl,
  states,
  releases,
  port = FIRST_PORT,
}: PageServerOptions): Promise<LocalServer> {
  return serveLocally(handle, HOST, port);

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url?.replace(/\?.*$/s, '') ?? '/';
    if (!isLocal(request)) return void response.writeHead(403, PRIVATE).end();
    if (path === SCRIPT_PATH) return void sendScript(response);
    if (path === CHANGES_PATH) return void states.follow(response);
    // Here the preview cannot be ended, so that its button leads to what visitors see.
    if (path === END_PATH) return void response.writeHead(303, { location: siteUrl ?? '/' }).end();
    if (FROM_SITE.test(path)) return void fromSite(request, response);
    const asset = releases.asset(path);
    if (asset) return void sendAsset(response, asset);
    const [url, preview] = [shell(), token()];
    if (url === undefined || preview === undefined) return void sendWaitingPage(response);
    fromShell(url, preview, request, response);
  }

  function fromSite(request: IncomingMessage, response: ServerResponse): void {
    if (siteUrl === undefined || request.method !== 'GET') return void response.writeHead(404, PRIVATE).end();
    const { accept, range } = request.headers;
    const headers = { ...(accept && { accept }), ...(range && { range }) };
    forward(new URL(siteUrl + request.url), request, headers, response, (answer) => {
      response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      send(answer, response);
    });
  }

  function fromShell(url: string, preview: string, request: IncomingMessage, response: ServerResponse): void {
    const headers = { ...request.headers, 'accept-encoding': 'identity', cookie: `vorschau=${preview}` };
    forward(new URL(url + request.url), request, headers, response, (answer) => {
      passOn(answer, preview, request, response).catch(() => response.destroy());
    });
  }

  async function passOn(
    answer: IncomingMessage,
    preview: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const sent = passedOn(answer.headers);
    const isPage = sent['content-type']?.startsWith('text/html') && request.method === 'GET';
    if (!isPage) {
      response.writeHead(answer.statusCode ?? 502, sent);
      return send(answer, response);
    }
    const page = insertScript(await buffer(answer), sideSetOf(preview));
    const { 'content-length': _, etag: __, ...others } = sent;
    response.writeHead(answer.statusCode ?? 502, { ...others, ...PRIVATE }).end(page);
  }
}

/** A page of another site that has this computer's address (DNS rebinding) names its own host. */
function isLocal({ headers: { host = '' } }: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\]):\d+$/.test(host);
}

function forward(
  target: URL,
  request: IncomingMessage,
  headers: IncomingHttpHeaders,
  response: ServerResponse,
  onAnswer: (answer: IncomingMessage) => void,
): void {
  const forwarded = startRequest(target, { method: request.method, headers }).once('response', onAnswer);
  forwarded.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, PRIVATE).end();
  });
  // The browser has left, or has its answer.
  response.once('close', () => forwarded.destroy());
  request.pipe(forwarded);
}

/** Sends a body on. If its sender ends before it is complete, so does the browser's connection. */
function send(answer: IncomingMessage, response: ServerResponse): void {
  pipeline(answer, response, () => {});
}

/** Headers that concern one connection. */
const PER_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/** The headers that the browser gets. The preview's cookie is for no browser, because all ports of this computer share cookies. */
function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'set-cookie': _, ...others } = headers;
  return Object.fromEntries(Object.entries(others).filter(([name]) => !PER_CONNECTION.includes(name)));
}

/** @param set id of the side set that the page was composed from */
function insertScript(page: Buffer, set: string): Buffer {
  const end = page.indexOf('</head>');
  const script = Buffer.from(scriptElement(set));
  return Buffer.concat([page.subarray(0, end), script, page.subarray(end)]);
}

function scriptElement(set: string): string {
  const query = new URLSearchParams({ set });
  return `<script type="module" src="${SCRIPT_PATH}?${query}" integrity="${integrityOf(SCRIPT)}"></script>`;
}

/** A token begins with the id of its side set. */
function sideSetOf(token: string): string {
  return token.slice(0, token.indexOf('.'));
}

function sendAsset(response: ServerResponse, { bytes, type }: LocalAsset): void {
  response.writeHead(200, { ...PRIVATE, ...(type && { 'content-type': type }) }).end(bytes);
}

function sendScript(response: ServerResponse): void {
  response.writeHead(200, { ...PRIVATE, 'content-type': 'text/javascript; charset=utf-8' }).end(SCRIPT);
}

function sendWaitingPage(response: ServerResponse): void {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Waiting for the first build</title>${scriptElement('')}</head><body><p>Waiting for the first build.</p></body></html>`;
  response.writeHead(503, { ...PRIVATE, 'content-type': 'text/html; charset=utf-8' }).end(page);
}
