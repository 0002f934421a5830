import type { PageModel } from '@stadtraum/contracts/page-model';
import type { QueryParameters } from '@stadtraum/contracts/platform';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import type { RequestTrace } from '@stadtraum/server-base/request-trace';
import { withTimeout } from '@stadtraum/server-base/timeout';
import { LRUCache } from 'lru-cache';
import { canonicalQuery, encodeQuery } from '../../http/query.ts';
import { type CachedContent, exists, isOutdated, parametersOf, renewedContent } from './cached-content.ts';
import type { ContentFiles } from './content-files.ts';
import type { ContentResult, ContentSource } from './content-source.ts';
import type { RevisionWatch } from './revision-watch.ts';

/** The content for one request. */
export interface FoundContent {
  result: ContentResult;
  /** The declared part of the request's query, in canonical form; empty for most requests. */
  query: string;
  /** Whether the content may be outdated, because the source did not respond in time. */
  stale: boolean;
}

export interface ContentDependencies {
  source: Pick<ContentSource, 'fetch'>;
  revisions: RevisionWatch;
  files: ContentFiles;
  log: Logger;
}

/** Milliseconds after which outdated content is served while the request to the source is still pending. */
const STALE_AFTER_MS = 800;
/** Milliseconds for which newly fetched content is current, regardless of the revision. */
const FRESH_MS = 1000;
/** Milliseconds between a failure and the next request for the same path. */
const RETRY_AFTER_MS = 1000;
/** Milliseconds after a failure during which the path's outdated content is served without waiting. */
const COOLDOWN_MS = 5000;
/** Milliseconds for which outdated content may be served. */
const MAX_STALE_MS = 24 * 3_600_000;
/** Maximum bytes of cached content, as sent by the source. */
const CACHE_LIMIT_BYTES = 64 * 1024 * 1024;
/** Maximum number of paths whose parameters are remembered. */
const MAX_PATHS = 10_000;
/** Maximum number of paths whose logged failures are remembered. */
const MAX_LOGGED_PATHS = 1000;
/** Milliseconds between two writes of the confirmed revisions to disk. */
const CONFIRM_INTERVAL_MS = 30_000;

/**
 * Provides content through a cache. Cached content is current until the revision changes. It is then fetched again, and may be
 * served for another day while the source is slow, down or returns invalid responses (F16, F17). A failure affects only its own
 * path and query; only the revision watch decides that the source as a whole is down (SE1). Only existing pages without a query
 * are cached, so clients cannot invent cache keys. The cache is also stored on disk (OP5).
 */
