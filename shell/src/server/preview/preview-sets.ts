import type { SideSet } from '@stadtraum/contracts/preview';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import type { ServerRelease } from '@stadtraum/federation-kit/render';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import type { Generation } from '../deployment/generation.ts';
import type { LocalReleaseStore } from '../deployment/local-release-store.ts';
import type { RegistryClient } from '../deployment/registry-client.ts';
import { type OpenSet, SetsBesideLive } from '../deployment/sets-beside-live.ts';

/** Side sets with renderers at the same time. */
const MAX_OPEN = 3;
/** Milliseconds after which the registry is asked again whether a preview was ended. */
const CONFIRM_MS = 2000;

/** A side set from which pages can be composed. */
export type OpenSideSet<Renderers = Generation> = OpenSet<SideSet, Renderers>;

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

/** When the registry was last asked for a side set, in monotonic milliseconds, and a question that is not answered yet. */
interface Confirmation {
  at: number;
  running?: Promise<void> | undefined;
}

/** The side sets that previews use at the moment. The registry is asked from time to time whether a preview was ended. */
export class PreviewSets<Renderers extends Pick<Generation, 'retire'> = Generation> {
  readonly #dependencies: PreviewSetsDependencies<Renderers>;
  readonly #sets: SetsBesideLive<SideSet, Renderers>;
  readonly #confirmations = new WeakMap<OpenSideSet<Renderers>, Confirmation>();

  constructor(dependencies: PreviewSetsDependencies<Renderers>) {
    const { registry, store, exchangedStore, start, log } = dependencies;
    this.#dependencies = dependencies;
    this.#sets = new SetsBesideLive<SideSet, Renderers>({
      ...{ label: 'preview', maxOpen: MAX_OPEN, store: exchangedStore, start, log },
      read: async (id) => {
        const sideSet = await registry.sideSet(id);
        return sideSet?.id === id ? sideSet : undefined;
      },
      fetch: (release, { exchanged }) =>
        (exchanged.includes(release.name) ? exchangedStore : store).ensure(release),
    });
  }

  /** Ids of the side sets with renderers, the least recently used first. */
  get ids(): string[] {
    return this.#sets.open.map(({ set }) => set.id);
  }

  /**
   * Finds a side set, and starts its renderers if they do not run.
   *
   * @returns undefined if the registry does not know it, because it has expired or was ended
   * @throws CodedError REGISTRY_UNAVAILABLE, SIDE_SET_INVALID, or the reason why its renderers do not start
   */
  async find(id: string): Promise<OpenSideSet<Renderers> | undefined> {
    const open = this.#sets.openSet(id);
    if (open) await this.#confirm(open);
    const found = await this.#sets.find(id);
    if (found && !this.#confirmations.has(found)) this.#confirmations.set(found, { at: performance.now() });
    return found;
  }

  /** Ends the renderers of side sets that were not used for `MAX_IDLE_MS`. @param now in monotonic milliseconds */
  closeIdle(now: number): void {
    this.#sets.closeIdle(now);
  }

  /** Ends all renderers. */
  close(): Promise<void> {
    return this.#sets.close();
  }

  /** Closes a side set that the registry does not know any more. While the registry is unavailable, previews go on. */
  async #confirm(open: OpenSideSet<Renderers>): Promise<void> {
    const confirmation = this.#confirmations.get(open) ?? { at: 0 };
    this.#confirmations.set(open, confirmation);
    if (performance.now() - confirmation.at < CONFIRM_MS) return;
    confirmation.running ??= this.#ask(open, confirmation).finally(() => {
      confirmation.running = undefined;
    });
    await confirmation.running;
  }

  async #ask(open: OpenSideSet<Renderers>, confirmation: Confirmation): Promise<void> {
    const { registry, log } = this.#dependencies;
    const { id } = open.set;
    try {
      const sideSet = await registry.sideSet(id);
      if (!sideSet) this.#sets.closeSet(open);
    } catch (error) {
      logProblem(log, 'warn', error, { set: id });
    } finally {
      confirmation.at = performance.now();
    }
  }
}

/** The release of a side set that took the place of the live one, if it has this name and version. */
export function exchangedRelease(
  { set, releases }: OpenSideSet,
  wanted: ReleaseReference,
): ServerRelease | undefined {
  if (!set.exchanged.includes(wanted.name)) return undefined;
  return releases.find(({ manifest }) => releaseLabel(manifest) === releaseLabel(wanted));
}
