import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { GateReport } from '@stadtraum/contracts/gate';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { LIVE_SET_PAYLOAD } from '@stadtraum/contracts/registry-api';
import { generateSigningKey, writeKeyFile } from '@stadtraum/federation-kit/signing';
import { describeOnBothStores, type TestStore } from '../testing/both-stores.ts';
import { makeRemote } from '../testing/fixture-releases.ts';
import { entryOf, goLive, recordOf, storeRelease } from '../testing/store-release.ts';
import type { RegistryStore } from './registry-store.ts';
import { MAX_REPORTS_WITH_PICTURES } from './report-store.ts';

const press = makeRemote('mf-press');
const press2 = makeRemote('mf-press', { component: 'return content.text + 2' });
const maps = makeRemote('mf-maps');

let written = 0;

/** A report that is newer than those before. */
function reportOf(id: string): GateReport {
  written += 1;
  return {
    ...{ id, at: new Date(Date.UTC(2026, 0, 1) + written).toISOString(), candidate: [], base: '', pages: 0 },
    ...{ outcome: 'activated', durationMs: 1, phases: [], findings: [], accepted: [], checks: {}, sizes: [] },
    ...{ blocks: { touched: 0, rendered: 0, hydrated: 0, changed: 0 }, unchecked: [], pictures: [] },
  };
}

