import { OWN_MAPS } from '@stadtraum/contracts/map-service';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { hashSettings } from '@stadtraum/server-base/site-settings';
import { type FixtureRelease, makeKit, makeRemote, makeShell } from '../testing/fixture-releases.ts';
import { labelsOf } from '../testing/running-registry.ts';
import { type StandInContentApi, startStandInContentApi } from '../testing/stand-in-content-api.ts';
import { type StandInShell, startStandInShell } from '../testing/stand-in-shell.ts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

// The first activation starts a process that loads TypeScript.
jest.setTimeout(120_000);

const site = [makeKit(), makeRemote('mf-press')];
// Releases of the shell touch every page, and their activation starts no process.
const [main, main2, main3, main4] = [1, 2, 3, 4].map((number) => makeShell(`main ${number}`)) as [
  FixtureRelease,
  FixtureRelease,
  FixtureRelease,
  FixtureRelease,
];
const labelOf = ({ manifest }: FixtureRelease) => releaseLabel(manifest);

let registry: TestRegistry;
let shell: StandInShell;
let contentApi: StandInContentApi;
beforeAll(async () => {
  contentApi = await startStandInContentApi({ types: { press: ['/a', '/b'], maps: ['/karte'] } });
  registry = await startTestRegistry({ contentApiUrl: contentApi.url });
  shell = await startStandInShell();
  for (const release of [...site, main, main2, main3, main4]) await registry.publish(release);
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
