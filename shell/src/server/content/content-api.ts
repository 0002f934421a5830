import { type Static, Type } from '@sinclair/typebox';
import { CodedError, reasonOf } from '@stadtraum/contracts/errors';
import { PageModel, Redirect } from '@stadtraum/contracts/page-model';
import { compileValidator, describeViolations, type Validator } from '@stadtraum/contracts/validation';
import { readBytes } from '../http-client/read-bytes.ts';
import type { ContentAnswer, ContentSource, FetchedContent } from './content-source.ts';

/** Milliseconds until the last byte of a page. */
const PAGE_DEADLINE = 2500;
/** Milliseconds until the last byte of the revision. */
const REVISION_DEADLINE = 1000;
const PAGE_LIMIT = 4 * 1024 * 1024;
const REVISION_LIMIT = 1024;

const Revision = Type.Object({ revision: Type.String({ minLength: 1, maxLength: 100 }) });
type Revision = Static<typeof Revision>;

const validatePage = compileValidator(PageModel, { trustSchema: true });
const validateRedirect = compileValidator(Redirect, { trustSchema: true });
const validateRevision: Validator<Revision> = compileValidator(Revision, { trustSchema: true });

/** The adapter for the project's own content API. */
export function createContentApi(base: URL): ContentSource {
  return {
    async fetch(path, query, etag): Promise<FetchedContent> {
      const url = new URL('page', withSlash(base));
      url.searchParams.set('path', path);
      if (query) url.searchParams.set('query', query);
      const response = await get(url, path, PAGE_DEADLINE, PAGE_LIMIT, etag);
      if (response.status === 304 && etag !== undefined) return { kind: 'unchanged' };
      if (![200, 404, 410].includes(response.status)) throw unexpected(path, response.status);
      return {
        kind: 'answer',
        answer: parseAnswer(response.bytes, path),
        bytes: response.bytes.length,
        ...(response.etag !== null && { etag: response.etag }),
      };
    },
    async revision() {
      const what = '(revision)';
      const response = await get(
        new URL('revision', withSlash(base)),
        what,
        REVISION_DEADLINE,
        REVISION_LIMIT,
      );
      if (response.status !== 200) throw unexpected(what, response.status);
      return checked(validateRevision, parseJson(response.bytes, what), what).revision;
    },
  };
}

function parseAnswer(bytes: Uint8Array, path: string): ContentAnswer {
  const value = parseJson(bytes, path);
  if (typeof value === 'object' && value !== null && 'redirectUrl' in value) {
    return { kind: 'redirect', redirect: checked(validateRedirect, value, path) };
  }
  return { kind: 'page', page: checked(validatePage, value, path) };
}

interface Answer {
  status: number;
  etag: string | null;
  bytes: Uint8Array;
}

async function get(url: URL, path: string, deadline: number, limit: number, etag?: string): Promise<Answer> {
  const headers: Record<string, string> = etag === undefined ? {} : { 'if-none-match': etag };
  let response: Response;
  let bytes: Uint8Array | undefined;
  try {
    // The signal stays in force while the body is read: a deadline that ends with the headers is none.
    response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(deadline) });
    bytes = await readBytes(response, limit);
  } catch (cause) {
    const reason = reasonOf((cause as Error).cause ?? cause);
    throw new CodedError('CONTENT_UNAVAILABLE', { path, reason }, { cause });
  }
  if (!bytes)
    throw new CodedError('CONTENT_ANSWER_INVALID', { path, reason: `it has more than ${limit} bytes` });
  return { status: response.status, etag: response.headers.get('etag'), bytes };
}

function parseJson(bytes: Uint8Array, path: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new CodedError('CONTENT_ANSWER_INVALID', { path, reason: reasonOf(cause) }, { cause });
  }
}

function checked<Value>(validate: Validator<Value>, value: unknown, path: string): Value {
  const result = validate(value);
  if (result.ok) return result.value;
  throw new CodedError('CONTENT_ANSWER_INVALID', { path, reason: describeViolations(result.violations) });
}

function unexpected(path: string, status: number): CodedError {
  return new CodedError('CONTENT_UNAVAILABLE', { path, reason: `it answers status ${status}` });
}

function withSlash(url: URL): URL {
  return url.href.endsWith('/') ? url : new URL(`${url.href}/`);
}
