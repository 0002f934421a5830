import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { generateSigningKey } from '@stadtraum/federation-kit/signing';
import {
  postgresqlProblem,
  startPostgresql,
  type TestPostgresql,
} from '@stadtraum/server-base/testing/postgresql';
import { type FixtureRelease, makeKit, makeRemote, makeShell } from '../testing/fixture-releases.ts';
import { labelsOf, spawnRegistry } from '../testing/running-registry.ts';
import { clientOf, readSigningKey } from '../testing/signed-client.ts';
import { startTestRegistry } from '../testing/test-registry.ts';

const shell = makeShell();
const kit = makeKit();
const press = makeRemote('mf-press');
const press2 = makeRemote('mf-press', { component: 'return content.text + 2' });
const labelOf = ({ manifest }: FixtureRelease) => releaseLabel(manifest);

(postgresqlProblem() === undefined ? describe : describe.skip)('a registry with DATABASE_URL', () => {
  let postgresql: TestPostgresql;
  let databaseUrl: string;
  let directory: string;
  beforeAll(async () => {
    postgresql = await startPostgresql();
    databaseUrl = await postgresql.makeDatabase();
    directory = await mkdtemp(join(tmpdir(), 'registry-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  it('[OP13] takes the releases of the store on disk along, goes on from there, and keeps everything over a restart @full', async () => {
    const onDisk = await startTestRegistry({ directory });
    for (const release of [shell, kit, press]) await onDisk.publish(release);
    const first = (await onDisk.activate(shell, kit, press)).body.liveSet;
    await onDisk.close();

    let registry = await startTestRegistry({ directory, databaseUrl });
    expect((await registry.liveSet()).body).toEqual(first);
    expect(await registry.request('/readyz')).toMatchObject({ status: 200, body: { store: 'postgresql' } });
    await registry.publish(press2);
    const second = (await registry.activate(press2)).body.liveSet;
    expect(labelsOf(second)).toEqual([shell, kit, press2].map(labelOf));
    const path = `/releases/mf-press/${press2.manifest.version}/files/browser/style.css`;
    expect(await (await fetch(registry.url + path)).text()).toBe(press2.files['browser/style.css']);
    await registry.close();

    registry = await startTestRegistry({ directory, databaseUrl });
    expect((await registry.request('/live-sets')).body).toEqual([second, first]);
    const back = await registry.rollBack('mf-press');
    expect(labelsOf(back.body.liveSet)).toEqual(labelsOf(first));
    const { entries, intact } = await registry.log();
    expect(intact).toBe(true);
    expect(entries.map(({ action }) => action)).toEqual([
      'roll-back',
      'start',
      'activate',
      'publish',
      'start',
      'activate',
      'publish',
      'publish',
      'publish',
      'start',
    ]);

    const third = (await registry.activate(press2)).body.liveSet;
    await postgresql.stop();
    expect((await registry.liveSet()).body).toEqual(third);
    expect((await fetch(registry.url + path)).status).toBe(200);
    expect(await registry.request('/readyz')).toMatchObject({ status: 503 });
    expect(await registry.activate(press)).toMatchObject({
      status: 503,
      body: { code: 'REGISTRY_STORE_UNAVAILABLE' },
    });
    const { status, body } = await registry.rollBack('mf-press');
    expect([status, labelsOf(body.liveSet)]).toEqual([200, labelsOf(first)]);
    await postgresql.start();
    while ((await registry.request('/readyz')).status !== 200)
      await new Promise((resolve) => setTimeout(resolve, 50));
    while ((await registry.newestEntry())?.action !== 'roll-back')
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await registry.newestEntry()).toMatchObject({ team: 'workspace', liveSet: body.liveSet.id });
    expect((await registry.activate(press2)).status).toBe(200);
    await registry.close();

    await expect(startTestRegistry({ directory })).rejects.toMatchObject({ code: 'REGISTRY_STORE_MOVED' });
  });

  it('[TR1] starts with a new list of keys and a new log after the commands of docs/keys.md @full', async () => {
    const options = {
      directory: await mkdtemp(join(tmpdir(), 'registry-')),
      databaseUrl: await postgresql.makeDatabase(),
    };
    let registry = await startTestRegistry(options);
    const stranger = generateSigningKey();
    const parameters = { publicKey: stranger.publicKey.text, team: 'a', remotes: ['*'], roles: ['publish'] };
    expect((await registry.manageKey('add-key', parameters)).status).toBe(200);
    await registry.close();

    const document = await readFile(join(import.meta.dirname, '../../../docs/keys.md'), 'utf8');
    const statements = Array.from(
      document.matchAll(/--command "([^"]+)"/g),
      ([, statement = '']) => statement,
    );
    expect(statements).toHaveLength(5);
    for (const statement of statements) await postgresql.query(options.databaseUrl, statement);
    await rm(join(options.directory, 'keys/workspace.pem'));

    registry = await startTestRegistry(options);
    const { keys } = (await registry.request<{ keys: object[] }>('/keys')).body;
    expect(keys).toEqual([expect.objectContaining({ id: registry.key.publicKey.id, team: 'workspace' })]);
    expect((await registry.publish(press)).status).toBe(201);
    expect((await registry.as(stranger).publish(press2)).body.code).toBe('KEY_UNKNOWN');
    const { entries, intact } = await registry.log();
    expect(intact).toBe(true);
    expect(entries.map(({ action }) => action)).toEqual(['unknown', 'publish', 'start']);
    await registry.remove();
  });

  it('[F25] has the old or the new live set after kill -9, and starts again at once @full', async () => {
    const env = { DATABASE_URL: await postgresql.makeDatabase() };
    const data = await mkdtemp(join(tmpdir(), 'registry-'));
    let running = await spawnRegistry(data, env);
    const client = async () => clientOf(running.url, await readSigningKey(data));
    for (const release of [shell, kit, press, press2]) await (await client()).publish(release);
    let before = (await (await client()).activate(shell, kit, press)).body.liveSet;
    for (const [index, release] of [press2, press, press2, press, press2, press].entries()) {
      const response = (await client()).activate(release).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, index * 250));
      await running.end('SIGKILL');
      const acknowledged = (await response)?.body.liveSet;
      running = await spawnRegistry(data, env);
      const { status, body: after } = await (await client()).liveSet();
      expect(status).toBe(200);
      if (acknowledged) expect(after).toEqual(acknowledged);
      if (after.id !== before.id) expect(labelsOf(after)).toContain(labelOf(release));
      before = after;
    }
    await expect(spawnRegistry(join(data, 'other'), env)).rejects.toThrow(/^REGISTRY_STORE_LOCKED: /);
    await running.end();
    await rm(data, { recursive: true });
  });
});
