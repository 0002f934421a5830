import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { OWN_MAPS } from '@stadtraum/contracts/map-service';
import type { CreatedPreview } from '@stadtraum/contracts/preview';
import type { Action } from '@stadtraum/contracts/registry-api';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { generateSigningKey } from '@stadtraum/federation-kit/signing';
import { hashSettings } from '@stadtraum/server-base/site-settings';
import { openDiskStore } from '../store/disk/open-disk-store.ts';
import { fillDisk } from '../testing/fill-disk.ts';
import { type FixtureRelease, makeKit, makeRemote, makeShell } from '../testing/fixture-releases.ts';
import { labelsOf } from '../testing/running-registry.ts';
import { type StandInContentApi, startStandInContentApi } from '../testing/stand-in-content-api.ts';
import { type StandInShell, startStandInShell } from '../testing/stand-in-shell.ts';
import { statesAfterKills } from '../testing/states-after-kills.ts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

const jobs = makeRemote('mf-jobs');
const site = [makeKit(), makeRemote('mf-press'), jobs];
// Releases of the shell touch every page, and their activation starts no process.
const [main, main2, main3, main4, main5, main6] = [1, 2, 3, 4, 5, 6].map((number) =>
  makeShell(`main ${number}`),
) as [FixtureRelease, FixtureRelease, FixtureRelease, FixtureRelease, FixtureRelease, FixtureRelease];
const labelOf = ({ manifest }: FixtureRelease) => releaseLabel(manifest);

let registry: TestRegistry;
let shell: StandInShell;
let contentApi: StandInContentApi;
beforeAll(async () => {
  contentApi = await startStandInContentApi({ types: { press: ['/a', '/b'], maps: ['/karte'] } });
  registry = await startTestRegistry({ contentApiUrl: contentApi.url });
  shell = await startStandInShell();
  for (const release of [...site, main, main2, main3, main4, main5]) await registry.publish(release);
  expect(await registry.activate(...site, main)).toMatchObject({ status: 200 });
});
afterAll(async () => {
  await registry.remove();
  await shell.close();
  await contentApi.close();
});

/** Answers that the block on this page fails. */
const failsIn = (release: FixtureRelease, failingPath: string) => (path: string) => ({
  blocks: [
    path === failingPath
      ? { id: 'b', type: 'press', release: labelOf(release), state: 'failed' as const, reason: 'boom' }
      : { id: 'b', type: 'press', release: labelOf(release), state: 'rendered' as const },
  ],
});

async function activate(release: FixtureRelease) {
  const { status, body } = await registry.activate(release);
  return { status, ...body };
}

async function live(): Promise<string[]> {
  return labelsOf((await registry.liveSet()).body);
}

