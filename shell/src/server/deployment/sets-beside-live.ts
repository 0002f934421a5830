import type { LiveRelease } from '@stadtraum/contracts/live-set';
import type { ServerRelease } from '@stadtraum/federation-kit/render';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { Attempts } from './attempts.ts';
import type { Generation } from './generation.ts';
import type { LocalReleaseStore } from './local-release-store.ts';

/** Milliseconds without a request after which a set's renderers end. */
export const MAX_IDLE_MS = 10 * 60_000;
/** Milliseconds between two looks for idle sets. */
const SWEEP_MS = 30_000;
/** Milliseconds that requests of a closed set have to finish. */
const DRAIN_TIMEOUT_MS = 10_000;

/** What a set beside the live one says. */
export interface SetBesideLive {
  id: string;
  releases: readonly LiveRelease[];
}

/** A set from which pages can be composed. */
export interface OpenSet<Kind extends SetBesideLive, Renderers = Generation> {
  set: Kind;
  generation: Renderers;
  releases: readonly ServerRelease[];
}

export interface SetsBesideLiveOptions<Kind extends SetBesideLive, Renderers> {
  /** What logs call them: `preview`. */
  label: string;
  /** Sets with renderers at the same time. */
  maxOpen: number;
  /** Reads a set; undefined if there is none with this id. */
  read: (id: string) => Promise<Kind | undefined>;
  /** Makes the files of a release of the set available on this machine. */
  fetch: (release: LiveRelease, set: Kind) => Promise<ServerRelease>;
  /** Where `fetch` stores what the shell does not have: nothing that serves visitors reads it. */
  store: Pick<LocalReleaseStore, 'removeUnused'>;
  /** Starts the renderers of a set. */
  start: (set: Kind, releases: readonly ServerRelease[]) => Promise<Renderers>;
  log: Logger;
}

/**
 * Sets beside the live one, each with renderers of its own. They start when a page is asked for and end when they are unused. None of them
 * can become the live set: nothing here knows what is live.
 */
export class SetsBesideLive<
  Kind extends SetBesideLive,
  Renderers extends Pick<Generation, 'retire'> = Generation,
> {
  readonly #options: SetsBesideLiveOptions<Kind, Renderers>;
  /** By id, the least recently used first. */
  readonly #open = new Map<string, OpenSet<Kind, Renderers>>();
  /** When each was last used, in monotonic milliseconds. */
  readonly #usedAt = new WeakMap<OpenSet<Kind, Renderers>, number>();
  readonly #starts = new Attempts<OpenSet<Kind, Renderers> | undefined>();
  /** Releases of sets that are starting, by id. */
  readonly #starting = new Map<string, readonly LiveRelease[]>();
  readonly #closing = new Set<Promise<void>>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: SetsBesideLiveOptions<Kind, Renderers>) {
    this.#options = options;
    this.#timer = setInterval(() => this.closeIdle(performance.now()), SWEEP_MS).unref();
  }

  /** The sets with renderers, the least recently used first. */
  get open(): OpenSet<Kind, Renderers>[] {
    return [...this.#open.values()];
  }

  /** The set with this id if it has renderers. */
  openSet(id: string): OpenSet<Kind, Renderers> | undefined {
    return this.#open.get(id);
  }

  /**
   * Finds a set, and starts its renderers if they do not run. A failed start is logged.
   *
   * @returns undefined if there is none with this id
   * @throws CodedError what `read` throws, or the reason why its releases or renderers are not usable
   */
  async find(id: string): Promise<OpenSet<Kind, Renderers> | undefined> {
    const found = this.#open.get(id) ?? (await this.#starts.run(id, () => this.#start(id)));
    if (!found) return undefined;
    this.#usedAt.set(found, performance.now());
    if (this.#open.delete(id)) this.#open.set(id, found);
    return found;
  }

  /** Ends the renderers of sets that were not used for `MAX_IDLE_MS`. @param now in monotonic milliseconds */
  closeIdle(now: number): void {
    for (const open of this.open) if (now - (this.#usedAt.get(open) ?? 0) >= MAX_IDLE_MS) this.closeSet(open);
  }

  /** Ends the renderers of a set once no request uses them, or after `timeoutMs`. */
  closeSet({ set: { id }, generation }: OpenSet<Kind, Renderers>, timeoutMs = DRAIN_TIMEOUT_MS): void {
    if (!this.#open.delete(id)) return;
    const { label, log } = this.#options;
    log.info({ set: id }, `${label} closed`);
    const closing = generation
      .retire(timeoutMs)
      .then(() => this.#removeReleases())
      .catch((error) => logProblem(log, 'warn', error))
      .finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }

  /** Ends all renderers. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const open of this.open) this.closeSet(open, 0);
    await Promise.all(this.#closing);
  }

  async #start(id: string): Promise<OpenSet<Kind, Renderers> | undefined> {
    const { label, maxOpen, read, fetch, start, log } = this.#options;
    const startedAt = performance.now();
    try {
      const set = await read(id);
      if (!set) return undefined;
      this.#starting.set(id, set.releases);
      const releases = await Promise.all(set.releases.map((release) => fetch(release, set)));
      const open = { set, releases, generation: await start(set, releases) };
      this.#usedAt.set(open, performance.now());
      this.#open.set(id, open);
      for (const leastUsed of this.open.slice(0, -maxOpen)) this.closeSet(leastUsed);
      log.info({ set: id, ms: Math.round(performance.now() - startedAt) }, `${label} opened`);
      return open;
    } catch (error) {
      logProblem(log, 'warn', error, { set: id });
      throw error;
    } finally {
      this.#starting.delete(id);
    }
  }

  /** Removes fetched releases that no set needs. */
  async #removeReleases(): Promise<void> {
    const open = this.open.flatMap(({ set }) => set.releases);
    await this.#options.store.removeUnused([...open, ...[...this.#starting.values()].flat()], 0);
  }
}