export class Content {
  /** Number of requests, by outcome. */
  readonly counts = { hit: 0, miss: 0, stale: 0 };
  readonly #dependencies: ContentDependencies;
  readonly #cached = new LRUCache<string, CachedContent>({
    maxSize: CACHE_LIMIT_BYTES,
    sizeCalculation: ({ bytes }) => bytes + 500,
    dispose: (_kept, path, reason) => {
      if (reason !== 'set') this.#dependencies.files.remove(path);
    },
  });
  readonly #parameters = new LRUCache<string, readonly string[]>({ max: MAX_PATHS });
  readonly #pending = new Map<string, Promise<CachedContent>>();
  readonly #loggedAt = new LRUCache<string, number>({ max: MAX_LOGGED_PATHS });
  #confirming: NodeJS.Timeout | undefined;
  /** All unknown paths share this page, so that its plan and fragments are reused. */
  #notFound: { text: string; result: ContentResult } | undefined;

  constructor(dependencies: ContentDependencies) {
    this.#dependencies = dependencies;
  }

  /** Bytes in the cache. */
  get size(): number {
    return this.#cached.calculatedSize;
  }

  /** Whether there is room for pages that no visitor has requested. */
  get hasRoom(): boolean {
    return this.#cached.calculatedSize < 0.8 * CACHE_LIMIT_BYTES;
  }

  /** Whether the source is available, or at least one cached page can be served (OP5). */
  canServe(): boolean {
    if (!this.#dependencies.revisions.isDown) return true;
    for (const cached of this.#cached.values()) if (this.#isUsable(cached)) return true;
    return false;
  }

  /** Loads the content that an earlier process stored on disk; it counts as outdated until the source confirms it. */
  async restore(): Promise<void> {
    const { files, revisions } = this.#dependencies;
    const { pages, confirmations } = await files.restore();
    revisions.remember(confirmations);
    for (const { path, cached } of pages) {
      if (this.#cached.has(path)) continue;
      if (this.#isUsable(cached)) this.#cache(path, cached);
      else files.remove(path);
    }
    this.#confirming = setInterval(() => files.confirm(revisions.confirmations), CONFIRM_INTERVAL_MS);
  }

  /** Resolves when the whole cache is on disk. */
  async close(): Promise<void> {
    const { files, revisions } = this.#dependencies;
    clearInterval(this.#confirming);
    files.confirm(revisions.confirmations);
    await files.flush();
  }

  /** @throws CodedError CONTENT_UNAVAILABLE, CONTENT_ANSWER_INVALID if nothing is cached either */
  async find(path: string, parameters: QueryParameters, trace?: RequestTrace): Promise<FoundContent> {
    const declared = this.#parameters.get(path);
    // If the path's declared parameters are not known yet, all parameters are sent.
    const query = declared ? canonicalQuery(parameters, declared) : encodeQuery(parameters);
    const cached = query === '' ? this.#cached.get(path) : undefined;
    if (!cached) {
      this.counts.miss += 1;
      const { result } = await this.#fetch(path, query, undefined, trace);
      return { result, query: query && canonicalQuery(parameters, parametersOf(result)), stale: false };
    }
    const found = this.#isCurrent(cached) ? cached : await this.#renewed(path, cached, trace);
    this.counts[found ? 'hit' : 'stale'] += 1;
    return { result: (found ?? cached).result, query: '', stale: !found };
  }

  /** Returns the page at a path without a query, if it is cached and current. */
  current(path: string): PageModel | undefined {
    const cached = this.#cached.get(path);
    return cached?.result.kind === 'page' && this.#isCurrent(cached) ? cached.result.page : undefined;
  }

  /**
   * Fetches a path unless it is cached and current. This is for background work: no visitor waits for the result.
   *
   * @returns whether it was fetched
   * @throws CodedError CONTENT_UNAVAILABLE, CONTENT_ANSWER_INVALID
   */
  async refresh(path: string): Promise<boolean> {
    const cached = this.#cached.peek(path);
    if (cached && this.#isCurrent(cached)) return false;
    await this.#fetch(path, '', cached);
    return true;
  }

  /** Renews cached content. Returns undefined if that fails or takes too long, so that the outdated content is served. */
  async #renewed(
    path: string,
    cached: CachedContent,
    trace?: RequestTrace,
  ): Promise<CachedContent | undefined> {
    if (!this.#isUsable(cached)) return this.#fetch(path, '', cached, trace);
    const sinceFailure = performance.now() - cached.failedAt;
    if (this.#dependencies.revisions.isDown || sinceFailure < RETRY_AFTER_MS) return undefined;

    const renewed = this.#fetch(path, '', cached, trace);
    if (sinceFailure < COOLDOWN_MS) return undefined;
    const timeoutError = () => new Error('the source is slow');
    return withTimeout(renewed, STALE_AFTER_MS, timeoutError).catch(() => undefined);
  }

  /** Shares one request to the source among all callers that wait for it at the same time. */
  #fetch(path: string, query: string, cached?: CachedContent, trace?: RequestTrace): Promise<CachedContent> {
    // A request with a query may be rejected because of its network (SE6), so networks do not share such requests.
    const key = query === '' ? path : `${trace?.network} ${path}?${query}`;
    const pending = this.#pending.get(key);
    if (pending !== undefined) return pending;
    const fetched = this.#request(path, query, cached, trace).finally(() => this.#pending.delete(key));
    this.#pending.set(key, fetched);
    // After a timeout, no caller handles the rejection.
    fetched.catch(() => {});
    return fetched;
  }

  async #request(
    path: string,
    query: string,
    cached?: CachedContent,
    trace?: RequestTrace,
  ): Promise<CachedContent> {
    const { source, revisions } = this.#dependencies;
    const { current: revision } = revisions;
    const previousRevision = cached?.revision;
    try {
      const fetched = await source.fetch(path, query, cached?.etag, trace);
      const content = renewedContent({ path, cached, fetched, revision });
      if (fetched.kind === 'changed') this.#update(path, query, content);
      else if (content.revision !== previousRevision) this.#dependencies.files.write(path, content);
      return content;
    } catch (error) {
      if (cached) cached.failedAt = performance.now();
      this.#report(path, error, trace);
      throw error;
    }
  }

  #update(path: string, query: string, content: CachedContent): void {
    const { result } = content;
    if (!exists(result)) {
      content.result = this.#unify(result);
      this.#parameters.delete(path);
      if (query === '') this.#cached.delete(path);
    } else if (query !== '') {
      // A redirect to a shorter query declares no parameters, but the page does.
      if (result.kind === 'page') this.#parameters.set(path, parametersOf(result));
    } else {
      this.#cache(path, content);
      this.#dependencies.files.write(path, content);
    }
  }

  #cache(path: string, cached: CachedContent): void {
    this.#cached.set(path, cached);
    this.#parameters.set(path, parametersOf(cached.result));
  }

  /** Logs a path only once while it keeps failing. The revision watch logs that the source is down. */
  #report(path: string, error: unknown, trace?: RequestTrace): void {
    const now = performance.now();
    const isRepeated = now - (this.#loggedAt.get(path) ?? Number.NEGATIVE_INFINITY) <= COOLDOWN_MS;
    this.#loggedAt.set(path, now);
    if (isRepeated || this.#dependencies.revisions.isDown) return;
    logProblem(this.#dependencies.log, 'warn', error, trace && { request: trace.id });
  }

  #isCurrent({ result, fetchedAt, revision, isRestored }: CachedContent): boolean {
    if (isRestored || isOutdated(result)) return false;
    if (performance.now() - fetchedAt < FRESH_MS) return true;
    return (
      result.kind === 'page' && revision !== undefined && this.#dependencies.revisions.isCurrent(revision)
    );
  }

  /** Whether the content may be served although the source cannot confirm it. */
  #isUsable({ fetchedAt, revision }: CachedContent): boolean {
    const { revisions } = this.#dependencies;
    const confirmedAt =
      revision === undefined ? fetchedAt : Math.max(fetchedAt, revisions.confirmedAt(revision));
    return performance.now() - confirmedAt < MAX_STALE_MS;
  }

  #unify(result: ContentResult): ContentResult {
    const text = JSON.stringify(result);
    if (this.#notFound?.text !== text) this.#notFound = { text, result };
    return this.#notFound.result;
  }
}
