import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '@stadtraum/contracts/errors';
import type { LiveRelease, LiveSet } from '@stadtraum/contracts/live-set';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import type { ServerRelease } from '@stadtraum/federation-kit/render';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { Attempts } from './attempts.ts';
import type { LiveSetFiles } from './live-set-files.ts';
import type { LocalReleaseStore } from './local-release-store.ts';
import type { RegistryClient } from './registry-client.ts';

/** Milliseconds between two requests for the registry's live sets, however many releases visitors ask for. */
const LIST_INTERVAL_MS = 100;
/** Milliseconds without such a request after one that failed. */
const LIST_RETRY_MS = 1000;
/** Releases that are fetched at the same time. */
const MAX_FETCHES = 2;

export interface ReadThroughDependencies {
  store: LocalReleaseStore;
  files: Pick<LiveSetFiles, 'sets'>;
  registry: Pick<RegistryClient, 'history'>;
  /** Called with the code of each refused live set. */
  onRefused: (code: string) => void;
  log: Logger;
}

/**
 * Finds the release that a visitor's request names, and fetches it from the registry if this shell lacks it: another shell may
 * have a newer live set, and this one may be new (TR9). Only releases in a signed live set are fetched, so visitors cannot make
 * the shell fetch anything else, and their requests for unknown releases share one request to the registry.
 */
export class ReadThrough {
  readonly #dependencies: ReadThroughDependencies;
  readonly #fetches = new Attempts<ServerRelease>();
  readonly #queue: (() => void)[] = [];
  #fetching = 0;
  /** Live sets of the registry that were not necessarily active in this shell, newest first. */
  #history: LiveSet[] = [];
  #newestId: string | undefined;
  /** Resolves when the next request for the live sets may start. */
  #idle: Promise<void> = Promise.resolve();
  #nextListing: Promise<void> | undefined;
  #pausedUntil = 0;
  /** The last problem that was logged; a problem that persists is logged only once. */
  #problem = '';

  constructor(dependencies: ReadThroughDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Returns the release, or undefined if no signed live set contains it.
   *
   * @throws CodedError REGISTRY_UNAVAILABLE, or an error from `verifyRelease`
   */
  async find(name: string, version: string): Promise<ServerRelease | undefined> {
    const { store } = this.#dependencies;
    const found = store.find(name, version);
    if (found) return found;
    const listed = this.#listed({ name, version });
    if (!listed) await this.#list();
    const release = listed ?? this.#listed({ name, version });
    return release && this.#fetches.run(releaseLabel(release), () => this.#obtain(release));
  }

  #listed({ name, version }: ReleaseReference): LiveRelease | undefined {
    for (const { releases } of [...this.#dependencies.files.sets, ...this.#history]) {
      const release = releases.find((each) => each.name === name && each.version === version);
      if (release) return release;
    }
    return undefined;
  }

  async #obtain(release: LiveRelease): Promise<ServerRelease> {
    const { store, log } = this.#dependencies;
    const stored = await store.load(release).catch(() => undefined);
    if (stored) return stored;
    return this.#inTurn(async () => {
      try {
        const fetched = await store.ensure(release);
        log.info({ release: releaseLabel(release) }, 'release fetched because it was requested');
        return fetched;
      } catch (error) {
        logProblem(log, 'warn', error, { release: releaseLabel(release) });
        throw error;
      }
    });
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#fetching >= MAX_FETCHES) await new Promise<void>((resolve) => this.#queue.push(resolve));
    else this.#fetching += 1;
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#fetching -= 1;
    }
  }

  /** Resolves after a request for the live sets that starts after this call: one that is under way may miss the newest. */
  #list(): Promise<void> {
    if (performance.now() < this.#pausedUntil) return Promise.resolve();
    this.#nextListing ??= this.#idle.then(() => {
      this.#nextListing = undefined;
      const listing = this.#refresh();
      this.#idle = listing.then(() => delay(LIST_INTERVAL_MS));
      return listing;
    });
    return this.#nextListing;
  }

  async #refresh(): Promise<void> {
    try {
      const refuse = (error: unknown) => this.#refuse(error);
      const history = await this.#dependencies.registry.history(this.#newestId, refuse);
      if (!history) return;
      this.#history = history.liveSets;
      this.#newestId = history.newestId;
    } catch (error) {
      // The follower reports that the registry is unavailable.
      if (errorCode(error) !== 'REGISTRY_UNAVAILABLE') this.#refuse(error);
      this.#pausedUntil = performance.now() + LIST_RETRY_MS;
    }
  }

  #refuse(error: unknown): void {
    const { onRefused, log } = this.#dependencies;
    const code = errorCode(error) ?? 'unreadable';
    onRefused(code);
    if (code !== this.#problem) logProblem(log, 'warn', error);
    this.#problem = code;
  }
}
