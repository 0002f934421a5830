import type { SideSet } from '@stadtraum/contracts/preview';
import { openPreviewToken, parsePublicKey } from '@stadtraum/federation-kit/signing';
import { makeKit, makeRemote, makeShell } from '../testing/fixture-releases.ts';
import { labelsOf } from '../testing/running-registry.ts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

const shell = makeShell();
const kit = makeKit();
const press = makeRemote('mf-press');
const press2 = makeRemote('mf-press', { component: 'return content.text + 2' });
const broken = makeRemote('mf-press', { component: "throw new Error('kaputt')" });
const jobs = makeRemote('mf-jobs');

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  for (const release of [shell, kit, press, press2, broken, jobs]) await registry.publish(release);
  await registry.activate(shell, kit, press);
});
afterAll(() => registry.remove());

const previews = async () => (await registry.request<SideSet[]>('/previews')).body;
const HOUR_MS = 3_600_000;

describe('POST /previews', () => {
  it('[0151] makes a side set of the live set with the releases exchanged, and changes nothing that is live', async () => {
    const before = await registry.liveSet();
    const { status, body } = await registry.preview([press2, jobs]);
    expect(status).toBe(200);
    const { sideSet, path, findings } = body;
    expect(sideSet).toMatchObject({
      base: before.body.id,
      createdBy: 'workspace',
      exchanged: ['mf-jobs', 'mf-press'],
      teams: { 'mf-press': 'workspace', 'mf-jobs': 'workspace' },
    });
    expect(labelsOf({ ...before.body, releases: sideSet.releases })).toEqual(
      [shell, kit, jobs, press2].map(({ manifest }) => `${manifest.name}@${manifest.version}`),
    );
    expect(findings).toEqual([]);
    expect(await registry.liveSet()).toEqual(before);

    const identity = await registry.request<{ keys: string[] }>('/identity');
    const keys = identity.body.keys.map(parsePublicKey);
    const expiresAt = Date.parse(sideSet.expiresAt) / 1000;
    expect(openPreviewToken(path.replace('/vorschau/', ''), keys)).toEqual({
      sideSet: sideSet.id,
      expiresAt,
    });
    expect(Math.abs(Date.parse(sideSet.createdAt) + 24 * HOUR_MS - expiresAt * 1000)).toBeLessThan(1000);
    expect(JSON.stringify(await previews())).not.toContain(path.slice(-20));
  });

  it('[0151] refuses what an activation refuses, keys without the role, and more than 14 days @full', async () => {
    expect((await registry.preview([broken])).body.code).toBe('RELEASE_EXAMPLE_FAILED');
    expect((await registry.preview([press, press2])).body.code).toBe('REQUEST_REJECTED');
    expect((await registry.preview([press2], 14 * 24 + 1)).body.code).toBe('REQUEST_REJECTED');
    expect((await registry.preview([makeRemote('mf-press', { component: 'return 3' })])).status).toBe(404);
    const team = registry.as(await registry.addTeam());
    expect((await team.preview([press2])).body.code).toBe('ACTION_NOT_ALLOWED');
    const activator = registry.as(await registry.addTeam({ roles: ['activate'] }));
    expect((await activator.preview([jobs])).body.code).toBe('ACTION_NOT_ALLOWED');
  });

  it('[0151] is ended by a key for its releases only, and survives a restart until then @full', async () => {
    const { id } = (await registry.preview([press2])).body.sideSet;
    const teamKey = await registry.addTeam();
    registry = await registry.restart();
    expect((await previews()).map((sideSet) => sideSet.id)).toContain(id);
    expect((await registry.request(`/side-sets/${id}`)).status).toBe(200);
    expect((await registry.as(teamKey).endPreview(id)).body.code).toBe('ACTION_NOT_ALLOWED');
    expect((await registry.endPreview(id)).body.id).toBe(id);
    expect(await registry.request(`/side-sets/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'PREVIEW_UNKNOWN' },
    });
    expect((await registry.endPreview(id)).body.code).toBe('PREVIEW_UNKNOWN');
  });
});
