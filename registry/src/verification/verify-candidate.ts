import type { LiveRelease } from '@stadtraum/contracts/live-set';
import { groupByKit, type KitGroup, releasesIn } from '@stadtraum/federation-kit/render';
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
    checkCandidate(await Promise.all(releases.map((release) => store.manifestOf(release))), releases);

    const tested = withSmokeTest ? releasesToTest(releases, changed) : undefined;
    const smokeTest = tested && startSmokeTest(limits, options);
    try {
      const unverified = new Set([...changed, ...releasesIn(tested ?? [])]);
      for (const release of unverified) await store.verify(release);
      if (tested && smokeTest) await smokeTest.run(await locate(tested, store));
    } finally {
      smokeTest?.end();
    }
  };
}

/**
 * The releases whose examples must render, with their kits: the changed remotes, and all remotes of a changed kit. A changed kit that no
 * remote runs on yet is evaluated. Undefined if only the shell changed.
 */
function releasesToTest(
  releases: readonly LiveRelease[],
  changed: readonly LiveRelease[],
): KitGroup<LiveRelease>[] | undefined {
  const groups = groupByKit(releases, releases, ({ name }) => name)
    .map(({ kit, remotes }) => ({
      kit,
      remotes: changed.includes(kit) ? remotes : remotes.filter((remote) => changed.includes(remote)),
    }))
    .filter(({ kit, remotes }) => remotes.length > 0 || changed.includes(kit));
  return groups.length > 0 ? groups : undefined;
}

function locate(groups: readonly KitGroup<LiveRelease>[], store: ReleaseStore): Promise<KitGroup<string>[]> {
  return Promise.all(
    groups.map(async ({ kit, remotes }) => ({
      kit: await store.directoryOf(kit),
      remotes: await Promise.all(remotes.map((release) => store.directoryOf(release))),
    })),
  );
}
