import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import type { ReleaseReference } from '@stadtraum/contracts/release-reference';
import { releasesToPrune } from './prune.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-06-01T00:00:00.000Z');

/** Releases 1 to `count` of a name, the newest first; release `n` was published `daysAgo(n)` days ago. */
function releasesOf(name: string, count: number, daysAgo: (n: number) => number): PublishedRelease[] {
  return Array.from({ length: count }, (_, index) => {
    const n = count - index;
    const publishedAt = new Date(NOW - daysAgo(n) * DAY_MS).toISOString();
    const summary = { kind: 'remote' as const, manifest: '', bytes: 1, browserBytes: 1, blocks: [] };
    return { name, version: `${n}`, sequence: n, publishedAt, ...summary };
  });
}

/** Live sets of one day each, long ago, the newest last, in the form `a1 b1`. */
function historyOf(...lines: string[]): LiveSet[] {
  return historyUntil(400, ...lines);
}

/** The same, but the newest was activated that many days ago. */
function historyUntil(newestDaysAgo: number, ...lines: string[]): LiveSet[] {
  return lines
    .map((line, index) => ({
      id: `${index + 1}-00000000`,
      sequence: index + 1,
      createdAt: new Date(NOW - (newestDaysAgo + lines.length - 1 - index) * DAY_MS).toISOString(),
      reason: line,
      releases: line.split(' ').map((word) => ({
        name: word.slice(0, 1),
        version: word.slice(1),
        kind: 'remote' as const,
        sequence: Number(word.slice(1)),
        manifest: '',
        liveSince: '',
      })),
    }))
    .toReversed();
}

const prunedOf = (
  releases: PublishedRelease[],
  history: LiveSet[] = [],
  isUsable = (_version: string) => true,
  previewed: ReleaseReference[] = [],
) =>
  releasesToPrune(releases, history, ({ version }) => isUsable(version), previewed, NOW).map(
    ({ name, version }) => name + version,
  );

describe('[OP13] releasesToPrune', () => {
  it('keeps the last ten releases of each name, however old they are', () => {
    const old = () => 400;
    const releases = [...releasesOf('a', 12, old), ...releasesOf('b', 11, old)];
    expect(prunedOf(releases)).toEqual(['a2', 'a1', 'b1']);
  });

  it('[0151] keeps what a preview needs', () => {
    const releases = releasesOf('a', 12, () => 400);
    expect(prunedOf(releases, [], undefined, [{ name: 'a', version: '1' }])).toEqual(['a2']);
  });

  it('keeps all releases of the last 30 days', () => {
    expect(prunedOf(releasesOf('a', 20, (n) => 40 - n))).toEqual([
      'a10',
      'a9',
      'a8',
      'a7',
      'a6',
      'a5',
      'a4',
      'a3',
      'a2',
      'a1',
    ]);
    expect(prunedOf(releasesOf('a', 20, (n) => 21 - n))).toEqual([]);
  });

  it('[F29] keeps everything in the last ten live sets, and removes what only older ones contain', () => {
    const releases = [...releasesOf('a', 30, () => 400), ...releasesOf('b', 1, () => 400)];
    const lines = [...Array(20).keys()].map((index) => `a${index + 1} b1`);
    const pruned = prunedOf(releases, historyOf(...lines));
    expect(pruned).toEqual(['a10', 'a9', 'a8', 'a7', 'a6', 'a5', 'a4', 'a3', 'a2', 'a1']);
  });

  it('[0167] keeps everything that was live in the last 30 days, so that its pages can be replayed', () => {
    const releases = releasesOf('a', 60, () => 400);
    const lines = [...Array(60).keys()].map((index) => `a${index + 1}`);
    const pruned = prunedOf(releases, historyUntil(0, ...lines));
    // The set of 30 days ago was live until 29 days ago.
    expect([pruned[0], pruned.length]).toEqual(['a29', 29]);
  });

  it('keeps what the next rollback of a name restores, however long ago it was live', () => {
    const releases = [...releasesOf('a', 30, () => 400), ...releasesOf('b', 30, () => 400)];
    const lines = [
      'a1 b1',
      'a2 b1',
      'a3 b1',
      ...Array.from({ length: 12 }, (_, index) => `a3 b${index + 2}`),
    ];
    expect(prunedOf(releases, historyOf(...lines))).not.toContain('a2');
    expect(prunedOf(releases, historyOf(...lines))).toContain('a1');
    const withoutBad = prunedOf(releases, historyOf(...lines), (version) => version !== '2');
    expect(withoutBad).not.toContain('a1');
  });

  it('keeps what brings a retired name back', () => {
    const releases = [...releasesOf('a', 30, () => 400), ...releasesOf('b', 30, () => 400)];
    const lines = ['a1 b1', 'a2 b1', ...Array.from({ length: 12 }, (_, index) => `b${index + 2}`)];
    const pruned = prunedOf(releases, historyOf(...lines));
    expect(pruned).not.toContain('a2');
    expect(pruned).toContain('a1');
  });
});
