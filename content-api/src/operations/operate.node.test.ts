import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeContentFiles, makeDirectory, textPage } from '../testing/content-files.ts';
import { INNER_SECRET, type RunningApi, runSource, startContentApi } from '../testing/processes.ts';
import type { SiteStatus } from './status.ts';

const operate = (args: string[], environment: Record<string, string>) =>
  runSource('operate.ts', args, environment);

describe('a command without a database', () => {
  const expectNoDatabase = async (...args: string[]) => {
    const directory = makeDirectory('data');
    const { code, stdout, stderr } = await operate(args, { DATA_DIRECTORY: directory });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(
      `DATABASE_MISSING: The embedded database in ${directory}/content-api does not exist`,
    );
    expect(readdirSync(directory)).toEqual([]);
  };

  it.each([['status'], ['move-to-postgresql', 'postgres://127.0.0.1:1/site']])(
    '[OP1] creates no database for %s, and reports where it looked',
    expectNoDatabase,
  );

  // They look for the database as `status` does.
  it.each([['mails'], ['export', 'eva@haus.example'], ['backup', 'site-backup']])(
    '[OP1] creates no database for %s either @full',
    expectNoDatabase,
  );

  it('[OP1] creates no database for content:load @full', async () => {
    const directory = makeDirectory('data');
    const environment = { DATA_DIRECTORY: directory, CONTENT_DIRECTORY: makeContentFiles().directory };
    const { code, stderr } = await runSource('load.ts', [], environment);
    expect({ code, made: readdirSync(directory) }).toEqual({ code: 1, made: [] });
    expect(stderr).toMatch(/^DATABASE_MISSING: .*\n$/);
  });
});

it('refuses unknown commands and options, and lists the known ones @full', async () => {
  expect((await operate(['bakup'], {})).stderr).toMatch(/^COMMAND_REFUSED: bakup: the commands are status, /);
  expect((await operate(['status', '--jason'], {})).stderr).toMatch(/^COMMAND_REFUSED: operate: .*--json/);
  expect((await operate(['--help'], {})).stdout).toContain('backup <folder> [part …]');
});

