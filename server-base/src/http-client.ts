import http, { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
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

/** Connections are kept for further requests. */
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

async function load(url: URL, request: HttpRequest, signal: AbortSignal): Promise<HttpResponse> {
  const { method = 'GET', headers, body, trace, limitBytes } = request;
  const isSecure = url.protocol === 'https:';
  const outgoing = (isSecure ? https : http).request(url, {
    ...{ method, signal, agent: isSecure ? HTTPS_AGENT : HTTP_AGENT },
    headers: { ...traceHeaders(trace), ...headers },
  });
  outgoing.end(body);
  const response = await responseTo(outgoing).catch((error: NodeJS.ErrnoException) => {
    // The server closed the kept connection while the request was on its way.
    if (outgoing.reusedSocket && error.code === 'ECONNRESET' && method === 'GET') return undefined;
    throw error;
  });
  return response ? readResponse(response, limitBytes) : load(url, request, signal);
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