describe('[GA8] after a switch', () => {
  it('says that no shell announced itself; one without the inner secret does not count', async () => {
    await shell.poll(registry.url, { secret: 'forged' });
    const { status, afterSwitch } = await activate(main2);
    expect([status, shell.asked]).toEqual([200, []]);
    expect(afterSwitch).toEqual({
      ...{ shells: [], pages: 0, failures: [] },
      unchecked: ['No shell announced itself, so no page was asked after the switch.'],
    });
  });

  it('asks for the touched pages, and rolls back by itself when one is damaged', async () => {
    await shell.poll(registry.url, { settings: hashSettings({ maps: OWN_MAPS, frames: ['other.example'] }) });
    shell.answer = failsIn(main3, '/b');
    const before = (await registry.liveSet()).body;
    const { status, code, message, afterSwitch } = await activate(main3);
    const reason = '/b: block b (press) fails: boom';
    expect([status, code]).toEqual([422, 'ACTIVATION_ROLLED_BACK']);
    expect(message).toContain(reason);
    // A busy machine is no failure: the page was asked three times.
    expect(shell.asked.sort()).toEqual(['/a', '/b', '/b', '/b', '/karte']);
    const { body: now } = await registry.liveSet();
    expect(now).toMatchObject({
      restores: before.id,
      reason: `automatic rollback of ${labelOf(main3)}: ${reason}`,
    });
    expect(labelsOf(now)).toEqual(labelsOf(before));
    expect(afterSwitch).toEqual({
      ...{ shells: [shell.address], pages: 3, rolledBackTo: now.id },
      unchecked: [
        `Blocks were not rendered with the settings of shell ${shell.address}: the registry has another value of FRAME_HOSTS.`,
      ],
      failures: [{ path: '/b', shell: shell.address, reason: 'block b (press) fails: boom' }],
    });
    const { entries } = await registry.log('?limit=2');
    expect(entries).toMatchObject([
      { action: 'activate', outcome: 'refused', code: 'ACTIVATION_ROLLED_BACK' },
      { action: 'roll-back', subject: labelOf(main3), outcome: 'done', reason, liveSet: now.id },
    ]);
    expect(entries[1]).not.toHaveProperty('key');
    expect(await activate(main3)).toMatchObject({ code: 'RELEASE_MARKED_BAD' });
  });

  it('resumes a check that was interrupted because the registry stopped', async () => {
    await shell.poll(registry.url);
    shell.answer = () => 'not yet';
    shell.asked.length = 0;
    const interrupted = activate(main4);
    while (shell.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await registry.close();
    expect(await interrupted).toMatchObject({ status: 200, afterSwitch: { pages: 0 } });
    shell.answer = failsIn(main4, '/a');
    registry = await registry.restart({ contentApiUrl: contentApi.url });
    await shell.poll(registry.url);
    while ((await live()).includes(labelOf(main4))) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await live()).toContain(labelOf(main2));
  });

  it('asks for the pages after a rollback by hand, but only reports what it finds', async () => {
    await shell.poll(registry.url);
    shell.answer = failsIn(main, '/a');
    const { status, body } = await registry.rollBack('shell');
    expect(status).toBe(200);
    while ((await registry.newestEntry())?.action !== 'after-switch')
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await registry.newestEntry()).toMatchObject({ reason: '/a: block b (press) fails: boom' });
    expect(await live()).toContain(labelOf(main));
    const report = () => registry.request(`/reports/${body.liveSet.id}`);
    while ((await report()).status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await report()).body).toMatchObject({
      outcome: 'rolled-back',
      afterSwitch: { failures: [{ path: '/a', reason: 'block b (press) fails: boom' }] },
    });
  });

  it('logs what visitors report once, and never acts on it', async () => {
    const { body: before } = await registry.liveSet();
    for (let poll = 0; poll < 100; poll += 1) {
      const visitorReports = `${labelOf(main)}=${poll + 3},mf-none@1.0.0-0000000001=9`;
      await shell.poll(registry.url, { visitorReports, secret: poll % 2 === 0 ? 'forged' : undefined });
    }
    expect((await registry.liveSet()).body).toEqual(before);
    const { entries } = await registry.log('?limit=50');
    expect(entries.filter(({ action }) => action === 'visitor-reports')).toMatchObject([
      { subject: labelOf(main), reason: 'visitors in 4 networks report errors; not verified' },
    ]);
    expect((await registry.releases()).filter((release) => release.visitorReports)).toMatchObject([
      { version: main.manifest.version, visitorReports: 102 },
    ]);
  });
});

