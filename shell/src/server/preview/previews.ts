import { join } from 'node:path';
import type { SiteParts } from '@stadtraum/contracts/page-model';
import type { PublicKey } from '@stadtraum/federation-kit/signing';
import type { Program } from '@stadtraum/guarded-process/program';
import type { Logger } from '@stadtraum/server-base/logging';
import { LocalReleaseStore } from '../deployment/local-release-store.ts';
import type { RegistryClient } from '../deployment/registry-client.ts';
import { asLiveSet } from '../deployment/signed-side-set.ts';
import { startBesideLive } from '../deployment/start-beside-live.ts';
import { Composer } from '../pipeline/compose/compose.ts';
import { NO_MEMORY } from '../pipeline/compose/no-memory.ts';
import { PREVIEW_PAGE_TIMEOUT_MS } from '../renderers/deadlines.ts';
import { createPreviewCookie } from './preview-cookie.ts';
import { PreviewSets } from './preview-sets.ts';
import type { PreviewAccess } from './with-preview.ts';

/** Everything of previews that lives as long as the shell. It shares nothing that stores HTML or files with what serves visitors. */
export interface Previews {
  access: PreviewAccess;
  sets: PreviewSets;
  previewComposer: Composer;
  exchangedStore: LocalReleaseStore;
}

export interface PreviewsOptions {
  /** The shell's own data directory. */
  directory: string;
  siteUrl: string;
  keys: readonly PublicKey[];
  registry: RegistryClient;
  store: LocalReleaseStore;
  renderer: Program;
  site: SiteParts;
  log: Logger;
}

export async function openPreviews(options: PreviewsOptions): Promise<Previews> {
  const { directory, siteUrl, keys, registry, store, log } = options;
  const exchangedStore = await LocalReleaseStore.open(join(directory, 'previews'), registry, log);
  const sets = new PreviewSets({
    ...{ registry, store, exchangedStore, log },
    start: (sideSet, releases) => startBesideLive(asLiveSet(sideSet), releases, { ...options, spares: 1 }),
  });
  const previewComposer = new Composer({
    // A block that failed is tried again for each page: few people look, and they look for exactly that.
    ...NO_MEMORY,
    // Metrics count only what visitors get.
    observer: { rendered() {}, failed() {}, fellBack() {} },
    log,
    pageTimeoutMs: PREVIEW_PAGE_TIMEOUT_MS,
  });
  return {
    access: { cookie: createPreviewCookie(siteUrl, keys), sets, log },
    sets,
    previewComposer,
    exchangedStore,
  };
}
