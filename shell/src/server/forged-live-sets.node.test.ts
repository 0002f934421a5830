import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { REQUEST_PAYLOAD } from '@stadtraum/contracts/registry-api';
import { generateSigningKey, signEnvelope } from '@stadtraum/federation-kit/signing';
import { type FixtureRelease, liveSetOf, writeRemote } from '../../test/fixture-releases.ts';
import { blockOf, signLiveSet } from '../../test/stand-ins.ts';
import { TestShell } from '../../test/test-shell.ts';

const FIRST = '1-00000001';
const SECOND = '2-00000002';

let shell: TestShell;
/** Releases of the second live set: it replaces the remote. */
let second: FixtureRelease;

beforeEach(async () => {
  shell = await TestShell.prepare();
  shell.content.put({ path: '/', regions: { main: [blockOf('a', 'text', { html: 'da' })] } });
  second = await writeRemote(shell.releases, { version: '1.0.0-0000000002', sequence: 2 });
});
afterEach(() => shell.end());

const foreignKey = generateSigningKey();

/** Expects a complete page. @returns id of its live set */
async function servedSet(): Promise<unknown> {
  const { status, body, headers } = await shell.get('/');
  expect(status).toBe(200);
  expect(body).toContain('<p>da</p>');
  return headers['x-live-set'];
}

async function untilServed(id: string): Promise<void> {
  await shell.waitUntil(async () => (await shell.get('/')).headers['x-live-set'] === id);
}

/** Waits until the shell has logged a code, and for three more polls. */
async function untilLogged(code: string): Promise<void> {
  await shell.waitUntil(() => shell.codes().includes(code));
  const before = shell.registry.requests.length;
  await shell.waitUntil(() => shell.registry.requests.length >= before + 3);
}

describe('[SE7] a live set from a lying registry', () => {
  const changed = (liveSet: LiveSet): LiveSet => ({ ...liveSet, reason: 'changed on the way' });
  /** The envelope with another payload under the old signature. */
  const withPayload = (liveSet: LiveSet, payload: string) => ({
    ...signLiveSet(liveSet, shell.registry.key),
    payload: Buffer.from(payload).toString('base64'),
  });

  it.each<[what: string, code: string, lie: (liveSet: LiveSet) => unknown]>([
    ['has no signature @full', 'LIVE_SET_SIGNATURE_INVALID', (liveSet) => liveSet],
    [
      'is signed with a foreign key',
      'LIVE_SET_SIGNATURE_INVALID',
      (liveSet) => signLiveSet(liveSet, foreignKey),
    ],
    [
      'is signed with a foreign key under the name of the registry’s @full',
      'LIVE_SET_SIGNATURE_INVALID',
      (liveSet) => {
        const [signature] = signLiveSet(liveSet, foreignKey).signatures;
        const keyid = shell.registry.key.publicKey.id;
        return { ...signLiveSet(liveSet, foreignKey), signatures: [{ ...signature, keyid }] };
      },
    ],
    [
      'was changed after it was signed @full',
      'LIVE_SET_SIGNATURE_INVALID',
      (liveSet) => withPayload(liveSet, JSON.stringify(changed(liveSet))),
    ],
    [
      'was cut after it was signed @full',
      'LIVE_SET_SIGNATURE_INVALID',
      (liveSet) => withPayload(liveSet, JSON.stringify(liveSet).slice(0, -1)),
    ],
    [
      'has the signature of another live set @full',
      'LIVE_SET_SIGNATURE_INVALID',
      (liveSet) => ({
        ...signLiveSet(liveSet, shell.registry.key),
        signatures: signLiveSet(changed(liveSet), shell.registry.key).signatures,
      }),
    ],
    [
      'was signed as another kind of document @full',
      'LIVE_SET_SIGNATURE_INVALID',
      (liveSet) => ({
        ...signEnvelope(REQUEST_PAYLOAD, JSON.stringify(liveSet), shell.registry.key),
        payloadType: signLiveSet(liveSet, shell.registry.key).payloadType,
      }),
    ],
    [
      'is half an envelope @full',
      'LIVE_SET_SIGNATURE_INVALID',
      (liveSet) => ({ payload: signLiveSet(liveSet, shell.registry.key).payload }),
    ],
    [
      'is signed but no live set @full',
      'LIVE_SET_INVALID',
      () => signLiveSet({ id: 'x' } as LiveSet, shell.registry.key),
    ],
  ])('is refused and logged if it %s', async (_what, code, lie) => {
    await shell.startReady();
    shell.registry.sign = lie;
    await shell.activate(second);
    await untilLogged(code);
    expect(await servedSet()).toBe(FIRST);
    expect(shell.codes().filter((each) => each === code)).toHaveLength(1);
    expect((await shell.metrics()).get(`shell_refused_live_sets_total{code="${code}"}`)).toBeGreaterThan(2);
    expect((await shell.metrics()).get('shell_registry_up')).toBe(1);

    // The registry tells the truth again.
    shell.registry.sign = (liveSet) => signLiveSet(liveSet, shell.registry.key);
    await untilServed(SECOND);
  });

  it('is refused if it is older than the active one, even after a restart @full', async () => {
    await shell.startReady();
    const first = shell.registry.liveSet as LiveSet;
    await shell.activate(second);
    await untilServed(SECOND);
    shell.registry.liveSet = first;
    await untilLogged('LIVE_SET_OUTDATED');
    expect(await servedSet()).toBe(SECOND);

    await shell.stopShell();
    shell.log.length = 0;
    await shell.startReady();
    await untilLogged('LIVE_SET_OUTDATED');
    expect(await servedSet()).toBe(SECOND);
  });

  it('is refused if it has the sequence of the active one and other releases @full', async () => {
    await shell.startReady();
    await shell.activate(second);
    await untilServed(SECOND);
    const { liveSet } = shell.registry;
    shell.registry.liveSet = { ...(liveSet as LiveSet), id: '2-99999999' };
    await untilLogged('LIVE_SET_OUTDATED');
    expect(await servedSet()).toBe(SECOND);
  });

  it('is refused if it is older than one that could not be activated, even after a restart @full', async () => {
    await shell.startReady();
    const first = shell.registry.liveSet as LiveSet;
    shell.registry.change = (path, bytes) => (path.includes('0000000002') ? Buffer.from('{}') : bytes);
    await shell.activate(second);
    await untilLogged('RELEASE_MANIFEST_INVALID');
    await shell.stopShell();
    shell.log.length = 0;
    shell.registry.liveSet = { ...first, id: '1-99999999' };
    await shell.startReady();
    await untilLogged('LIVE_SET_OUTDATED');
    expect(await servedSet()).toBe(FIRST);
  });

  it('is accepted if it is signed with the second of two pinned keys, as in a rotation @full', async () => {
    const next = generateSigningKey();
    const keys = [shell.registry.key, next].map(({ publicKey }) => publicKey.text).join();
    await shell.startReady({ REGISTRY_KEYS: keys });
    shell.registry.sign = (liveSet) => signLiveSet(liveSet, next);
    await shell.activate(second);
    await untilServed(SECOND);
  });
});