describe('[F25] a registry that is killed at any write', () => {
  /** What a start finds in a directory: the state of the site, and what the log says was done. */
  async function foundIn(directory: string) {
    const { store } = await openDiskStore(directory, { warn: () => undefined });
    const { documents, liveSets, log, releases } = store;
    const found = {
      state: {
        liveSet: liveSets.current()?.id,
        releases: releases.list(),
        documents: await Promise.all(['marks', 'trust', 'side-sets'].map((name) => documents.read(name))),
      },
      // What pages show after a rollback is logged in the background.
      done: (await log.read({ limit: 500 })).entries.filter(
        ({ outcome, action }) => outcome === 'done' && action !== 'after-switch',
      ),
      intact: await log.isIntact(),
    };
    await store.close();
    await rm(directory, { recursive: true });
    return found;
  }

  const added = generateSigningKey().publicKey;
  const rotated = generateSigningKey().publicKey;
  let previewId = '';
  const request = async (path: string, action: Action, parameters: Record<string, unknown> = {}) =>
    registry.post(path, await registry.sign(action, parameters, { reason: `why ${action}` }));
  const reference = ({ manifest: { name, version } }: FixtureRelease) => ({ name, version });
  const actions: [Action, string, () => Promise<{ status: number }>][] = [
    ['publish', 'a release', () => registry.publish(main6, { reason: 'why publish' })],
    ['publish', 'it again', () => registry.publish(main6, { reason: 'why publish' })],
    ['activate', 'it', () => request('/activations', 'activate', { releases: [reference(main6)] })],
    ['roll-back', 'a release', () => request('/rollbacks', 'roll-back', { name: 'shell' })],
    ['retire', 'a remote', () => request('/retirements', 'retire', { name: 'mf-jobs' })],
    ['roll-back', 'everything', () => request('/rollbacks', 'roll-back')],
    ['mark', 'a release', () => request('/marks', 'mark', { ...reference(main6), bad: true })],
    ['mark', 'a release no more', () => request('/marks', 'mark', { ...reference(main6), bad: false })],
    [
      'add-key',
      'a key',
      () =>
        request('/keys', 'add-key', { publicKey: added.text, team: 'jobs', remotes: ['mf-jobs'], roles: [] }),
    ],
    ['rotate-key', 'a key', () => request('/keys', 'rotate-key', { id: added.id, publicKey: rotated.text })],
    ['revoke-key', 'a key', () => request('/keys', 'revoke-key', { id: rotated.id })],
    [
      'preview',
      'a release',
      async () => {
        const envelope = await registry.sign(
          'preview',
          { releases: [reference(main6)] },
          { reason: 'why preview' },
        );
        const made = await registry.post<CreatedPreview>('/previews', envelope);
        previewId = made.body.sideSet.id;
        return made;
      },
    ],
    ['end-preview', 'a preview', () => request('/previews', 'end-preview', { id: previewId })],
  ];

  it.each(actions)('%s %s: what has changed has an author and a reason', async (action, _what, act) => {
    shell.answer = () => ({});
    let status = 0;
    const copies = await statesAfterKills(registry.directory, async () => {
      ({ status } = await act());
    });
    expect([200, 201]).toContain(status);
    const [before, ...others] = await Promise.all(copies.map(foundIn));
    if (!before) throw new Error('nothing was written');
    const isDone = others.map(({ state, done, intact }) => {
      const hasChanged = !isDeepStrictEqual(state, before.state);
      const entries = done.slice(0, done.length - before.done.length);
      expect([hasChanged, intact]).toEqual([entries.length > 0, true]);
      if (hasChanged)
        expect(entries).toMatchObject([
          { action, key: registry.key.publicKey.id, team: 'workspace', reason: `why ${action}` },
        ]);
      return hasChanged;
    });
    expect([isDone[0], isDone.at(-1)]).toEqual([false, true]);
  });

  it('an automatic rollback: each live set has an author', async () => {
    await shell.poll(registry.url);
    shell.answer = failsIn(main5, '/a');
    const copies = await statesAfterKills(registry.directory, () => activate(main5));
    const found = await Promise.all(copies.map(foundIn));
    const authors = found.map(({ state, done }) => {
      const entry = done.findLast(({ liveSet }) => liveSet === state.liveSet);
      return [entry?.action, entry?.team ?? 'registry'].join(' by ');
    });
    const distinct = authors.filter((author, index) => author !== authors[index - 1]);
    expect(distinct).toEqual(['roll-back by workspace', 'activate by workspace', 'roll-back by registry']);
  });
});

describe('[F21] on a full disk', () => {
  it('a rollback uses space that nothing else uses, and a refusal says what to do', async () => {
    shell.answer = () => ({});
    expect((await activate(main6)).status).toBe(200);
    const reserve = join(registry.directory, 'reserve');
    const free = await fillDisk(() => existsSync(reserve));
    const refused = await activate(main2);
    const { status, body } = await registry.rollBack('shell');
    free();
    expect(refused).toMatchObject({ status: 507, code: 'DATA_DIRECTORY_UNUSABLE' });
    expect([refused.message, refused.remedy]).toEqual([
      expect.stringContaining('the disk is full'),
      expect.stringContaining('make room'),
    ]);
    expect([status, existsSync(reserve)]).toEqual([200, false]);
    expect((await registry.liveSet()).body).toEqual(body.liveSet);
    const { entries } = await registry.log('?limit=3');
    expect(entries.find(({ liveSet }) => liveSet === body.liveSet.id)).toMatchObject({ team: 'workspace' });
    expect((await registry.request('/readyz')).status).toBe(200);
    expect(existsSync(reserve)).toBe(true);
  });
});
