import type { LiveRelease, LiveSet } from '@stadtraum/contracts/live-set';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import type { ServerRelease } from '@stadtraum/federation-kit/render';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { Attempts } from '../deployment/attempts.ts';
import type { Generation } from '../deployment/generation.ts';
import type { LocalReleaseStore } from '../deployment/local-release-store.ts';
import type { PastPages } from './past-pages.ts';

/** Past live sets with renderers at the same time. */
export const MAX_OPEN_SETS = 2;
/** Milliseconds without a request after which a set's renderers end. */
export const MAX_IDLE_MS = 10 * 60_000;
/** Milliseconds between two looks for idle sets. */
const SWEEP_MS = 30_000;
/** Milliseconds that requests of a closed set have to finish. */
const DRAIN_TIMEOUT_MS = 10_000;

interface OpenSet<Renderers> {
  liveSet: LiveSet;
  releases: readonly ServerRelease[];
  generation: Renderers;
  usedAt: number;
}

export interface PastSetsDependencies<Renderers> {
  pastPages: Pick<PastPages, 'liveSet'>;
  /** The shell's releases. */
  store: Pick<LocalReleaseStore, 'verified'>;
  /** Releases that the shell does not have any more: fetched for replays, removed with the last one that needs them. */
  pastStore: Pick<LocalReleaseStore, 'ensure' | 'removeUnused'>;
  /** Starts the renderers of a past live set. */
  start: (liveSet: LiveSet, releases: readonly ServerRelease[]) => Promise<Renderers>;
  log: Logger;
}

/**
 * The past live sets that are replayed at the moment, each with renderers of its own. None of them can become live: nothing here knows
 * what is live.
 */
export class PastSets<Renderers extends Pick<Generation, 'retire'> = Generation> {
  readonly #dependencies: PastSetsDependencies<Renderers>;
  /** By id, the least recently used first. */
  readonly #open = new Map<string, OpenSet<Renderers>>();
  readonly #starts = new Attempts<OpenSet<Renderers> | undefined>();
  /** Releases of sets that are starting, by id. */
  readonly #starting = new Map<string, readonly LiveRelease[]>();
  readonly #closing = new Set<Promise<void>>();
  readonly #timer: NodeJS.Timeout;

  constructor(dependencies: PastSetsDependencies<Renderers>) {
    this.#dependencies = dependencies;
    this.#timer = setInterval(() => this.closeIdle(performance.now()), SWEEP_MS).unref();
  }

  /** Ids of the sets with renderers, the least recently used first. */
  get ids(): string[] {
    return [...this.#open.keys()];
  }

  /**
   * Returns the renderers of a past live set, and starts them if they do not run.
   *
   * @returns undefined if the registry does not have the live set any more
   * @throws CodedError what `PastPages.liveSet` throws, or the reason why its releases or renderers are not usable
   */
  async find(id: string): Promise<Renderers | undefined> {
    const set = this.#open.get(id) ?? (await this.#starts.run(id, () => this.#start(id)));
    if (!set) return undefined;
    set.usedAt = performance.now();
    if (this.#open.delete(id)) this.#open.set(id, set);
    return set.generation;
  }

  /** A release of an open set: browsers that show a replay load its files. */
  release(name: string, version: string): ServerRelease | undefined {
    const label = releaseLabel({ name, version });
    for (const { releases } of this.#open.values()) {
      const found = releases.find(({ manifest }) => releaseLabel(manifest) === label);
      if (found) return found;
    }
    return undefined;
  }

  /** Ends the renderers of sets that were not used for `MAX_IDLE_MS`. @param now in monotonic milliseconds */
  closeIdle(now: number): void {
    for (const set of this.#open.values()) if (now - set.usedAt >= MAX_IDLE_MS) this.#close(set);
  }

  /** Ends all renderers. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const set of this.#open.values()) this.#close(set, 0);
    await Promise.all(this.#closing);
  }

  async #start(id: string): Promise<OpenSet<Renderers> | undefined> {
    const { pastPages, start, log } = this.#dependencies;
    const startedAt = performance.now();
    try {
      const liveSet = await pastPages.liveSet(id);
      if (!liveSet) return undefined;
      this.#starting.set(id, liveSet.releases);
      const releases = await Promise.all(liveSet.releases.map((release) => this.#fetch(release)));
      const generation = await start(liveSet, releases);
      const now = performance.now();
      const set = { liveSet, releases, generation, usedAt: now };
      this.#open.set(id, set);
      for (const least of [...this.#open.values()].slice(0, -MAX_OPEN_SETS)) this.#close(least);
      log.info({ liveSet: id, ms: Math.round(now - startedAt) }, 'past live set opened');
      return set;
    } finally {
      this.#starting.delete(id);
    }
  }

  async #fetch(release: LiveRelease): Promise<ServerRelease> {
    const { store, pastStore } = this.#dependencies;
    return store.verified(release).catch(() => pastStore.ensure(release));
  }

  #close(set: OpenSet<Renderers>, timeoutMs = DRAIN_TIMEOUT_MS): void {
    const { id } = set.liveSet;
    if (!this.#open.delete(id)) return;
    const { log } = this.#dependencies;
    log.info({ liveSet: id }, 'past live set closed');
    const closing = set.generation
      .retire(timeoutMs)
      .then(() => this.#removeReleases())
      .catch((error) => logProblem(log, 'warn', error))
      .finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }

  /** Removes fetched releases that no open set needs. */
  async #removeReleases(): Promise<void> {
    const open = [...this.#open.values()].flatMap(({ liveSet }) => liveSet.releases);
    const needed: ReleaseReference[] = [...open, ...[...this.#starting.values()].flat()];
    await this.#dependencies.pastStore.removeUnused(needed, 0);
  }
}
