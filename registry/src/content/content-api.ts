import { Type } from '@sinclair/typebox';
import { isCodedError, reasonOf } from '@stadtraum/contracts/errors';
import type { PageModel } from '@stadtraum/contracts/page-model';
import { LoadedContent } from '@stadtraum/contracts/registry-api';
import { describeViolations, lazyValidator, type Validator } from '@stadtraum/contracts/validation';
import { serverError } from '@stadtraum/server-base/errors';
import { type HttpRequest, requestBytes, requestJson, withSlash } from '@stadtraum/server-base/http-client';
import { INNER_SECRET_HEADER } from '@stadtraum/server-base/inner-secret';
import { registryError } from '../errors.ts';
import { ContentRefusal, validateRefusal } from './content-refusal.ts';
import { readLivePages } from './live-pages.ts';

/** A load checks all content of the site, and the client of the registry waits 90 s. */
const LOAD_LIMITS = { timeoutMs: 80_000, limitBytes: 4_000_000 };
const REVISION_LIMITS = { timeoutMs: 1_000, limitBytes: 10_000 };
/** As in the shell. */
const READ_LIMITS = { timeoutMs: 2_500, limitBytes: 4 * 1024 * 1024 };
const QUESTION_LIMITS = { timeoutMs: 10_000, limitBytes: 20_000_000 };

/** Files that replace the content of a remote. */
export interface ContentToLoad {
  /** The sender's team. */
  team: string;
  remote: string;
  /** JSON values by file name; empty: the content of the remote is removed. */
  files: Record<string, unknown>;
}

/** A response of the content API, as it came. */
export interface ContentResponse {
  status: number;
  etag?: string;
  bytes: Buffer;
}

/** The site's content API. It does not know keys: the registry says who sent what. */
export interface ContentApi {
  /**
   * Paths of the pages that use a block, by its type.
   *
   * @param remote whose blocks the question is about, for the message
   * @throws CodedError CONTENT_USE_UNKNOWN
   */
  usedBlocks(remote: string): Promise<ReadonlyMap<string, readonly string[]>>;
  /**
   * The current revision of the content; undefined if nothing is loaded.
   *
   * @throws CodedError CONTENT_UNAVAILABLE
   */
  revision(): Promise<string | undefined>;
  /**
   * Reads the models of all live pages, of one revision.
   *
   * @returns their revision; undefined if nothing is loaded
   * @throws CodedError CONTENT_UNAVAILABLE, also if the content changes meanwhile
   */
  livePages(onPage: (page: PageModel) => void, signal: AbortSignal): Promise<string | undefined>;
  /**
   * Reads what shells read, whatever the status.
   *
   * @param path `page?path=…` or `revision`
   * @param etag of the caller's copy
   * @throws CodedError CONTENT_UNAVAILABLE
   */
  read(path: string, etag?: string): Promise<ContentResponse>;
  /** @throws CodedError CONTENT_UNAVAILABLE, and what the content API refuses */
  load(content: ContentToLoad): Promise<LoadedContent>;
}

const validateUsed = lazyValidator(
  Type.Object({ types: Type.Record(Type.String(), Type.Array(Type.String())) }),
);
const validateRevision = lazyValidator(Type.Object({ revision: Type.String() }));
const validateLoaded = lazyValidator(LoadedContent);

/** @param secret the site's inner secret (SE9) */
export function createContentApi({ url, secret }: { url: URL; secret: string }): ContentApi {
  const send = (path: string, { headers, ...request }: HttpRequest) =>
    requestJson(new URL(path, withSlash(url)), {
      ...request,
      headers: { ...headers, [INNER_SECRET_HEADER]: secret },
    });

  const unavailable = (reason: string) =>
    serverError('CONTENT_UNAVAILABLE', { path: 'the content API', reason });

  return {
    async revision() {
      const { status, body } = await send('revision', REVISION_LIMITS).catch(failWith(unavailable));
      if (status === 200) return checked(body, validateRevision, unavailable).revision;
      const { code } = (body ?? {}) as { code?: unknown };
      // The content API responds, but has no content yet.
      if (code === 'CONTENT_UNAVAILABLE') return undefined;
      throw unavailable(`it returned ${status}`);
    },
    async livePages(onPage, signal) {
      const pages = new URL('live-pages', withSlash(url));
      const headers = { [INNER_SECRET_HEADER]: secret };
      return readLivePages(pages, headers, { onPage, signal, errorOf: unavailable }).catch((error) => {
        throw isCodedError(error) ? error : unavailable(reasonOf(error));
      });
    },
    async read(path, etag) {
      const { status, headers, bytes } = await requestBytes(new URL(path, withSlash(url)), {
        ...READ_LIMITS,
        headers: etag === undefined ? {} : { 'if-none-match': etag },
      }).catch(failWith(unavailable));
      const newEtag = headers.etag;
      return { status, bytes: Buffer.from(bytes), ...(newEtag !== undefined && { etag: newEtag }) };
    },
    async usedBlocks(remote) {
      const unknown = (reason: string) =>
        registryError('CONTENT_USE_UNKNOWN', { name: remote, reason: `the content API: ${reason}` });
      const { status, body } = await send('used-blocks', QUESTION_LIMITS).catch(failWith(unknown));
      if (status === 200) return new Map(Object.entries(checked(body, validateUsed, unknown).types));
      const { code } = (body ?? {}) as { code?: unknown };
      throw unknown(`it returned ${status}${typeof code === 'string' ? ` ${code}` : ''}`);
    },
    async load(content) {
      const { status, body } = await send('content', {
        ...LOAD_LIMITS,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(content),
      }).catch(failWith(unavailable));
      if (status === 200) return checked(body, validateLoaded, unavailable);
      const refusal = validateRefusal(body);
      throw refusal.ok ? new ContentRefusal(refusal.value) : unavailable(`it returned ${status}`);
    },
  };
}

function failWith(errorOf: (reason: string) => Error): (error: unknown) => never {
  return (error) => {
    throw errorOf(reasonOf(error).replace(/\.$/, ''));
  };
}

function checked<Body>(body: unknown, validate: Validator<Body>, errorOf: (reason: string) => Error): Body {
  const result = validate(body);
  if (result.ok) return result.value;
  throw errorOf(`it returned an invalid response: ${describeViolations(result.violations)}`);
}
