import { type Static, Type } from '@sinclair/typebox';
import { SitePath } from '@stadtraum/contracts/page-model';
import { lazyValidator, type Validator } from '@stadtraum/contracts/validation';
import { serverError } from '@stadtraum/server-base/errors';
import { withSlash } from '@stadtraum/server-base/http-client';
import { parseJson, requestContent, unexpectedStatus, validated } from './content-api-client.ts';
import { validatedResult } from './content-response.ts';
import type { ContentSource, FetchedContent } from './content-source.ts';
import { networkHeaders } from './visitor-network.ts';

/** Timeout in milliseconds for a complete page. */
const PAGE_TIMEOUT_MS = 2500;
/** Timeout in milliseconds for the complete revision. */
const REVISION_TIMEOUT_MS = 1000;
const PAGE_LIMIT_BYTES = 4 * 1024 * 1024;
const REVISION_LIMIT_BYTES = 1024;
/** Limits on a sitemap's entries and bytes. */
const MAX_PATHS = 50_000;
const PATHS_LIMIT_BYTES = 50 * 1024 * 1024;

const Revision = Type.Object({ revision: Type.String({ minLength: 1, maxLength: 100 }) });
type Revision = Static<typeof Revision>;

const Paths = Type.Object({ paths: Type.Array(SitePath, { maxItems: MAX_PATHS }) });
type Paths = Static<typeof Paths>;

const Sitemap = Type.Object({
  pages: Type.Array(
    Type.Object({
      path: SitePath,
      modified: Type.Optional(Type.String({ format: 'date' })),
      pictures: Type.Array(Type.String({ pattern: '^/media/', maxLength: 200 })),
    }),
    { maxItems: MAX_PATHS },
  ),
});
type Sitemap = Static<typeof Sitemap>;

const validateSitemap: Validator<Sitemap> = lazyValidator(Sitemap);
const validatePaths: Validator<Paths> = lazyValidator(Paths);
const validateRevision: Validator<Revision> = lazyValidator(Revision);

/**
 * The adapter for this project's content API.
 *
 * @param innerSecret proves to the content API that this is the site's shell
 */
export function createContentApi(base: URL, innerSecret: string): ContentSource {
  return {
    async fetch(path, query, etag, trace): Promise<FetchedContent> {
      const url = new URL('page', withSlash(base));
      url.searchParams.set('path', path);
      if (query) url.searchParams.set('query', query);
      const response = await requestContent(url, path, {
        timeoutMs: PAGE_TIMEOUT_MS,
        limitBytes: PAGE_LIMIT_BYTES,
        headers: {
          ...(etag !== undefined && { 'if-none-match': etag }),
          ...(query && networkHeaders(trace, innerSecret)),
        },
        trace,
      });
      const newEtag = response.headers.etag;
      if (response.status === 304 && etag !== undefined) return { kind: 'unchanged' };
      if (response.status === 429) throw serverError('TOO_MANY_QUERIES', {});
      if (![200, 404, 410].includes(response.status)) throw unexpectedStatus(path, response.status);
      return {
        kind: 'changed',
        result: validatedResult(parseJson(response.bytes, path), path),
        bytes: response.bytes.length,
        ...(newEtag !== undefined && { etag: newEtag }),
      };
    },
    async revision() {
      const path = '(revision)';
      const url = new URL('revision', withSlash(base));
      const response = await requestContent(url, path, {
        timeoutMs: REVISION_TIMEOUT_MS,
        limitBytes: REVISION_LIMIT_BYTES,
      });
      if (response.status !== 200) throw unexpectedStatus(path, response.status);
      return validated(validateRevision, parseJson(response.bytes, path), path).revision;
    },
    async paths() {
      return (await fetchList(base, 'paths', validatePaths)).paths;
    },
    async sitemap() {
      return (await fetchList(base, 'sitemap', validateSitemap)).pages;
    },
  };
}

/** Fetches a list of all pages. */
async function fetchList<List>(base: URL, name: string, validate: Validator<List>): Promise<List> {
  const path = `(${name})`;
  const response = await requestContent(new URL(name, withSlash(base)), path, {
    timeoutMs: PAGE_TIMEOUT_MS,
    limitBytes: PATHS_LIMIT_BYTES,
  });
  if (response.status !== 200) throw unexpectedStatus(path, response.status);
  return validated(validate, parseJson(response.bytes, path), path);
}
