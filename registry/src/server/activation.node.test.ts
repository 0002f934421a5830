import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { type FixtureRelease, makeKit, makeRemote, makeShell } from '../testing/fixture-releases.ts';
import { FROM_SOURCE, labelsOf } from '../testing/running-registry.ts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { SMOKE_TEST_LIMITS } from '../verification/smoke-test.ts';

const shell = makeShell();
const kit = makeKit();
const press = makeRemote('mf-press');
const press2 = makeRemote('mf-press', { component: 'return content.text + 2' });
const maps = makeRemote('mf-maps');

let registry: TestRegistry;

/** Gives each test its own registry, for tests that change what is live. */
function withOwnRegistry(): void {
  beforeEach(async () => {
    registry = await startTestRegistry();
  });
  afterEach(() => registry.remove());
}

const labelOf = ({ manifest }: FixtureRelease) => releaseLabel(manifest);

async function publishAll(...releases: FixtureRelease[]): Promise<void> {
  for (const release of releases) expect((await registry.publish(release)).status).toBe(201);
}

/** Makes shell, kit and mf-press live; returns the live set. */
async function goLive(...more: FixtureRelease[]): Promise<LiveSet> {
  await publishAll(shell, kit, press, ...more);
  const { body } = await registry.activate(shell, kit, press);
  expect(body).toHaveProperty('liveSet');
  return body.liveSet;
}

async function restart(): Promise<void> {
  await registry.close();
  registry = await startTestRegistry({ directory: registry.dataDirectory });
}

describe('POST /activations', () => {
  withOwnRegistry();

  it('makes several releases live in one switch', async () => {
    expect(await registry.liveSet()).toMatchObject({ status: 404, body: { code: 'LIVE_SET_MISSING' } });
    await publishAll(shell, kit, press);
    const { body } = await registry.activate(press, kit, shell);
    expect(labelsOf(body.liveSet)).toEqual([shell, kit, press].map(labelOf));
    expect(body.liveSet.id).toMatch(/^1-[0-9a-f]{8}$/);
    expect((await registry.liveSet()).body).toEqual(body.liveSet);
    await restart();
    expect((await registry.liveSet()).body).toEqual(body.liveSet);
  });

  it('[GA5] records that the checks of a new release were not stated, but not of one that was live', async () => {
    await goLive(press2);
    const { body } = await registry.activate(press2);
    expect(body.report?.findings.map(({ id, severity }) => [id, severity])).toEqual([
      ['checks-skipped:checks', 'shown'],
    ]);
    expect((await registry.newestEntry())?.subject).toBe(
      `${labelOf(press2)} without checks: “the activation states none”`,
    );
    expect((await registry.activate(press)).body.report?.findings).toEqual([]);
    expect((await registry.newestEntry())?.subject).toBe(labelOf(press));
  });

  it('keeps `liveSince` for a release that is unchanged @full', async () => {
    const before = await goLive(press2);
    const { body } = await registry.activate(press2);
    const since = (set: LiveSet) => set.releases.map(({ liveSince }) => liveSince);
    const [shellSince, kitSince, pressSince = ''] = since(body.liveSet);
    expect([shellSince, kitSince]).toEqual(since(before).slice(0, 2));
    expect(pressSince > (since(before)[2] ?? '')).toBe(true);
  });

  it('returns the live set with an ETag, and 304 while it is unchanged', async () => {
    const { id } = await goLive();
    const requestWith = (etag: string) =>
      fetch(`${registry.url}/live-set`, { headers: { 'if-none-match': etag } });
    expect((await requestWith(`"${id}"`)).status).toBe(304);
    const other = await requestWith('"0-00000000"');
    expect([other.status, other.headers.get('etag')]).toEqual([200, `"${id}"`]);
    await other.arrayBuffer();
  });

  it('does nothing if the releases are already live', async () => {
    const before = await goLive();
    expect((await registry.activate(press)).body).toEqual({
      liveSet: before,
      verificationMs: 0,
      switchMs: 0,
    });
  });

  it('performs simultaneous activations one after another @full', async () => {
    await goLive(press2, maps);
    const responses = await Promise.all([registry.activate(press2), registry.activate(maps)]);
    expect(responses.map(({ body }) => body.liveSet.sequence).sort()).toEqual([2, 3]);
    expect(labelsOf((await registry.liveSet()).body)).toEqual([shell, kit, maps, press2].map(labelOf));
  });

  it('lists every live set, newest first @full', async () => {
    const first = await goLive(press2);
    const { body } = await registry.activate(press2);
    expect((await registry.request('/live-sets')).body).toEqual([body.liveSet, first]);
    expect((await registry.request(`/live-sets/${first.id}`)).body).toEqual(first);
    expect(await registry.request('/live-sets/9-00000000')).toMatchObject({
      status: 404,
      body: { code: 'LIVE_SET_UNKNOWN' },
    });
  });

  it('accepts a breaking kit together with the remote that was built for it', async () => {
    const kit2 = makeKit({ base: '2.0.0', react: '20.0.0' });
    const pressFor2 = makeRemote('mf-press', { lowestKit: '2.0.0', uses: { react: '^20.0.0' } });
    await goLive(kit2, pressFor2);
    expect((await registry.activate(kit2)).body.code).toBe('RELEASE_KIT_MODULE_MISSING');
    expect((await registry.activate(pressFor2)).body.code).toBe('RELEASE_KIT_TOO_OLD');
    expect((await registry.activate(kit2, pressFor2)).status).toBe(200);
  });

  it('renders the examples of all remotes on a new kit @full', async () => {
    const kit2 = makeKit({
      base: '1.1.0',
      more: "module.exports.modules.react = () => { throw new Error('no React') };",
    });
    await goLive(kit2);
    const { body } = await registry.activate(kit2);
    expect(body).toMatchObject({ code: 'RELEASE_EVALUATION_FAILED' });
    expect(body.message).toContain('no React');
  });

  it('rejects an endless loop once it has used 1.5 s of CPU time @full', async () => {
    await registry.remove();
    registry = await startTestRegistry({
      // On a busy machine, the wall-time limit must not end the process first.
      verification: { execArgv: FROM_SOURCE, limits: { ...SMOKE_TEST_LIMITS, stepMs: 600_000 } },
    });
    const loop = makeRemote('mf-press', { component: 'for (;;);' });
    await publishAll(shell, kit, loop);
    const { body } = await registry.activate(shell, kit, loop);
    expect(body).toMatchObject({ code: 'RELEASE_EXAMPLE_FAILED' });
    expect(body.message).toContain('it took more than 1.5 s of CPU time');
  });

  it('[F4] rejects bytes that changed on disk before evaluating any of them', async () => {
    await goLive(press2);
    const { name, version } = press2.manifest;
    const path = join(registry.directory, 'releases', name, version, 'server/index.cjs');
    await writeFile(path, (await readFile(path, 'utf8')).replace('+ 2', '+ 3'));
    expect((await registry.activate(press2)).body.code).toBe('RELEASE_HASH_MISMATCH');
  });

  it.each<[string, number, string, unknown]>([
    ['an unknown release', 404, 'RELEASE_UNKNOWN', [{ name: 'mf-press', version: '9.0.0-0123456789' }]],
    ['no release', 400, 'REQUEST_REJECTED', []],
    ['a path instead of a name', 400, 'REQUEST_REJECTED', [{ name: '../..', version: '9.0.0-0123456789' }]],
    [
      'a duplicate name',
      400,
      'REQUEST_REJECTED',
      [press, press].map(({ manifest: { name, version } }) => ({ name, version })),
    ],
  ])('rejects %s with %i %s', async (_name, status, code, releases) => {
    const envelope = await registry.sign('activate', { releases });
    const response = await registry.post('/activations', envelope);
    expect([response.status, response.body.code]).toEqual([status, code]);
  });
});

