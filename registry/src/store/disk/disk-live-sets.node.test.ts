import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LiveRelease, LiveSet } from '@stadtraum/contracts/live-set';
import { LIVE_SET_PAYLOAD } from '@stadtraum/contracts/registry-api';
import { openRegistryKey, type RegistryKey } from '../../identity/registry-key.ts';
import { recordOf } from '../../testing/store-release.ts';
import { DiskLiveSets } from './disk-live-sets.ts';
import { DiskLog } from './disk-log.ts';
import { DiskReports } from './disk-reports.ts';

const SHELL: LiveRelease = {
  name: 'shell',
  version: '1.0.0-0123456789',
  kind: 'shell',
  sequence: 1,
  manifest: `sha256-${'A'.repeat(43)}=`,
  liveSince: '2026-01-01T00:00:00.000Z',
};

let directory: string;
let warnings: string[];
let key: RegistryKey;
let releaseLog: DiskLog;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'live-sets-'));
  await (await openRegistryKey(directory)).save();
  key = await openRegistryKey(directory);
  warnings = [];
  releaseLog = await DiskLog.open(directory, log);
});
afterEach(async () => {
  await releaseLog.close();
  await rm(directory, { recursive: true });
});

const log = { warn: (_details: object, message: string) => void warnings.push(message) };
const open = (isUsable = async (_set: LiveSet) => true) =>
  DiskLiveSets.open(directory, { isUsable, key, log, releaseLog, reports: new DiskReports(directory) });
const sign = (set: LiveSet) => key.sign(LIVE_SET_PAYLOAD, set);
const pathOf = (set: LiveSet) => join(directory, 'live-sets', `${set.id}.json`);

async function appendThree(): Promise<[LiveSet, LiveSet, LiveSet]> {
  const store = await open();
  const append = (reason: string) => store.append({ reason, releases: [SHELL] }, sign, recordOf);
  return [await append('first'), await append('second'), await append('third')];
}

/** Truncates the file to shorter lengths, `step` bytes apart and by one byte, and calls `check` after each. */
async function truncateEach(
  step: number,
  path: string,
  check: (length: number) => Promise<void>,
): Promise<void> {
  const bytes = await readFile(path);
  for (let length = 0; length < bytes.length; length += Math.min(step, bytes.length - 1 - length) || 1) {
    await writeFile(path, bytes.subarray(0, length));
    warnings = [];
    await check(length);
  }
}

describe.each([
  ['at some bytes', 29],
  ['at any byte @full', 1],
])('DiskLiveSets with a file that ends early, %s', (_bytes, step) => {
  it('returns the newest set when `current` is truncated', async () => {
    const [, , third] = await appendThree();
    const completeLength = `${third.id}`.length;
    await truncateEach(step, join(directory, 'current'), async (length) => {
      expect((await open()).current()).toEqual(third);
      expect(warnings.length).toBe(length < completeLength ? 1 : 0);
    });
  });

  it('returns the previous set when the live set is truncated', async () => {
    const [, second, third] = await appendThree();
    const completeLength = (await readFile(pathOf(third))).length - 1;
    await truncateEach(step, pathOf(third), async (length) => {
      expect((await open()).current()).toEqual(length < completeLength ? second : third);
      expect(warnings.length).toBe(length < completeLength ? 2 : 0);
    });
  });

  it('opens without a live set when the only one is truncated', async () => {
    const store = await open();
    const only = await store.append({ reason: 'only', releases: [SHELL] }, sign, recordOf);
    const completeLength = (await readFile(pathOf(only))).length - 1;
    await truncateEach(step, pathOf(only), async (length) => {
      expect((await open()).current()).toEqual(length < completeLength ? undefined : only);
    });
  });
});

