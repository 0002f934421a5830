import { HISTORY_DAYS, MAX_SERVERS, type PageHistory, type PageState } from '@stadtraum/contracts/history';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { registryError } from '../errors.ts';
import type { ContentEntry, HistoryEntry, HistoryStore, ServersEntry } from '../store/history-store.ts';
import type { LiveSetStore } from '../store/live-set-store.ts';
import { createQueue } from '../store/queue.ts';
import { expireEntries, expireServers } from './expire-entries.ts';
import { statesOf } from './page-states.ts';
import { openModel } from './storable-model.ts';

/** Maximum bytes of all page models, compressed, and of what says when they were live. */
export const MAX_HISTORY_BYTES = 512 * 1024 * 1024;
/** Milliseconds between two looks for what has become too old. */
const EXPIRE_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** All live pages at one revision. */
export interface RecordedPages {
  /** In milliseconds since 1970. */
  at: number;
  revision: string;
  /** Hash of the model by path. */
  pages: ReadonlyMap<string, string>;
  /** Compressed models that `History.has` does not have, by hash. */
  models: ReadonlyMap<string, Buffer>;
}

export interface HistoryOptions {
  liveSets: Pick<LiveSetStore, 'history'>;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** In milliseconds since 1970. */
  now?: () => number;
  maxBytes?: number;
}

/**
 * Which live sets, page models and versions of the shells' servers there were in the last `HISTORY_DAYS`. It keeps models of public pages
 * only: nothing that a visitor has sent or searched for, because pages with a query and responses to forms are not read.
 */
export class History {
  readonly #store: HistoryStore;
  readonly #options: HistoryOptions;
  readonly #now: () => number;
  readonly #queue = createQueue();
  readonly #timer: NodeJS.Timeout;
  #content: ContentEntry[];
  #servers: ServersEntry[];
  #lastNumber: number;
  /** Hashes of the stored models. */
  #hashes = new Set<string>();
  /** Hash of the model by path, as recorded last. */
  #current = new Map<string, string>();

  /** Opens the history with the entries from earlier runs. */
  static async open(store: HistoryStore, options: HistoryOptions): Promise<History> {
    return new History(store, await store.read(), options);
  }

