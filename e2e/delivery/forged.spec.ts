import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { changeRelease, formOf, type Release, readRelease } from '../faults/stage/releases.ts';
import { freePort, type ServerProcess, startProcess } from '../site/server-process.ts';
import {
  type Envelope,
  integrityOf,
  keyIdOf,
  postJson,
  publicKeyText,
  type RequestToSign,
  signEnvelope,
  signRequest,
  workspaceKey,
} from '../site/signed-request.ts';
import { REPOSITORY } from '../site/site.ts';

/*
 * Forged, replayed, foreign, revoked, cut and swapped requests, uploads and files: all are refused, and appear in the log of the registry.
 * What a shell refuses is tested in the shell.
 */

test.describe.configure({ mode: 'serial' });

const REMOTE = 'mf-press';
const TEAM_REMOTE = 'mf-jobs';
const SHARED = ['shell', 'shared-ui', REMOTE];

interface LogEntry {
  number: number;
  action: string;
  outcome: string;
  code?: string;
  key?: string;
  team?: string;
  count?: number;
}

let directory: string;
let port: number;
let registry: ServerProcess;
/** The key of the first start. */
let manager: KeyObject;
/** Key of a team that does everything with mf-jobs. */
let team: KeyObject;
let revoked: KeyObject;
const stranger = newKey();
let press: Release;
let jobs: Release;

test.beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'stadtraum-forged-'));
  port = await freePort();
  await start();
  manager = await workspaceKey(directory);
  team = await addKey();
  revoked = await addKey();
  await accept(postSigned('/keys', manager, { action: 'revoke-key', parameters: { id: keyIdOf(revoked) } }));

  const releases = await Promise.all(SHARED.map((name) => readRelease(join(REPOSITORY, name, 'release'))));
  for (const release of releases) await accept(publish(release));
  press = releases[SHARED.indexOf(REMOTE)] as Release;
  const next = withComment(press, 'next');
  await accept(publish(next));
  await accept(activate(...releases));
  await accept(activate(next));
  jobs = changeRelease(press, {
    manifest: (manifest) => {
      manifest.name = TEAM_REMOTE;
    },
  });
});

test.afterAll(async () => {
  await registry?.end();
  if (directory) await rm(directory, { recursive: true, force: true });
});

