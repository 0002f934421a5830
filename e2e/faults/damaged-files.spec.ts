import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { activate, fetchLiveSetId, publish, type Release, withServerCode } from './stage/releases.ts';
import { type StageServer, startRegistry, startShell, trialRelease } from './stage/stage.ts';

/*
 * The registry's and the shell's unit tests truncate every file at each byte. These tests start real servers with truncated
 * files: they damage the second live set, and the first one remains intact.
 */
test.describe.configure({ mode: 'serial' });

let registry: StageServer;
let shell: StageServer;
let second: Release;
let firstSet: string;
let secondSet: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  registry = await startRegistry();
  shell = await startShell({ registryUrl: registry.url });
  firstSet = await fetchLiveSetId(registry.url);
  second = withServerCode(await trialRelease(), '// the second live set');
  expect(await publish(registry.url, second)).toMatchObject({ status: 201 });
  expect(await activate(registry.url, second)).toMatchObject({ status: 200 });
  secondSet = await fetchLiveSetId(registry.url);
  await expect.poll(servedSet).toBe(secondSet);
});

test.afterAll(async () => {
  await shell?.end('SIGKILL');
  await registry?.end('SIGKILL');
});

test('[F14] when the registry is killed, the shell keeps serving pages, and restarts without the registry @full', async () => {
  await registry.end('SIGKILL');
  expect(await servedSet()).toBe(secondSet);
  await restartShell();
  expect(await servedSet()).toBe(secondSet);
  await expect.poll(() => shell.codes()).toContain('REGISTRY_UNAVAILABLE');
});

for (const [state, truncatedLength] of [
  ['is empty', () => 0],
  ['is half-written @full', (length: number) => Math.floor(length / 2)],
] as const) {
  test(`[F15] when the shell’s copy of the live set ${state} and the registry is down, the shell serves the previous live set @full`, async () => {
    await shell.end('SIGKILL');
    await whileDamaged(
      join(shell.dataDirectory, 'shell/live-sets', `${secondSet}.json`),
      truncatedLength,
      async () => {
        await restartShell();
        expect(await servedSet()).toBe(firstSet);
        expect(await shell.codes()).toContain('LIVE_SET_INVALID');
      },
    );
  });
}

test('[F15] when one of the shell’s releases is half-written, the shell serves the previous live set until the registry is back @full', async () => {
  await shell.end('SIGKILL');
  const { name, version } = second.manifest;
  const bundle = join(shell.dataDirectory, 'shell/releases', name, version, 'server/index.cjs');
  const intact = await readFile(bundle);
  await writeFile(bundle, intact.subarray(0, intact.length / 2));
  await restartShell();
  expect(await servedSet()).toBe(firstSet);
  expect(await shell.codes()).toContain('RELEASE_HASH_MISMATCH');

  await restartRegistry();
  await expect.poll(servedSet).toBe(secondSet);
  expect((await readFile(bundle)).equals(intact)).toBe(true);
});

test('[F15] when the registry’s pointer to the live set is empty, the registry recovers the live set, and the shell keeps serving it @full', async () => {
  await registry.end('SIGKILL');
  await whileDamaged(
    join(registry.dataDirectory, 'registry/current'),
    () => 0,
    async () => {
      await restartRegistry();
      expect(await fetchLiveSetId(registry.url)).toBe(secondSet);
      expect(await servedSet()).toBe(secondSet);
      await registry.end('SIGKILL');
    },
  );
});

test('[F15] [SE7] when the registry’s live set is half-written, the registry falls back to the previous one, which the shell refuses as outdated until a release is activated @full', async () => {
  await whileDamaged(
    join(registry.dataDirectory, 'registry/live-sets', `${secondSet}.json`),
    (length) => Math.floor(length / 2),
    async () => {
      await restartRegistry();
      expect(await fetchLiveSetId(registry.url)).toBe(firstSet);
      await expect.poll(() => shell.codes()).toContain('LIVE_SET_OUTDATED');
      expect(await servedSet()).toBe(secondSet);
      expect(await activate(registry.url, second)).toMatchObject({ status: 200 });
      const thirdSet = await fetchLiveSetId(registry.url);
      await expect.poll(servedSet).toBe(thirdSet);
    },
  );
});

/** Expects a complete page. @returns id of its live set */
async function servedSet(): Promise<string | null> {
  const response = await fetch(`${shell.url}/heil`);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/data-block="probe"[^>]*><p class="[^"]+">Heil<\/p>/);
  return response.headers.get('x-live-set');
}

/** Truncates a file during an action, and restores it afterwards. */
async function whileDamaged(
  path: string,
  truncatedLength: (length: number) => number,
  action: () => Promise<void>,
): Promise<void> {
  const intact = await readFile(path);
  await writeFile(path, intact.subarray(0, truncatedLength(intact.length)));
  await action();
  await writeFile(path, intact);
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
