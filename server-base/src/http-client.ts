import http, {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import https from 'node:https';
import { reasonOf } from '@stadtraum/contracts/errors';
import { type RequestTrace, traceHeaders } from './request-trace.ts';
import { withTimeout } from './timeout.ts';

/** A complete response. */
export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Uint8Array;
}

export interface HttpRequest {
  /** Timeout in milliseconds, up to the last byte of the response. */
  timeoutMs: number;
  /** Maximum size of the response body in bytes. */
  limitBytes: number;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array | string;
  /** Trace of the visitor's request that this request serves. */
  trace?: RequestTrace | undefined;
}

/**
 * Connections are kept for further requests. The site's servers reach each other without a proxy; with NODE_USE_ENV_PROXY, Node's own
 * agents and `fetch` would use the one that HTTP_PROXY names.
 */
const HTTP_AGENT = new http.Agent({ keepAlive: true });
const HTTPS_AGENT = new https.Agent({ keepAlive: true });

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The body exceeds the caller's limit. */
export class ResponseTooLargeError extends Error {
  constructor(limitBytes: number) {
    super(`the response has more than ${limitBytes} bytes`);
    this.name = 'ResponseTooLargeError';
  }
}

/**
 * Makes an HTTP request with a timeout and a size limit; redirects fail. Callers wrap its errors in errors with codes. It uses Node's
 * own client, because `fetch` takes three times the CPU time (docs/performance.md).
 *
 * @throws ResponseTooLargeError; Error with the reason when no complete response arrives in time
 */
export async function requestBytes(url: URL, request: HttpRequest): Promise<HttpResponse> {
  const { timeoutMs } = request;
  const abort = new AbortController();
  const onTimeout = () => {
    abort.abort();
    return new Error(`there was no complete response within ${timeoutMs} ms`);
  };
  try {
    return await withTimeout(load(url, request, abort.signal), timeoutMs, onTimeout);
  } catch (cause) {
    if (cause instanceof ResponseTooLargeError) throw cause;
    throw new Error(networkReason(cause), { cause });
  }
}

/** Starts a request to a server of the site. The caller ends it, handles its errors and limits its time. */
export function startRequest(url: URL, options: RequestOptions): ClientRequest {
  const isSecure = url.protocol === 'https:';
  return (isSecure ? https : http).request(url, { ...options, agent: isSecure ? HTTPS_AGENT : HTTP_AGENT });
}

async function load(url: URL, request: HttpRequest, signal: AbortSignal): Promise<HttpResponse> {
  const { method = 'GET', headers, body, trace, limitBytes } = request;
  const sent = { ...traceHeaders(trace), ...headers };
  return readResponse(await sendRequest(url, { method, signal, headers: sent }, body), limitBytes);
}

/** Sends a request to a server of the site and waits for the head of its response. The caller limits the time. */
export async function sendRequest(
  url: URL,
  options: RequestOptions,
  body?: Uint8Array | string,
): Promise<IncomingMessage> {
  const outgoing = startRequest(url, options);
  outgoing.end(body);
  try {
    return await responseTo(outgoing);
  } catch (error) {
    // The server closed the kept connection while the request was on its way.
    const isStale = outgoing.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
    if (isStale && outgoing.method === 'GET') return sendRequest(url, options, body);
    throw error;
  }
}

/** Later errors are those of the response. */
function responseTo(outgoing: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => outgoing.once('response', resolve).on('error', reject));
}

/** @throws ResponseTooLargeError */
async function readResponse(response: IncomingMessage, limit: number): Promise<HttpResponse> {
  const { statusCode: status = 0, headers } = response;
  if (REDIRECTS.has(status)) {
    response.destroy();
    throw new Error(`it redirects to ${headers.location}, which is not followed`);
  }
  return { status, headers, bytes: await readBody(response, limit) };
}

/** Reads by events, because an asynchronous iterator takes as long as the rest of a response. */
function readBody(response: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    response.on('data', (part: Buffer) => {
      size += part.length;
      parts.push(part);
      if (size > limit) response.destroy(new ResponseTooLargeError(limit));
    });
    response.once('end', () => resolve(Buffer.concat(parts, size)));
    response.once('error', reject);
  });
}

/**
 * Like `requestBytes`, for a JSON response with any status.
 *
 * @throws what `requestBytes` throws; SyntaxError when the body is not JSON
 */
export async function requestJson(
  url: URL,
  request: HttpRequest,
): Promise<Omit<HttpResponse, 'bytes'> & { body: unknown }> {
  const { bytes, ...response } = await requestBytes(url, request);
  return { ...response, body: parseJson(bytes) };
}

/** @throws SyntaxError */
export function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The URL with a trailing slash, so that relative paths resolve below it. */
export function withSlash(url: URL): URL {
  return url.href.endsWith('/') ? url : new URL(`${url.href}/`);
}

/** If no address of the host responds, the error has a code and no message. */
function networkReason(error: unknown): string {
  return reasonOf(error) || ((error as NodeJS.ErrnoException).code ?? 'the request failed');
}
