import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import { generateSigningKey } from '@stadtraum/federation-kit/signing';
import { makeKit, makeRemote, makeShell } from '../testing/fixture-releases.ts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry();
});
afterEach(() => registry.remove());

const press = makeRemote('mf-press');

describe('roles', () => {
  const jobs = makeRemote('mf-jobs');

  it('[TR1] bind a name to its team', async () => {
    const team = registry.as(await registry.addTeam());
    expect((await team.publish(jobs)).status).toBe(201);
    for (const release of [makeShell(), makeKit(), press]) await registry.publish(release);
    await registry.activate(makeShell(), makeKit(), press);

    const foreign = await Promise.all([
      team.publish(makeRemote('mf-press', { component: 'return 2' })),
      team.activate(press),
      team.activate(jobs, press),
      team.rollBack('mf-press'),
      team.rollBack(),
      team.manageKey('revoke-key', { id: registry.key.publicKey.id }),
    ]);
    expect(foreign.map(({ body }) => body.code)).toEqual(foreign.map(() => 'ACTION_NOT_ALLOWED'));
    expect(await registry.newestEntry()).toMatchObject({
      team: 'jobs',
      outcome: 'refused',
      code: 'ACTION_NOT_ALLOWED',
    });
    expect((await team.activate(jobs)).status).toBe(200);
    const [listed] = (await registry.request<PublishedRelease[]>('/releases')).body;
    expect(listed).toMatchObject({ name: 'mf-jobs', publishedBy: { team: 'jobs' } });
  });

  it('[TR1] bind a name to its kind', async () => {
    const team = registry.as(await registry.addTeam({ remotes: ['mf-jobs', 'shared-ui'] }));
    const asKit = makeRemote('mf-jobs', { kind: 'kit' });
    expect((await team.publish(asKit)).body.code).toBe('ACTION_NOT_ALLOWED');
    expect((await team.publish(makeKit())).body.code).toBe('ACTION_NOT_ALLOWED');
    await registry.publish(makeKit());
    expect((await team.publish(makeKit({ base: '1.1.0' }))).status).toBe(201);
  });

  it('[TR1] limit a key to its roles', async () => {
    const team = registry.as(await registry.addTeam({ roles: ['publish'] }));
    expect((await team.publish(jobs)).status).toBe(201);
    expect((await team.activate(jobs)).body.code).toBe('ACTION_NOT_ALLOWED');
  });
});

describe('POST /keys', () => {
  it('[TR1] revokes a key at once and for good', async () => {
    const key = await registry.addTeam();
    const { id, text } = key.publicKey;
    expect((await registry.manageKey('revoke-key', { id })).body.key).toMatchObject({ id, state: 'revoked' });
    expect(await registry.as(key).rollBack('mf-jobs')).toMatchObject({
      status: 403,
      body: { code: 'KEY_REVOKED' },
    });
    const again = { publicKey: text, team: 'jobs', remotes: [], roles: [] };
    expect((await registry.manageKey('add-key', again)).body.code).toBe('KEY_ALREADY_TRUSTED');
    expect((await registry.manageKey('revoke-key', { id })).body.code).toBe('TRUSTED_KEY_UNKNOWN');
    registry = await registry.restart();
    expect((await registry.as(key).rollBack('mf-jobs')).body.code).toBe('KEY_REVOKED');
  });

  it('[TR1] replaces a key by one with the same team and roles', async () => {
    const { id } = (await registry.addTeam()).publicKey;
    const next = generateSigningKey();
    const { body } = await registry.manageKey('rotate-key', { id, publicKey: next.publicKey.text });
    expect(body.key).toMatchObject({
      id: next.publicKey.id,
      team: 'jobs',
      remotes: ['mf-jobs'],
      state: 'active',
    });
    const { keys } = (await registry.request<{ keys: object[] }>('/keys')).body;
    expect(keys).toContainEqual(
      expect.objectContaining({ id, state: 'revoked', replacedBy: next.publicKey.id }),
    );
    expect((await registry.as(next).publish(makeRemote('mf-jobs'))).status).toBe(201);
  });

  it('[TR1] keeps the last key that manages keys, but rotates it', async () => {
    const { id } = registry.key.publicKey;
    // A manager of a single release could not undo a mistake.
    await registry.addTeam({ roles: ['manage-keys'] });
    expect(await registry.manageKey('revoke-key', { id })).toMatchObject({
      status: 409,
      body: { code: 'LAST_MANAGER_KEY' },
    });
    const next = generateSigningKey();
    await registry.manageKey('rotate-key', { id, publicKey: next.publicKey.text });
    expect((await registry.manageKey('revoke-key', { id })).body.code).toBe('KEY_REVOKED');
    expect((await registry.as(next).manageKey('revoke-key', { id: next.publicKey.id })).body.code).toBe(
      'LAST_MANAGER_KEY',
    );
  });

  it('[TR1] takes a lost list of keys for a first start: the workspace’s key is trusted again', async () => {
    await registry.addTeam();
    await registry.close();
    await rm(join(registry.directory, 'trust.json'));
    registry = await registry.restart();
    const { keys } = (await registry.request<{ keys: object[] }>('/keys')).body;
    expect(keys).toEqual([expect.objectContaining({ id: registry.key.publicKey.id, team: 'workspace' })]);
  });

  it('[TR1] does not start with a list of keys that was changed on disk', async () => {
    await registry.addTeam();
    await registry.close();
    const path = join(registry.directory, 'trust.json');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('"mf-jobs"', '"*"'));
    await expect(registry.restart()).rejects.toMatchObject({
      code: 'TRUST_INVALID',
    });
    await writeFile(path, text);
    registry = await registry.restart();
  });
});
