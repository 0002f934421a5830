import type { Readable } from 'node:stream';
import { reasonOf } from '@stadtraum/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../../error-pages/send-error.ts';
import type {} from '../../requests/trace-requests.ts';
import { COMMON_HEADERS } from '../../security/headers.ts';
import { type StreamedAnswer, streamAnswer } from './stream-answer.ts';

/** Milliseconds that the content API may keep one answer waiting, to its last byte. */
const BUDGET = 5000;
/** Milliseconds that transfers get to finish when the shell ends: that of a paused video never would. */
const DRAIN = 2000;

/** What is passed on to the content API: conditions and ranges, nothing about the visitor. */
const REQUEST_HEADERS = ['range', 'if-range', 'if-none-match'];
/** What is passed on from it: nothing that could set a cookie or loosen a policy. */
const ANSWER_HEADERS = [
  ...['content-type', 'content-length', 'content-range', 'content-disposition'],
  ...['accept-ranges', 'cache-control', 'etag'],
];
const PASSED_STATUSES = new Set([200, 206, 304, 416]);
/** A path of this site, and nothing that a browser could take for another host. */
const OWN_ADDRESS = /^\/(?![/\\])[\w/?=&#.-]*$/;

const HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  // For a file that is opened by itself: browsers show it with styles of their own.
  'content-security-policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
};

/** Gets each failure of the content API, with the path that was asked for. */
export type OutageListener = (path: string, reason: string) => void;

export interface PassedAddresses {
  /** `/media/*` */
  pattern: string;
  /** The path, and the query if that counts, to ask the content API for; undefined for what cannot be there. */
  targetOf: (request: FastifyRequest) => string | undefined;
  /** More headers for the content API. */
  headersOf?: (request: FastifyRequest) => Record<string, string>;
}

/** Answers the addresses with what the content API has there, as it comes. */
export function passOnFrom(
  contentApi: URL,
  server: FastifyInstance,
  { pattern, targetOf, headersOf = () => ({}) }: PassedAddresses,
  onOutage: OutageListener,
): void {
  const base = contentApi.href.replace(/\/$/, '');
  const transfers = new Set<Readable>();
  server.addHook('preClose', (done) => {
    setTimeout(() => {
      for (const body of transfers) body.destroy();
    }, DRAIN).unref();
    done();
  });

  server.get(pattern, async (request, reply) => {
    const target = targetOf(request);
    if (target === undefined) return sendText(reply, 404, 'Das gibt es hier nicht.\n');
    const path = target.replace(/\?.*$/s, '');
    const answer = await ask(request, new URL(base + target), headersOf(request)).catch((error: unknown) => {
      onOutage(path, reasonOf(error));
      return undefined;
    });
    if (answer && PASSED_STATUSES.has(answer.status)) return send(answer, reply, transfers);
    answer?.body.destroy();
    const { location = '' } = answer?.headers ?? {};
    if (answer?.status === 303 && OWN_ADDRESS.test(location))
      return reply
        .code(303)
        .headers({ ...HEADERS, location, 'cache-control': 'no-store' })
        .send();
    if (answer?.status === 404) return sendText(reply, 404, 'Das gibt es hier nicht.\n');
    if (answer?.status === 429) return sendError(reply, 429);
    // Whatever else it refuses, an address that is too long for it among it, is no outage.
    if (answer && answer.status >= 400 && answer.status < 500)
      return sendText(reply, 400, 'Das können wir nicht lesen.\n');
    if (answer) onOutage(path, `it answers status ${answer.status}`);
    return sendText(reply.header('retry-after', '10'), 503, 'Das lässt sich gerade nicht abrufen.\n');
  });
}

function ask(
  { method, headers, trace }: FastifyRequest,
  url: URL,
  more: Record<string, string>,
): Promise<StreamedAnswer> {
  const passed = { ...pick(headers, REQUEST_HEADERS), ...more };
  return streamAnswer(url, { method, headers: passed, budget: BUDGET, trace });
}

function send(
  { status, headers, body }: StreamedAnswer,
  reply: FastifyReply,
  transfers: Set<Readable>,
): FastifyReply {
  transfers.add(body);
  body.once('close', () => transfers.delete(body));
  return reply
    .code(status)
    .headers({ ...HEADERS, ...pick(headers, ANSWER_HEADERS) })
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
