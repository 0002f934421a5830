import type { LiveRelease } from '@stadtraum/contracts/live-set';
import type { ReleaseStore } from '../store/release-store.ts';
import { checkCandidate } from './check-candidate.ts';
import { SMOKE_TEST_LIMITS, type SmokeTestOptions, startSmokeTest } from './smoke-test.ts';
import type { SmokeTestLimits } from './smoke-test-messages.ts';

/** A possible next live set: all its releases, and those that are not in the current set. */
export interface Candidate {
  releases: readonly LiveRelease[];
  changed: readonly LiveRelease[];
}

/** Throws a CodedError for a candidate that must not go live. */
export type VerifyCandidate = (candidate: Candidate, options: { smokeTest: boolean }) => Promise<void>;

export interface CandidateVerificationOptions extends SmokeTestOptions {
  limits?: SmokeTestLimits;
}

/**
 * Verifies a candidate before a switch: the releases fit together, their bytes are as published, and (with `smokeTest`) their
 * examples render in a separate process. A rollback needs no smoke test: the release passed it before it first went live.
 */
export function createVerifyCandidate(
  store: ReleaseStore,
  { limits = SMOKE_TEST_LIMITS, ...options }: CandidateVerificationOptions = {},
): VerifyCandidate {
  return async ({ releases, changed }, { smokeTest: withSmokeTest }) => {
    checkCandidate(await Promise.all(releases.map((release) => store.manifestOf(release))));

    const tested = withSmokeTest ? releasesToTest(releases, changed) : undefined;
    const smokeTest = tested && startSmokeTest(limits, options);
    try {
      const unverified = new Set([...changed, ...(tested ? [tested.kit, ...tested.remotes] : [])]);
      for (const release of unverified) await store.verify(release);
      if (tested && smokeTest) await smokeTest.run(await locate(tested, store));
    } finally {
      smokeTest?.end();
    }
  };
}

interface TestedReleases {
  kit: LiveRelease;
  remotes: LiveRelease[];
}

/** The releases whose examples must render: the changed remotes, or all remotes if the kit changed. Undefined if neither changed. */
function releasesToTest(
  releases: readonly LiveRelease[],
  changed: readonly LiveRelease[],
): TestedReleases | undefined {
  const kit = releases.find(({ kind }) => kind === 'kit');
  if (!kit || changed.every(({ kind }) => kind === 'shell')) return undefined;
  const affected = changed.includes(kit) ? releases : changed;
  return { kit, remotes: affected.filter(({ kind }) => kind === 'remote') };
}

async function locate({ kit, remotes }: TestedReleases, store: ReleaseStore) {
  return {
    kit: await store.directoryOf(kit),
    remotes: await Promise.all(remotes.map((release) => store.directoryOf(release))),
  };
}
