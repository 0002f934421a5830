import { CodedError } from '@stadtraum/contracts/errors';
import type { PageModel } from '@stadtraum/contracts/page-model';
import type { QueryParameters } from '@stadtraum/contracts/platform';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import type { RequestTrace } from '@stadtraum/server-base/request-trace';
import { withTimeout } from '@stadtraum/server-base/timeout';
import { LRUCache } from 'lru-cache';
import type { ContentAnswer, ContentSource, FetchedContent } from './content-source.ts';
import { canonicalQuery, encodeQuery } from './query.ts';
import type { RevisionWatch } from './revision-watch.ts';

/** Content for one request. */
export interface FoundContent {
  answer: ContentAnswer;
  /** The part of the request's query that the page knows, in canonical form; empty for most requests. */
  query: string;
  /** It may be outdated: the source did not answer in time. */
  stale: boolean;
}

interface Entry {
  answer: ContentAnswer;
  etag?: string;
  bytes: number;
  /** Monotonic milliseconds. */
  fetchedAt: number;
}

/** Milliseconds after which outdated content is used while the source is still being asked. */
const STALE_AFTER_MS = 800;
/** Milliseconds for which a just fetched answer is current whatever the revision watch has seen. */
const JUST_FETCHED = 1000;
/** Milliseconds after a failure in which the source is left alone. */
const RETRY_AFTER = 1000;
/** Milliseconds after a failure in which outdated content is used without waiting. */
const COOL_DOWN = 5000;
/** Milliseconds for which outdated content is better than none. */
const STALE_LIMIT = 24 * 3_600_000;
/** Bytes of content that are kept, as the source sent them. */
const CACHE_LIMIT = 64 * 1024 * 1024;
/** Paths whose parameters are remembered. */
const KNOWN_PATHS = 10_000;

/**
 * Content with a cache before its source: current while the revision stands, asked for again when it moves, and good for
 * another day when the source is slow, down or talks nonsense (faults 16, 17). Only pages that exist are kept, and only
 * without a query: nothing that a stranger can make up becomes a key.
 */
