import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { SiteParts } from '@stadtraum/contracts/page-model';
import type { ServerRelease } from '@stadtraum/federation-kit/render';
import type { EndCause } from '@stadtraum/guarded-process/attribute-failure';
import type { Program } from '@stadtraum/guarded-process/program';
import { indexLiveSet } from '@stadtraum/page-plan/live-set-index';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { startRenderers } from '../renderers/start-renderers.ts';
import { Generation } from './generation.ts';
import type { LiveSetFiles } from './live-set-files.ts';
import type { LocalReleaseStore } from './local-release-store.ts';
import type { RegistryClient } from './registry-client.ts';

export interface GenerationsDependencies {
  store: LocalReleaseStore;
  files: LiveSetFiles;
  registry: RegistryClient;
  renderer: Program;
  /** What blocks are told of the operator's settings. */
  site: SiteParts;
  log: Logger;
  /** Called right after a new generation took over. */
  onSwitch: (generation: Generation) => void;
  /** Called for every renderer that ended without being asked to. */
  onRendererEnd: (end: EndCause) => void;
}

/** Milliseconds that requests of an old generation have to end. */
const DRAIN_TIMEOUT_MS = 10_000;
/** Milliseconds after which a release that is in none of the remembered sets is removed. */
const MAX_UNUSED_AGE_MS = 30 * 24 * 3_600_000;

/** Holds the present generation and replaces it, one activation after another. */
export class Generations {
  readonly #dependencies: GenerationsDependencies;
  readonly #retiring = new Set<Promise<void>>();
  #current: Generation | undefined;

  constructor(dependencies: GenerationsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Undefined until the first live set is there. */
  get current(): Generation | undefined {
    return this.#current;
  }

  /**
   * Brings back the newest remembered live set whose releases are still whole on this disk (F14, F15).
   *
   * @returns whether there was one
   */
  async restore(): Promise<boolean> {
    for (const liveSet of this.#dependencies.files.sets) {
      try {
        const releases = await all(liveSet, (release) => this.#dependencies.store.verified(release));
        await this.#switchTo(liveSet, releases);
        return true;
      } catch (error) {
        logProblem(this.#dependencies.log, 'warn', error, { liveSet: liveSet.id });
      }
    }
    return false;
  }

  /**
   * Fetches what is missing of a live set, verifies it, warms its renderers up and only then lets it take over. Whatever
   * fails before that leaves the present generation untouched.
   *
   * @throws CodedError why it cannot take over
   */
  async activate(liveSet: LiveSet): Promise<void> {
    const { store, registry, files, log } = this.#dependencies;
    const begun = performance.now();
    const releases = await all(liveSet, (release) => store.ensure(release, registry));
    const prepared = performance.now();
    await this.#switchTo(liveSet, releases);
    await files.remember(liveSet);
    const took = { prepareMs: Math.round(prepared - begun), totalMs: Math.round(performance.now() - begun) };
    log.info({ liveSet: liveSet.id, reason: liveSet.reason, ...took }, 'a live set took over');
    await this.#removeUnusedReleases();
  }

  /** Ends all renderers, old ones included. */
  async close(): Promise<void> {
    await Promise.all([this.#current?.retire(0), ...this.#retiring]);
  }

  async #switchTo(liveSet: LiveSet, releases: readonly ServerRelease[]): Promise<void> {
    const { log, renderer, site, onSwitch, onRendererEnd } = this.#dependencies;
    const index = indexLiveSet(
      liveSet,
      releases.map(({ manifest }) => manifest),
    );
    const renderers = await startRenderers(renderer, releases, liveSet.id, log, onRendererEnd);
    const old = this.#current;
    this.#current = new Generation(index, renderers, site);
    onSwitch(this.#current);
    if (old) this.#retire(old);
  }

  #retire(generation: Generation): void {
    const retirement = generation.retire(DRAIN_TIMEOUT_MS).finally(() => this.#retiring.delete(retirement));
    this.#retiring.add(retirement);
  }

  async #removeUnusedReleases(): Promise<void> {
    const { store, files, log } = this.#dependencies;
    try {
      await store.touch(this.#current?.index.liveSet.releases ?? []);
      await store.removeUnused(
        files.sets.flatMap(({ releases }) => releases),
        MAX_UNUSED_AGE_MS,
      );
    } catch (error) {
      logProblem(log, 'warn', error);
    }
  }
}

function all<Result>(
  { releases }: LiveSet,
  work: (release: LiveSet['releases'][number]) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(releases.map(work));
}
