import { join } from 'node:path';
import type { SiteParts } from '@stadtraum/contracts/page-model';
import type { PublicKey } from '@stadtraum/federation-kit/signing';
import type { Program } from '@stadtraum/guarded-process/program';
import type { Logger } from '@stadtraum/server-base/logging';
import { LocalReleaseStore } from '../deployment/local-release-store.ts';
import type { RegistryClient } from '../deployment/registry-client.ts';
import { startBesideLive } from '../deployment/start-beside-live.ts';
import { Composer } from '../pipeline/compose/compose.ts';
import { NO_MEMORY } from '../pipeline/compose/no-memory.ts';
import { PREVIEW_PAGE_TIMEOUT_MS } from '../renderers/deadlines.ts';
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
    start: (liveSet, releases) => startBesideLive(liveSet, releases, { ...options, spares: 0 }),
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
