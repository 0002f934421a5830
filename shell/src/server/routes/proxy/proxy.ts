import type { Readable } from 'node:stream';
import { reasonOf } from '@stadtraum/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../../error-pages/send-error.ts';
import { bestEncoding } from '../../http/encodings.ts';
import type { Route } from '../../requests/route.ts';
import type {} from '../../requests/trace-requests.ts';
import { COMMON_HEADERS } from '../../security/headers.ts';
import { compressed } from './compress.ts';
import { type StreamedResponse, streamResponse } from './stream-response.ts';

/** Timeout in milliseconds for a complete response from the content API. */
const TIMEOUT_MS = 5000;
/** Milliseconds that transfers have to finish when the shell shuts down, because a paused video would never finish. */
const DRAIN_MS = 2000;

/** Headers that are forwarded to the content API: conditions and ranges, but nothing about the visitor. */
const REQUEST_HEADERS = ['range', 'if-range', 'if-none-match'];
/** Headers that are forwarded to the visitor. None of them can set a cookie or loosen a policy. */
const RESPONSE_HEADERS = [
  ...['content-type', 'content-length', 'content-encoding', 'content-range', 'content-disposition'],
  ...['accept-ranges', 'cache-control', 'etag'],
];
const PROXIED_STATUSES = new Set([200, 206, 304, 416]);
/** Matches paths on this site that a browser cannot mistake for another host. */
const LOCAL_URL = /^\/(?![/\\])[\w/?=&#.-]*$/;

const HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  // Applies to a file that is opened directly, which browsers show with their own styles.
  'content-security-policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
};

/** Called for each failure of the content API, with the requested path. */
export type OutageListener = (path: string, reason: string) => void;

export interface ProxyOptions {
  /** A folder such as `/media/*`. */
  path: string;
  /** Returns the path and query to request from the content API; undefined if they cannot exist there. */
  targetOf: (request: FastifyRequest) => string | undefined;
  /** Whether to compress texts for browsers that accept it. @default false */
  compresses?: boolean;
  /** Additional headers for the content API. */
  headersOf?: (request: FastifyRequest) => Record<string, string>;
  onOutage: OutageListener;
}

/** Streams the content API's response to the same URL. */
export function proxyRoute(
  contentApi: URL,
  { path: pattern, targetOf, headersOf = () => ({}), compresses = false, onOutage }: ProxyOptions,
): Route {
  const base = contentApi.href.replace(/\/$/, '');
  const transfers = new Set<Readable>();

  function setUp(server: FastifyInstance): void {
    server.addHook('preClose', (done) => {
      setTimeout(() => {
        for (const body of transfers) body.destroy();
      }, DRAIN_MS).unref();
      done();
    });
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const target = targetOf(request);
    if (target === undefined) return sendText(reply, 404, 'Das gibt es hier nicht.\n');
    const path = target.replace(/\?.*$/s, '');
    const response = await requestUpstream(request, new URL(base + target), headersOf(request)).catch(
      (error: unknown) => {
        onOutage(path, reasonOf(error));
        return undefined;
      },
    );
    if (response && PROXIED_STATUSES.has(response.status)) {
      if (!compresses) return send(response, reply, transfers);
      // The response to HEAD has no body.
      const encoding =
        request.method === 'GET' ? bestEncoding(request.headers['accept-encoding']) : 'identity';
      return send(compressed(response, encoding), reply.header('vary', 'accept-encoding'), transfers);
    }
    response?.body.destroy();
    const { location = '' } = response?.headers ?? {};
    if (response?.status === 303 && LOCAL_URL.test(location))
      return reply
        .code(303)
        .headers({ ...HEADERS, location, 'cache-control': 'no-store' })
        .send();
    if (response?.status === 404) return sendText(reply, 404, 'Das gibt es hier nicht.\n');
    if (response?.status === 429) return sendError(reply, 429);
    // Other rejections, such as of an overlong URL, are not outages.
    if (response && response.status >= 400 && response.status < 500)
      return sendText(reply, 400, 'Das können wir nicht lesen.\n');
    if (response) onOutage(path, `it responded with status ${response.status}`);
    return sendText(reply.header('retry-after', '10'), 503, 'Das lässt sich gerade nicht abrufen.\n');
  }

  return { method: 'GET', path: pattern, setUp, handle };
}

function requestUpstream(
  { method, headers, trace }: FastifyRequest,
  url: URL,
  additional: Record<string, string>,
): Promise<StreamedResponse> {
  const proxied = { ...pick(headers, REQUEST_HEADERS), ...additional };
  return streamResponse(url, { method, headers: proxied, timeoutMs: TIMEOUT_MS, trace });
}

function send(
  { status, headers, body }: StreamedResponse,
  reply: FastifyReply,
  transfers: Set<Readable>,
): FastifyReply {
  transfers.add(body);
  body.once('close', () => transfers.delete(body));
  return reply
    .code(status)
    .headers({ ...HEADERS, ...pick(headers, RESPONSE_HEADERS) })
    .send(body);
}

function sendText(reply: FastifyReply, status: 400 | 404 | 503, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ ...HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(text);
}

function pick(headers: FastifyRequest['headers'], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
