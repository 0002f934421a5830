import type { LiveRelease } from '@stadtraum/contracts/live-set';
import type { SideSet } from '@stadtraum/contracts/preview';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import type { ServerRelease } from '@stadtraum/federation-kit/render';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { Attempts } from '../deployment/attempts.ts';
import type { Generation } from '../deployment/generation.ts';
import type { LocalReleaseStore } from '../deployment/local-release-store.ts';
import type { RegistryClient } from '../deployment/registry-client.ts';

/** Side sets with renderers at the same time. */
const MAX_OPEN = 3;
/** Milliseconds without a request after which a side set's renderers end. */
export const MAX_IDLE_MS = 10 * 60_000;
/** Milliseconds between two looks for idle side sets. */
const SWEEP_MS = 30_000;
/** Milliseconds after which the registry is asked again whether a preview was ended. */
const CONFIRM_MS = 2000;
/** Milliseconds that requests of a closed side set have to finish. */
const DRAIN_TIMEOUT_MS = 10_000;

/** A side set from which pages can be composed. */
export interface OpenSideSet<Renderers = Generation> {
  sideSet: SideSet;
  generation: Renderers;
  releases: readonly ServerRelease[];
}

interface Entry<Renderers> extends OpenSideSet<Renderers> {
  usedAt: number;
  confirmedAt: number;
  confirming: Promise<void> | undefined;
}

export interface PreviewSetsDependencies<Renderers> {
  registry: Pick<RegistryClient, 'sideSet'>;
  /** The shell's releases. */
  store: LocalReleaseStore;
  /** Exchanged releases, which this store alone contains: nothing that serves visitors reads it. */
  exchangedStore: LocalReleaseStore;
  /** Starts the renderers of a side set. */
  start: (sideSet: SideSet, releases: readonly ServerRelease[]) => Promise<Renderers>;
  log: Logger;
}

/**
 * The side sets that previews use at the moment, each with renderers of its own. They start when a page is asked for and end when
 * they are unused. None of them can become the live set: nothing here knows what is live.
 */
export class PreviewSets<Renderers extends Pick<Generation, 'retire'> = Generation> {
  readonly #dependencies: PreviewSetsDependencies<Renderers>;
  /** By id, the least recently used first. */
  readonly #open = new Map<string, Entry<Renderers>>();
  readonly #starts = new Attempts<Entry<Renderers> | undefined>();
  /** Releases of side sets that are starting, by id. */
  readonly #starting = new Map<string, readonly LiveRelease[]>();
  readonly #closing = new Set<Promise<void>>();
  readonly #timer: NodeJS.Timeout;

  constructor(dependencies: PreviewSetsDependencies<Renderers>) {
    this.#dependencies = dependencies;
    this.#timer = setInterval(() => this.closeIdle(performance.now()), SWEEP_MS).unref();
  }

  /** Ids of the side sets with renderers, the least recently used first. */
  get ids(): string[] {
    return [...this.#open.keys()];
  }

  /**
   * Finds a side set, and starts its renderers if they do not run.
   *
   * @returns undefined if the registry does not know it, because it has expired or was ended
   * @throws CodedError REGISTRY_UNAVAILABLE, SIDE_SET_INVALID, or the reason why its renderers do not start
   */
  async find(id: string): Promise<OpenSideSet<Renderers> | undefined> {
    const open = this.#open.get(id);
    if (open) await this.#confirm(open);
    const entry = this.#open.get(id) ?? (await this.#starts.run(id, () => this.#start(id)));
    if (!entry) return undefined;
    entry.usedAt = performance.now();
    if (this.#open.delete(id)) this.#open.set(id, entry);
    return entry;
  }

  /** Ends the renderers of side sets that were not used for `MAX_IDLE_MS`. @param now in monotonic milliseconds */
  closeIdle(now: number): void {
    for (const entry of this.#open.values()) if (now - entry.usedAt >= MAX_IDLE_MS) this.#close(entry);
  }

  /** Ends all renderers. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const entry of this.#open.values()) this.#close(entry, 0);
    await Promise.all(this.#closing);
  }

  async #start(id: string): Promise<Entry<Renderers> | undefined> {
    const { registry, start, log } = this.#dependencies;
    const sideSet = await registry.sideSet(id);
    if (sideSet?.id !== id) return undefined;
    const startedAt = performance.now();
    this.#starting.set(id, sideSet.releases);
    try {
      const releases = await Promise.all(sideSet.releases.map((release) => this.#fetch(release, sideSet)));
      const generation = await start(sideSet, releases);
      const now = performance.now();
      const entry = { sideSet, generation, releases, usedAt: now, confirmedAt: now, confirming: undefined };
      this.#open.set(id, entry);
      this.#closeLeastUsed();
      log.info(
        { sideSet: id, exchanged: sideSet.exchanged, ms: Math.round(now - startedAt) },
        'preview opened',
      );
      return entry;
    } catch (error) {
      logProblem(log, 'warn', error, { sideSet: id });
      throw error;
    } finally {
      this.#starting.delete(id);
    }
  }

  #fetch(release: LiveRelease, { exchanged }: SideSet): Promise<ServerRelease> {
    const { store, exchangedStore } = this.#dependencies;
    return (exchanged.includes(release.name) ? exchangedStore : store).ensure(release);
  }

  /** Closes a side set that the registry does not know any more. While the registry is unavailable, previews go on. */
  async #confirm(entry: Entry<Renderers>): Promise<void> {
    if (performance.now() - entry.confirmedAt < CONFIRM_MS) return;
    entry.confirming ??= this.#ask(entry).finally(() => {
      entry.confirming = undefined;
    });
    await entry.confirming;
  }

  async #ask(entry: Entry<Renderers>): Promise<void> {
    const { registry, log } = this.#dependencies;
    try {
      const sideSet = await registry.sideSet(entry.sideSet.id);
      entry.confirmedAt = performance.now();
      if (!sideSet) this.#close(entry);
    } catch (error) {
      entry.confirmedAt = performance.now();
      logProblem(log, 'warn', error, { sideSet: entry.sideSet.id });
    }
  }

  #closeLeastUsed(): void {
    for (const entry of [...this.#open.values()].slice(0, -MAX_OPEN)) this.#close(entry);
  }

  #close(entry: Entry<Renderers>, timeoutMs = DRAIN_TIMEOUT_MS): void {
    if (!this.#open.delete(entry.sideSet.id)) return;
    const { log } = this.#dependencies;
    log.info({ sideSet: entry.sideSet.id }, 'preview closed');
    const closing = entry.generation
      .retire(timeoutMs)
      .then(() => this.#removeReleases())
      .catch((error) => logProblem(log, 'warn', error))
      .finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }

  /** Removes exchanged releases that no open side set needs. */
  async #removeReleases(): Promise<void> {
    const open = [...this.#open.values()].flatMap(({ sideSet }) => sideSet.releases);
    await this.#dependencies.exchangedStore.removeUnused(
      [...open, ...[...this.#starting.values()].flat()],
      0,
    );
  }
}

/** The release of a side set that took the place of the live one, if it has this name and version. */
export function exchangedRelease(
  { sideSet, releases }: OpenSideSet,
  wanted: ReleaseReference,
): ServerRelease | undefined {
  if (!sideSet.exchanged.includes(wanted.name)) return undefined;
  return releases.find(({ manifest }) => releaseLabel(manifest) === releaseLabel(wanted));
}