describe('DiskLiveSets', () => {
  it('is empty at first, and keeps all appended sets', async () => {
    expect((await open()).current()).toBeUndefined();
    const [first, second, third] = await appendThree();
    const store = await open();
    expect(store.current()).toEqual(third);
    expect(store.history()).toEqual([third, second, first]);
    expect(store.find(second.id)).toEqual(second);
    expect(warnings).toEqual([]);
  });

  it('detects a single changed character', async () => {
    const [, second, third] = await appendThree();
    const text = await readFile(pathOf(third), 'utf8');
    await writeFile(pathOf(third), text.replace('third', 'thirb'));
    expect((await open()).current()).toEqual(second);
  });

  it('skips sets with missing or damaged releases', async () => {
    const [first, , third] = await appendThree();
    const store = await open(async (set) => set.id === first.id);
    expect(store.current()).toEqual(first);
    expect(warnings.at(-1)).toBe(`live set ${third.id} is unusable; live set ${first.id} is used instead`);
  });

  it('treats a missing `current` as damage once a set is stored', async () => {
    const [, , third] = await appendThree();
    await rm(join(directory, 'current'));
    expect((await open()).current()).toEqual(third);
    expect(warnings).toHaveLength(1);
  });

  it('ignores a set that never became current, and removes it on the next switch', async () => {
    const [, second, third] = await appendThree();
    await writeFile(join(directory, 'current'), `${second.id}\n`);
    await writeFile(join(directory, 'live-sets', '.9-00000000.json.x.tmp'), '');
    const store = await open();
    expect(store.current()).toEqual(second);

    const next = await store.append({ reason: 'next', releases: [SHELL] }, sign, recordOf);
    expect(next.sequence).toBe(third.sequence + 1);
    expect((await open()).history().map(({ reason }) => reason)).toEqual(['next', 'second', 'first']);
    expect(await readdir(join(directory, 'live-sets'))).toHaveLength(3);
  });

  it('does not treat the first set as live when the first switch was interrupted', async () => {
    const store = await open();
    await store.append({ reason: 'first', releases: [SHELL] }, sign, recordOf);
    await writeFile(join(directory, 'current'), 'none\n');
    expect((await open()).current()).toBeUndefined();
    expect(warnings).toEqual([]);
  });
});

describe('[SE7] the signatures of live sets', () => {
  const rewrite = async (set: LiveSet, change: (stored: LiveSet & { envelope?: unknown }) => object) =>
    writeFile(pathOf(set), JSON.stringify(change(JSON.parse(await readFile(pathOf(set), 'utf8')))));

  it('are refused if missing, foreign, or of another set', async () => {
    const [first, second, third] = await appendThree();
    const foreign = await openRegistryKey(join(directory, 'foreign'));
    const { envelope } = JSON.parse(await readFile(pathOf(first), 'utf8'));
    const forgeries: ((stored: LiveSet & { envelope?: unknown }) => object)[] = [
      ({ envelope: _, ...set }) => set,
      ({ envelope: _, ...set }) => ({ ...set, envelope: foreign.sign(LIVE_SET_PAYLOAD, set) }),
      (stored) => ({ ...stored, envelope }),
      ({ envelope: _, ...set }) => ({ ...set, envelope: key.sign('application/json', set) }),
    ];
    const original = await readFile(pathOf(third));
    for (const forgery of forgeries) {
      await rewrite(third, forgery);
      warnings = [];
      expect((await open()).current()).toEqual(second);
      expect(warnings[0]).toBe(`live set ${third.id} is not signed by this registry`);
      await writeFile(pathOf(third), original);
    }
  });

  it('are added at the first start with a key, and at no other', async () => {
    const [, second, third] = await appendThree();
    for (const set of [second, third]) await rewrite(set, ({ envelope: _, ...stored }) => stored);
    await rm(join(directory, 'key.pem'));
    await rm(join(directory, 'public-key'));

    key = await openRegistryKey(directory);
    expect((await open()).envelopeOf(third.id)).toBeDefined();
    await key.save();
    key = await openRegistryKey(directory);
    expect((await open()).history()).toHaveLength(3);
    await rewrite(third, ({ envelope: _, ...stored }) => stored);
    expect((await open()).current()).toEqual(second);
  });

  it('are made again with a new key of the registry, and those of the old key stay valid', async () => {
    const [, , third] = await appendThree();
    const [oldKey] = key.publicKeys;
    await rm(join(directory, 'key.pem'));
    key = await openRegistryKey(directory);
    expect(key.takesOver).toBe(false);
    expect(key.publicKeys[1]).toBe(oldKey);
    const store = await open();
    await key.save();
    expect(key.open(store.envelopeOf(third.id), LIVE_SET_PAYLOAD)).toEqual({ value: third, keyId: key.id });
    expect((await openRegistryKey(directory)).publicKeys).toEqual(key.publicKeys);
  });

  it('never count down: a new set gets at least the sequence that is asked for', async () => {
    const [, , third] = await appendThree();
    const store = await open();
    const lifted = await store.append({ reason: 'lift', releases: [SHELL], minSequence: 40 }, sign, recordOf);
    expect(lifted.sequence).toBe(40);
    const next = await store.append(
      { reason: 'next', releases: [SHELL], minSequence: third.sequence },
      sign,
      recordOf,
    );
    expect(next.sequence).toBe(41);
  });
});
