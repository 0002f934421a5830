import type { LiveSet } from '@stadtraum/contracts/live-set';
import { type FixtureRelease, makeKit, makeRemote, makeShell } from '../testing/fixture-releases.ts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

const STABLE = 'shared-ui';
const NEXT = 'shared-ui-18';

const shell = makeShell();
const stable = makeKit();
const next = makeKit({ name: NEXT, react: '18.3.1' });
const both = { react: '^18.3.0 || ^19.3.0' };
/** A block that renders with no other React than this. */
const onlyWith = (react: string) =>
  `if (require('react').version !== '${react}') throw new Error('wrong React'); return content.text`;
const maps = makeRemote('mf-maps', { uses: both, component: onlyWith('19.3.1') });
const press = makeRemote('mf-press', { uses: both });
const press2 = makeRemote('mf-press', { uses: both, component: 'return content.text + 2' });
const pressOnNext = makeRemote('mf-press', { uses: { react: '^18.3.0' }, component: onlyWith('18.3.1') });
const pressOnNeither = makeRemote('mf-press', { uses: { react: '^17.0.0' } });

let registry: TestRegistry;

beforeEach(async () => {
  registry = await startTestRegistry();
  const all = [shell, stable, next, maps, press, press2, pressOnNext, pressOnNeither];
  for (const release of all) await registry.publish(release);
  await registry.activate(shell, stable, maps, press);
});
afterEach(() => registry.remove());

/** The names of kits and, of remotes, on which kit they run. */
function kitsIn({ releases }: LiveSet): string[] {
  return releases.flatMap(({ name, kind, kit }) =>
    kind === 'shell' ? [] : [kit === undefined ? name : `${name} on ${kit}`],
  );
}

async function kitsAfter(...releases: FixtureRelease[]): Promise<string[]> {
  return kitsIn((await registry.activate(...releases)).body.liveSet);
}

async function move(release: FixtureRelease, kit: string) {
  const { name, version } = release.manifest;
  return registry.activateWith([], { releases: [{ name, version, kit }] });
}

describe('[0169] two kits in one live set', () => {
  it('keeps all remotes on the stable kit when the next one goes live @full', async () => {
    expect(kitsIn((await registry.liveSet()).body as LiveSet)).toEqual([STABLE, 'mf-maps', 'mf-press']);
    expect(await kitsAfter(next)).toEqual([
      ...[STABLE, NEXT],
      ...[`mf-maps on ${STABLE}`, `mf-press on ${STABLE}`],
    ]);
    expect(await kitsAfter(press2)).toContain(`mf-press on ${STABLE}`);
  });

  it('runs a release on the kit that it fits, and renders its examples with that', async () => {
    await registry.activate(next);
    const { body } = await registry.activate(pressOnNext);
    expect(kitsIn(body.liveSet)).toContain(`mf-press on ${NEXT}`);
    expect(body.report?.findings).toContainEqual(
      expect.objectContaining({
        id: `second-kit:${NEXT}`,
        message: expect.stringContaining(`${NEXT}: mf-press; ${STABLE}: mf-maps.`),
      }),
    );
    expect((await registry.rollBack('mf-press')).body.liveSet.releases).toContainEqual(
      expect.objectContaining({ version: press.manifest.version, kit: STABLE }),
    );
  });

  it('moves a remote without a new release, and a rollback moves it back', async () => {
    const before = (await registry.activate(next)).body.liveSet;
    const { body } = await move(press, NEXT);
    expect(kitsIn(body.liveSet)).toContain(`mf-press on ${NEXT}`);
    expect(body.liveSet.reason).toContain(` on ${NEXT}`);
    expect(kitsIn((await registry.rollBack('mf-press')).body.liveSet)).toEqual(kitsIn(before));
    await move(press, NEXT);
    expect(kitsIn((await registry.rollBack()).body.liveSet)).toEqual(kitsIn(before));
  });

  it('refuses a release that fits no kit, a kit that it does not fit, and one that is not live', async () => {
    expect((await move(press, NEXT)).body.message).toContain(`the kits of the live set are ${STABLE}`);
    await registry.activate(next);
    expect((await registry.activate(pressOnNeither)).body.code).toBe('RELEASE_KIT_MODULE_MISSING');
    const refused = await move(pressOnNext, STABLE);
    expect(refused.body).toMatchObject({
      code: 'RELEASE_KIT_MODULE_MISSING',
      message: expect.stringContaining(`${STABLE}@`),
    });
    // Its example renders with React 19 only.
    expect((await move(maps, NEXT)).body.code).toBe('RELEASE_EXAMPLE_FAILED');
  });

  it('refuses a third kit @full', async () => {
    const third = makeKit({ name: 'shared-ui-17', react: '17.0.0' });
    await registry.publish(third);
    await registry.activate(next);
    expect((await registry.activate(third)).body.code).toBe('LIVE_SET_INCOMPLETE');
  });

  it('[TR7] retires the old kit once no remote runs on it', async () => {
    const pressOnly = { ...pressOnNext };
    await registry.activate(next, pressOnly);
    expect((await registry.retire(STABLE)).body.message).toContain('remotes run on it: mf-maps');
    const mapsOnBoth = makeRemote('mf-maps', { uses: both });
    await registry.publish(mapsOnBoth);
    await registry.activate(mapsOnBoth);
    await move(mapsOnBoth, NEXT);
    expect(kitsIn((await registry.retire(STABLE)).body.liveSet)).toEqual([NEXT, 'mf-maps', 'mf-press']);
    expect((await registry.retire(NEXT)).body.code).toBe('RETIREMENT_REFUSED');
  });
});