  private constructor(store: HistoryStore, entries: readonly HistoryEntry[], options: HistoryOptions) {
    this.#store = store;
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#content = entries.filter((entry) => entry.kind === 'content');
    this.#servers = entries.filter((entry) => entry.kind === 'servers');
    this.#lastNumber = entries.at(-1)?.number ?? 0;
    this.#content = this.#withoutLeftovers(this.#content);
    for (const entry of this.#content) this.#apply(entry);
    this.#timer = setInterval(() => this.#inBackground(() => this.#expire()), EXPIRE_MS).unref();
  }

  /** Whether the model of this hash is stored. */
  has(hash: string): boolean {
    return this.#hashes.has(hash);
  }

  /** Resolves when everything that was recorded is stored, or was given up. */
  async settled(): Promise<void> {
    await this.#queue(async () => undefined);
  }

  /** Stores what has changed since the last revision. A failure is logged, and the next revision makes up for it. */
  record(recorded: RecordedPages): void {
    this.#inBackground(() => this.#record(recorded));
  }

  /** Records the versions of the servers of all shells that run now, if they have changed. */
  noteServers(versions: readonly string[]): void {
    const servers = [...new Set(versions)].sort().slice(0, MAX_SERVERS);
    const last = this.#servers.at(-1)?.servers ?? [];
    if (servers.length === 0 || servers.join() === last.join()) return;
    const entry: ServersEntry = {
      ...{ kind: 'servers', number: this.#nextNumber(), at: new Date(this.#now()).toISOString(), servers },
    };
    this.#servers.push(entry);
    this.#inBackground(() => this.#store.add(entry));
  }

  /**
   * The states of a page, see `PageHistory`.
   *
   * @param from in milliseconds since 1970
   * @param to in milliseconds since 1970
   * @throws CodedError HISTORY_UNKNOWN if nothing is kept for the path or the time
   */
  states(path: string, from: number, to: number): PageHistory {
    const unknown = (reason: string) =>
      registryError('HISTORY_UNKNOWN', { path, time: new Date(to).toISOString(), reason });
    const keptSince = this.#keptSince();
    if (keptSince === undefined) throw unknown('no content has been recorded yet');
    const since = new Date(keptSince).toISOString();
    if (to < keptSince) throw unknown(`it begins on ${since}`);
    if (this.#content.every(({ pages }) => pages[path] === undefined))
      throw unknown(`since ${since} there has been no page at this path`);
    const liveSets = [...this.#options.liveSets.history()].reverse();
    const sources = { liveSets, content: this.#content, servers: this.#servers };
    const states = statesOf(path, sources, Math.max(from, keptSince), to);
    if (states.length === 0) throw unknown('nothing was live at that time');
    return { states, keptSince: since };
  }

  /**
   * The state of a page at an instant.
   *
   * @param at in milliseconds since 1970
   * @throws CodedError HISTORY_UNKNOWN
   */
  stateAt(path: string, at: number): PageState & { page: string } {
    const unknown = (reason: string) =>
      registryError('HISTORY_UNKNOWN', { path, time: new Date(at).toISOString(), reason });
    if (at > this.#now()) throw unknown('that time is in the future');
    const state = this.states(path, at, at).states.at(-1);
    if (!state?.page) throw unknown('there was no page at this path; redirects are not kept');
    return { ...state, page: state.page };
  }

  /**
   * The JSON of a page model without `revision` and `freshUntil`, verified by its hash.
   *
   * @returns undefined if it is not kept, or is damaged
   */
  async model(hash: string): Promise<Buffer | undefined> {
    const compressed = await this.#store.model(hash);
    return compressed && openModel(hash, compressed);
  }

  /** Drops what is too old. */
  async expire(): Promise<void> {
    await this.#queue(() => this.#expire());
  }

  /** Resolves when everything is stored. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.settled();
  }

  async #record({ at, revision, pages, models }: RecordedPages): Promise<void> {
    const changed: Record<string, string | null> = {};
    for (const [path, hash] of pages) if (this.#current.get(path) !== hash) changed[path] = hash;
    for (const path of this.#current.keys()) if (!pages.has(path)) changed[path] = null;
    if (Object.keys(changed).length === 0) return;
    const bytes = Object.fromEntries([...models].map(([hash, { length }]) => [hash, length]));
    const entry: ContentEntry = {
      ...{ kind: 'content', number: this.#nextNumber(), at: new Date(at).toISOString(), revision },
      ...{ pages: changed, bytes },
      ...(this.#content.length === 0 && { complete: true as const }),
    };
    await this.#store.add(entry, models);
    this.#content.push(entry);
    this.#apply(entry);
    await this.#expire();
  }

  /** Without what an interrupted expiry has left before the entry that took its place. */
  #withoutLeftovers(content: readonly ContentEntry[]): ContentEntry[] {
    const oldest = Math.max(
      content.findLastIndex(({ complete }) => complete),
      0,
    );
    const [leftovers, kept] = [content.slice(0, oldest), content.slice(oldest)];
    const hashesOf = (entries: readonly ContentEntry[]) => entries.flatMap(({ bytes }) => Object.keys(bytes));
    const needed = new Set(hashesOf(kept));
    const hashes = hashesOf(leftovers).filter((hash) => !needed.has(hash));
    const numbers = leftovers.map(({ number }) => number);
    if (numbers.length > 0) this.#inBackground(() => this.#store.remove(numbers, hashes));
    return kept;
  }

  #apply({ pages, bytes }: ContentEntry): void {
    for (const hash of Object.keys(bytes)) this.#hashes.add(hash);
    for (const [path, hash] of Object.entries(pages)) {
      if (hash === null) this.#current.delete(path);
      else this.#current.set(path, hash);
    }
  }

  async #expire(): Promise<void> {
    const { maxBytes = MAX_HISTORY_BYTES, log } = this.#options;
    const before = this.#now() - HISTORY_DAYS * DAY_MS;
    const content = expireEntries(this.#content, { before, maxBytes });
    const servers = expireServers(this.#servers, before);
    const numbers = [...content.numbers, ...servers.numbers];
    if (numbers.length === 0) return;
    // What took over from removed entries first: after a crash in between, both are there and say the same.
    if (content.changed) await this.#store.add(content.changed);
    this.#content = content.entries;
    this.#servers = servers.entries;
    for (const hash of content.hashes) this.#hashes.delete(hash);
    if (content.entries.length === 0) this.#current.clear();
    await this.#store.remove(numbers, content.hashes);
    const facts = {
      entries: numbers.length,
      models: content.hashes.length,
      keptSince: content.entries[0]?.at,
    };
    if (content.forSpace > 0)
      log.warn({ ...facts, maxBytes }, 'the history of pages was shortened: it is full');
    else log.info({ ...facts, days: HISTORY_DAYS }, 'old states of pages were dropped from the history');
  }

  /** In milliseconds since 1970. Undefined if nothing is kept. */
  #keptSince(): number | undefined {
    const [oldest] = this.#content;
    return oldest && Math.max(Date.parse(oldest.at), this.#now() - HISTORY_DAYS * DAY_MS);
  }

  #nextNumber(): number {
    this.#lastNumber += 1;
    return this.#lastNumber;
  }

  #inBackground(work: () => Promise<void>): void {
    this.#queue(work).catch((error) => logProblem(this.#options.log, 'warn', error));
  }
}
