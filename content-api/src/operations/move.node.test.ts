import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  postgresqlProblem,
  startPostgresql,
  type TestPostgresql,
} from '@stadtraum/server-base/testing/postgresql';
import pg from 'pg';
import { makeDirectory } from '../testing/content-files.ts';
import { mountProblem, mountSmallDisk } from '../testing/mount.ts';
import { runSource, spawnSource } from '../testing/processes.ts';
import { formFields, openTestSite, type TestSite } from '../testing/test-site.ts';

const problem = postgresqlProblem();
if (problem !== undefined)
  process.stderr.write(`\n!!! NOT TESTED: a move to PostgreSQL. Reason: ${problem}.\n\n`);

const FORM = { name: 'Eva', email: 'eva@haus.example', nachricht: 'Grüße', datenschutz: 'ja' };
const COUNTS = `select (select count(*)::int from form_submissions) as forms, (select count(*)::int from mails) as mails,
  (select count(*)::int from subscriptions) as subscriptions, (select count(*)::int from pages) as pages,
  (select count(*)::int from announcement_states) as states, (select id::text from site) as site`;

(problem === undefined ? describe : describe.skip)('move-to-postgresql', () => {
  let postgresql: TestPostgresql;
  /** A data directory with forms and subscriptions; each test uses a copy. */
  let filled: string;
  let files: TestSite['files'];
  let counts: Record<string, unknown>;
  beforeAll(async () => {
    postgresql = await startPostgresql();
    filled = makeDirectory('data');
    const site = await openTestSite({ DATA_DIRECTORY: filled });
    files = site.files;
    for (const name of ['A', 'B']) await site.submit('/kontakt', formFields({ ...FORM, name }));
    await site.subscribe({ email: 'eva@bau.example', terms: '1', announcement: '401' });
    // Values that JavaScript's JSON would change: a large number, microseconds, an escape sequence.
    await site.sql(`insert into form_submissions (page, block, hash, "values", received_at)
      values ('/x', 'y', 'z', '{"n": 12345678901234567890.10, "t": "\\u00e4\\\\\\n\\""}', '2026-11-02 03:04:05.123456+01')`);
    [counts = {}] = await site.sql<Record<string, unknown>>(COUNTS);
    await site.close();
  });
  afterAll(() => postgresql.stop());

  const copyOfSite = () => {
    const directory = makeDirectory('data');
    cpSync(filled, directory, { recursive: true });
    return { DATA_DIRECTORY: directory };
  };
  const move = (source: Record<string, string>, url: string) =>
    runSource('operate.ts', ['move-to-postgresql', url], source);
  const refusal = async (source: Record<string, string>, url: string) => {
    const { code, stdout, stderr } = await move(source, url);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    const lines = stderr
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('Site '));
    expect(lines).toHaveLength(1);
    return lines[0] ?? '';
  };

  it('[OP7] copies and verifies everything, and retires the old database @full', async () => {
    const source = copyOfSite();
    const url = await postgresql.makeDatabase();
    const { code, stdout, stderr } = await move(source, url);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringMatching(/^Site .* into the PostgreSQL/),
    });
    expect(stdout).toMatch(/^public\.form_submissions +3$/m);
    expect(stdout).toMatch(/^drizzle\.__drizzle_migrations +\d+$/m);
    expect(stdout).toMatch(/^Copied \d+ rows to the PostgreSQL 127\.0\.0\.1:\d+\/site_\w+; every table/m);

    const site = await openTestSite({ ...source, DATABASE_URL: url }, files);
    expect(await site.sql(COUNTS)).toEqual([counts]);
    const exact = `select "values"::text, received_at at time zone 'UTC' as at from form_submissions where page = '/x'`;
    expect(JSON.stringify(await site.sql(exact))).toContain('12345678901234567890.10');
    // Identity columns continue counting from the copied rows.
    expect((await site.submit('/kontakt', formFields({ ...FORM, name: 'C' }))).status).toBe(200);
    expect(await site.sql('select id::int from form_submissions order by id desc limit 1')).toEqual([
      { id: 4 },
    ]);
    await site.close();

    expect((await runSource('main.ts', [], source)).stderr).toMatch(/^DATABASE_MOVED: .*Set DATABASE_URL/);
    expect(await refusal(source, url)).toMatch(/^DATABASE_MOVED/);
  });

  it('[OP7] replaces content that was loaded at startup, but refuses to replace forms @full', async () => {
    const source = copyOfSite();
    const url = await postgresql.makeDatabase();
    const started = await openTestSite({ ...source, DATABASE_URL: url }, files);
    expect(started.output()).toMatch(/"code":"DATABASE_LEFT_BEHIND".*npm run operate -- move-to-postgresql/);
    expect(await refusal(source, url)).toContain('a content API is using the PostgreSQL');
    await started.close();
    expect((await move(source, url)).code).toBe(0);
    // The output may have been lost, so a repeated move reports success.
    const repeated = await move(copyOfSite(), url);
    expect(repeated.stdout).toContain('An earlier move copied');

    const used = await openTestSite({ ...source, DATABASE_URL: url }, files);
    expect(used.output()).not.toContain('DATABASE_LEFT_BEHIND');
    await used.submit('/kontakt', formFields({ ...FORM, name: 'D' }));
    await used.close();
    expect(await refusal(copyOfSite(), url)).toMatch(
      /^COMMAND_REFUSED: .*is not empty: its table public\.form_submissions/,
    );
  });

  it('[OP7] refuses a running site, foreign tables, a newer schema and an unavailable PostgreSQL @full', async () => {
    const source = copyOfSite();
    const foreign = await postgresql.makeDatabase();
    await query(foreign, 'create table theirs (id int)');
    expect(await refusal(source, foreign)).toContain(
      'contains tables that belong to another application (public.theirs)',
    );

    const newer = await postgresql.makeDatabase();
    const made = await openTestSite({ DATABASE_URL: newer }, files);
    await made.close();
    await query(
      newer,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 4102444800000)`,
    );
    expect(await refusal(source, newer)).toMatch(/^DATABASE_SCHEMA_NEWER: .*2100-01-01/);

    expect(await refusal(source, 'postgres://127.0.0.1:1/x')).toMatch(/^COMMAND_REFUSED: .*ECONNREFUSED/);
    expect(await refusal(source, 'mysql://x')).toMatch(/^SETTING_INVALID/);

    const running = await openTestSite(source, files);
    expect(await refusal(source, await postgresql.makeDatabase())).toMatch(/^DATABASE_LOCKED/);
    await running.close();
  });

  it('[OP7] changes nothing if PostgreSQL dies during the move @full', async () => {
    const source = copyOfSite();
    await enlarge(source);
    const url = await postgresql.makeDatabase();
    const moving = spawnSource('operate.ts', ['move-to-postgresql', url], source);
    let output = '';
    moving.stderr?.on('data', (text) => {
      output += text;
    });
    const ended = new Promise((resolve) => moving.once('close', resolve));
    await waitUntilInserting(url);
    await postgresql.stop();
    expect(await ended).toBe(1);
    expect(output.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^Site /),
      expect.stringMatching(
        /^COMMAND_REFUSED: move-to-postgresql: PostgreSQL .*; ?nothing was changed|^COMMAND_REFUSED: .*nothing was changed\.$/,
      ),
    ]);
    await postgresql.start();
    expect(await tablesIn(url)).toBe(0);
    expect((await move(source, url)).code).toBe(0);
  });

  it('[OP7] is atomic, no matter when the connection to PostgreSQL is lost @full', async () => {
    const proxy = await openBreakableProxy(postgresql);
    const uncut = proxy.url(await postgresql.makeDatabase());
    expect((await move(copyOfSite(), uncut)).code).toBe(0);
    const steps = proxy.steps();
    expect(steps).toBeGreaterThan(60);
    const source = copyOfSite();
    // The second to last step is the commit.
    for (const step of [1, 3, 6, 30, Math.round(steps / 2), steps - 30, steps - 3, steps - 2, steps - 1]) {
      const url = await postgresql.makeDatabase();
      proxy.cutAfter(step);
      const { code, stderr } = await move(source, proxy.url(url));
      proxy.cutAfter(Number.POSITIVE_INFINITY);
      const isCommitted = (await tablesIn(url)) > 0;
      if (isCommitted) {
        // The move was committed, even if the command lost the response.
        expect((await query(url, 'select count(*)::int as forms from form_submissions'))[0]).toEqual({
          forms: 3,
        });
        if (code !== 0) expect((await move(source, url)).stdout).toContain('An earlier move copied');
        rmSync(path.join(source.DATA_DIRECTORY, 'content-api/moved-to-postgresql.json'));
      } else {
        expect({ step, code }).toEqual({ step, code: 1 });
        expect(stderr.trimEnd().split('\n')).toEqual([
          expect.stringMatching(/^Site /),
          expect.stringMatching(/^COMMAND_REFUSED: move-to-postgresql: PostgreSQL .*nothing was changed\.$/),
        ]);
      }
    }
    expect((await move(source, await postgresql.makeDatabase())).code).toBe(0);
    await proxy.close();
  });

  const diskProblem = mountProblem();
  if (diskProblem) process.stderr.write(`\n!!! NOT TESTED: a move onto a full disk: ${diskProblem}\n\n`);
  (diskProblem ? it.skip : it)('[OP7] changes nothing if the disk fills up @full', async () => {
    const disk = mountSmallDisk('24m');
    const source = copyOfSite();
    await enlarge(source);
    const admin = databaseBeside(await postgresql.makeDatabase(), 'postgres');
    execFileSync('chown', ['postgres', disk]);
    await query(admin, `create tablespace small location '${disk}'`);
    await query(admin, 'create database small tablespace small');
    const url = databaseBeside(admin, 'small');
    expect(await refusal(source, url)).toMatch(
      /^COMMAND_REFUSED: .*No space left on device.*nothing was changed\.$/,
    );
    expect(await tablesIn(url)).toBe(0);
    const site = await openTestSite(source, files);
    expect(await site.sql('select count(*)::int as forms from form_submissions')).toEqual([
      { forms: 60_003 },
    ]);
    await site.close();
    await query(admin, 'drop database small');
    await query(admin, 'drop tablespace small');
    expect(readdirSync(path.join(source.DATA_DIRECTORY, 'content-api'))).toEqual(['cluster']);
  });

  /** Adds enough rows for the move to take seconds. */
  async function enlarge(source: Record<string, string>): Promise<void> {
    const site = await openTestSite(source, files);
    await site.sql(`insert into form_submissions (page, block, hash, "values")
      select '/x', 'y', n::text, jsonb_build_object('text', repeat(md5(n::text), 12)) from generate_series(1, 60000) n`);
    await site.close();
  }
});

/** The URL of another database on the same server. */
function databaseBeside(url: string, name: string): string {
  return String(Object.assign(new URL(url), { pathname: `/${name}` }));
}

/** A proxy to PostgreSQL that closes both connections after a number of client messages. */
async function openBreakableProxy(postgresql: TestPostgresql) {
  const target = Number(new URL(await postgresql.makeDatabase()).port);
  let [sent, limit] = [0, Number.POSITIVE_INFINITY];
  const server = net.createServer((client) => {
    const upstream = net.connect(target, '127.0.0.1');
    const cut = () => [client, upstream].forEach((socket) => void socket.destroy());
    for (const socket of [client, upstream]) socket.on('error', cut).on('close', cut);
    client.on('data', (chunk) => {
      sent += 1;
      upstream.write(chunk);
      if (sent >= limit) setTimeout(cut, 5);
    });
    upstream.on('data', (chunk) => sent < limit && client.write(chunk));
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  return {
    url: (direct: string) => direct.replace(`:${target}/`, `:${port}/`),
    steps: () => sent,
    cutAfter(step: number) {
      [sent, limit] = [0, step];
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function waitUntilInserting(url: string): Promise<void> {
  const inserting = `select 1 from pg_stat_activity where application_name = 'content-api move' and query like '%insert into public.form_submissions%'`;
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 20) {
    if ((await query(url, inserting)).length > 0) return;
    await delay(20);
  }
  throw new Error('the move did not start to copy');
}

async function tablesIn(url: string): Promise<number> {
  const tables = `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where relkind = 'r' and nspname in ('public', 'drizzle')`;
  return (await query(url, tables)).length;
}

async function query(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
