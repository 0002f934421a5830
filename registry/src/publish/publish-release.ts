import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import type { LiveRelease } from '@stadtraum/contracts/live-set';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { integrityOf, verifyRelease } from '@stadtraum/federation-kit/release-files';
import { readExamples } from '@stadtraum/federation-kit/render';
import { registryError } from '../errors.ts';
import type { LiveSetStore } from '../store/live-set-store.ts';
import { createQueue } from '../store/queue.ts';
import type { ReleaseStore, StagedDirectory } from '../store/release-store.ts';
import { asStorageError } from '../store/storage-error.ts';
import { encodeManifest } from '../store/stored-manifest.ts';
import { checkBlocks } from '../verification/check-blocks.ts';
import { receiveRelease, type UploadPart } from './receive-release.ts';
import type { UploadLimits } from './upload-limits.ts';

export interface Published extends ReleaseReference {
  sequence: number;
  /** False if the same release was already stored. */
  created: boolean;
}

interface Stores {
  releases: ReleaseStore;
  liveSets: LiveSetStore;
}

export type Publish = (parts: AsyncIterator<UploadPart>, signal: AbortSignal) => Promise<Published>;

/** Publishes releases. Each is stored completely or not at all. */
export function createPublish(stores: Stores, limits: UploadLimits): Publish {
  const enqueue = createQueue();

  return async (parts, signal) => {
    const staged = await stores.releases.stage();
    try {
      await receive(parts, staged, limits, signal);
      const manifest = await verifyRelease(staged.path);
      checkBlocks({ manifest, examples: await readExamples({ directory: staged.path, manifest }) });
      // Releases are stored one at a time, so that two of the same name cannot get the same sequence.
      return await enqueue(() => store(stores, staged, manifest));
    } catch (error) {
      throw asStorageError(error, staged.path);
    } finally {
      await staged.discard();
    }
  };
}

async function receive(
  parts: AsyncIterator<UploadPart>,
  staged: StagedDirectory,
  limits: UploadLimits,
  signal: AbortSignal,
): Promise<void> {
  let release = 'a release';
  const onManifest = (manifest: ReleaseManifest) => {
    release = releaseLabel(manifest);
  };
  try {
    // A multipart parser that waits for its next part ignores the signal, hence the race.
    await Promise.race([
      receiveRelease(parts, staged.path, { limits, signal, onManifest }),
      rejectOn(signal),
    ]);
  } catch (cause) {
    const error = asStorageError(cause, staged.path);
    if (errorCode(error) !== undefined) throw error;
    const reason = reasonOf(signal.aborted ? signal.reason : cause);
    throw registryError('RELEASE_UPLOAD_BROKEN', { release, reason }, { cause });
  }
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function store(
  { releases, liveSets }: Stores,
  staged: StagedDirectory,
  manifest: ReleaseManifest,
): Promise<Published> {
  const existing = releases.find(manifest) ?? findInHistory(manifest, liveSets);
  const numbered = { ...manifest, sequence: existing?.sequence ?? nextSequence(manifest.name, releases) };
  if (existing && existing.manifest !== integrityOf(encodeManifest(numbered))) {
    throw registryError('RELEASE_CONFLICT', { release: releaseLabel(manifest) });
  }
  if (!(await isIntact(manifest, releases))) await releases.add(staged, numbered);
  const { name, version, sequence } = numbered;
  return { name, version, sequence, created: existing === undefined };
}

/** A release whose stored manifest is damaged is no longer listed, but keeps its sequence when it is published again. */
function findInHistory(release: ReleaseReference, liveSets: LiveSetStore): LiveRelease | undefined {
  const releases = liveSets.history().flatMap((set) => set.releases);
  return releases.find((live) => releaseLabel(live) === releaseLabel(release));
}

function nextSequence(name: string, releases: ReleaseStore): number {
  const sequences = releases.list().flatMap((release) => (release.name === name ? [release.sequence] : []));
  return 1 + Math.max(0, ...sequences);
}

/** Whether the release is stored exactly as published. */
async function isIntact(release: ReleaseReference, releases: ReleaseStore): Promise<boolean> {
  const existing = releases.find(release);
  if (!existing) return false;
  const verified = verifyRelease(await releases.directoryOf(release), { manifest: existing.manifest });
  return verified.then(
    () => true,
    () => false,
  );
}
