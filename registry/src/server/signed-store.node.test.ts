import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Envelope } from '@stadtraum/contracts/registry-api';
import { parsePublicKey } from '@stadtraum/federation-kit/signing';
import { makeKit, makeRemote, makeShell } from '../testing/fixture-releases.ts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry();
});
afterEach(() => registry.remove());

const press = makeRemote('mf-press');

describe('GET /live-set/signed', () => {
  it('[SE7] returns the signed live set with its ETag', async () => {
    const releases = [makeShell(), makeKit(), press];
    for (const release of releases) await registry.publish(release);
    const { liveSet } = (await registry.activate(...releases)).body;
    const response = await fetch(`${registry.url}/live-set/signed`);
    const etag = `"${liveSet.id}"`;
    expect(response.headers.get('etag')).toBe(etag);
    const { payload, signatures } = (await response.json()) as Envelope;
    expect(JSON.parse(Buffer.from(payload, 'base64').toString())).toEqual(liveSet);
    const { body } = await registry.request<{ keys: string[] }>('/identity');
    expect(signatures[0]?.keyid).toBe(parsePublicKey(body.keys[0] ?? '').id);
    const publicKey = await readFile(join(registry.directory, 'public-key'), 'utf8');
    expect(publicKey).toBe(`${body.keys[0]}\n`);
    const headers = { 'if-none-match': etag };
    expect((await fetch(`${registry.url}/live-set/signed`, { headers })).status).toBe(304);

    registry = await registry.restart({ minSequence: 70 });
    const lifted = (await registry.liveSet()).body;
    expect([lifted.sequence, lifted.releases]).toEqual([70, liveSet.releases]);
  });
});

describe('a store from before keys', () => {
  /** Turns the stopped registry's directory into one of an earlier version. */
  async function removeSignatures(liveSetId: string): Promise<void> {
    for (const name of ['key.pem', 'public-key', 'trust.json', 'nonces.json', 'log.jsonl', 'log-head.json']) {
      await rm(join(registry.directory, name));
    }
    await rm(join(registry.directory, 'publications'), { recursive: true });
    const path = join(registry.directory, 'live-sets', `${liveSetId}.json`);
    const { envelope: _, ...set } = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify(set));
  }

  it('[SE7] is signed at the first start with a key, and refused at any later one', async () => {
    const releases = [makeShell(), makeKit(), press];
    for (const release of releases) await registry.publish(release);
    const { liveSet } = (await registry.activate(...releases)).body;
    await registry.close();
    await removeSignatures(liveSet.id);

    registry = await registry.restart();
    expect((await registry.liveSet()).body).toEqual(liveSet);
    expect((await registry.request<unknown[]>('/releases')).body).toHaveLength(3);
    expect((await registry.log()).entries[0]).toMatchObject({
      action: 'start',
      reason: expect.stringContaining('were signed'),
    });
    registry = await registry.restart();
    expect((await registry.liveSet()).body).toEqual(liveSet);

    await registry.close();
    await rm(join(registry.directory, 'publications'), { recursive: true });
    registry = await registry.restart();
    expect((await registry.request<unknown[]>('/releases')).body).toEqual([]);
    expect((await registry.liveSet()).body.code).toBe('LIVE_SET_MISSING');
    for (const release of releases) expect((await registry.publish(release)).body.sequence).toBe(1);
    registry = await registry.restart();
    expect((await registry.liveSet()).body).toEqual(liveSet);
  });
});

describe('files of releases', () => {
  it('[SE7] are never served with a changed byte, which the log says', async () => {
    await registry.publish(press);
    const { name, version } = press.manifest;
    const url = `${registry.url}/releases/${name}/${version}`;
    for (const [file, path] of [
      ['browser/style.css', `${url}/files/browser/style.css`],
      ['manifest.json', `${url}/manifest.json`],
    ] as const) {
      expect((await fetch(path)).status).toBe(200);
      const stored = join(registry.directory, 'releases', name, version, file);
      const bytes = await readFile(stored);
      bytes[5] = (bytes[5] ?? 0) ^ 1;
      await writeFile(stored, bytes);
      const response = await fetch(path);
      const { code } = (await response.json()) as { code: string };
      expect([response.status, code]).toEqual([500, 'RELEASE_HASH_MISMATCH']);
      expect(await registry.newestEntry()).toMatchObject({
        action: 'serve',
        subject: `${file} of ${name}@${version}`,
        code: 'RELEASE_HASH_MISMATCH',
      });
    }
  });
});
