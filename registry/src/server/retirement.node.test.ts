import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { type FixtureRelease, makeKit, makeRemote, makeShell } from '../testing/fixture-releases.ts';
import { labelsOf } from '../testing/running-registry.ts';
import { type StandInContentApi, startStandInContentApi } from '../testing/stand-in-content-api.ts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

const shell = makeShell();
const kit = makeKit();
const press = makeRemote('mf-press');
const press2 = makeRemote('mf-press', { component: 'return content.text + 2' });
const press3 = makeRemote('mf-press', { component: 'return content.text + 3' });
const maps = makeRemote('mf-maps');
const labelOf = ({ manifest }: FixtureRelease) => releaseLabel(manifest);

describe('marks, retirement and pruning', () => {
  let registry: TestRegistry;
  let contentApi: StandInContentApi;
  beforeAll(async () => {
    contentApi = await startStandInContentApi({ types: { maps: ['/kontakt', '/lage'] } });
    registry = await startTestRegistry({ contentApiUrl: contentApi.url });
    for (const release of [shell, kit, press, press2, press3, maps]) await registry.publish(release);
    await registry.activate(shell, kit, press, maps);
  });
  afterAll(async () => {
    await registry.remove();
    await contentApi.close();
  });

  it('[TR7] refuses to retire a remote while pages use its blocks, and names them', async () => {
    const { status, body } = await registry.retire('mf-maps');
    expect([status, body.code]).toEqual([409, 'RETIREMENT_REFUSED']);
    expect(body.message).toContain('/kontakt, /lage');
    expect(contentApi.requests).toContain('GET /used-blocks');
  });

  it.each(['shell', 'shared-ui', 'mf-none'])('[TR7] refuses to retire %s', async (name) => {
    const { status, body } = await registry.retire(name);
    expect([status, body.code]).toEqual([409, 'RETIREMENT_REFUSED']);
  });

  it('[TR7] retires a remote that no page uses, and a rollback brings it back', async () => {
    delete contentApi.types.maps;
    const { body } = await registry.retire('mf-maps');
    expect(labelsOf(body.liveSet)).toEqual([shell, kit, press].map(labelOf));
    expect(body.liveSet.reason).toBe('retire mf-maps');
    expect((await registry.log()).entries[0]).toMatchObject({
      action: 'retire',
      subject: 'mf-maps',
      outcome: 'done',
      liveSet: body.liveSet.id,
    });
    const back = (await registry.rollBack('mf-maps')).body.liveSet;
    expect(labelsOf(back)).toEqual([shell, kit, maps, press].map(labelOf));
    expect(await registry.rollBack('mf-maps')).toMatchObject({ body: { code: 'ROLLBACK_IMPOSSIBLE' } });
  });

  it('[TR7] a rollback skips releases that are marked as bad; they cannot be activated until the mark is cleared', async () => {
    await registry.activate(press2);
    await registry.activate(press3);
    expect((await registry.mark(press2, true, 'empties the list')).status).toBe(200);
    const listed = (await registry.releases()).find(({ version }) => version === press2.manifest.version);
    expect(listed?.bad).toEqual({ reason: 'empties the list', at: expect.any(String), by: 'workspace' });

    const refused = await registry.activate(press2);
    expect([refused.status, refused.body.code]).toEqual([409, 'RELEASE_MARKED_BAD']);
    expect(refused.body.message).toContain('empties the list');

    await registry.close();
    registry = await startTestRegistry({ directory: registry.dataDirectory, contentApiUrl: contentApi.url });
    expect(labelsOf((await registry.rollBack('mf-press')).body.liveSet)).toContain(labelOf(press));
    expect((await registry.rollBack('mf-press')).body.code).toBe('ROLLBACK_IMPOSSIBLE');

    await registry.mark(press2, false);
    expect((await registry.activate(press2)).status).toBe(200);
    expect((await registry.mark(makeRemote('mf-none'), true)).body.code).toBe('RELEASE_UNKNOWN');
  });

  it('[TR8] lists the release first that was published last, even if it is an older one', async () => {
    const newest = async () => (await registry.releases()).find(({ name }) => name === 'mf-press')?.version;
    expect(await newest()).toBe(press3.manifest.version);
    expect((await registry.publish(press)).status).toBe(200);
    expect(await newest()).toBe(press.manifest.version);
  });

  it('[OP13] keeps recent releases', async () => {
    expect((await registry.prune(true)).body).toEqual({ releases: [], bytes: 0 });
    expect((await registry.prune(false)).body).toEqual({ releases: [], bytes: 0 });
    expect(await registry.releases()).toHaveLength(6);
  });

  it('responds to /readyz with the kind of the store and the live set', async () => {
    const { body: liveSet } = await registry.liveSet();
    expect(await registry.request('/readyz')).toEqual({
      status: 200,
      body: expect.objectContaining({ ready: true, store: 'disk', liveSet: liveSet.id }),
    });
  });

  it('[TR7] does not retire while the content API is unreachable, while a rollback works', async () => {
    await contentApi.close();
    const { status, body } = await registry.retire('mf-maps');
    expect([status, body.code]).toEqual([503, 'CONTENT_USE_UNKNOWN']);
    expect((await registry.rollBack()).status).toBe(200);
    contentApi = await startStandInContentApi();
  });
});
