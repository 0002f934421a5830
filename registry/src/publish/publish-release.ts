import { type CodedError, errorCode, reasonOf } from '@stadtraum/contracts/errors';
import type { LiveRelease } from '@stadtraum/contracts/live-set';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { integrityOf, verifyRelease } from '@stadtraum/federation-kit/release-files';
import { readExamples } from '@stadtraum/federation-kit/render';
import { registryError } from '../errors.ts';
import type { LiveSetStore } from '../store/live-set-store.ts';
import type { Publication } from '../store/publication.ts';
import type { Enqueue } from '../store/queue.ts';
import type { NewLogEntry } from '../store/release-log.ts';
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

/** What the signed request says about an upload. */
export interface SignedUpload extends ReleaseReference {
  /** Integrity of the manifest's bytes. */
  manifest: string;
  publication: Publication;
  entryOf: () => NewLogEntry;
  /** Throws a CodedError for a manifest that its sender may not publish. */
  checkManifest(manifest: ReleaseManifest): void;
}

/** The parts after the signed request. */
export interface Upload {
  parts: AsyncIterator<UploadPart>;
  /** Aborted when the upload stalls or takes too long. */
  signal: AbortSignal;
}

export type Publish = (upload: Upload, signed: SignedUpload) => Promise<Published>;

/**
 * Publishes releases. Each is stored completely or not at all.
 *
 * @param enqueue the queue of changes of stored releases
 */
export function createPublish(stores: Stores, limits: UploadLimits, enqueue: Enqueue): Publish {
  return async (upload, signed) => {
    const staged = await stores.releases.stage();
    try {
      await receive(upload, staged, limits, signed);
      const manifest = await verifyRelease(staged.path);
      checkBlocks({ manifest, examples: await readExamples({ directory: staged.path, manifest }) });
      // Releases are stored one at a time, so that two of the same name cannot get the same sequence.
      return await enqueue(() => store(stores, staged, manifest, signed));
    } catch (error) {
      throw asStorageError(error, staged.path);
    } finally {
      await staged.discard();
    }
  };
}

async function receive(
  { parts, signal }: Upload,
  staged: StagedDirectory,
  limits: UploadLimits,
  signed: SignedUpload,
): Promise<void> {
  const release = releaseLabel(signed);
  const onManifest = (manifest: ReleaseManifest) => {
    if (releaseLabel(manifest) !== release) {
      const reason = `it names ${releaseLabel(manifest)}, but the signed request names ${release}`;
      throw releaseError('RELEASE_MANIFEST_INVALID', { release, reason });
    }
    signed.checkManifest(manifest);
  };
  const options = { limits, signed: signed.manifest, signal, onManifest };
  try {
    await untilAborted(receiveRelease(parts, staged.path, options), signal);
  } catch (cause) {
    const error = asStorageError(cause, staged.path);
    if (errorCode(error) !== undefined) throw error;
    throw uploadBroken(release, signal, cause);
  }
}

/** @returns CodedError RELEASE_UPLOAD_BROKEN */
export function uploadBroken(release: string, signal: AbortSignal, cause: unknown): CodedError {
  const reason = reasonOf(signal.aborted ? signal.reason : cause);
  return registryError('RELEASE_UPLOAD_BROKEN', { release, reason }, { cause });
}

/** A multipart parser that waits for its next part ignores the signal, hence the race. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([work, rejectOn(signal)]);
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function store(
  { releases, liveSets }: Stores,
  staged: StagedDirectory,
  manifest: ReleaseManifest,
  { publication, entryOf }: Pick<SignedUpload, 'publication' | 'entryOf'>,
): Promise<Published> {
  const existing = releases.find(manifest) ?? findInHistory(manifest, liveSets);
  const numbered = { ...manifest, sequence: existing?.sequence ?? nextSequence(manifest.name, releases) };
  if (existing && existing.manifest !== integrityOf(encodeManifest(numbered))) {
    throw registryError('RELEASE_CONFLICT', { release: releaseLabel(manifest) });
  }
  if (await isIntact(manifest, releases)) await releases.republish(manifest, publication, entryOf());
  else await releases.add(staged, numbered, publication, entryOf());
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
  return releases.verify(existing).then(
    () => true,
    () => false,
  );
}
