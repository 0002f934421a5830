import { errorCode } from '@stadtraum/contracts/errors';
import type { LiveRelease, LiveSet } from '@stadtraum/contracts/live-set';
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
import type { SignedLiveSet } from './signed-live-set.ts';

export interface GenerationsDependencies {
  store: LocalReleaseStore;
  files: LiveSetFiles;
  renderer: Program;
  /** Settings of the site that blocks may need. */
  site: SiteParts;
  log: Logger;
  /** Called right after a new generation has taken over. */
  onActivated: (generation: Generation) => void;
  /** Called for every renderer that ended unexpectedly. */
  onRendererEnd: (end: EndCause) => void;
}

/** Milliseconds that requests of an old generation have to finish. */
const DRAIN_TIMEOUT_MS = 10_000;
/** Milliseconds after which a release that no remembered live set uses is removed. */
const MAX_UNUSED_AGE_MS = 30 * 24 * 3_600_000;

/** Holds the current generation and replaces it, one activation at a time. */
export class Generations {
  readonly #dependencies: GenerationsDependencies;
  readonly #retiring = new Set<Promise<void>>();
  #current: Generation | undefined;

  constructor(dependencies: GenerationsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Undefined until the first live set is active. */
  get current(): Generation | undefined {
    return this.#current;
  }

  /**
   * Activates the newest remembered live set whose releases are all intact on disk (F14, F15). If that is not the newest that
   * the registry has offered, the reason is logged.
   *
   * @returns whether there is such a live set
   */
  async restore(): Promise<boolean> {
    for (const liveSet of this.#dependencies.files.sets) {
      try {
        const releases = await mapReleases(liveSet, (release) => this.#dependencies.store.verified(release));
        await this.#switchTo(liveSet, releases);
        this.#reportOutdated(liveSet);
        return true;
      } catch (error) {
        logProblem(this.#dependencies.log, 'warn', error, { liveSet: liveSet.id });
      }
    }
    return false;
  }

  /**
   * Fetches a live set's missing releases, verifies them, starts renderers, and only then switches. A failure before the
   * switch leaves the current generation in place.
   *
   * @throws CodedError with the reason for the failure
   */
  async activate(signed: SignedLiveSet): Promise<void> {
    const { store, files, log } = this.#dependencies;
    const { liveSet } = signed;
    const startedAt = performance.now();
    const releases = await mapReleases(liveSet, (release) => store.ensure(release));
    const preparedAt = performance.now();
    await this.#switchTo(liveSet, releases);
    await files.remember(signed);
    const durations = {
      prepareMs: Math.round(preparedAt - startedAt),
      totalMs: Math.round(performance.now() - startedAt),
    };
    log.info({ liveSet: liveSet.id, reason: liveSet.reason, ...durations }, 'live set activated');
    await this.#removeUnusedReleases();
  }

  /** Stops all renderers, including those of retiring generations. */
  async close(): Promise<void> {
    await Promise.all([this.#current?.retire(0), ...this.#retiring]);
  }

  async #switchTo(liveSet: LiveSet, releases: readonly ServerRelease[]): Promise<void> {
    const { log, renderer, site, onActivated, onRendererEnd } = this.#dependencies;
    const index = indexLiveSet(
      liveSet,
      releases.map(({ manifest }) => manifest),
    );
    const onStartError = (error: unknown) => this.#repairIfChanged(error, liveSet.releases);
    const callbacks = { onEnd: onRendererEnd, onStartError };
    const target = { set: liveSet, isCold: this.#current === undefined };
    const renderers = await startRenderers(renderer, releases, target, log, callbacks).catch((error) => {
      this.#distrustIfChanged(error, liveSet.releases);
      throw error;
    });
    const old = this.#current;
    this.#current = new Generation(index, renderers, site);
    onActivated(this.#current);
    if (old) this.#retire(old);
  }

  #retire(generation: Generation): void {
    const retirement = generation.retire(DRAIN_TIMEOUT_MS).finally(() => this.#retiring.delete(retirement));
    this.#retiring.add(retirement);
  }

  #reportOutdated(liveSet: LiveSet): void {
    const { files, log } = this.#dependencies;
    try {
      files.checkSequence(liveSet);
    } catch (error) {
      logProblem(log, 'warn', error, { serving: liveSet.id });
    }
  }

  /** Renderers verify the bundles that they load. If one has changed on disk, the next activation fetches it again. */
  #distrustIfChanged(error: unknown, releases: readonly LiveRelease[]): boolean {
    const hasChanged = errorCode(error) === 'RELEASE_HASH_MISMATCH';
    if (hasChanged) this.#dependencies.store.distrust(releases);
    return hasChanged;
  }

  /** Fetches releases again that have changed on disk, so that the next attempt to start a renderer succeeds. */
  #repairIfChanged(error: unknown, releases: readonly LiveRelease[]): void {
    if (!this.#distrustIfChanged(error, releases)) return;
    const { store, log } = this.#dependencies;
    Promise.all(releases.map((release) => store.ensure(release))).catch((reason) =>
      logProblem(log, 'warn', reason),
    );
  }

  async #removeUnusedReleases(): Promise<void> {
    const { store, files, log } = this.#dependencies;
    try {
      await store.touch(this.#current?.index.liveSet.releases ?? []);
      await store.removeUnused(
        files.kept.flatMap(({ releases }) => releases),
        MAX_UNUSED_AGE_MS,
      );
    } catch (error) {
      logProblem(log, 'warn', error);
    }
  }
}

function mapReleases<Result>(
  { releases }: LiveSet,
  work: (release: LiveRelease) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(releases.map(work));
}
