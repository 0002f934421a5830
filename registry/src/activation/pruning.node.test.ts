import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { createAfterSwitch } from '../shells/after-switch.ts';
import { AnnouncedShells } from '../shells/announced-shells.ts';
import { createAskShell } from '../shells/ask-shell.ts';
import { createQueue } from '../store/queue.ts';
import { describeOnBothStores, type TestStore } from '../testing/both-stores.ts';
import { makeRemote } from '../testing/fixture-releases.ts';
import { entryOf, goLive, storeRelease } from '../testing/store-release.ts';
import { createActivations } from './activations.ts';
import { openMarks } from './marks.ts';

const DAY_MS = 86_400_000;

const DAYS = Array.from(
  { length: 14 },
  (_, index) => `2025-01-${String(index + 1).padStart(2, '0')}T00:00:00.000Z`,
);

async function activationsOf(store: TestStore, verify: () => Promise<void> = async () => undefined) {
  const contentApi = { usedBlocks: async () => new Map() };
  const logger = { warn: () => undefined, error: () => undefined };
  const marks = await openMarks(store.documents, store.key, logger);
  const publishing = createQueue();
  const inspection = { examine: async () => undefined, isCurrent: async () => true, end: () => undefined };
  const nothing = () => undefined;
  const gate = { inspect: () => inspection, expect: nothing, renderAhead: nothing, close: nothing };
  // What rollbacks leave to the background must not write into a store that the test removes.
  const reports = {
    read: async () => undefined,
    write: async () => undefined,
    readPicture: async () => undefined,
  };
  const activations = createActivations({
    ...{ ...store, reports, verify, marks, contentApi, gate, publishing, logger, previewed: () => [] },
    afterSwitch: createAfterSwitch({
      ...store,
      shells: new AnnouncedShells(),
      ask: createAskShell(''),
      settings: '',
    }),
    addEntry: async () => undefined,
  });
  return { marks, publishing, ...activations };
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
  // Everything that was live in the last 30 days is kept.
  beforeEach(() => {
    const later = Date.now() + 31 * DAY_MS;
    jest.spyOn(Date, 'now').mockReturnValue(later);
  });
  afterEach(() => jest.restoreAllMocks());
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

  it('[0167] keeps what was live in the last 30 days, so that its pages can be replayed', async () => {
    jest.restoreAllMocks();
    const store = await openStore();
    await fill(store);
    const { prune } = await activationsOf(store);
    expect(await prune({ dryRun: false })).toEqual([]);
  });

  it('leaves every rollback that is still possible, and skips live sets whose releases are gone', async () => {
    const store = await openStore();
    await fill(store);
    const { prune, rollBack } = await activationsOf(store);
    await prune({ dryRun: false });
    const versions = [];
    for (;;) {
      const activation = await rollBack('mf-press', () => entryOf('')).catch((error) => error.code);
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
    const { liveSet } = await rollBack('mf-press', () => entryOf(''));
    expect(liveSet.releases.map(releaseLabel)).toContain(
      releaseLabel(releases[1] ?? { name: '', version: '' }),
    );
  });

  it('keeps a release that is being published again', async () => {
    const store = await openStore();
    const [oldest] = await fill(store);
    if (!oldest) throw new Error('there is no release');
    const { prune, publishing } = await activationsOf(store);
    let finish = () => {};
    const uploaded = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const published = publishing(async () => {
      await uploaded;
      const publication = { publishedAt: new Date().toISOString() };
      await store.releases.republish(oldest, publication, entryOf(''));
    });
    const pruned = prune({ dryRun: false });
    finish();
    await published;
    expect(sequences(await pruned)).toEqual([4, 3, 2]);
    await store.releases.verify(oldest);
  });

  it('[OP13] activates no release that is marked as bad during its verification', async () => {
    const store = await openStore();
    const [first] = await fill(store);
    if (!first) throw new Error('there is no release');
    const before = store.liveSets.current();
    const { activate, marks } = await activationsOf(store, () =>
      marks.set({ ...first, markedAt: DAYS[0] ?? '', markedBy: 'press' }),
    );
    const { name, version } = first;
    const sender = { key: '', team: 'press', mayAccept: false };
    const activated = activate({ releases: [{ name, version }] }, sender, () => entryOf(''));
    await expect(activated).rejects.toMatchObject({ code: 'RELEASE_MARKED_BAD' });
    expect(store.liveSets.current()).toEqual(before);
  });
});
