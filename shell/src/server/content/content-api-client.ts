import { CodedError, reasonOf } from '@stadtraum/contracts/errors';
import { describeViolations, type Validator } from '@stadtraum/contracts/validation';
import { readBytes } from '../http-client/read-bytes.ts';

/** What the content API sent, to its last byte. */
export interface Answer {
  status: number;
  etag: string | null;
  bytes: Uint8Array;
}

export interface Question {
  url: URL;
  /** What it is about, for errors. */
  path: string;
  /** Milliseconds until the last byte of the answer. */
  deadline: number;
  /** Bytes of the answer. */
  limit: number;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: Uint8Array;
}

/** @throws CodedError CONTENT_UNAVAILABLE, CONTENT_ANSWER_INVALID */
export async function ask({ url, path, deadline, limit, ...init }: Question): Promise<Answer> {
  let response: Response;
  let bytes: Uint8Array | undefined;
  try {
    // The signal stays in force while the body is read: a deadline that ends with the headers is none.
    response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(deadline) });
    bytes = await readBytes(response, limit);
  } catch (cause) {
    const reason = reasonOf((cause as Error).cause ?? cause);
    throw new CodedError('CONTENT_UNAVAILABLE', { path, reason }, { cause });
  }
  if (!bytes)
    throw new CodedError('CONTENT_ANSWER_INVALID', { path, reason: `it has more than ${limit} bytes` });
  return { status: response.status, etag: response.headers.get('etag'), bytes };
}

export function parseJson(bytes: Uint8Array, path: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new CodedError('CONTENT_ANSWER_INVALID', { path, reason: reasonOf(cause) }, { cause });
  }
}

export function checked<Value>(validate: Validator<Value>, value: unknown, path: string): Value {
  const result = validate(value);
  if (result.ok) return result.value;
  throw new CodedError('CONTENT_ANSWER_INVALID', { path, reason: describeViolations(result.violations) });
}

export function unexpected(path: string, status: number): CodedError {
  return new CodedError('CONTENT_UNAVAILABLE', { path, reason: `it answers status ${status}` });
}

export function withSlash(url: URL): URL {
  return url.href.endsWith('/') ? url : new URL(`${url.href}/`);
}
