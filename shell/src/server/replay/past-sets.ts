import type { LiveSet } from '@stadtraum/contracts/live-set';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import type { ServerRelease } from '@stadtraum/federation-kit/render';
import type { Logger } from '@stadtraum/server-base/logging';
import type { Generation } from '../deployment/generation.ts';
import type { LocalReleaseStore } from '../deployment/local-release-store.ts';
import { SetsBesideLive } from '../deployment/sets-beside-live.ts';
import type { PastPages } from './past-pages.ts';

/** Past live sets with renderers at the same time. */
const MAX_OPEN = 2;

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

/** The past live sets that are replayed at the moment, by their own ids. */
export class PastSets<Renderers extends Pick<Generation, 'retire'> = Generation> extends SetsBesideLive<
  LiveSet,
  Renderers
> {
  constructor({ pastPages, store, pastStore, start, log }: PastSetsDependencies<Renderers>) {
    super({
      ...{ label: 'past live set', maxOpen: MAX_OPEN, store: pastStore, start, log },
      read: (id) => pastPages.liveSet(id),
      fetch: (release) => store.verified(release).catch(() => pastStore.ensure(release)),
    });
  }

  /** A release of an open set: browsers that show a replay load its files. */
  release(name: string, version: string): ServerRelease | undefined {
    const label = releaseLabel({ name, version });
    const releases = this.open.flatMap((open) => open.releases);
    return releases.find(({ manifest }) => releaseLabel(manifest) === label);
  }
}
