import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { LIVE_SET_PAYLOAD } from '@stadtraum/contracts/registry-api';
import { pgbouncerProblem, startPgbouncer } from '@stadtraum/server-base/testing/pgbouncer';
import {
  postgresqlProblem,
  startPostgresql,
  type TestPostgresql,
} from '@stadtraum/server-base/testing/postgresql';
import { recordTo } from '../../testing/both-stores.ts';
import { makeRemote } from '../../testing/fixture-releases.ts';
import { goLive, storeRelease } from '../../testing/store-release.ts';
import { openDiskStore } from '../disk/open-disk-store.ts';
import { MOVED_MARKER, refuseMoved } from '../moved-marker.ts';
import { createVerifiedFiles } from '../verified-files.ts';
import { asUnavailable, Connection } from './connection.ts';
import { openPostgresStore } from './open-postgres-store.ts';
import { REGISTRY_LOCK } from './store-lock.ts';

const press = makeRemote('mf-press');
const maps = makeRemote('mf-maps');
const problem = postgresqlProblem();
if (problem !== undefined)
  process.stderr.write(`\n!!! NOT TESTED: the registry on PostgreSQL. Reason: ${problem}.\n\n`);

(problem === undefined ? describe : describe.skip)('a store in PostgreSQL', () => {
  let postgresql: TestPostgresql;
  let url: string;
  let directory: string;
  let warnings: string[];
  let superseded: Error[];
  const closing: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    postgresql = await startPostgresql();
  });
  beforeEach(async () => {
    url = await postgresql.makeDatabase();
    directory = await mkdtemp(join(tmpdir(), 'registry-'));
    warnings = [];
    superseded = [];
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    await rm(directory, { recursive: true });
  });

  async function open(at = directory) {
    const onSuperseded = (error: Error) => void superseded.push(error);
    const { store, key } = await openPostgresStore({
      url,
      directory: at,
      log: recordTo(warnings),
      onSuperseded,
    });
    let closed: Promise<void> | undefined;
    const close = () => {
      closed ??= store.close();
      return closed;
    };
    closing.push(close);
    return { ...store, key, close };
  }
  const sql = (statement: string) => postgresql.query(url, statement);
  const endSessions = (name = 'registry') =>
    sql(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${name}'`);
  const recovered = async (store: Awaited<ReturnType<typeof open>>) => {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      if (
        await store.checkAvailable().then(
          () => true,
          () => false,
        )
      )
        return;
      await delay(50);
    }
    throw new Error('the store has not recovered');
  };

  it('[OP13] serves what it has while the database is unavailable, refuses changes, and recovers alone', async () => {
    const store = await open();
    const stored = await storeRelease(store, press);
    const first = await goLive(store, 'first', stored);
    await postgresql.stop();

    expect(store.liveSets.current()).toEqual(first);
    expect(store.releases.list()).toEqual([stored]);
    const path = join(await store.releases.directoryOf(stored), 'browser/style.css');
    expect(await readFile(path, 'utf8')).toBe(press.files['browser/style.css']);
    const unavailable = expect.objectContaining({ code: 'REGISTRY_STORE_UNAVAILABLE' });
    await expect(goLive(store, 'second', stored)).rejects.toEqual(unavailable);
    await expect(storeRelease(store, maps)).rejects.toEqual(unavailable);
    await expect(store.documents.write('marks', {})).rejects.toEqual(unavailable);
    await expect(store.log.append({ action: 'start', subject: '', outcome: 'done' })).rejects.toEqual(
      unavailable,
    );
    await expect(store.checkAvailable()).rejects.toEqual(unavailable);

    await postgresql.start();
    await recovered(store);
    // The refused set has used a number: it could have been stored.
    const second = await goLive(store, 'second', stored);
    expect(second.sequence).toBe(3);
    await storeRelease(store, maps);
    expect(superseded).toEqual([]);
  });

  it('[OP13] rolls back while the database is unavailable, and stores who did it when the database or the registry is back', async () => {
    let store = await open();
    const stored = await storeRelease(store, press);
    const first = await goLive(store, 'first', stored);
    const rollBack = async (reason: string) => {
      await store.releases.verify(stored);
      const content = { reason, releases: first.releases, restores: first.id };
      const sign = (set: LiveSet) => store.key.sign(LIVE_SET_PAYLOAD, set);
      return store.liveSets.append(content, sign, ({ id }) => ({
        entry: { action: 'roll-back', subject: reason, outcome: 'done', team: 'press', liveSet: id },
      }));
    };
    await goLive(store, 'second', stored);
    await postgresql.stop();
    const third = await rollBack('third');
    expect(store.liveSets.history()[0]).toEqual(third);
    expect(store.key.open(store.liveSets.envelopeOf(third.id), LIVE_SET_PAYLOAD)?.value).toEqual(third);
    await postgresql.start();
    while ((await sql('select count(*) from registry.live_sets'))[0] !== '3') await delay(50);
    expect(store.liveSets.current()).toEqual(third);
    expect((await store.log.read({ limit: 1 })).entries).toMatchObject([
      { at: third.createdAt, team: 'press', subject: 'third', liveSet: third.id },
    ]);

    await postgresql.stop();
    const fourth = await rollBack('fourth');
    const fifth = await rollBack('fifth');
    await store.close();
    await postgresql.start();
    store = await open();
    expect(store.liveSets.history().slice(0, 3)).toEqual([fifth, fourth, third]);
    const { entries } = await store.log.read({ limit: 2 });
    expect(entries.map(({ subject, at }) => [subject, at])).toEqual([
      ['fifth', fifth.createdAt],
      ['fourth', fourth.createdAt],
    ]);
    expect(await store.log.isIntact()).toBe(true);
    await recovered(store);
    expect((await goLive(store, 'sixth', stored)).sequence).toBe(fifth.sequence + 1);
  });

  it('[OP4] reconnects after its sessions were ended, and reads what was committed', async () => {
    const store = await open();
    const stored = await storeRelease(store, press);
    await goLive(store, 'first', stored);
    await endSessions();
    while (!warnings.some((text) => text.endsWith('is lost; reconnecting'))) await delay(20);
    await recovered(store);
    expect((await goLive(store, 'second', stored)).sequence).toBe(2);
    expect(superseded).toEqual([]);
  });

  it('[OP4] follows the database when only the answer to a commit was lost', async () => {
    const store = await open();
    const stored = await storeRelease(store, press);
    await goLive(store, 'first', stored);
    const { change } = Connection.prototype;
    const spy = jest.spyOn(Connection.prototype, 'change').mockImplementationOnce(async function (
      this: Connection,
      work,
    ) {
      await change.call(this, work);
      throw asUnavailable(new Error('the connection is lost'), this.name);
    });
    const second = await goLive(store, 'second', stored);
    const committed = await sql('select id from registry.live_sets order by sequence desc limit 1');
    expect([second.id]).toEqual(committed);
    expect(store.liveSets.history().map(({ reason }) => reason)).toEqual(['second', 'first']);
    spy.mockRestore();
  });

  it('[OP4] is not opened by a second registry @full', async () => {
    const store = await open();
    const other = await mkdtemp(join(tmpdir(), 'registry-'));
    await expect(open(other)).rejects.toMatchObject({ code: 'REGISTRY_STORE_LOCKED' });
    await rm(other, { recursive: true });
    await store.close();
    await open();
  });

  it('[OP4] changes nothing after another registry has taken over, even if it has not noticed', async () => {
    const store = await open();
    const stored = await storeRelease(store, press);
    await goLive(store, 'first', stored);
    // What another registry does first.
    await sql('update registry.store set generation = generation + 1');
    await expect(goLive(store, 'second', stored)).rejects.toMatchObject({ code: 'REGISTRY_STORE_LOCKED' });
    expect(superseded).toEqual([expect.objectContaining({ code: 'REGISTRY_STORE_LOCKED' })]);
    expect(await sql('select count(*) from registry.live_sets')).toEqual(['1']);
  });

  it('[OP4] gives up when another registry holds the lock after a lost connection @full', async () => {
    await open();
    const held = postgresql.query(url, `select pg_advisory_lock(${REGISTRY_LOCK}), pg_sleep(8)`);
    await endSessions();
    await held;
    expect(superseded).toEqual([expect.objectContaining({ code: 'REGISTRY_STORE_LOCKED' })]);
  });

  const noPooler = pgbouncerProblem();
  (noPooler === undefined ? describe : describe.skip)(
    `behind PgBouncer${noPooler === undefined ? '' : `: SKIPPED, ${noPooler}`}`,
    () => {
      async function pool(mode: 'session' | 'transaction' | 'statement') {
        const pooler = await startPgbouncer(url, mode);
        url = pooler.url;
        closing.push(pooler.stop);
      }

      it.each(['transaction', 'statement'] as const)(
        '[OP4] is refused in %s mode, with the reason and the remedy @full',
        async (mode) => {
          await pool(mode);
          // Another application has left idle connections in the pool.
          await Promise.all([sql('select pg_sleep(0.1)'), sql('select pg_sleep(0.1)')]).catch(
            () => undefined,
          );
          await expect(open()).rejects.toMatchObject({
            code: 'SETTING_INVALID',
            message: expect.stringMatching(/^DATABASE_URL is PostgreSQL 127.* session mode/),
          });
        },
      );

      it('[OP4] is held by one registry at a time in session mode @full', async () => {
        await pool('session');
        const store = await open();
        const stored = await storeRelease(store, press);
        const other = await mkdtemp(join(tmpdir(), 'registry-'));
        await expect(open(other)).rejects.toMatchObject({ code: 'REGISTRY_STORE_LOCKED' });
        await rm(other, { recursive: true });
        // The pool keeps its session, without the lock.
        await store.close();
        expect((await goLive(await open(), 'first', stored)).sequence).toBe(1);
      });
    },
  );

  it('[TR1] refuses to change or remove a log entry, and notices a change that bypasses the trigger', async () => {
    const store = await open();
    for (const subject of ['a', 'b', 'c'])
      await store.log.append({ action: 'start', subject, outcome: 'done' });
    for (const statement of [
      'update registry.log set line = line',
      'delete from registry.log',
      'truncate registry.log',
    ])
      await expect(sql(statement)).rejects.toThrow('the log is append-only');
    expect(await store.log.isIntact()).toBe(true);

    await sql(
      'alter table registry.log disable trigger all; update registry.log set line = replace(line, \'"b"\', \'"x"\')',
    );
    const isPageIntact = async (limit: number, before?: number) =>
      (await store.log.read({ limit, ...(before !== undefined && { before }) })).intact;
    expect(await Promise.all([isPageIntact(1), isPageIntact(2), isPageIntact(1, 3)])).toEqual([
      true,
      false,
      false,
    ]);
    expect(await store.log.isIntact()).toBe(false);
    await sql('delete from registry.log where number = 3');
    expect(await isPageIntact(1)).toBe(false);
    await store.close();
    await open();
    expect(warnings).toContainEqual(expect.stringContaining('registry.log in the PostgreSQL'));
  });

  it.each([
    [
      'a changed byte',
      `update registry.release_files set bytes = set_byte(bytes, 0, 0) where path = 'server/index.cjs'`,
      'RELEASE_HASH_MISMATCH',
    ],
    [
      'a missing file',
      `delete from registry.release_files where path = 'server/index.cjs'`,
      'RELEASE_INCOMPLETE',
    ],
  ])(
    '[SE7] notices %s in the database before the release goes live or is copied',
    async (_, statement, code) => {
      const store = await open();
      const stored = await storeRelease(store, press);
      await sql(statement);
      await expect(store.releases.verify(stored)).rejects.toMatchObject({ code });
      await store.close();
      await rm(join(directory, 'cache'), { recursive: true });
      const reopened = await open();
      await expect(reopened.releases.directoryOf(stored)).rejects.toMatchObject({ code });
      // Publishing it again repairs it.
      await storeRelease(reopened, press);
      await reopened.releases.verify(stored);
    },
  );

  it('[SE7] does not list a release whose manifest was replaced', async () => {
    const store = await open();
    await storeRelease(store, press);
    await store.close();
    await sql(
      `update registry.releases set manifest = convert_to(replace(convert_from(manifest, 'UTF8'), '"needs": []', '"needs":  []'), 'UTF8')`,
    );
    expect((await open()).releases.list()).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('is skipped')]);
  });

  it('[SE7] never serves a changed local copy, and makes it again from the database', async () => {
    const store = await open();
    const stored = await storeRelease(store, press);
    const path = join(await store.releases.directoryOf(stored), 'browser/style.css');
    await writeFile(path, 'changed');
    const files = createVerifiedFiles(store.releases);
    expect((await files.file(stored, 'browser/style.css'))?.toString()).toBe(
      press.files['browser/style.css'],
    );
    await writeFile(path, 'changed');
    await sql(`update registry.release_files set bytes = 'changed' where path = 'browser/style.css'`);
    await expect(files.file(stored, 'browser/style.css')).rejects.toMatchObject({
      code: 'RELEASE_HASH_MISMATCH',
    });
  });

  it('uses the previous set when a file of the current one is missing', async () => {
    const store = await open();
    const [first, second] = [await storeRelease(store, press), await storeRelease(store, maps)];
    const set = await goLive(store, 'first', first);
    await goLive(store, 'second', second);
    await store.close();
    await sql(`delete from registry.release_files where name = 'mf-maps'`);
    expect((await open()).liveSets.current()).toEqual(set);
  });

  it('removes local copies of releases that are no longer stored', async () => {
    const store = await open();
    await storeRelease(store, press);
    const stored = await storeRelease(store, maps);
    await store.releases.remove(press.manifest);
    expect(await readdir(join(directory, 'cache/releases/mf-press'))).toEqual([]);
    await store.close();
    await sql(`delete from registry.releases where name = 'mf-maps'`);
    await open();
    await expect(readFile(join(directory, 'cache/releases/mf-maps', stored.version))).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });

  it('refuses tables of a newer version', async () => {
    await (await open()).close();
    await sql('update registry.store set migrations = 99');
    await expect(open()).rejects.toMatchObject({ code: 'REGISTRY_SCHEMA_NEWER' });
  });

  it('says so when the database cannot be reached, without its password', async () => {
    url = 'postgres://site:secret@127.0.0.1:9/site';
    await expect(open()).rejects.toMatchObject({
      code: 'REGISTRY_STORE_UNAVAILABLE',
      message: expect.not.stringContaining('secret'),
    });
  });

  describe('with a store on disk', () => {
    async function fillDisk() {
      const { store, key } = await openDiskStore(directory, recordTo(warnings));
      const release = await storeRelease(store, press);
      const set = await goLive({ ...store, key }, 'first', release);
      await store.documents.write('marks', { marks: [] });
      await store.log.append({ action: 'start', subject: 'disk', outcome: 'done' });
      await store.close();
      return { release, set, key };
    }

    it('[OP7] moves it into an empty database, once, and refuses the old one afterwards', async () => {
      const { release, set, key } = await fillDisk();
      const store = await open();
      expect(store.key.id).toBe(key.id);
      expect(store.releases.list()).toEqual([release]);
      await store.releases.verify(release);
      expect(store.liveSets.history()).toEqual([set]);
      expect(store.liveSets.envelopeOf(set.id)).toBeDefined();
      expect(await store.documents.read('marks')).toEqual({ marks: [] });
      expect((await store.log.read({ limit: 1 })).entries).toEqual([
        expect.objectContaining({ subject: 'disk' }),
      ]);
      expect(await store.log.isIntact()).toBe(true);
      await expect(refuseMoved(directory)).rejects.toMatchObject({ code: 'REGISTRY_STORE_MOVED' });

      await goLive(store, 'second', release);
      await store.close();
      expect((await open()).liveSets.history()).toHaveLength(2);
      expect(warnings).toEqual([]);
    });

    it('[OP7] refuses an empty database once the store was moved to another one', async () => {
      await fillDisk();
      await (await open()).close();
      url = await postgresql.makeDatabase();
      await expect(open()).rejects.toMatchObject({ code: 'REGISTRY_STORE_MOVED' });
      await rm(join(directory, MOVED_MARKER));
      expect((await open()).liveSets.history()).toHaveLength(1);
    });

    it('[OP7] warns of it when the database has other content', async () => {
      const other = await mkdtemp(join(tmpdir(), 'registry-'));
      const store = await open(other);
      await storeRelease(store, maps);
      await store.close();
      await fillDisk();
      const opened = await open();
      expect(opened.releases.list()).toEqual([]);
      expect(warnings).toContainEqual(expect.stringContaining('holds releases, but the PostgreSQL'));
      await opened.close();
      await rm(other, { recursive: true });
    });

    it.each([
      ['log.jsonl', '{"number":9,"previous":"x"}\n'],
      ['log-head.json', '}'],
    ])('[TR1] notices a changed %s, also after the move', async (file, addition) => {
      await fillDisk();
      await appendFile(join(directory, file), addition);
      expect(await (await open()).log.isIntact()).toBe(false);
    });

    it('[OP7] moves everything or nothing', async () => {
      const { set } = await fillDisk();
      await writeFile(join(directory, 'trust.json'), '{"keys":');
      await expect(open()).rejects.toThrow(SyntaxError);
      expect(await sql('select count(*) from registry.releases')).toEqual(['0']);
      await refuseMoved(directory);
      await rm(join(directory, 'trust.json'));
      expect((await open()).liveSets.current()).toEqual(set);
    });
  });
});
