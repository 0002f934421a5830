import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { describeOnBothStores, type TestStore } from '../testing/both-stores.ts';
import { makeRemote } from '../testing/fixture-releases.ts';
import { goLive, storeRelease } from '../testing/store-release.ts';
import { createActivations } from './activations.ts';
import { openMarks } from './marks.ts';

jest.setTimeout(120_000);

const DAYS = Array.from(
  { length: 14 },
  (_, index) => `2025-01-${String(index + 1).padStart(2, '0')}T00:00:00.000Z`,
);

async function activationsOf(store: TestStore) {
  const contentUse = { pagesWith: async () => [] };
  const marks = await openMarks(store.documents);
  const verify = async () => undefined;
  return { marks, ...createActivations({ ...store, verify, marks, contentUse }) };
}

describeOnBothStores('[OP13] pruning', (openStore) => {
  /** 14 releases of mf-press, each live once in this order, and mf-maps, which was live in all sets. */
  async function fill(store: TestStore): Promise<PublishedRelease[]> {
    const maps = await storeRelease(store, makeRemote('mf-maps'), { publishedAt: DAYS[0] ?? '' });
    const releases: PublishedRelease[] = [];
    for (const [index, publishedAt] of DAYS.entries()) {
      const fixture = makeRemote('mf-press', { component: `return ${index}` });
      const release = await storeRelease(store, fixture, { sequence: index + 1, publishedAt });
      releases.push(release);
      await goLive(store, `press ${index}`, release, maps);
    }
    return releases;
  }
  const sequences = (releases: readonly PublishedRelease[]) =>
    releases.filter(({ name }) => name === 'mf-press').map(({ sequence }) => sequence);

  it('removes what nothing needs, keeps the history readable, and the site as it is', async () => {
    const store = await openStore();
    await fill(store);
    const before = store.liveSets.history();
    const { prune } = await activationsOf(store);
    expect(sequences(await prune({ dryRun: true }))).toEqual([4, 3, 2, 1]);
    expect(sequences(store.releases.list())).toHaveLength(14);

    const removed = await prune({ dryRun: false });
    expect(sequences(removed)).toEqual([4, 3, 2, 1]);
    expect(removed.every(({ bytes }) => bytes > 100)).toBe(true);
    expect(await prune({ dryRun: false })).toEqual([]);

    const reopened = await store.reopen();
    expect(reopened.warnings).toEqual([]);
    expect(sequences(reopened.releases.list())).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
    expect(reopened.liveSets.history()).toEqual(before);
    for (const { releases } of before.slice(0, 10)) {
      for (const release of releases) await reopened.releases.verify(release);
    }
  });

  it('leaves every rollback that is still possible, and skips live sets whose releases are gone', async () => {
    const store = await openStore();
    await fill(store);
    const { prune, rollBack } = await activationsOf(store);
    await prune({ dryRun: false });
    const versions = [];
    for (;;) {
      const activation = await rollBack('mf-press').catch((error) => error.code);
      if (activation === 'ROLLBACK_IMPOSSIBLE') break;
      versions.push(
        activation.liveSet.releases.find(({ name }: { name: string }) => name === 'mf-press').sequence,
      );
    }
    expect(versions).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5]);
  });

  it('keeps what a rollback past bad releases restores', async () => {
    const store = await openStore();
    const releases = await fill(store);
    const { prune, rollBack, marks } = await activationsOf(store);
    for (const { name, version } of releases.slice(2, 13))
      await marks.set({ name, version, markedAt: DAYS[0] ?? '', markedBy: 'press' });
    expect(sequences(await prune({ dryRun: false }))).toEqual([4, 3, 1]);
    const { liveSet } = await rollBack('mf-press');
    expect(liveSet.releases.map(releaseLabel)).toContain(
      releaseLabel(releases[1] ?? { name: '', version: '' }),
    );
  });
});
