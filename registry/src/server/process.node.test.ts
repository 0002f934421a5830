import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKit, makeRemote, makeShell } from '../testing/fixture-releases.ts';
import { type RegistryProcess, spawnRegistry } from '../testing/running-registry.ts';
import { clientOf, readSigningKey } from '../testing/signed-client.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'registry-process-'));
});
afterAll(() => rm(directory, { recursive: true, force: true, maxRetries: 3 }));

/** The error output of a registry that fails to start with these settings. */
async function failedStart(env: NodeJS.ProcessEnv): Promise<string> {
  const started = spawnRegistry(env.DATA_DIRECTORY ?? directory, env);
  return started.then(
    () => 'the registry started',
    (error: Error) => error.message,
  );
}

describe('the registry process', () => {
  it('exits with one clear line for an invalid setting, a taken port or an unusable directory @full', async () => {
    const running = await spawnRegistry(directory);
    const { port } = new URL(running.url);
    await writeFile(join(directory, 'file'), '');

    const [setting, taken, unusable] = await Promise.all([
      failedStart({ REGISTRY_PORT: 'abc' }),
      failedStart({ REGISTRY_PORT: port, DATA_DIRECTORY: join(directory, 'other') }),
      failedStart({ DATA_DIRECTORY: join(directory, 'file') }),
    ]);
    expect(setting).toMatch(/^SETTING_INVALID: REGISTRY_PORT is abc: [^\n]+\n$/);
    expect(taken).toMatch(new RegExp(`^SERVER_PORT_TAKEN: Port ${port}, [^\\n]+REGISTRY_PORT[^\\n]+\\n$`));
    expect(unusable).toMatch(/^DATA_DIRECTORY_UNUSABLE: [^\n]+\n$/);
    expect(await running.end()).toBe(0);
  });

  it('[OP4] does not open a store that another registry is using @full', async () => {
    const data = join(directory, 'shared');
    const running = await spawnRegistry(data);
    expect(await failedStart({ DATA_DIRECTORY: data })).toMatch(/^REGISTRY_STORE_LOCKED: [^\n]+\n$/);
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    await running.end('SIGKILL');
    const next = await spawnRegistry(data);
    expect(await next.end()).toBe(0);
  });

  it('finishes a running activation on SIGTERM, then exits with 0', async () => {
    const data = join(directory, 'graceful');
    const running = await spawnRegistry(data);
    const client = clientOf(running.url, await readSigningKey(data));
    const releases = [makeShell(), makeKit(), makeRemote('mf-press')] as const;
    for (const release of releases) await client.publish(release);
    const activation = client.activate(...releases);
    await Promise.race([activation, smokeTestOf(running)]);
    const [response, code] = await Promise.all([activation, running.end()]);
    // The exit code would be 1 if the process had been killed at its timeout.
    expect([response.status, code]).toEqual([200, 0]);
  });

  it('[F25] has the old or the new live set after kill -9 at any moment during an activation @full', async () => {
    const data = join(directory, 'killed');
    let running = await spawnRegistry(data);
    const key = await readSigningKey(data);
    const versions = Array.from({ length: 20 }, (_, index) =>
      makeRemote('mf-press', { component: `return ${index}` }),
    );
    const base = [makeShell(), makeKit(), makeRemote('mf-press')] as const;
    for (const release of [...base, ...versions]) await clientOf(running.url, key).publish(release);
    let before = (await clientOf(running.url, key).activate(...base)).body.liveSet;

    for (const [index, release] of versions.entries()) {
      const response = clientOf(running.url, key)
        .activate(release)
        .catch(() => undefined);
      // Across all rounds, the delays cover the duration of an activation.
      await delayed(index * 45, () => running.end('SIGKILL'));
      const acknowledged = (await response)?.body.liveSet;

      running = await spawnRegistry(data);
      const { status, body: after } = await clientOf(running.url, key).liveSet();
      expect(status).toBe(200);
      if (acknowledged) expect(after).toEqual(acknowledged);
      if (after.id !== before.id) {
        expect(after.releases.at(-1)?.version).toBe(release.manifest.version);
        expect(after.sequence).toBeGreaterThan(before.sequence);
      }
      before = after;
    }
    await running.end();
  });
});

/** Waits until the registry's process has started a smoke test, which is its child. Where there is no /proc, waits for 100 ms. */
async function smokeTestOf({ child: { pid } }: RegistryProcess): Promise<void> {
  const file = `/proc/${pid}/task/${pid}/children`;
  do await delayed(existsSync(file) ? 5 : 100, async () => undefined);
  while (existsSync(file) && readFileSync(file, 'utf8') === '');
}

async function delayed<T>(ms: number, job: () => Promise<T>): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return job();
}