describeOnBothStores('a store', (openStore) => {
  let store: TestStore;
  beforeEach(async () => {
    store = await openStore();
  });

  it('[OP13] keeps releases, live sets with their signatures, documents and the log over a restart', async () => {
    const stored = await storeRelease(store, press, { publishedAt: '2026-01-02T03:04:05.678Z' });
    const first = await goLive(store, 'first', stored);
    const second = await goLive(store, 'second', stored);
    await store.documents.write('marks', { marks: [1] });
    await store.documents.write('marks', { marks: [2] });
    await store.log.append({ action: 'publish', subject: 'a', outcome: 'done' });
    const reopened = await store.reopen();

    expect(reopened.warnings).toEqual([]);
    expect(reopened.releases.list()).toEqual([{ ...stored, publishedAt: '2026-01-02T03:04:05.678Z' }]);
    expect(await reopened.releases.manifestOf(press.manifest)).toEqual({ ...press.manifest, sequence: 1 });
    expect(reopened.liveSets.history()).toEqual([second, first]);
    expect(reopened.liveSets.current()).toEqual(second);
    const opened = reopened.key.open(
      reopened.liveSets.envelopeOf(first.id),
      'application/vnd.stadtraum.live-set+json',
    );
    expect(opened?.value).toEqual(first);
    expect(await reopened.documents.read('marks')).toEqual({ marks: [2] });
    expect(await reopened.documents.read('none')).toBeUndefined();
    expect((await reopened.log.read({ limit: 10 })).entries).toMatchObject([
      { number: 4, subject: 'a' },
      { number: 3, subject: 'second' },
      { number: 2, subject: 'first' },
      { number: 1, action: 'publish', subject: 'mf-press' },
    ]);
  });

  it('[F25] stores a change with its log entry and report, or nothing, whenever it is killed', async () => {
    const stored = await storeRelease(store, press);
    const { releases } = await goLive(store, 'first', stored);
    const stateOf = async ({ liveSets, documents, reports, log }: RegistryStore) => ({
      liveSet: liveSets.current()?.reason,
      report: await reports.read(liveSets.current()?.id ?? '').then((report) => report !== undefined),
      marks: await documents.read('marks'),
      log: (await log.read({ limit: 9 })).entries.map(({ subject }) => subject),
      intact: await log.isIntact(),
    });
    const sign = (set: LiveSet) => store.key.sign(LIVE_SET_PAYLOAD, set);
    const changes: ((store: RegistryStore) => Promise<unknown>)[] = [
      ({ liveSets }) =>
        liveSets.append({ reason: 'second', releases }, sign, (set) => ({
          ...recordOf(set),
          report: reportOf(set.id),
        })),
      ({ documents }) => documents.write('marks', { marks: [1] }, entryOf('mark')),
    ];
    for (const change of changes) {
      const before = await stateOf(store);
      const states = await store.afterKills(change, stateOf);
      const after = states.at(-1);
      expect(after?.log).toHaveLength(before.log.length + 1);
      const steps = states.map((state) =>
        [before, after].findIndex((step) => isDeepStrictEqual(state, step)),
      );
      expect(steps).toEqual(steps.toSorted());
      expect([...new Set(steps)]).toEqual([0, 1]);
    }
  });

  it('[GA5] keeps reports with their pictures, and the pictures of the newest ones only', async () => {
    const first = reportOf('1-a');
    await store.reports.write(first, new Map([['1-390-before.png', Buffer.from('one')]]));
    await store.reports.write({ ...first, pages: 7 }, new Map([['1-390-after.png', Buffer.from('two')]]));
    const names = ['1-390-before.png', '1-390-after.png', 'none.png', '../1-a.json'];
    const stored = await Promise.all(names.map((name) => store.reports.readPicture('1-a', name)));
    expect(stored.map(String)).toEqual(['one', 'two', 'undefined', 'undefined']);
    expect((await store.reports.read('1-a'))?.pages).toBe(7);
    for (let number = 2; number <= MAX_REPORTS_WITH_PICTURES + 1; number += 1) {
      await store.reports.write(reportOf(`${number}-a`));
    }
    expect(await store.reports.readPicture('1-a', '1-390-before.png')).toBeUndefined();
    expect(await store.reports.read('1-a')).toBeDefined();
  });

  it('numbers live sets upwards, from a given sequence on', async () => {
    const stored = await storeRelease(store, press);
    await goLive(store, 'first', stored);
    const sign = () => store.key.sign('t', {});
    const jumped = await store.liveSets.append(
      { reason: 'jump', releases: store.liveSets.current()?.releases ?? [], minSequence: 40 },
      sign,
      recordOf,
    );
    expect(jumped.sequence).toBe(40);
    expect((await goLive(store, 'next', stored)).sequence).toBe(41);
  });

  it('[SE7] skips a live set that this registry did not sign, and keeps its number', async () => {
    const stored = await storeRelease(store, press);
    const first = await goLive(store, 'first', stored);
    const forged = { releases: first.releases, reason: 'forged' };
    await store.liveSets.append(forged, () => store.key.sign('another-type', {}), recordOf);
    const reopened = await store.reopen();
    expect(reopened.liveSets.current()).toEqual(first);
    expect(reopened.warnings).toContain(
      'live set 2-'.concat(reopened.warnings[0]?.slice(11, 19) ?? '', ' is not signed by this registry'),
    );
    expect((await goLive(reopened, 'next', stored)).sequence).toBe(3);
  });

  it('[SE7] signs everything again with a new key, which is then enough', async () => {
    const stored = await storeRelease(store, press);
    const live = await goLive(store, 'first', stored);
    await store.close();
    const newKey = generateSigningKey();
    await rm(join(store.directory, 'key.pem'));
    await writeKeyFile(join(store.directory, 'key.pem'), newKey);
    let reopened = await store.reopen();
    await reopened.close();
    await rm(join(store.directory, 'earlier-public-keys'));

    reopened = await reopened.reopen();
    expect(reopened.warnings).toEqual([]);
    expect(reopened.key.publicKeys).toEqual([newKey.publicKey.text]);
    expect(reopened.releases.list()).toEqual([stored]);
    expect(reopened.liveSets.current()).toEqual(live);
    const envelope = reopened.liveSets.envelopeOf(live.id);
    expect(envelope?.signatures[0]?.keyid).toBe(newKey.publicKey.id);
  });

  it('[TR8] lists the release first that was published last', async () => {
    const older = await storeRelease(store, press, { sequence: 1, publishedAt: '2026-01-01T00:00:00.000Z' });
    const newer = await storeRelease(store, press2, { sequence: 2, publishedAt: '2026-01-02T00:00:00.000Z' });
    expect(store.releases.list().map(({ sequence }) => sequence)).toEqual([2, 1]);
    const publishedBy = { key: '0123456789abcdef', team: 'press' };
    const publication = { publishedAt: '2026-01-03T00:00:00.000Z', publishedBy };
    await store.releases.republish(older, publication, entryOf('again'));
    const expected = [{ ...older, publishedAt: '2026-01-03T00:00:00.000Z', publishedBy }, newer];
    expect(store.releases.list()).toEqual(expected);
    expect((await store.reopen()).releases.list()).toEqual(expected);
  });

  it('[OP13] removes a release with all its files, and keeps the others', async () => {
    const stored = await storeRelease(store, press);
    const kept = await storeRelease(store, maps);
    await store.releases.remove(stored);
    const reopened = await store.reopen();
    for (const each of [store, reopened]) {
      expect(each.releases.list()).toEqual([kept]);
      await expect(each.releases.directoryOf(stored)).rejects.toMatchObject({ code: 'RELEASE_UNKNOWN' });
    }
    await reopened.releases.verify(kept);
    await storeRelease(reopened, press);
    await reopened.releases.verify(stored);
  });

  it('replaces a damaged copy of a release', async () => {
    const stored = await storeRelease(store, press);
    const again = await storeRelease(store, press);
    expect(again.manifest).toBe(stored.manifest);
    await store.releases.verify(stored);
    expect(store.releases.list()).toEqual([again]);
  });

  it('rejects a release with another manifest than expected', async () => {
    const stored = await storeRelease(store, press);
    await expect(store.releases.verify({ ...stored, manifest: 'sha256-other' })).rejects.toMatchObject({
      code: 'RELEASE_HASH_MISMATCH',
    });
  });

  it('[TR1] reads the log from its end, and in parts', async () => {
    for (const subject of ['a', 'b', 'c', 'd'])
      await store.log.append({ action: 'activate', subject, outcome: 'done' });
    const subjects = async (range: { limit: number; before?: number }) =>
      (await store.log.read(range)).entries.map(({ number, subject }) => `${number}${subject}`);
    expect(await subjects({ limit: 2 })).toEqual(['4d', '3c']);
    expect(await subjects({ limit: 2, before: 3 })).toEqual(['2b', '1a']);
    expect(await subjects({ limit: 2, before: 1 })).toEqual([]);
    expect(await store.log.isIntact()).toBe(true);
    const reopened = await store.reopen();
    await reopened.log.append({ action: 'activate', subject: 'e', outcome: 'done' });
    expect(await reopened.log.isIntact()).toBe(true);
  });

  it('[TR1] adds simultaneous log entries one after another', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        store.log.append({ action: 'activate', subject: `${index}`, outcome: 'done' }),
      ),
    );
    const numbers = (await store.log.read({ limit: 100 })).entries.map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index));
    expect(await store.log.isIntact()).toBe(true);
  });

  it('removes a staged directory that was not added', async () => {
    const staged = await store.releases.stage();
    await writeFile(join(staged.path, 'file'), '');
    await staged.discard();
    await expect(readFile(join(staged.path, 'file'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('[F15] notices a damaged local file before a release goes live', async () => {
    const stored = await storeRelease(store, press);
    const directory = await store.releases.directoryOf(stored);
    await truncate(join(directory, 'server/index.cjs'), 3);
    await rm(join(directory, 'browser/style.css'));
    const verified = await store.releases.verify(stored).then(
      () => 'repaired from the database',
      (error) => error.code,
    );
    // The copy of a release in PostgreSQL is made again.
    expect(['RELEASE_INCOMPLETE', 'repaired from the database']).toContain(verified);
    if (verified !== 'RELEASE_INCOMPLETE')
      expect(await readFile(join(directory, 'browser/style.css'), 'utf8')).toBe(
        press.files['browser/style.css'],
      );
  });
});
