import { type Activations, createActivations } from '../activation/activations.ts';
import { createPublish, type Publish } from '../publish/publish-release.ts';
import { UPLOAD_LIMITS, type UploadLimits } from '../publish/upload-limits.ts';
import { DiskLiveSets } from '../store/disk/disk-live-sets.ts';
import { DiskReleases } from '../store/disk/disk-releases.ts';
import type { StoreLog } from '../store/disk/store-log.ts';
import type { LiveSetStore } from '../store/live-set-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { asStorageError } from '../store/storage-error.ts';
import {
  type CandidateVerificationOptions,
  createVerifyCandidate,
} from '../verification/verify-candidate.ts';

/** What the HTTP API offers, without HTTP. */
export interface Registry {
  releases: ReleaseStore;
  liveSets: LiveSetStore;
  uploadLimits: UploadLimits;
  publish: Publish;
  activations: Activations;
  /** Removes what an earlier process left unfinished; call it once the registry's port is held. */
  removeStale(): Promise<void>;
}

export interface RegistryOptions {
  uploadLimits?: UploadLimits;
  verification?: CandidateVerificationOptions;
}

/**
 * Opens the stores in `directory` and checks cheaply that the current live set is whole.
 *
 * @throws CodedError DATA_DIRECTORY_UNUSABLE
 */
export async function openRegistry(
  directory: string,
  log: StoreLog,
  { uploadLimits = UPLOAD_LIMITS, verification }: RegistryOptions = {},
): Promise<Registry> {
  try {
    const releases = await DiskReleases.open(directory, log);
    const isUsable = async (set: { releases: Parameters<ReleaseStore['isWhole']>[0][] }) => {
      const whole = await Promise.all(set.releases.map((release) => releases.isWhole(release)));
      return whole.every(Boolean);
    };
    const liveSets = await DiskLiveSets.open(directory, isUsable, log);
    const verify = createVerifyCandidate(releases, verification);
    return {
      releases,
      liveSets,
      uploadLimits,
      publish: createPublish({ releases, liveSets }, uploadLimits),
      activations: createActivations({ releases, liveSets, verify }),
      removeStale: () => releases.removeStale(),
    };
  } catch (error) {
    throw asStorageError(error, directory);
  }
}