describe('a rejected activation', () => {
  let before: LiveSet;
  beforeAll(async () => {
    registry = await startTestRegistry();
    before = await goLive();
  });
  afterAll(() => registry.remove());

  it.each<[string, string, RegExp, FixtureRelease]>([
    [
      '[F6] throws at evaluation',
      'RELEASE_EVALUATION_FAILED',
      /boom/,
      makeRemote('mf-press', { evaluate: "throw new Error('boom');" }),
    ],
    [
      'is not JavaScript',
      'RELEASE_EVALUATION_FAILED',
      /Unexpected/,
      makeRemote('mf-press', { evaluate: ')' }),
    ],
    [
      'throws an uncaught exception',
      'RELEASE_EVALUATION_FAILED',
      /exited with code 1, Error: later/,
      makeRemote('mf-press', { evaluate: "process.nextTick(() => { throw new Error('later'); });" }),
    ],
    [
      'ends its process',
      'RELEASE_EVALUATION_FAILED',
      /exited with code 0/,
      makeRemote('mf-press', { evaluate: 'process.exit(0);' }),
    ],
    [
      'does not export a block that it declares',
      'RELEASE_EVALUATION_FAILED',
      /declares block press/,
      makeRemote('mf-press', { evaluate: 'module.exports.blocks = {}; return;' }),
    ],
    [
      'imports a module that the kit does not share',
      'RELEASE_KIT_MODULE_MISSING',
      /rxjs/,
      makeRemote('mf-press', { evaluate: "require('rxjs');" }),
    ],
    [
      'throws in an example',
      'RELEASE_EXAMPLE_FAILED',
      /"default" of block press in mf-press@.*boom/,
      makeRemote('mf-press', { component: "throw new Error('boom')" }),
    ],
    [
      'keeps what it has rendered at module level',
      'RELEASE_EXAMPLE_FAILED',
      /what was rendered before changes its HTML: mf-press@.* keeps state/,
      makeRemote('mf-press', { evaluate: 'let renders = 0;', component: 'renders += 1; return renders' }),
    ],
    [
      'has an example that violates its schema',
      'RELEASE_EXAMPLE_FAILED',
      /content is invalid/,
      makeRemote('mf-press', { content: { text: 1 } }),
    ],
    [
      'touches 500 MB',
      'RELEASE_EXAMPLE_FAILED',
      /memory/,
      makeRemote('mf-press', { component: 'return Buffer.alloc(5e8, 1).length' }),
    ],
    [
      'reserves 500 MB',
      'RELEASE_EXAMPLE_FAILED',
      /memory/,
      makeRemote('mf-press', { component: 'return Buffer.alloc(5e8).length' }),
    ],
    [
      'fills the heap',
      'RELEASE_EXAMPLE_FAILED',
      /memory/,
      makeRemote('mf-press', {
        component: 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length))',
      }),
    ],
  ])(
    'rejects a release that %s with %s and keeps the live set @full',
    async (_name, code, message, release) => {
      await publishAll(release);
      const { status, body } = await registry.activate(release);
      expect({ status, ...body }).toMatchObject({ status: 422, code });
      expect(body.message).toMatch(message);
      expect(body.remedy).not.toBe('');
      expect((await registry.liveSet()).body).toEqual(before);
      await restart();
      expect((await registry.liveSet()).body).toEqual(before);
    },
  );

  it('also has no effect after a restart @full', async () => {
    await restart();
    expect((await registry.liveSet()).body).toEqual(before);
  });
});

