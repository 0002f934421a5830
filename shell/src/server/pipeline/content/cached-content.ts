import { shellError } from '../../../errors.ts';
import type { ContentResult, FetchedContent } from './content-source.ts';

/** Content from the source, as it is cached in memory and on disk. */
export interface CachedContent {
  result: ContentResult;
  etag?: string;
  /** Length of the source's response. */
  bytes: number;
  /** The revision of the content in `result`; undefined if unknown. */
  revision: string | undefined;
  /** The time at which the source sent or confirmed the content, in monotonic milliseconds. */
  fetchedAt: number;
  /** The time at which the source last failed to renew the content, in monotonic milliseconds. */
  failedAt: number;
  /** Whether an earlier process fetched the content and the source has not confirmed it since. */
  isRestored: boolean;
}

/** A path's cached content, the source's new response, and the current revision at the time of the request. */
export interface Renewal {
  path: string;
  cached: CachedContent | undefined;
  fetched: FetchedContent;
  revision: string | undefined;
}

/**
 * Returns the content to cache after a response from the source. Unchanged content is `cached` itself, marked as confirmed.
 *
 * @throws CodedError CONTENT_ANSWER_INVALID
 */
export function renewedContent({ path, cached, fetched, revision }: Renewal): CachedContent {
  const confirmed = { fetchedAt: performance.now(), failedAt: Number.NEGATIVE_INFINITY, isRestored: false };
  if (fetched.kind === 'unchanged') {
    if (!cached)
      throw shellError('CONTENT_ANSWER_INVALID', { path, reason: 'it is unchanged, but nothing is cached' });
    return Object.assign(cached, confirmed, { revision: revisionOf(cached.result, revision) });
  }
  const { result, bytes, etag } = fetched;
  return {
    result,
    bytes,
    ...confirmed,
    revision: revisionOf(result, revision),
    ...(etag !== undefined && { etag }),
  };
}

/** Whether the path has a page or a redirect. */
export function exists(result: ContentResult): boolean {
  return result.kind === 'redirect' || result.page.status === 200;
}

export function parametersOf(result: ContentResult): readonly string[] {
  return result.kind === 'page' ? result.page.queryParameters : [];
}

/** Whether the page has expired, which may happen without an edit. */
export function isOutdated(result: ContentResult): boolean {
  const freshUntil = result.kind === 'page' ? result.page.freshUntil : undefined;
  return freshUntil !== undefined && Date.now() >= Date.parse(freshUntil);
}

/** A redirect does not contain a revision, so it gets the current one. */
function revisionOf(result: ContentResult, current: string | undefined): string | undefined {
  return result.kind === 'page' ? result.page.revision : current;
}