describe('[SE7] [F4] a file from a lying registry', () => {
  it.each<[what: string, code: string, change: (path: string, bytes: Buffer) => Buffer]>([
    [
      'is changed',
      'RELEASE_HASH_MISMATCH',
      (path, bytes) =>
        path.endsWith('text.css') ? Buffer.from(bytes.toString().replace('block', 'bl0ck')) : bytes,
    ],
    [
      'is cut @full',
      'RELEASE_HASH_MISMATCH',
      (path, bytes) => (path.endsWith('index.cjs') ? bytes.subarray(0, 100) : bytes),
    ],
    [
      'is longer @full',
      'RELEASE_TOO_LARGE',
      (path, bytes) => (path.endsWith('text.css') ? Buffer.concat([bytes, bytes]) : bytes),
    ],
    [
      'is another file of the release @full',
      'RELEASE_HASH_MISMATCH',
      (path, bytes) => (path.endsWith('island.css') ? Buffer.from('@layer blocc {}') : bytes),
    ],
    [
      'is another manifest @full',
      'RELEASE_HASH_MISMATCH',
      (path, bytes) =>
        path.endsWith('manifest.json')
          ? Buffer.from(bytes.toString().replace('"sequence":2', '"sequence":3'))
          : bytes,
    ],
  ])('keeps the last good live set active if it %s', async (_what, code, change) => {
    await shell.startReady();
    shell.registry.change = change;
    await shell.activate(second);
    await untilLogged(code);
    expect(await servedSet()).toBe(FIRST);
    const { status, body } = await shell.get('/assets/mf-fixture/1.0.0-0000000002/text.css');
    expect([status, body]).toEqual([503, expect.stringContaining('gerade nicht verfügbar')]);
    expect(await readdir(join(shell.data, 'shell/releases/mf-fixture'))).toEqual(['1.0.0-0000000001']);
  });
});

