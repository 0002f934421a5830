import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import type { LiveSetStore } from '../store/live-set-store.ts';
import type { Enqueue } from '../store/queue.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type IsUsable, previousRelease, previousSet } from './rollback-target.ts';

/** Of each name, this many of the last published releases are kept, and those of the last `KEPT_DAYS`. */
export const KEPT_RELEASES = 10;
export const KEPT_DAYS = 30;
/** Documents of visitors may be this many live sets old and still load their files (F29). Pages of the last `KEPT_DAYS` can be replayed. */
export const KEPT_LIVE_SETS = 10;

const DAY_MS = 86_400_000;

/**
 * The releases that nothing needs any more (OP13): neither a live set of the last ten or of the last 30 days, nor the next rollback of any
 * name or of all; not in a preview, not among the last ten of their name, and older than 30 days.
 *
 * @param releases of each name, the last published first
 * @param history newest first
 * @param isUsable see `previousRelease`
 * @param previewed releases of previews
 * @param now in milliseconds since the epoch
 */
export function releasesToPrune(
  releases: readonly PublishedRelease[],
  history: readonly LiveSet[],
  isUsable: IsUsable,
  previewed: readonly ReleaseReference[],
  now: number,
): PublishedRelease[] {
  const keptLiveSets = Math.max(KEPT_LIVE_SETS, countLiveSince(history, now - KEPT_DAYS * DAY_MS));
  const names = new Set(releases.map(({ name }) => name));
  const needed = new Set(
    [
      ...previewed,
      ...history.slice(0, keptLiveSets).flatMap((set) => set.releases),
      ...(previousSet(history, isUsable)?.releases ?? []),
      ...[...names].flatMap((name) => previousRelease(history, name, isUsable)?.release ?? []),
    ].map(releaseLabel),
  );
  const seen = new Map<string, number>();
  return releases.filter((release) => {
    const newer = seen.get(release.name) ?? 0;
    seen.set(release.name, newer + 1);
    const isRecent = newer < KEPT_RELEASES || now - Date.parse(release.publishedAt) < KEPT_DAYS * DAY_MS;
    return !isRecent && !needed.has(releaseLabel(release));
  });
}

/**
 * How many of the newest live sets were live at an instant or after it.
 *
 * @param history newest first
 * @param instant in milliseconds since 1970
 */
function countLiveSince(history: readonly LiveSet[], instant: number): number {
  const oldest = history.findIndex(({ createdAt }) => Date.parse(createdAt) <= instant);
  return oldest < 0 ? history.length : oldest + 1;
}

interface PruneSources {
  releases: ReleaseStore;
  liveSets: LiveSetStore;
  isUsable: IsUsable;
  previewed: () => readonly ReleaseReference[];
}

/**
 * Removes what `releasesToPrune` returns, one release at a time, so that a rollback never waits for long.
 *
 * @param switchOver the queue of switches
 * @returns what was removed, or would be removed with `dryRun`
 */
export async function pruneReleases(
  { releases, liveSets, isUsable, previewed }: PruneSources,
  dryRun: boolean,
  switchOver: Enqueue,
): Promise<PublishedRelease[]> {
  const plan = () => releasesToPrune(releases.list(), liveSets.history(), isUsable, previewed(), Date.now());
  if (dryRun) return plan();
  const removed: PublishedRelease[] = [];
  for (const release of plan()) {
    await switchOver(async () => {
      // A rollback in between may need the release.
      if (!plan().some((planned) => releaseLabel(planned) === releaseLabel(release))) return;
      await releases.remove(release);
      removed.push(release);
    });
  }
  return removed;
}
