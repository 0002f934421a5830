import type { Confinement } from '@stadtraum/guarded-process/layers';
import { type Activations, createActivations } from '../activation/activations.ts';
import { type Marks, openMarks } from '../activation/marks.ts';
import type { ContentApi } from '../content/content-api.ts';
import type { RegistryKey } from '../identity/registry-key.ts';
import { createRequestLog, type RequestLog } from '../log/request-log.ts';
import { createPublish, type Publish } from '../publish/publish-release.ts';
import { UPLOAD_LIMITS, type UploadLimits } from '../publish/upload-limits.ts';
import { openNonces } from '../requests/nonces.ts';
import { createSignedRequests, type SignedRequests } from '../requests/signed-requests.ts';
import type { LiveSetStore } from '../store/live-set-store.ts';
import { createQueue } from '../store/queue.ts';
import type { RegistryStore } from '../store/registry-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { createVerifiedFiles, type VerifiedFiles } from '../store/verified-files.ts';
import { openTrust } from '../trust/open-trust.ts';
import type { Trust } from '../trust/trust.ts';
import {
  type CandidateVerificationOptions,
  createVerifyCandidate,
} from '../verification/verify-candidate.ts';

/** The registry's operations and stores, independent of HTTP. */
export interface Registry {
  key: RegistryKey;
  trust: Trust;
  requests: SignedRequests;
  log: RequestLog;
  releases: ReleaseStore;
  files: VerifiedFiles;
  liveSets: LiveSetStore;
  uploadLimits: UploadLimits;
  publish: Publish;
  activations: Activations;
  marks: Marks;
  contentApi: ContentApi;
  store: RegistryStore;
  /** How smoke tests are confined; undefined if they are not. */
  confinement: Confinement | undefined;
}

export interface RegistryOptions {
  uploadLimits?: UploadLimits;
  verification?: CandidateVerificationOptions;
}

interface RegistryParts {
  /** Directory of the workspace's key. */
  keysDirectory: string;
  contentApi: ContentApi;
  logger: Parameters<typeof createRequestLog>[1];
}

/**
 * @throws CodedError TRUST_INVALID, KEY_INVALID, DATA_DIRECTORY_UNUSABLE
 */
export async function openRegistry(
  store: RegistryStore,
  key: RegistryKey,
  { keysDirectory, contentApi, logger }: RegistryParts,
  { uploadLimits = UPLOAD_LIMITS, verification }: RegistryOptions = {},
): Promise<Registry> {
  const { releases, liveSets, documents, log: releaseLog } = store;
  const verify = createVerifyCandidate(releases, verification);
  const trust = await openTrust(documents, key, keysDirectory);
  const nonces = await openNonces(documents);
  const marks = await openMarks(documents, key, logger);
  const log = createRequestLog(releaseLog, logger);
  const publishing = createQueue();
  return {
    key,
    trust,
    requests: createSignedRequests({ trust, nonces, log, registryId: key.id }),
    log,
    releases,
    files: createVerifiedFiles(releases),
    liveSets,
    uploadLimits,
    publish: createPublish({ releases, liveSets }, uploadLimits, publishing),
    activations: createActivations({ releases, liveSets, key, verify, marks, contentApi, publishing }),
    marks,
    contentApi,
    store,
    confinement: verification?.confinement,
  };
}