export class Content {
  readonly #source: ContentSource;
  readonly #revisions: RevisionWatch;
  readonly #log: Logger;
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: CACHE_LIMIT,
    sizeCalculation: ({ bytes }) => bytes + 500,
  });
  readonly #parameters = new LRUCache<string, readonly string[]>({ max: KNOWN_PATHS });
  readonly #underway = new Map<string, Promise<Entry>>();
  #failedAt = Number.NEGATIVE_INFINITY;
  /** The one page for all unknown paths, kept so that its plan and fragments can be reused. */
  #notFound: { text: string; answer: ContentAnswer } | undefined;

  constructor(source: ContentSource, revisions: RevisionWatch, log: Logger) {
    this.#source = source;
    this.#revisions = revisions;
    this.#log = log;
  }

  /**
   * @param trace of the visitor's request; the source gets it, and a failure is logged under its id
   * @throws CodedError CONTENT_UNAVAILABLE, CONTENT_ANSWER_INVALID when there is nothing at all to show
   */
  async find(path: string, parameters: QueryParameters, trace?: RequestTrace): Promise<FoundContent> {
    const declared = this.#parameters.get(path);
    // Of a path that was never seen, nobody knows yet which parameters count: all of them are sent.
    const query = declared ? canonicalQuery(parameters, declared) : encodeQuery(parameters);
    if (query !== '') {
      const { answer } = await this.#fetch(path, query, trace);
      return { answer, query: canonicalQuery(parameters, parametersOf(answer)), stale: false };
    }
    const entry = this.#entries.get(path);
    if (!entry) return { answer: (await this.#fetch(path, '', trace)).answer, query: '', stale: false };
    if (this.#isCurrent(entry)) return { answer: entry.answer, query: '', stale: false };
    return this.#renew(path, entry, trace);
  }

  /** The page at a path, without a query, when what is kept of it is current. */
  current(path: string): PageModel | undefined {
    const entry = this.#entries.get(path);
    return entry?.answer.kind === 'page' && this.#isCurrent(entry) ? entry.answer.page : undefined;
  }

  /** The renewed answer, or the outdated one when that takes too long or fails. */
  async #renew(path: string, entry: Entry, trace: RequestTrace | undefined): Promise<FoundContent> {
    const outdated: FoundContent = { answer: entry.answer, query: '', stale: true };
    const isUsable = performance.now() - this.#confirmedAt(entry) < STALE_LIMIT;
    const sinceFailure = performance.now() - this.#failedAt;
    if (isUsable && sinceFailure < RETRY_AFTER) return outdated;

    const renewed = this.#fetch(path, '', trace, entry);
    if (isUsable && sinceFailure < COOL_DOWN) return outdated;
    try {
      const { answer } = await (isUsable
        ? withTimeout(renewed, STALE_AFTER_MS, () => new Error('the source is slow'))
        : renewed);
      return { answer, query: '', stale: false };
    } catch (error) {
      if (!isUsable) throw error;
      return outdated;
    }
  }

  /** One question to the source for all who ask at the same time. */
  #fetch(path: string, query: string, trace: RequestTrace | undefined, known?: Entry): Promise<Entry> {
    const key = `${path}?${query}`;
    const underway = this.#underway.get(key);
    if (underway) return underway;
    const fetched = this.#ask(path, query, trace, known).finally(() => this.#underway.delete(key));
    this.#underway.set(key, fetched);
    // After a timeout the caller does not hear of a failure any more.
    fetched.catch(() => {});
    return fetched;
  }

  async #ask(
    path: string,
    query: string,
    trace: RequestTrace | undefined,
    known: Entry | undefined,
  ): Promise<Entry> {
    try {
      const fetched = await this.#source.fetch(path, query, known?.etag, trace);
      this.#failedAt = Number.NEGATIVE_INFINITY;
      return this.#take(path, query, fetched, known);
    } catch (error) {
      if (performance.now() - this.#failedAt > COOL_DOWN)
        logProblem(this.#log, 'warn', error, trace && { request: trace.id });
      this.#failedAt = performance.now();
      throw error;
    }
  }

  #take(path: string, query: string, fetched: FetchedContent, known: Entry | undefined): Entry {
    const fetchedAt = performance.now();
    if (fetched.kind === 'unchanged') {
      if (!known) throw new CodedError('CONTENT_ANSWER_INVALID', { path, reason: 'nothing to be unchanged' });
      known.fetchedAt = fetchedAt;
      return known;
    }
    const { answer, bytes, etag } = fetched;
    const entry = { answer: this.#unify(answer), bytes, fetchedAt, ...(etag !== undefined && { etag }) };
    if (exists(answer)) {
      this.#parameters.set(path, parametersOf(answer));
      if (query === '') this.#entries.set(path, entry);
    } else {
      this.#parameters.delete(path);
      this.#entries.delete(path);
    }
    return entry;
  }

  #isCurrent({ answer, fetchedAt }: Entry): boolean {
    if (answer.kind === 'page' && isOutdated(answer.page.freshUntil)) return false;
    if (performance.now() - fetchedAt < JUST_FETCHED) return true;
    return answer.kind === 'page' && this.#revisions.isCurrent(answer.page.revision);
  }

  #confirmedAt({ answer, fetchedAt }: Entry): number {
    return answer.kind === 'page'
      ? Math.max(fetchedAt, this.#revisions.confirmedAt(answer.page.revision))
      : fetchedAt;
  }

  #unify(answer: ContentAnswer): ContentAnswer {
    if (exists(answer)) return answer;
    const text = JSON.stringify(answer);
    if (this.#notFound?.text !== text) this.#notFound = { text, answer };
    return this.#notFound.answer;
  }
}

function exists(answer: ContentAnswer): boolean {
  return answer.kind === 'redirect' || answer.page.status === 200;
}

function parametersOf(answer: ContentAnswer): readonly string[] {
  return answer.kind === 'page' ? answer.page.queryParameters : [];
}

function isOutdated(freshUntil: string | undefined): boolean {
  return freshUntil !== undefined && Date.now() >= Date.parse(freshUntil);
}
