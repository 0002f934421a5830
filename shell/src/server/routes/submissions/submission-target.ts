import { type CodedError, errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { NETWORK_HEADER, SubmissionAnswer } from '@stadtraum/contracts/forms/submission';
import { compileValidator } from '@stadtraum/contracts/validation';
import { withSlash } from '@stadtraum/server-base/http-client';
import { INNER_SECRET_HEADER } from '@stadtraum/server-base/inner-secret';
import type { RequestTrace } from '@stadtraum/server-base/request-trace';
import { shellError } from '../../../errors.ts';
import { ask, checked, parseJson } from '../../pipeline/content/content-api-client.ts';

/** Milliseconds until the last byte of the response. */
const TIMEOUT_MS = 8000;
/** Bytes of the response, which may contain a page. */
const LIMIT_BYTES = 4 * 1024 * 1024;

const validate = compileValidator(SubmissionAnswer, { trustSchema: true });

/** A form as submitted. */
export interface Submission {
  path: string;
  /** As sent, without the question mark. */
  rawQuery: string;
  contentType: string;
  accept: string;
  /** The visitor's network. */
  network: string;
  body: Uint8Array;
  /** Of the visitor's request. */
  trace: RequestTrace;
}

/** The outcome; `refused` if the path accepts no such form. */
export type Outcome = SubmissionAnswer | { kind: 'refused'; status: 400 | 404 | 405 | 413 | 415 | 429 };

/** The receiver of forms: the content API here, any other system elsewhere. */
export interface SubmissionTarget {
  /**
   * Forwards a form once. A failure is reported and never retried, because the form may have arrived.
   *
   * @throws CodedError SUBMISSION_UNDELIVERED
   */
  submit(submission: Submission): Promise<Outcome>;
}

/**
 * The adapter for the project's own content API.
 *
 * @param innerSecret proves to it that this is the site's shell (SE9)
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
  const answer = await ask(url, path, {
    timeoutMs: TIMEOUT_MS,
    limitBytes: LIMIT_BYTES,
    method: 'POST',
    headers,
    body,
    trace,
  });
  switch (answer.status) {
    case 200:
      return checked(validate, parseJson(answer.bytes, path), path);
    case 400:
    case 404:
    case 405:
    case 413:
    case 415:
    case 429:
      return { kind: 'refused', status: answer.status };
    default:
      throw undelivered(submission, `it answered with status ${answer.status}`);
  }
}

function undelivered({ path }: Submission, reason: string, cause?: unknown): CodedError {
  return shellError('SUBMISSION_UNDELIVERED', { path, reason }, { cause });
}
