import { type CodedError, reasonOf } from '@stadtraum/contracts/errors';
import { describeViolations, type Validator } from '@stadtraum/contracts/validation';
import { serverError } from '@stadtraum/server-base/errors';
import {
  type HttpRequest,
  type HttpResponse,
  parseJson as parseBytes,
  ResponseTooLargeError,
  requestBytes,
} from '@stadtraum/server-base/http-client';
import { shellError } from '../../../errors.ts';

/**
 * Sends one request to the content API.
 *
 * @param path the requested page or list, for error messages
 * @throws CodedError CONTENT_UNAVAILABLE, CONTENT_ANSWER_INVALID
 */
export async function requestContent(url: URL, path: string, request: HttpRequest): Promise<HttpResponse> {
  try {
    return await requestBytes(url, request);
  } catch (cause) {
    const details = { path, reason: reasonOf(cause) };
    if (cause instanceof ResponseTooLargeError)
      throw shellError('CONTENT_ANSWER_INVALID', details, { cause });
    throw serverError('CONTENT_UNAVAILABLE', details, { cause });
  }
}

/** @throws CodedError CONTENT_ANSWER_INVALID */
export function parseJson(bytes: Uint8Array, path: string): unknown {
  try {
    return parseBytes(bytes);
  } catch (cause) {
    throw shellError('CONTENT_ANSWER_INVALID', { path, reason: reasonOf(cause) }, { cause });
  }
}

/** @throws CodedError CONTENT_ANSWER_INVALID */
export function validated<Value>(validate: Validator<Value>, value: unknown, path: string): Value {
  const result = validate(value);
  if (result.ok) return result.value;
  throw shellError('CONTENT_ANSWER_INVALID', { path, reason: describeViolations(result.violations) });
}

export function unexpectedStatus(path: string, status: number): CodedError {
  return serverError('CONTENT_UNAVAILABLE', { path, reason: `it responded with status ${status}` });
}
