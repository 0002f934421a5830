import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { changeRelease, formOf, type Release, readRelease } from '../../faults/stage/releases.ts';
import { freePort, startProcess } from '../../site/server-process.ts';
import {
  type Envelope,
  integrityOf,
  keyIdOf,
  postJson,
  publicKeyText,
  type RequestToSign,
  signRequest,
  workspaceKey,
} from '../../site/signed-request.ts';
import { REPOSITORY } from '../../site/site.ts';

export const REMOTE = 'mf-press';
export const TEAM_REMOTE = 'mf-jobs';
const SHARED = ['shell', 'shared-ui', REMOTE];

/** What is sent, and how it is refused. */
export type Forgery = [title: string, status: number, code: string, send: () => Promise<Response>];

interface LogEntry {
  number: number;
  action: string;
  outcome: string;
  code?: string;
  count?: number;
}

/** A registry with releases and keys, at which forgeries are sent. */
export type Target = Awaited<ReturnType<typeof startTarget>>;

export async function startTarget() {
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-forged-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = () =>
    startProcess({
      entry: 'registry/dist/server/main.js',
      env: { REGISTRY_PORT: String(port), DATA_DIRECTORY: directory },
      url,
      readyPath: '/healthz',
      logFile: join(directory, `registry-${Date.now()}.log`),
    });
  let registry = await start();
  const manager = await workspaceKey(directory);

  const post = (path: string, body: unknown) => postJson(url, path, body);
  const sign = (key: KeyObject, request: RequestToSign) => signRequest(url, key, request);
  const postSigned = async (path: string, key: KeyObject, request: RequestToSign) =>
    post(path, await sign(key, request));
  const signPublish = ({ manifest }: Release, key: KeyObject): Promise<Envelope> => {
    const { name, version } = manifest;
    const parameters = { name, version, manifest: integrityOf(JSON.stringify(manifest)) };
    return sign(key, { action: 'publish', parameters });
  };
  const upload = (envelope: unknown, manifest: string, { files }: Release) =>
    fetch(`${url}/releases`, { method: 'POST', body: formOf(envelope, manifest, files) });
  const publish = async (release: Release, key = manager) =>
    upload(await signPublish(release, key), JSON.stringify(release.manifest), release);
  const activateAs = (key: KeyObject, ...releases: Release[]) => {
    const parameters = {
      releases: releases.map(({ manifest: { name, version } }) => ({ name, version })),
      accept: [{ finding: 'content-unavailable:content-api', reason: 'The registry runs without a site.' }],
    };
    return postSigned('/activations', key, { action: 'activate', parameters });
  };
  const addKey = async () => {
    const key = newKey();
    const parameters = keyRequest(key, [TEAM_REMOTE]);
    await accept(postSigned('/keys', manager, { action: 'add-key', parameters }));
    return key;
  };
  const stop = () => registry.end();
  const restart = async () => {
    await stop();
    registry = await start();
  };
  const log = async (): Promise<{ entries: LogEntry[]; intact: boolean }> =>
    (await (await fetch(`${url}/log?limit=100`)).json()) as never;
  /** What must not change: the live set, the published releases and the keys. */
  const state = async () => {
    const [liveSet, releases, keys] = (await Promise.all(
      ['/live-set', '/releases', '/keys'].map(async (path) => (await fetch(url + path)).json()),
    )) as [{ id: string }, { name: string; version: string }[], unknown];
    return { liveSet: liveSet.id, releases: releases.map(({ name, version }) => `${name}@${version}`), keys };
  };

  const team = await addKey();
  const revoked = await addKey();
  await accept(postSigned('/keys', manager, { action: 'revoke-key', parameters: { id: keyIdOf(revoked) } }));
  const releases = await Promise.all(SHARED.map((name) => readRelease(join(REPOSITORY, name, 'release'))));
  for (const release of releases) await accept(publish(release));
  const press = releases[SHARED.indexOf(REMOTE)] as Release;
  const next = withComment(press, 'next');
  await accept(publish(next));
  await accept(activateAs(manager, ...releases));
  await accept(activateAs(manager, next));

  return {
    url,
    directory,
    /** The key of the first start. */
    manager,
    /** Key of a team that does everything with mf-jobs. */
    team,
    revoked,
    /** A release that was live before the current one. */
    press,
    /** A release of the team, which is not published. */
    jobs: changeRelease(press, { manifest: (manifest) => Object.assign(manifest, { name: TEAM_REMOTE }) }),
    post,
    sign,
    postSigned,
    signPublish,
    upload,
    publish,
    activateAs,
    stop,
    restart,
    log,
    state,
    /** Codes in the log of the process. */
    codes: () => registry.codes(),
    async changedWhileStopped(path: string, text: string): Promise<void> {
      await stop();
      await writeFile(path, text);
      registry = await start();
    },
    /** Sends a request that changes nothing, calls `meanwhile`, and sends the same request again. */
    async sendTwice(meanwhile: () => Promise<void>): Promise<Response> {
      const envelope = await sign(manager, { action: 'roll-back', parameters: { name: 'mf-none' } });
      const first = (await (await post('/rollbacks', envelope)).json()) as { code: string };
      expect(first.code).toBe('ROLLBACK_IMPOSSIBLE');
      await meanwhile();
      return post('/rollbacks', envelope);
    },
    /** A forgery changes nothing and is in the log. */
    async expectRefusal(send: () => Promise<Response>, status: number, code: string): Promise<void> {
      const before = await state();
      const response = await send();
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
      expect(await state()).toEqual(before);
      const { entries, intact } = await log();
      expect(entries[0]).toMatchObject({ outcome: 'refused', code });
      expect(intact).toBe(true);
    },
    async end(): Promise<void> {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export function newKey(): KeyObject {
  return generateKeyPairSync('ed25519').privateKey;
}

export function keyRequest(key: KeyObject, remotes: string[]): object {
  const roles = ['publish', 'activate', 'roll-back', 'retire'];
  return { publicKey: publicKeyText(key), team: 'jobs', remotes, roles };
}

/** A variant of the release with other content. */
export function withComment(release: Release, comment: string): Release {
  const path = 'server/index.cjs';
  return changeRelease(release, { files: { [path]: `${release.files.get(path)}\n// ${comment}\n` } });
}

async function accept(sent: Promise<Response>): Promise<void> {
  const response = await sent;
  if (!response.ok) throw new Error(await response.text());
}
