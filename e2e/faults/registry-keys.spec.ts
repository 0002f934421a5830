import { execFile } from 'node:child_process';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { REPOSITORY } from '../site/site.ts';
import {
  activate,
  fetchLiveSetId,
  publish,
  type Release,
  signWithKeyOf,
  withServerCode,
} from './stage/releases.ts';
import { type StageServer, stage, startRegistry, startShell, trialRelease } from './stage/stage.ts';

/*
 * What docs/operations.md says for a restored registry, and docs/keys.md for its new key and lost keys, done literally with real servers. The shell
 * is on another machine: it shares no directory with the registry and pins its keys.
 */
test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

const run = promisify(execFile);
const SWITCH = { timeout: 20_000 };

let registry: StageServer;
let shell: StageServer;
let firstKey: string;
let variants = 0;

test.beforeAll(async () => {
  registry = await startRegistry();
  [firstKey = ''] = await publicKeys();
  signWithKeyOf(registry.dataDirectory);
  shell = await startShell({ registryUrl: registry.url });
});

test.afterAll(async () => {
  await shell?.end('SIGKILL');
  await registry?.end('SIGKILL');
  signWithKeyOf(stage().registryData);
});

test('[SE7] after a backup was restored, the shell refuses the older live set until REGISTRY_MIN_SEQUENCE lifts it, and then follows @full', async () => {
  await shipNext();
  await registry.end();
  const operate = (...words: string[]) =>
    run(process.execPath, ['content-api/dist/operate.js', ...words], {
      cwd: REPOSITORY,
      env: { ...process.env, DATA_DIRECTORY: registry.dataDirectory },
    });
  const backup = join(registry.dataDirectory, 'backup');
  await operate('backup', backup, 'registry', 'keys');
  await startAgain();
  const backedUp = await liveSet();
  await shipNext();
  const newest = await shipNext();

  await registry.end();
  for (const folder of ['registry', 'keys', 'inner-secret'])
    await rm(join(registry.dataDirectory, folder), { recursive: true, force: true });
  await operate('restore', backup);
  await startAgain();
  expect(await liveSet()).toEqual(backedUp);
  await expect.poll(() => refuses(backedUp.id), SWITCH).toBe(true);
  // The next live set has the number of one that the shell has seen, which it remembers.
  await activateNext();
  const offered = await liveSet();
  await startShellAgain(firstKey);
  await expect.poll(() => refuses(offered.id), SWITCH).toBe(true);
  expect(await served()).toBe(newest);

  const lowest = Number.parseInt(await readyLiveSet(), 10) + 1;
  await registry.end();
  await startAgain({ REGISTRY_MIN_SEQUENCE: String(lowest) });
  const lifted = await liveSet();
  expect(lifted).toMatchObject({ sequence: lowest, releases: offered.releases });
  await expect.poll(served, SWITCH).toBe(lifted.id);

  await registry.end();
  await startAgain();
  expect(await liveSet()).toEqual(lifted);
  expect(await shipNext()).toMatch(new RegExp(`^${lowest + 1}-`));
});

test('[SE7] the registry’s key is replaced while the shell follows, and the old key is not trusted afterwards @full', async () => {
  const file = join(registry.dataDirectory, 'new-key.pem');
  await documented('openssl genpkey -algorithm ed25519 -out new-key.pem');
  await documented('chmod 600 new-key.pem');
  const newKey = await documented(
    "node -p \"'ed25519:' + require('crypto').createPublicKey(require('fs').readFileSync('new-key.pem')).export({ format: 'jwk' }).x\"",
  );
  const before = await liveSet();
  await startShellAgain(`${firstKey},${newKey}`);

  await registry.end();
  await rename(file, join(registry.dataDirectory, 'registry/key.pem'));
  await startAgain();
  expect(await publicKeys()).toEqual([newKey, firstKey]);
  expect(await liveSet()).toEqual(before);
  await shipNext();

  await startShellAgain(newKey);
  expect(await served()).toBe((await liveSet()).id);
  await registry.end();
  await rm(join(registry.dataDirectory, 'registry/earlier-public-keys'));
  await startAgain();
  expect(await publicKeys()).toEqual([newKey]);
  await shipNext();
  expect(await log()).toMatchObject({ intact: true });

  await startShellAgain(firstKey);
  await expect.poll(() => shell.codes(), SWITCH).toContain('LIVE_SET_SIGNATURE_INVALID');
  await startShellAgain(newKey);
});