const rollback: RequestToSign = { action: 'roll-back', parameters: { name: REMOTE } };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const FORGERIES: [title: string, status: number, code: string, send: () => Promise<Response>][] = [
  ['a request without a signature', 401, 'REQUEST_UNSIGNED', () => post('/rollbacks', rollback.parameters)],
  ['a request of an unknown key', 401, 'KEY_UNKNOWN', () => postSigned('/rollbacks', stranger, rollback)],
  [
    'a stranger’s signature under the name of a trusted key',
    401,
    'REQUEST_SIGNATURE_INVALID',
    async () => {
      const envelope = await sign(stranger, rollback);
      const signatures = envelope.signatures.map(({ sig }) => ({ keyid: keyIdOf(manager), sig }));
      return post('/rollbacks', { ...envelope, signatures });
    },
  ],
  [
    'a request whose text was changed',
    401,
    'REQUEST_SIGNATURE_INVALID',
    async () => {
      const envelope = await sign(manager, rollback);
      const text = Buffer.from(envelope.payload, 'base64').toString().replace(REMOTE, 'shared-ui');
      return post('/rollbacks', { ...envelope, payload: Buffer.from(text).toString('base64') });
    },
  ],
  [
    'a request that was cut',
    401,
    'REQUEST_SIGNATURE_INVALID',
    async () => {
      const envelope = await sign(manager, rollback);
      return post('/rollbacks', { ...envelope, payload: envelope.payload.slice(0, 80) });
    },
  ],
  [
    'the signature of another request of the same key',
    401,
    'REQUEST_SIGNATURE_INVALID',
    async () => {
      const other = await sign(manager, { ...rollback, reason: 'another' });
      return post('/rollbacks', { ...(await sign(manager, rollback)), signatures: other.signatures });
    },
  ],
  [
    'a live set in the place of a request',
    400,
    'ENVELOPE_INVALID',
    async () => post('/rollbacks', await (await fetch(`${registry.url}/live-set/signed`)).json()),
  ],
  [
    'a request that was signed as a document of another type',
    400,
    'ENVELOPE_INVALID',
    async () => {
      const { payload } = await sign(manager, rollback);
      const text = Buffer.from(payload, 'base64').toString();
      return post('/rollbacks', signEnvelope('application/json', text, manager));
    },
  ],
  [
    'a request for another registry',
    403,
    'REQUEST_FOR_ANOTHER_REGISTRY',
    () => postSigned('/rollbacks', manager, { ...rollback, registry: '0123456789abcdef' }),
  ],
  [
    'a request that is 6 minutes old',
    401,
    'REQUEST_EXPIRED',
    () => postSigned('/rollbacks', manager, { ...rollback, issuedAt: minutesAgo(6) }),
  ],
  [
    'a request from in 6 minutes',
    401,
    'REQUEST_EXPIRED',
    () => postSigned('/rollbacks', manager, { ...rollback, issuedAt: minutesAgo(-6) }),
  ],
  ['a replayed request', 409, 'REQUEST_REPLAYED', () => sendTwice(async () => {})],
  ['a request that is replayed after a restart', 409, 'REQUEST_REPLAYED', () => sendTwice(restart)],
  [
    'a rollback that is sent as an activation',
    400,
    'REQUEST_REJECTED',
    () => postSigned('/activations', manager, rollback),
  ],
  ['a request of a revoked key', 403, 'KEY_REVOKED', () => postSigned('/rollbacks', revoked, rollback)],
  [
    'the release of a foreign name',
    403,
    'ACTION_NOT_ALLOWED',
    () => publish(withComment(press, 'foreign'), team),
  ],
  ['the activation of a foreign release', 403, 'ACTION_NOT_ALLOWED', () => activateAs(team, press)],
  [
    'a rollback of everything with the key of one team',
    403,
    'ACTION_NOT_ALLOWED',
    () => postSigned('/rollbacks', team, { action: 'roll-back', parameters: {} }),
  ],
  [
    'a key that a team adds for itself',
    403,
    'ACTION_NOT_ALLOWED',
    () => postSigned('/keys', team, { action: 'add-key', parameters: keyRequest(newKey(), ['*']) }),
  ],
  [
    'a kit under the name of a remote',
    403,
    'ACTION_NOT_ALLOWED',
    () =>
      publish(
        changeRelease(jobs, { manifest: (manifest) => Object.assign(manifest, { kind: 'kit' }) }),
        team,
      ),
  ],
  [
    'an upload without a signed request',
    401,
    'REQUEST_UNSIGNED',
    () => upload({ signatures: undefined }, JSON.stringify(jobs.manifest), jobs),
  ],
  ['an upload of an unknown key', 401, 'KEY_UNKNOWN', () => publish(jobs, stranger)],
  [
    'a manifest that is not the signed one',
    422,
    'RELEASE_HASH_MISMATCH',
    async () =>
      upload(await signPublish(jobs, team), JSON.stringify({ ...jobs.manifest, lowestKit: '9.9.9' }), jobs),
  ],
  [
    'a manifest that was cut',
    422,
    'RELEASE_HASH_MISMATCH',
    async () => upload(await signPublish(jobs, team), JSON.stringify(jobs.manifest).slice(0, -1), jobs),
  ],
  [
    'a signed manifest under another version',
    422,
    'RELEASE_MANIFEST_INVALID',
    async () => {
      const text = JSON.stringify(jobs.manifest);
      const parameters = { name: TEAM_REMOTE, version: '9.0.0-0123456789', manifest: integrityOf(text) };
      return upload(await sign(team, { action: 'publish', parameters }), text, jobs);
    },
  ],
  [
    'swapped files',
    422,
    'RELEASE_HASH_MISMATCH',
    async () => {
      const [first, second, ...others] = [...jobs.files];
      if (!first || !second) throw new Error('the release has too few files');
      const files = new Map([[first[0], second[1]], [second[0], first[1]], ...others]);
      return upload(await signPublish(jobs, team), JSON.stringify(jobs.manifest), { ...jobs, files });
    },
  ],
];

