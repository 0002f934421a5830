import { reasonOf } from '@stadtraum/contracts/errors';
import { type RequestTrace, traceHeaders } from './request-trace.ts';
import { withTimeout } from './timeout.ts';

/** A complete response. */
export interface HttpResponse {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

export interface HttpRequest {
  /** Timeout in milliseconds, up to the last byte of the response. */
  timeoutMs: number;
  /** Maximum size of the response body in bytes. */
  limitBytes: number;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array | string | FormData;
  /** Trace of the visitor's request that this request serves. */
  trace?: RequestTrace | undefined;
}

type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** The body exceeds the caller's limit. */
export class ResponseTooLargeError extends Error {
  constructor(limitBytes: number) {
    super(`the response has more than ${limitBytes} bytes`);
    this.name = 'ResponseTooLargeError';
  }
}

/**
 * Makes an HTTP request with a timeout and a size limit; redirects fail. Callers wrap its errors in errors with codes.
 *
 * @throws ResponseTooLargeError; Error with the reason when no complete response arrives in time
 */
export async function requestBytes(
  url: URL,
  { timeoutMs, limitBytes, trace, headers, ...init }: HttpRequest,
): Promise<HttpResponse> {
  const abort = new AbortController();
  let body: BodyReader | undefined;
  const load = async () => {
    const response = await fetch(url, {
      ...init,
      headers: { ...traceHeaders(trace), ...headers },
      redirect: 'error',
      signal: abort.signal,
    });
    body = response.body?.getReader();
    const bytes = await readBytes(body, limitBytes);
    return { status: response.status, headers: response.headers, bytes };
  };
  // After the headers have arrived, Node 20 may garbage-collect the signal, so the timeout also cancels the body.
  const onTimeout = () => {
    abort.abort();
    void body?.cancel().catch(() => {});
    return new Error(`there was no complete response within ${timeoutMs} ms`);
  };
  try {
    return await withTimeout(load(), timeoutMs, onTimeout);
  } catch (cause) {
    if (cause instanceof ResponseTooLargeError) throw cause;
    throw new Error(networkReason(cause), { cause });
  }
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

/** The reason is in the `cause` of the error that `fetch` throws; if no address of the host responds, the cause has only a code. */
function networkReason(error: unknown): string {
  const { cause } = error as { cause?: NodeJS.ErrnoException };
  return cause?.message || cause?.code || reasonOf(error);
}

/** @throws ResponseTooLargeError */
async function readBytes(body: BodyReader | undefined, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await body?.read(); part?.value; part = await body?.read()) {
    size += part.value.length;
    if (size > limit) {
      void body?.cancel().catch(() => {});
      throw new ResponseTooLargeError(limit);
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts, size);
}