describe('a command while the site runs', () => {
  const directory = makeDirectory('data');
  const environment = { DATA_DIRECTORY: directory, CONTENT_DIRECTORY: makeContentFiles().directory };
  let api: RunningApi;
  beforeAll(async () => {
    api = await startContentApi(environment);
  });
  afterAll(() => api.stop());

  it('[OP1] uses the content API of its data directory, on any port @full', async () => {
    const { code, stdout, stderr } = await operate(['status'], { DATA_DIRECTORY: directory });
    const place = `embedded database in ${directory}/content-api`;
    expect(stderr).toBe(`Site http://localhost:4000, ${place}, through the content API at ${api.url}\n`);
    expect(code).toBe(0);
    for (const line of [
      /^Content API +http:\/\/127/m,
      new RegExp(`^Database +${place}$`, 'm'),
      /^Schema +(\d+) migrations applied, \1 known$/m,
      /^Content +revision 1-\w+, loaded \d{4}-/m,
      /^Mails +0 waiting, 0 given up$/m,
      /^Forms +0$/m,
      /^Subscriptions +0 confirmed, 0 unconfirmed$/m,
      /^Live set +unknown$/m,
      /^Disk +[\d.]+ [MGT]B free, for /m,
      /^ +[\d.]+ MB {2}content-api$/m,
    ]) {
      expect(stdout).toMatch(line);
    }
    const { stdout: json } = await operate(['status', '--json'], { DATA_DIRECTORY: directory });
    const status = JSON.parse(json) as SiteStatus;
    expect(status).toMatchObject({ contentApi: api.url, data: { forms: 0 }, schema: { unknown: [] } });
    expect(status.data?.siteId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('[OP1] refuses a content API with another database @full', async () => {
    const elsewhere = makeDirectory('data');
    const port = new URL(api.url).port;
    const forgotten = await operate(['mails'], { DATA_DIRECTORY: elsewhere, CONTENT_API_PORT: port });
    expect(forgotten.stderr).toContain(
      `does not exist; the content API at ${api.url} uses the embedded database in ${directory}`,
    );
    // A killed content API left this file, and another one uses its port now.
    mkdirSync(path.join(elsewhere, 'content-api'));
    const staleFile = { url: api.url, instance: 'another' };
    writeFileSync(path.join(elsewhere, 'content-api/server.json'), JSON.stringify(staleFile));
    expect((await operate(['mails'], { DATA_DIRECTORY: elsewhere })).stderr).toMatch(/^DATABASE_MISSING/);

    const postgresql = { DATA_DIRECTORY: directory, DATABASE_URL: 'postgres://eva:geheim@127.0.0.1:1/site' };
    const other = await operate(['mails'], postgresql);
    expect(other.stderr).toMatch(
      /^DATABASE_MISMATCH: .* uses the embedded database .*, but this command uses the PostgreSQL 127\.0\.0\.1:1\/site\./,
    );
    expect(other.stderr).not.toContain('geheim');
  });

  it('[OP1] announces in the content directory of the running content API', async () => {
    const file = path.join(makeDirectory('announcement'), 'new.json');
    writeFileSync(file, '{"uid": 1}');
    const { stderr } = await operate(['announce', file], { DATA_DIRECTORY: directory });
    expect(stderr).toContain(`${environment.CONTENT_DIRECTORY}/collections/announcements`);
  });

  it('[OP1] loads and checks the files in CONTENT_DIRECTORY, else those of the running content API, and names them', async () => {
    const others = makeContentFiles();
    others.write('pages/andere.json', textPage(99, 'Andere'));
    const other = { DATA_DIRECTORY: directory, CONTENT_DIRECTORY: others.directory };
    const site = `Site http://localhost:4000, embedded database in ${directory}/content-api, through the content API at ${api.url}\n`;
    const files = (of: string) => `Content files in ${of}\n`;
    expect(await runSource('load.ts', ['--check'], other)).toMatchObject({
      stderr: files(others.directory),
      stdout: expect.stringContaining('4 pages'),
    });
    expect(await runSource('load.ts', [], other)).toMatchObject({
      stderr: site + files(others.directory),
      stdout: expect.stringContaining('Loaded: 4 pages'),
    });
    expect((await api.page('/andere')).status).toBe(200);
    expect((await operate(['status'], { DATA_DIRECTORY: directory })).stdout).toContain(
      `The files in ${environment.CONTENT_DIRECTORY} differ from the last load: pages/andere.json. To load them: npm run content:load`,
    );
    expect(await runSource('load.ts', [], { DATA_DIRECTORY: directory })).toMatchObject({
      stderr: site + files(environment.CONTENT_DIRECTORY),
      stdout: expect.stringContaining('Loaded: 3 pages'),
    });
  });

  it('[SE9] needs the inner secret @full', async () => {
    const statusOf = async (route: string, secret?: string) => {
      const headers = secret === undefined ? {} : { 'x-inner-secret': secret };
      return (await fetch(`${api.url}${route}`, { method: 'POST', headers })).status;
    };
    for (const route of ['/load', '/backup', '/operation']) {
      expect(await statusOf(route)).toBe(400);
      expect(await statusOf(route, 'x'.repeat(INNER_SECRET.length))).toBe(400);
    }
    expect(await statusOf('/load', INNER_SECRET)).toBe(200);
    const wrong = { DATA_DIRECTORY: directory, INNER_SECRET: 'x'.repeat(40) };
    expect((await operate(['mails'], wrong)).stderr).toContain('COMMAND_REFUSED: mails: ');
  });

  it("[OP15] uses a database and a server file that only the site's user can read", () => {
    const mode = (name: string) => statSync(path.join(directory, name)).mode & 0o777;
    expect([mode('content-api'), mode('content-api/server.json')]).toEqual([0o700, 0o600]);
  });
});
