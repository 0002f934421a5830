import { type CodedError, errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { NETWORK_HEADER, SubmissionResponse } from '@stadtraum/contracts/forms/submission';
import { lazyValidator } from '@stadtraum/contracts/validation';
import { withSlash } from '@stadtraum/server-base/http-client';
import { INNER_SECRET_HEADER } from '@stadtraum/server-base/inner-secret';
import type { RequestTrace } from '@stadtraum/server-base/request-trace';
import { shellError } from '../../../errors.ts';
import { parseJson, requestContent, validated } from '../../pipeline/content/content-api-client.ts';

/** Timeout in milliseconds for the complete response. */
const TIMEOUT_MS = 8000;
/** Maximum bytes in the response, which may contain a page. */
const LIMIT_BYTES = 4 * 1024 * 1024;

const validate = lazyValidator(SubmissionResponse);

/** A submitted form. */
export interface Submission {
  path: string;
  /** As sent, without the question mark. */
  rawQuery: string;
  contentType: string;
  accept: string;
  /** The visitor's network. */
  network: string;
  body: Uint8Array;
  /** The trace of the visitor's request. */
  trace: RequestTrace;
}

/** The outcome; `refused` if the path does not accept the form. */
export type Outcome = SubmissionResponse | { kind: 'refused'; status: 400 | 404 | 405 | 413 | 415 | 429 };

/** The receiver of forms: the content API on this site, or another system on other sites. */
export interface SubmissionTarget {
  /**
   * Forwards a form once. A failure is reported and never retried, because the form may have arrived.
   *
   * @throws CodedError SUBMISSION_UNDELIVERED
   */
  submit(submission: Submission): Promise<Outcome>;
}

/**
 * The adapter for this project's content API.
 *
 * @param innerSecret proves to the content API that this is the site's shell (SE9)
 */
export function createSubmissionTarget(base: URL, innerSecret: string): SubmissionTarget {
  return {
    async submit(submission) {
      try {
        return await submitTo(base, innerSecret, submission);
      } catch (cause) {
        if (errorCode(cause) === 'SUBMISSION_UNDELIVERED') throw cause;
        throw undelivered(submission, reasonOf(cause), cause);
      }
    },
  };
}

async function submitTo(base: URL, innerSecret: string, submission: Submission): Promise<Outcome> {
  const { path, rawQuery, contentType, accept, network, body, trace } = submission;
  const url = new URL('submission', withSlash(base));
  url.searchParams.set('path', path);
  url.searchParams.set('query', rawQuery);
  const headers = {
    'content-type': contentType,
    accept,
    [NETWORK_HEADER]: network,
    [INNER_SECRET_HEADER]: innerSecret,
  };
  const response = await requestContent(url, path, {
    timeoutMs: TIMEOUT_MS,
    limitBytes: LIMIT_BYTES,
    method: 'POST',
    headers,
    body,
    trace,
  });
  switch (response.status) {
    case 200:
      return validated(validate, parseJson(response.bytes, path), path);
    case 400:
    case 404:
    case 405:
    case 413:
    case 415:
    case 429:
      return { kind: 'refused', status: response.status };
    default:
      throw undelivered(submission, `it responded with status ${response.status}`);
  }
}

function undelivered({ path }: Submission, reason: string, cause?: unknown): CodedError {
  return shellError('SUBMISSION_UNDELIVERED', { path, reason }, { cause });
}