describe('[SE7] a live set on the shell’s disk', () => {
  /** Starts a shell without a registry, on the files of one that had two live sets. */
  async function restartWith(change: (folder: string) => Promise<unknown>): Promise<void> {
    await shell.startReady();
    await shell.activate(second);
    await untilServed(SECOND);
    await shell.stopShell();
    await shell.registry.stop();
    shell.log.length = 0;
    await change(join(shell.data, 'shell/live-sets'));
    await shell.startReady();
  }

  /** A live set with a forged release, which is stored on the disk, complete and with correct hashes. */
  async function forgery(): Promise<LiveSet> {
    const forged = await writeRemote(join(shell.data, 'shell/releases'), {
      version: '1.0.0-00000000ff',
      files: { 'browser/text.css': '@layer evil {}' },
    });
    const { releases } = shell.registry.liveSet as LiveSet;
    const others = releases.filter(({ name }) => name !== forged.live.name);
    return { ...liveSetOf(3, forged), releases: [...others, forged.live] };
  }

  it.each<[what: string, serves: string, codes: string[], change: (folder: string) => Promise<unknown>]>([
    [
      'is unsigned, as in earlier versions of the shell @full',
      SECOND,
      ['LIVE_SET_SIGNATURE_INVALID'],
      async (folder) => writeFile(join(folder, '3-00000003.json'), JSON.stringify(await forgery())),
    ],
    [
      'is signed with a foreign key',
      SECOND,
      ['LIVE_SET_SIGNATURE_INVALID'],
      async (folder) =>
        writeFile(join(folder, '3-00000003.json'), JSON.stringify(signLiveSet(await forgery(), foreignKey))),
    ],
    [
      'has the signature of another one @full',
      SECOND,
      ['LIVE_SET_SIGNATURE_INVALID'],
      async (folder) => {
        const genuine = JSON.parse(await readFile(join(folder, `${SECOND}.json`), 'utf8'));
        const payload = Buffer.from(JSON.stringify(await forgery())).toString('base64');
        await writeFile(join(folder, '3-00000003.json'), JSON.stringify({ ...genuine, payload }));
      },
    ],
    [
      'was changed @full',
      FIRST,
      ['LIVE_SET_SIGNATURE_INVALID', 'LIVE_SET_OUTDATED'],
      async (folder) => {
        const path = join(folder, `${SECOND}.json`);
        const envelope = JSON.parse(await readFile(path, 'utf8'));
        const text = Buffer.from(envelope.payload, 'base64').toString().replace('a test', 'a tesT');
        await writeFile(path, JSON.stringify({ ...envelope, payload: Buffer.from(text).toString('base64') }));
      },
    ],
    [
      'was cut @full',
      FIRST,
      ['LIVE_SET_INVALID', 'LIVE_SET_OUTDATED'],
      async (folder) => {
        const path = join(folder, `${SECOND}.json`);
        await writeFile(path, (await readFile(path)).subarray(0, 500));
      },
    ],
    [
      'was swapped for an older one @full',
      FIRST,
      ['LIVE_SET_SIGNATURE_INVALID', 'LIVE_SET_OUTDATED'],
      async (folder) =>
        writeFile(join(folder, `${SECOND}.json`), await readFile(join(folder, `${FIRST}.json`))),
    ],
    [
      'was deleted, so that an older one is the newest @full',
      FIRST,
      ['LIVE_SET_OUTDATED'],
      (folder) => rm(join(folder, `${SECOND}.json`)),
    ],
  ])('is never used if it %s', async (_what, serves, codes, change) => {
    await restartWith(change);
    expect(await servedSet()).toBe(serves);
    expect(shell.codes()).toEqual(expect.arrayContaining(codes));
    const forged = await shell.get('/assets/mf-fixture/1.0.0-00000000ff/text.css');
    expect([forged.status, forged.body]).toEqual([404, 'Das gibt es hier nicht.\n']);

    await shell.registry.open();
    await untilServed(SECOND);
  });

  it('leaves the shell not ready if it is unsigned and the only one, until the registry responds @full', async () => {
    await shell.startReady();
    await shell.stopShell();
    await shell.registry.stop();
    const folder = join(shell.data, 'shell/live-sets');
    await writeFile(join(folder, `${FIRST}.json`), JSON.stringify(shell.registry.liveSet));
    await shell.start();
    expect((await shell.get('/readyz')).status).toBe(503);
    expect((await shell.get('/')).status).toBe(503);
    await shell.registry.open();
    await untilServed(FIRST);
  });
});