describe('POST /rollbacks', () => {
  withOwnRegistry();

  it('goes back one live set at a time without rendering anything', async () => {
    const first = await goLive(press2, maps);
    const second = (await registry.activate(press2)).body.liveSet;
    await registry.activate(maps);
    await registry.close();
    // With this option, a smoke test could not start.
    const verification = { execArgv: ['--no-such-option'] };
    registry = await startTestRegistry({ directory: registry.dataDirectory, verification });

    const back = (await registry.rollBack()).body.liveSet;
    expect(back.releases).toEqual(second.releases);
    expect(back).toMatchObject({
      sequence: 4,
      restores: second.id,
      reason: `roll back to live set ${second.id}`,
    });

    expect(labelsOf((await registry.rollBack()).body.liveSet)).toEqual(labelsOf(first));
    expect(await registry.rollBack()).toMatchObject({ status: 409, body: { code: 'ROLLBACK_IMPOSSIBLE' } });
  });

  it('rolls back one name and keeps the others @full', async () => {
    await goLive(press2, maps);
    await registry.activate(press2);
    await registry.activate(maps);
    const { body } = await registry.rollBack('mf-press');
    expect(labelsOf(body.liveSet)).toEqual([shell, kit, maps, press].map(labelOf));
    expect(body.liveSet.reason).toBe(`roll back mf-press to ${press.manifest.version}`);
    expect((await registry.rollBack('mf-press')).body.code).toBe('ROLLBACK_IMPOSSIBLE');
    expect((await registry.rollBack('mf-none')).body.code).toBe('ROLLBACK_IMPOSSIBLE');
  });

  it('rejects a kit that is too old for a live remote @full', async () => {
    const kit2 = makeKit({ base: '1.1.0' });
    const pressFor2 = makeRemote('mf-press', { lowestKit: '1.1.0' });
    await goLive(kit2, pressFor2);
    await registry.activate(kit2);
    await registry.activate(pressFor2);
    expect((await registry.rollBack('shared-ui')).body.code).toBe('RELEASE_KIT_TOO_OLD');
  });

  it('rejects a release with damaged files @full', async () => {
    await goLive(press2);
    await registry.activate(press2);
    const { name, version } = press.manifest;
    await truncate(join(registry.directory, 'releases', name, version, 'browser/style.css'), 3);
    expect((await registry.rollBack()).body.code).toBe('RELEASE_HASH_MISMATCH');
  });
});

describe('a rollback during the smoke test of an activation', () => {
  withOwnRegistry();
  const slow = 'const end = Date.now() + 5000; while (Date.now() < end); return 1';

  /** Starts an activation, and waits until its smoke test runs. */
  async function startActivation(release: FixtureRelease) {
    await registry.publish(release);
    const state = { done: false };
    const activation = registry.activate(release).finally(() => {
      state.done = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { state, activation };
  }

  it('[TR1] does not wait for it, and both take effect @full', async () => {
    await goLive(press2);
    await registry.activate(press2);
    const slowMaps = makeRemote('mf-maps', { component: slow });
    const { state, activation } = await startActivation(slowMaps);
    const back = await registry.rollBack('mf-press');
    expect([back.status, state.done]).toEqual([200, false]);
    expect(labelsOf((await activation).body.liveSet)).toEqual([shell, kit, slowMaps, press].map(labelOf));
  });

  it('[TR1] wins over an activation of the same name @full', async () => {
    await goLive(press2);
    await registry.activate(press2);
    const { state, activation } = await startActivation(makeRemote('mf-press', { component: slow }));
    const back = await registry.rollBack();
    expect([back.status, state.done]).toEqual([200, false]);
    expect(await activation).toMatchObject({ status: 409, body: { code: 'ACTIVATION_OVERTAKEN' } });
    expect((await registry.liveSet()).body).toEqual(back.body.liveSet);
  });
});
