import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { generateSigningKey } from '@stadtraum/federation-kit/signing';
import { createLogger } from '@stadtraum/server-base/logging';
import { writeRemote } from '../../test/fixture-releases.ts';
import { SOURCE_CODE, SOURCE_RENDERER } from '../../test/source-renderer.ts';
import { blockOf, signLiveSet } from '../../test/stand-ins.ts';
import { TestShell } from '../../test/test-shell.ts';
import { readSettings } from './settings.ts';
import { type Shell, startShell } from './shell.ts';

const FIRST = '/assets/mf-fixture/1.0.0-0000000001/text.css';
const SECOND = '/assets/mf-fixture/1.0.0-0000000002/text.css';

let site: TestShell;
const others: (() => Promise<void>)[] = [];
beforeEach(async () => {
  site = await TestShell.prepare();
  site.content.put({ path: '/', regions: { main: [blockOf('a', 'text', { html: 'da' })] } });
});
afterEach(async () => {
  for (const end of others.splice(0)) await end();
  await site.end();
});

/** Starts one more shell of the same site, on a disk of its own. */
async function startAnother(): Promise<{ shell: Shell; url: string; directory: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'shell-b-'));
  const settings = readSettings({
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_PORT: '0',
    DATA_DIRECTORY: directory,
    REGISTRY_URL: site.registry.url,
    REGISTRY_KEYS: site.registry.key.publicKey.text,
    CONTENT_API_URL: site.content.url,
  });
  const shell = await startShell(settings, SOURCE_RENDERER, createLogger('shell', 'silent'), SOURCE_CODE);
  others.push(async () => {
    await shell.close();
    await rm(directory, { recursive: true });
  });
  return { shell, url: `http://127.0.0.1:${shell.port}`, directory };
}

/** Offers a second live set, with a changed remote. @returns its id */
async function offerSecond(): Promise<string> {
  const release = await writeRemote(site.releases, {
    version: '1.0.0-0000000002',
    sequence: 2,
    files: { 'browser/text.css': '@layer second {}' },
  });
  return site.activate(release);
}

