import type { Confinement } from '@stadtraum/guarded-process/layers';
import { type Activations, createActivations } from '../activation/activations.ts';
import { createPublish, type Publish } from '../publish/publish-release.ts';
import { UPLOAD_LIMITS, type UploadLimits } from '../publish/upload-limits.ts';
import type { LiveSetStore } from '../store/live-set-store.ts';
import type { RegistryStore } from '../store/registry-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import {
  type CandidateVerificationOptions,
  createVerifyCandidate,
} from '../verification/verify-candidate.ts';

/** The registry's operations and stores, independent of HTTP. */
export interface Registry {
  releases: ReleaseStore;
  liveSets: LiveSetStore;
  uploadLimits: UploadLimits;
  publish: Publish;
  activations: Activations;
  /** How smoke tests are confined; undefined if they are not. */
  confinement: Confinement | undefined;
}

export interface RegistryOptions {
  uploadLimits?: UploadLimits;
  verification?: CandidateVerificationOptions;
}

export function createRegistry(
  { releases, liveSets }: RegistryStore,
  { uploadLimits = UPLOAD_LIMITS, verification }: RegistryOptions = {},
): Registry {
  const verify = createVerifyCandidate(releases, verification);
  return {
    releases,
    liveSets,
    uploadLimits,
    publish: createPublish({ releases, liveSets }, uploadLimits),
    activations: createActivations({ releases, liveSets, verify }),
    confinement: verification?.confinement,
  };
}
