import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { activate, liveSetOf, publish, type Release, withServerCode } from './stage/releases.ts';
import { type OwnServer, startRegistry, startShell, trialRelease } from './stage/stage.ts';

/*
 * The unit tests of registry and shell truncate every file at each byte; here the whole servers start on such files. The first
 * live set is the last good one, the second is damaged.
 */
test.describe.configure({ mode: 'serial' });

let registry: OwnServer;
let shell: OwnServer;
let second: Release;
let firstSet: string;
let secondSet: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  registry = await startRegistry();
  shell = await startShell({ registryUrl: registry.url });
  firstSet = await liveSetOf(registry.url);
  second = withServerCode(await trialRelease(), '// the second live set');
  expect(await publish(registry.url, second)).toMatchObject({ status: 201 });
  expect(await activate(registry.url, second)).toMatchObject({ status: 200 });
  secondSet = await liveSetOf(registry.url);
  await expect.poll(servedSet, { timeout: 20_000 }).toBe(secondSet);
});

test.afterAll(async () => {
  await shell?.end('SIGKILL');
  await registry?.end('SIGKILL');
});

test('[F14] the registry is killed: the shell keeps serving, and restarts without it @full', async () => {
  await registry.end('SIGKILL');
  expect(await servedSet()).toBe(secondSet);
  await restartShell();
  expect(await servedSet()).toBe(secondSet);
  await expect.poll(() => shell.codes()).toContain('REGISTRY_UNAVAILABLE');
});

for (const [state, cut] of [
  ['is empty', () => 0],
  ['is half-written @full', (length: number) => Math.floor(length / 2)],
] as const) {
  test(`[F15] the shell’s live-set.json ${state} and the registry is down: the previous live set is served @full`, async () => {
    await shell.end('SIGKILL');
    await withDamage(join(shell.dataDirectory, 'shell/live-set.json'), cut, async () => {
      await restartShell();
      expect(await servedSet()).toBe(firstSet);
      expect(await shell.codes()).toContain('LIVE_SET_INVALID');
    });
  });
}

test('[F15] a release in the shell is half-written: the previous live set is served until the registry is back @full', async () => {
  await shell.end('SIGKILL');
  const { name, version } = second.manifest;
  const bundle = join(shell.dataDirectory, 'shell/releases', name, version, 'server/index.cjs');
  const sound = await readFile(bundle);
  await writeFile(bundle, sound.subarray(0, sound.length / 2));
  await restartShell();
  expect(await servedSet()).toBe(firstSet);
  expect(await shell.codes()).toContain('RELEASE_HASH_MISMATCH');

  await restartRegistry();
  await expect.poll(servedSet, { timeout: 20_000 }).toBe(secondSet);
  expect((await readFile(bundle)).equals(sound)).toBe(true);
});

test('[F15] the registry’s pointer to the live set is empty: it recovers the live set, and the shell keeps serving @full', async () => {
  await registry.end('SIGKILL');
  await withDamage(
    join(registry.dataDirectory, 'registry/current'),
    () => 0,
    async () => {
      await restartRegistry();
      expect(await liveSetOf(registry.url)).toBe(secondSet);
      expect(await servedSet()).toBe(secondSet);
      await registry.end('SIGKILL');
    },
  );
});

test('[F15] the registry’s live set is half-written: it serves the previous one, and the shell follows @full', async () => {
  await withDamage(
    join(registry.dataDirectory, 'registry/live-sets', `${secondSet}.json`),
    (length) => Math.floor(length / 2),
    async () => {
      await restartRegistry();
      expect(await liveSetOf(registry.url)).toBe(firstSet);
      await expect.poll(servedSet, { timeout: 20_000 }).toBe(firstSet);
    },
  );
});

/** Live set of a complete page. */
async function servedSet(): Promise<string | null> {
  const response = await fetch(`${shell.url}/heil`);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/data-block="probe"[^>]*><p class="[^"]+">Heil<\/p>/);
  return response.headers.get('x-live-set');
}

/** Damages a file during an action, and restores it afterwards. */
async function withDamage(
  path: string,
  cut: (length: number) => number,
  work: () => Promise<void>,
): Promise<void> {
  const sound = await readFile(path);
  await writeFile(path, sound.subarray(0, cut(sound.length)));
  await work();
  await writeFile(path, sound);
}

async function restartShell(): Promise<void> {
  await shell.end('SIGKILL');
  await writeFile(join(shell.dataDirectory, 'log'), '');
  shell = await startShell({ dataDirectory: shell.dataDirectory, registryUrl: registry.url });
}

async function restartRegistry(): Promise<void> {
  registry = await startRegistry({
    dataDirectory: registry.dataDirectory,
    port: Number(new URL(registry.url).port),
  });
}