describe('[TR9] a shell that lacks a release', () => {
  it('answers for the files of a page that another shell has composed with a newer live set', async () => {
    const first = site.registry.liveSet as LiveSet;
    const second = await offerSecond();
    const another = await startAnother();
    const page = await fetch(`${another.url}/`);
    const body = await page.text();
    expect(page.headers.get('x-live-set')).toBe(second);
    const assets = [...new Set(body.match(/\/assets\/[^"\s]+\.(?:js|css)/g) ?? [])];
    expect(assets).toContain(SECOND);

    // What a shell gets that polled just before the activation.
    site.registry.liveSet = first;
    await site.startReady();
    for (const path of assets) expect([path, (await site.get(path)).status]).toEqual([path, 200]);
    expect((await site.get(SECOND)).body).toBe('@layer second {}');
    expect((await site.get('/')).headers['x-live-set']).toBe(first.id);
  });

  it('answers for the files of an earlier live set if it is new @full', async () => {
    await offerSecond();
    await site.startReady();
    const { status, body, headers } = await site.get(FIRST);
    expect([status, body, headers['cache-control']]).toEqual([
      200,
      '@layer block {}',
      'public, max-age=31536000, immutable, no-transform',
    ]);
    expect(site.log.filter(({ msg }) => String(msg).startsWith('release fetched'))).toHaveLength(1);
  });

  it('fetches it once, however many files are requested at the same time @full', async () => {
    await offerSecond();
    await site.startReady();
    const files = ['text.css', 'island.css', 'island.js', 'remoteEntry.js'];
    const paths = files.map((file) => FIRST.replace('text.css', file));
    const responses = await Promise.all([...paths, ...paths, ...paths].map((path) => site.get(path)));
    expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const manifest = '/releases/mf-fixture/1.0.0-0000000001/manifest.json';
    expect(site.registry.requests.filter((path) => path === manifest)).toHaveLength(1);
  });

  it('fetches nothing for names that no signed live set contains, and asks for the live sets at most ten times a second @full', async () => {
    await site.startReady();
    // Published, but never live.
    await writeRemote(site.releases, { version: '1.0.0-0000000009' });
    const startedAt = performance.now();
    const before = site.registry.requests.length;
    const paths = Array.from({ length: 300 }, (_, index) =>
      index % 3 === 0
        ? '/assets/mf-fixture/1.0.0-0000000009/text.css'
        : `/assets/mf-guess-${index}/1.0.0-0123456789/text.css`,
    );
    const responses: number[] = [];
    for (let start = 0; start < paths.length; start += 50) {
      const batch = paths.slice(start, start + 50).map((path) => site.get(path));
      responses.push(...(await Promise.all(batch)).map(({ status }) => status));
    }
    expect(new Set(responses)).toEqual(new Set([404]));
    const asked = site.registry.requests.slice(before);
    expect(asked.filter((path) => path.startsWith('/releases/'))).toEqual([]);
    const listings = asked.filter((path) => path.startsWith('/live-sets/'));
    expect(listings.length).toBeGreaterThan(0);
    expect(listings.length).toBeLessThanOrEqual(2 + (performance.now() - startedAt) / 100);
  });

  it.each([
    ['a foreign key', () => generateSigningKey()],
    ['the registry’s own key', () => site.registry.key],
  ])('accepts the list of live sets only with valid signatures (%s)', async (_name, keyOf) => {
    await offerSecond();
    await site.startReady();
    site.registry.sign = (liveSet) => signLiveSet(liveSet, keyOf());
    const isGenuine = keyOf() === site.registry.key;
    expect((await site.get(FIRST)).status).toBe(isGenuine ? 200 : 404);
    expect(site.codes().includes('LIVE_SET_SIGNATURE_INVALID')).toBe(!isGenuine);
  });

  it('refuses changed files of it with a 503, logs them, and recovers', async () => {
    await offerSecond();
    await site.startReady();
    site.registry.change = (path, bytes) =>
      path.endsWith('/text.css') ? Buffer.from('@layer evil! {}') : bytes;
    const { status, headers } = await site.get(FIRST);
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '2']);
    expect(site.codes()).toContain('RELEASE_HASH_MISMATCH');
    // Further requests do not repeat the attempt at once.
    const before = site.registry.requests.filter((path) => path.startsWith('/releases/')).length;
    await Promise.all(Array.from({ length: 20 }, () => site.get(FIRST)));
    expect(site.registry.requests.filter((path) => path.startsWith('/releases/'))).toHaveLength(before);
    site.registry.change = (_path, bytes) => bytes;
    await site.waitUntil(async () => (await site.get(FIRST)).body === '@layer block {}');
  });
});

describe('[TR9] [SE7] a file that was changed in the shell’s store', () => {
  const copyOf = (path: string) => join(site.data, 'shell/releases/mf-fixture/1.0.0-0000000001', path);

  it('is fetched again before it is served', async () => {
    await site.startReady();
    await writeFile(copyOf('browser/text.css'), '@layer evil! {}');
    expect((await site.get(FIRST)).body).toBe('@layer block {}');
    expect(site.codes()).toContain('RELEASE_HASH_MISMATCH');
    expect(await readFile(copyOf('browser/text.css'), 'utf8')).toBe('@layer block {}');
  });

  it('is answered with a 503 while the registry is down, and served when it is back @full', async () => {
    await site.startReady();
    await site.registry.stop();
    await rm(copyOf('browser/island.css'));
    await writeFile(copyOf('browser/text.css'), '@layer evil! {}');
    for (const path of [FIRST, FIRST.replace('text', 'island')]) {
      const { status, body } = await site.get(path);
      expect([status, body.includes('evil')]).toEqual([503, false]);
    }
    await site.registry.open();
    await site.waitUntil(async () => (await site.get(FIRST)).body === '@layer block {}');
  });

  it('is noticed at the start even if its manifest was changed with it @full', async () => {
    await site.startReady();
    await site.stopShell();
    const manifest = JSON.parse(await readFile(copyOf('manifest.json'), 'utf8'));
    const forged = await writeRemote(join(site.directory, 'forged'), {
      files: { 'browser/text.css': '@layer evil! {}' },
    });
    await writeFile(copyOf('browser/text.css'), '@layer evil! {}');
    await writeFile(copyOf('manifest.json'), JSON.stringify({ ...manifest, files: forged.manifest.files }));
    await site.startReady();
    expect(site.codes()).toContain('RELEASE_HASH_MISMATCH');
    expect((await site.get(FIRST)).body).toBe('@layer block {}');
  });

  it('is fetched again if it is a server bundle that a new renderer needs @full', async () => {
    site.content.put({ path: '/ende', regions: { main: [blockOf('x', 'dies')] } });
    await site.startReady();
    const bundle = await readFile(copyOf('server/index.cjs'));
    await writeFile(copyOf('server/index.cjs'), 'throw new Error("evil");');
    await site.get('/ende');
    await site.waitUntil(() => site.codes().includes('RELEASE_HASH_MISMATCH'));
    await site.waitUntil(async () => (await readFile(copyOf('server/index.cjs'))).equals(bundle));
    await site.waitUntil(async () => JSON.parse((await site.get('/readyz')).body).renderers === 3);
    expect((await site.get('/')).body).toContain('<p>da</p>');
  });
});
