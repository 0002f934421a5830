import { join } from 'node:path';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { SiteParts } from '@stadtraum/contracts/page-model';
import type { ServerRelease } from '@stadtraum/federation-kit/render';
import type { PublicKey } from '@stadtraum/federation-kit/signing';
import type { Program } from '@stadtraum/guarded-process/program';
import { indexLiveSet } from '@stadtraum/page-plan/live-set-index';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { Generation } from '../deployment/generation.ts';
import { LocalReleaseStore } from '../deployment/local-release-store.ts';
import type { RegistryClient } from '../deployment/registry-client.ts';
import { Composer } from '../pipeline/compose/compose.ts';
import { NO_MEMORY } from '../pipeline/compose/no-memory.ts';
import { PREVIEW_BLOCK_TIMEOUT_MS, PREVIEW_PAGE_TIMEOUT_MS } from '../renderers/deadlines.ts';
import { startRenderers } from '../renderers/start-renderers.ts';
import { createPastPages, type PastPages } from './past-pages.ts';
import { PastSets } from './past-sets.ts';

/** Everything of replays that lives as long as the shell. It shares nothing that stores HTML with what serves visitors. */
export interface Replays {
  keys: readonly PublicKey[];
  pastPages: Pick<PastPages, 'page'>;
  sets: PastSets;
  composer: Composer;
  /** Version of this shell's server. */
  server: string;
}

export interface ReplaysOptions {
  /** The shell's own data directory. */
  directory: string;
  registryUrl: URL;
  keys: readonly PublicKey[];
  innerSecret: string;
  server: string;
  registry: RegistryClient;
  store: LocalReleaseStore;
  renderer: Program;
  site: SiteParts;
  log: Logger;
}

export async function openReplays(options: ReplaysOptions): Promise<Replays> {
  const { directory, registry, store, log, keys, server } = options;
  const pastPages = createPastPages(options);
  const sets = new PastSets({
    ...{ pastPages, store, log },
    pastStore: await LocalReleaseStore.open(join(directory, 'replays'), registry, log),
    start: (liveSet, releases) => startPastSet(liveSet, releases, options),
  });
  const composer = new Composer({
    ...NO_MEMORY,
    // Metrics count only what visitors get.
    observer: { rendered() {}, failed() {}, fellBack() {} },
    log,
    pageTimeoutMs: PREVIEW_PAGE_TIMEOUT_MS,
  });
  return { keys, pastPages, sets, composer, server };
}

/** Starts one renderer for a past live set, with the deadlines of previews: its first page is not slower than visitors may wait. */
async function startPastSet(
  liveSet: LiveSet,
  releases: readonly ServerRelease[],
  { renderer, site, log }: Pick<ReplaysOptions, 'renderer' | 'site' | 'log'>,
): Promise<Generation> {
  const index = indexLiveSet(
    liveSet,
    releases.map(({ manifest }) => manifest),
  );
  const target = {
    ...{ liveSet: liveSet.id, isCold: false, size: 1, spares: 0 },
    ...{ blockTimeoutMs: PREVIEW_BLOCK_TIMEOUT_MS, pageTimeoutMs: PREVIEW_PAGE_TIMEOUT_MS },
  };
  const renderers = await startRenderers(renderer, releases, target, log, {
    // The pool logs both. Metrics count only what visitors get.
    onEnd: () => {},
    onStartError: (error) => logProblem(log, 'warn', error, { liveSet: liveSet.id }),
  });
  return new Generation(index, renderers, site);
}
