import type { LiveRelease } from '@stadtraum/contracts/live-set';
import { verifyRelease } from '@stadtraum/federation-kit/release-files';
import type { ReleaseStore } from '../store/release-store.ts';
import { checkCandidate } from './check-candidate.ts';
import { SMOKE_TEST_LIMITS, startSmokeTest } from './smoke-test.ts';
import type { SmokeTestLimits } from './smoke-test-messages.ts';

/** A live set to be: all its releases, and which of them the current set does not have. */
export interface Candidate {
  releases: readonly LiveRelease[];
  changed: readonly LiveRelease[];
}

/** Throws a CodedError for a candidate that must not become live. */
export type VerifyCandidate = (candidate: Candidate, options: { smokeTest: boolean }) => Promise<void>;

export interface CandidateVerificationOptions {
  limits?: SmokeTestLimits;
  /** Node's options for the smoke test's process. */
  execArgv?: string[];
}

/**
 * Verification before a switch: the releases fit together, their bytes are the published ones, and (with `smokeTest`) all
 * examples render in a process of their own. A rollback does without the last: it was proved when that release went live.
 */
export function createVerifyCandidate(
  store: ReleaseStore,
  { limits = SMOKE_TEST_LIMITS, execArgv }: CandidateVerificationOptions = {},
): VerifyCandidate {
  return async ({ releases, changed }, { smokeTest: withSmokeTest }) => {
    checkCandidate(await Promise.all(releases.map((release) => store.manifestOf(release))));

    const cast = withSmokeTest ? castOf(releases, changed) : undefined;
    const smokeTest = cast && startSmokeTest(limits, execArgv);
    try {
      const read = new Set([...changed, ...(cast ? [cast.kit, ...cast.remotes] : [])]);
      for (const release of read) await verifyRelease(await store.directoryOf(release), release);
      if (cast && smokeTest) await smokeTest.run(await locate(cast, store));
    } finally {
      smokeTest?.end();
    }
  };
}

interface Cast {
  kit: LiveRelease;
  remotes: LiveRelease[];
}

/** Who must show that it renders: the remotes that change, or all of them on a new kit. Undefined when no such thing changed. */
function castOf(releases: readonly LiveRelease[], changed: readonly LiveRelease[]): Cast | undefined {
  const kit = releases.find(({ kind }) => kind === 'kit');
  if (!kit || changed.every(({ kind }) => kind === 'shell')) return undefined;
  const pool = changed.includes(kit) ? releases : changed;
  return { kit, remotes: pool.filter(({ kind }) => kind === 'remote') };
}

async function locate({ kit, remotes }: Cast, store: ReleaseStore) {
  return {
    kit: await store.directoryOf(kit),
    remotes: await Promise.all(remotes.map((release) => store.directoryOf(release))),
  };
}
