import { Type } from '@sinclair/typebox';
import { reasonOf } from '@stadtraum/contracts/errors';
import { LoadedContent } from '@stadtraum/contracts/registry-api';
import { compileValidator, describeViolations, type Validator } from '@stadtraum/contracts/validation';
import { serverError } from '@stadtraum/server-base/errors';
import { type HttpRequest, requestJson, withSlash } from '@stadtraum/server-base/http-client';
import { INNER_SECRET_HEADER } from '@stadtraum/server-base/inner-secret';
import { registryError } from '../errors.ts';
import { ContentRefusal, validateRefusal } from './content-refusal.ts';

/** A load checks all content of the site, and the client of the registry waits 90 s. */
const LOAD_LIMITS = { timeoutMs: 80_000, limitBytes: 4_000_000 };
const QUESTION_LIMITS = { timeoutMs: 10_000, limitBytes: 20_000_000 };

/** Files that replace the content of a remote. */
export interface ContentToLoad {
  /** The sender's team. */
  team: string;
  remote: string;
  /** JSON values by file name; empty: the content of the remote is removed. */
  files: Record<string, unknown>;
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
  /** @throws CodedError CONTENT_UNAVAILABLE, and what the content API refuses */
  load(content: ContentToLoad): Promise<LoadedContent>;
}

const validateUsed = compileValidator(
  Type.Object({ types: Type.Record(Type.String(), Type.Array(Type.String())) }),
  { trustSchema: true },
);
const validateLoaded = compileValidator(LoadedContent, { trustSchema: true });

/** @param secret the site's inner secret (SE9) */
export function createContentApi({ url, secret }: { url: URL; secret: string }): ContentApi {
  const send = (path: string, { headers, ...request }: HttpRequest) =>
    requestJson(new URL(path, withSlash(url)), {
      ...request,
      headers: { ...headers, [INNER_SECRET_HEADER]: secret },
    });

  return {
    async usedBlocks(remote) {
      const unknown = (reason: string) =>
        registryError('CONTENT_USE_UNKNOWN', { name: remote, reason: `the content API: ${reason}` });
      const { status, body } = await send('used-blocks', QUESTION_LIMITS).catch(failWith(unknown));
      if (status === 200) return new Map(Object.entries(checked(body, validateUsed, unknown).types));
      const { code } = (body ?? {}) as { code?: unknown };
      throw unknown(`it returned ${status}${typeof code === 'string' ? ` ${code}` : ''}`);
    },
    async load(content) {
      const unavailable = (reason: string) =>
        serverError('CONTENT_UNAVAILABLE', { path: 'the content API', reason });
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