test('[SE7] a lost key of the registry is replaced: the shell serves what it has until it gets the new public key @full', async () => {
  const [lost = ''] = await publicKeys();
  const before = (await liveSet()).id;
  await registry.end();
  await rm(join(registry.dataDirectory, 'registry/key.pem'));
  await startAgain();
  const [newKey = '', ...earlier] = await publicKeys();
  expect(earlier).toEqual([lost]);
  expect(newKey).not.toBe(lost);

  await activateNext();
  await expect.poll(() => shell.codes(), SWITCH).toContain('LIVE_SET_SIGNATURE_INVALID');
  expect(await served()).toBe(before);
  await startShellAgain(newKey);
  await expect.poll(served, SWITCH).toBe((await liveSet()).id);
});

test('[TR1] the lost key of the last manager is replaced on the registry’s machine @full', async () => {
  await registry.end();
  const [trust, kept] = ['registry/trust.json', 'trust.json'].map((path) =>
    join(registry.dataDirectory, path),
  ) as [string, string];
  await rename(trust, kept);
  await rm(join(registry.dataDirectory, 'keys/workspace.pem'));
  await startAgain();
  const { keys } = await read<{ keys: { team: string; state: string }[] }>('/keys');
  expect(keys).toMatchObject([{ team: 'workspace', state: 'active' }]);
  await shipNext();

  signWithKeyOf(stage().registryData);
  const { status, body } = await activate(registry.url, await trialRelease());
  expect([status, body.code]).toEqual([401, 'KEY_UNKNOWN']);
  expect(await log()).toMatchObject({ intact: true });
});

/** Runs a command of docs/keys.md in the registry's data directory. @returns what it prints */
async function documented(command: string): Promise<string> {
  expect(await readFile(join(REPOSITORY, 'docs/keys.md'), 'utf8')).toContain(`\`${command}\``);
  const { stdout } = await run('sh', ['-c', command], { cwd: registry.dataDirectory });
  return stdout.trim();
}

/** Publishes and activates one more release. @returns the id of the live set */
async function activateNext(): Promise<string> {
  variants += 1;
  const release: Release = withServerCode(await trialRelease(), `// ${variants}`);
  expect(await publish(registry.url, release)).toMatchObject({ status: 201 });
  const { status, body } = await activate(registry.url, release);
  expect(status, JSON.stringify(body)).toBe(200);
  return fetchLiveSetId(registry.url);
}

/** The same, and waits until the shell serves it. */
async function shipNext(): Promise<string> {
  const id = await activateNext();
  await expect.poll(served, SWITCH).toBe(id);
  return id;
}

async function startAgain(env: Record<string, string> = {}): Promise<void> {
  const port = Number(new URL(registry.url).port);
  registry = await startRegistry({ dataDirectory: registry.dataDirectory, port, env });
}

async function startShellAgain(keys: string): Promise<void> {
  await shell.end();
  await rm(join(shell.dataDirectory, 'log'));
  const { dataDirectory } = shell;
  shell = await startShell({ dataDirectory, registryUrl: registry.url, env: { REGISTRY_KEYS: keys } });
}

/** Expects a complete page. @returns id of its live set */
async function served(): Promise<string | null> {
  const response = await fetch(`${shell.url}/heil`);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/data-block="probe"[^>]*><p class="[^"]+">Heil<\/p>/);
  return response.headers.get('x-live-set');
}

/** Whether the shell has logged that a live set is older than one that it has seen. */
async function refuses(id: string): Promise<boolean> {
  const lines = await shell.log();
  return lines.some(({ code, msg }) => code === 'LIVE_SET_OUTDATED' && msg?.includes(`Live set ${id} `));
}

/** The highest live set that the shell has seen, as an operator reads it. */
async function readyLiveSet(): Promise<string> {
  return ((await (await fetch(`${shell.url}/readyz`)).json()) as { liveSet: string }).liveSet;
}

async function read<Body>(path: string): Promise<Body> {
  return (await (await fetch(registry.url + path)).json()) as Body;
}

const liveSet = () => read<{ id: string; sequence: number; releases: object[] }>('/live-set');
const log = () => read<{ intact: boolean }>('/log');
const publicKeys = async () => (await read<{ keys: string[] }>('/identity')).keys;