for (const [title, status, code, send] of FORGERIES) {
  test(`[TR1] [SE7] refuses ${title}: ${code} @full`, async () => {
    const before = await state();
    const response = await send();
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
    expect(await state()).toEqual(before);
    const { entries, intact } = await log();
    expect(entries[0]).toMatchObject({ outcome: 'refused', code });
    expect(intact).toBe(true);
  });
}

test('[TR1] counts a flood of strangers instead of logging it @full', async () => {
  const before = await log();
  const requests = await Promise.all(
    Array.from({ length: 200 }, () => postSigned('/rollbacks', newKey(), rollback)),
  );
  expect(new Set(requests.map(({ status }) => status))).toEqual(new Set([401]));
  await restart();
  const added = (await log()).entries.filter(
    ({ number, action }) => number > (before.entries[0]?.number ?? 0) && action === 'unknown',
  );
  expect(added.length).toBeLessThan(10);
  expect(sum(added.map(({ count = 0 }) => count))).toBeGreaterThanOrEqual(199);
});

test('[SE7] does not serve a file with a changed byte @full', async () => {
  const { name, version, files } = press.manifest;
  const file = Object.keys(files).find((path) => path.endsWith('.js')) ?? '';
  const path = join(directory, 'registry/releases', name, version, file);
  const url = `${registry.url}/releases/${name}/${version}/files/${file}`;
  const bytes = await readFile(path);
  const changed = Buffer.from(bytes);
  changed[10] = (changed[10] ?? 0) ^ 1;
  expect((await fetch(url)).status).toBe(200);
  await writeFile(path, changed);
  const response = await fetch(url);
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    500,
    'RELEASE_HASH_MISMATCH',
  ]);
  expect((await log()).entries[0]).toMatchObject({ action: 'serve', code: 'RELEASE_HASH_MISMATCH' });
  await writeFile(path, bytes);
});

