import { reasonOf } from '@stadtraum/contracts/errors';
import { type RequestTrace, traceHeaders } from './request-trace.ts';

/** What a server sent, to its last byte. */
export interface HttpAnswer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

export interface HttpRequest {
  /** Milliseconds until the last byte of the answer. */
  timeoutMs: number;
  /** Bytes that the body of the answer may have. */
  limitBytes: number;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array | string;
  /** Of the visitor's request that this one serves. */
  trace?: RequestTrace | undefined;
}

/** The body has more bytes than the caller takes. */
export class AnswerTooLargeError extends Error {
  constructor(limitBytes: number) {
    super(`the answer has more than ${limitBytes} bytes`);
    this.name = 'AnswerTooLargeError';
  }
}

/**
 * One HTTP request within a time and a size; redirects are refused. Callers wrap what it throws into an error with a code.
 *
 * @throws AnswerTooLargeError; Error with the reason when there is no whole answer in time
 */
export async function requestBytes(
  url: URL,
  { timeoutMs, limitBytes, trace, headers, ...init }: HttpRequest,
): Promise<HttpAnswer> {
  let response: Response;
  let bytes: Uint8Array | undefined;
  try {
    // The signal stays in force while the body is read: a timeout that ends with the headers protects nothing.
    const signal = AbortSignal.timeout(timeoutMs);
    response = await fetch(url, {
      ...init,
      headers: { ...traceHeaders(trace), ...headers },
      redirect: 'error',
      signal,
    });
    bytes = await readBytes(response, limitBytes);
  } catch (cause) {
    throw new Error(reasonOf((cause as Error).cause ?? cause), { cause });
  }
  if (!bytes) throw new AnswerTooLargeError(limitBytes);
  return { status: response.status, headers: response.headers, bytes };
}

/** @throws SyntaxError */
export function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The URL as a folder, so that relative paths resolve below it. */
export function withSlash(url: URL): URL {
  return url.href.endsWith('/') ? url : new URL(`${url.href}/`);
}

/** Undefined when there are more bytes than `limit`. */
async function readBytes(response: Response, limit: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Node's ReadableStream can be iterated; leaving the loop early cancels the transfer.
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > limit) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}