test('[SE7] does not take a stored manifest that was replaced while it did not run @full', async () => {
  const { name, version } = press.manifest;
  const path = join(directory, 'registry/releases', name, version, 'manifest.json');
  const text = await readFile(path, 'utf8');
  await changedWhileStopped(path, text.replace(/"lowestKit": "[^"]+"/, '"lowestKit": "0.0.1"'));
  expect(await registry.codes()).toContain('RELEASE_HASH_MISMATCH');
  expect((await state()).releases).not.toContain(`${name}@${version}`);
  await changedWhileStopped(path, text);
  expect((await state()).releases).toContain(`${name}@${version}`);
});

test('[SE7] does not serve a live set on disk that is unsigned, or signed by another key @full', async () => {
  const before = await (await fetch(`${registry.url}/live-set`)).json();
  const history = (await (await fetch(`${registry.url}/live-sets`)).json()) as { id: string }[];
  const path = join(directory, 'registry/live-sets', `${before.id}.json`);
  const text = await readFile(path, 'utf8');
  const { envelope, ...set } = JSON.parse(text) as { envelope: Envelope };
  const foreign = signEnvelope(envelope.payloadType, JSON.stringify(set), stranger);
  const renamed = foreign.signatures.map(({ sig }) => ({ keyid: envelope.signatures[0]?.keyid, sig }));
  for (const forgery of [
    set,
    { ...set, envelope: foreign },
    { ...set, envelope: { ...foreign, signatures: renamed } },
  ]) {
    await changedWhileStopped(path, JSON.stringify(forgery));
    expect(await registry.codes()).toContain('LIVE_SET_SIGNATURE_INVALID');
    expect((await state()).liveSet).toBe(history[1]?.id);
  }
  await changedWhileStopped(path, text);
  expect((await state()).liveSet).toBe(before.id);
});

test('[TR1] does not start with a list of keys that was changed @full', async () => {
  const path = join(directory, 'registry/trust.json');
  const text = await readFile(path, 'utf8');
  await registry.end();
  await writeFile(path, text.replaceAll(`"${TEAM_REMOTE}"`, '"*"'));
  await expect(start()).rejects.toThrow(/TRUST_INVALID/);
  await writeFile(path, text);
  await start();
});

test('[TR1] says that its log was changed @full', async () => {
  const path = join(directory, 'registry/log.jsonl');
  const text = await readFile(path, 'utf8');
  await changedWhileStopped(path, text.replace('KEY_REVOKED', 'KEY_UNKNOWN'));
  expect(await registry.codes()).toContain('LOG_DAMAGED');
  expect((await log()).intact).toBe(false);
});

function newKey(): KeyObject {
  return generateKeyPairSync('ed25519').privateKey;
}

function keyRequest(key: KeyObject, remotes: string[]): object {
  const roles = ['publish', 'activate', 'roll-back', 'retire'];
  return { publicKey: publicKeyText(key), team: 'jobs', remotes, roles };
}

async function addKey(): Promise<KeyObject> {
  const key = newKey();
  const parameters = keyRequest(key, [TEAM_REMOTE]);
  await accept(postSigned('/keys', manager, { action: 'add-key', parameters }));
  return key;
}

async function start(): Promise<void> {
  registry = await startProcess({
    entry: 'registry/dist/server/main.js',
    env: { REGISTRY_PORT: String(port), DATA_DIRECTORY: directory },
    url: `http://127.0.0.1:${port}`,
    readyPath: '/healthz',
    logFile: join(directory, `registry-${Date.now()}.log`),
  });
}

async function restart(): Promise<void> {
  await registry.end();
  await start();
}

async function changedWhileStopped(path: string, text: string): Promise<void> {
  await registry.end();
  await writeFile(path, text);
  await start();
}

const post = (path: string, body: unknown) => postJson(registry.url, path, body);
const sign = (key: KeyObject, request: RequestToSign) => signRequest(registry.url, key, request);

async function postSigned(path: string, key: KeyObject, request: RequestToSign): Promise<Response> {
  return post(path, await sign(key, request));
}

/** Sends a request that changes nothing, calls `meanwhile`, and sends the same request again. */
async function sendTwice(meanwhile: () => Promise<void>): Promise<Response> {
  const envelope = await sign(manager, { action: 'roll-back', parameters: { name: 'mf-none' } });
  const first = (await (await post('/rollbacks', envelope)).json()) as { code: string };
  expect(first.code).toBe('ROLLBACK_IMPOSSIBLE');
  await meanwhile();
  return post('/rollbacks', envelope);
}

function signPublish({ manifest }: Release, key: KeyObject): Promise<Envelope> {
  const { name, version } = manifest;
  const parameters = { name, version, manifest: integrityOf(JSON.stringify(manifest)) };
  return sign(key, { action: 'publish', parameters });
}

function upload(envelope: unknown, manifest: string, { files }: Release): Promise<Response> {
  return fetch(`${registry.url}/releases`, { method: 'POST', body: formOf(envelope, manifest, files) });
}

async function publish(release: Release, key = manager): Promise<Response> {
  return upload(await signPublish(release, key), JSON.stringify(release.manifest), release);
}

function activateAs(key: KeyObject, ...releases: Release[]): Promise<Response> {
  const parameters = { releases: releases.map(({ manifest: { name, version } }) => ({ name, version })) };
  return postSigned('/activations', key, { action: 'activate', parameters });
}

const activate = (...releases: Release[]) => activateAs(manager, ...releases);

async function accept(sent: Promise<Response>): Promise<void> {
  const response = await sent;
  if (!response.ok) throw new Error(await response.text());
}

/** A variant of the release with other content. */
function withComment(release: Release, comment: string): Release {
  const path = 'server/index.cjs';
  return changeRelease(release, { files: { [path]: `${release.files.get(path)}\n// ${comment}\n` } });
}

async function log(): Promise<{ entries: LogEntry[]; intact: boolean }> {
  return (await (await fetch(`${registry.url}/log?limit=100`)).json()) as never;
}

/** What must not change: the live set, the published releases and the keys. */
async function state(): Promise<{ liveSet: string; releases: string[]; keys: unknown }> {
  const [liveSet, releases, keys] = (await Promise.all(
    ['/live-set', '/releases', '/keys'].map(async (path) => (await fetch(registry.url + path)).json()),
  )) as [{ id: string }, { name: string; version: string }[], unknown];
  return { liveSet: liveSet.id, releases: releases.map(({ name, version }) => `${name}@${version}`), keys };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
