import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readSettings } from '../settings.ts';
import { houses, makeContentFiles, makeDirectory } from '../testing/content-files.ts';
import { type RunningApi, runSource, startContentApi } from '../testing/processes.ts';
import { formFields, openTestSite } from '../testing/test-site.ts';
import { backUpTo, restoreFrom } from './backup.ts';
import { seal } from './backup-files.ts';

const HOUSES = '/bestand/haeuser';

const settingsOf = (directory: string) => readSettings({ DATA_DIRECTORY: directory });
const silent = () => undefined;
const write = (directory: string, files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), text);
  }
};
const filesIn = (directory: string) =>
  Object.fromEntries(
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(path.join(directory, file)).isFile())
      .map((file) => [file, readFileSync(path.join(directory, file), 'utf8')]),
  );

const WRITTEN = Date.UTC(2026, 0, 1);
const STORE = {
  'registry/current': '2-a\n',
  'registry/live-sets/2-a.json': '{}',
  'registry/releases/mf-press/1/manifest.json': 'manifest',
  'registry/releases/mf-press/1/browser/main.js': 'script',
  'registry/reports/a.json': 'report',
  'registry/trust.json': 'trust',
  'registry/public-key': 'ed25519:a',
  'registry/log.jsonl': '{"number":1}\n',
  'registry/log-head.json': '{"number":1}',
};
const KEYS = { 'registry/key.pem': 'key', 'keys/workspace.pem': 'workspace', 'inner-secret': 'secret' };

describe('a backup of registry and keys', () => {
  const site = makeDirectory('data');
  const backups = makeDirectory('backups');
  const backup = path.join(backups, 'all');
  const restore = (directory: string, ...parameters: string[]) =>
    restoreFrom(settingsOf(directory), parameters, silent);
  beforeAll(async () => {
    write(site, { ...STORE, ...KEYS });
    write(site, {
      'registry/staging/x/file': 'upload',
      'registry/reserve': '0',
      'registry/.trust.json.tmp': 'unfinished',
    });
    utimesSync(path.join(site, 'registry/reports/a.json'), WRITTEN / 1000, WRITTEN / 1000);
    await backUpTo(settingsOf(site), [backup, 'keys', 'registry'], silent);
  });

  it('[OP1] is restored on another directory, by parts or as a whole', async () => {
    const target = makeDirectory('data');
    expect(await restore(target, backup, 'registry')).toEqual({ folder: backup, parts: ['registry'] });
    expect(filesIn(target)).toEqual(STORE);
    expect(statSync(path.join(target, 'registry/reports/a.json')).mtimeMs).toBe(WRITTEN);
    await restore(target, backup, 'keys');
    expect(filesIn(target)).toEqual({ ...STORE, ...KEYS });

    const whole = makeDirectory('data');
    expect((await restore(whole, backup)).parts).toEqual(['registry', 'keys']);
    expect(filesIn(whole)).toEqual({ ...STORE, ...KEYS });
    for (const file of ['', 'registry', 'registry/key.pem'])
      expect(statSync(path.join(backup, file)).mode & 0o077).toBe(0);
  });

  it('[OP1] never replaces anything', async () => {
    const target = makeDirectory('data');
    write(target, { 'registry/current': '7-b\n', 'keys/workspace.pem': 'another' });
    const before = filesIn(target);
    await expect(restore(target, backup)).rejects.toThrow(
      `restore: ${target} already has registry and keys; move this away, or use another DATA_DIRECTORY`,
    );
    await expect(backUpTo(settingsOf(site), [backup], silent)).rejects.toThrow(`backup: ${backup} exists`);
    expect(filesIn(target)).toEqual(before);
  });

  it.each<[string, (copy: string) => void, string]>([
    [
      'changed',
      (copy) => appendFileSync(path.join(copy, 'registry/trust.json'), ' '),
      'it is damaged: registry/trust.json is missing or was changed',
    ],
    [
      'missing',
      (copy) => rmSync(path.join(copy, 'registry/log.jsonl')),
      'it is damaged: registry/log.jsonl is missing or was changed',
    ],
    ['additional', (copy) => write(copy, { 'registry/more': '' }), 'it is damaged'],
    [
      'unfinished',
      (copy) => rmSync(path.join(copy, 'sha256sums')),
      'it is not a complete backup: it has no sha256sums',
    ],
  ])('[OP1] is refused with a %s file, before anything is restored', async (name, damage, reason) => {
    const copy = path.join(backups, name);
    cpSync(backup, copy, { recursive: true });
    damage(copy);
    const target = makeDirectory('data');
    await expect(restore(target, copy)).rejects.toThrow(`restore: ${copy}: ${reason}.`);
    expect(readdirSync(target)).toEqual([]);
  });

  it('names unknown and missing parts, and leaves nothing behind', async () => {
    const empty = makeDirectory('data');
    const target = path.join(backups, 'none');
    for (const [parts, reason] of [
      [['passwords'], 'passwords is no part of a backup; the parts are database, registry, keys'],
      [['registry', 'keys'], `${empty} has no registry and keys`],
    ] as const)
      await expect(backUpTo(settingsOf(empty), [target, ...parts], silent)).rejects.toThrow(reason);
    await expect(restore(empty, backup, 'database')).rejects.toThrow(`${backup} has no database`);
    expect(readdirSync(backups).filter((name) => name.startsWith('none'))).toEqual([]);
  });

  it('[OP1] is complete while the registry ships release after release', async () => {
    const running = makeDirectory('data');
    write(running, { ...STORE, ...KEYS });
    let number = 2;
    const shipping = (async () => {
      while (number < 40) {
        number += 1;
        const replace = (file: string, text: string) => {
          write(running, { [`${file}.new`]: text });
          renameSync(path.join(running, `${file}.new`), path.join(running, file));
        };
        write(running, { [`registry/releases/mf-press/${number}/manifest.json`]: '' });
        await nextTurn();
        write(running, { [`registry/live-sets/${number}-a.json`]: '' });
        replace('registry/current', `${number}-a\n`);
        await nextTurn();
        appendFileSync(path.join(running, 'registry/log.jsonl'), `{"number":${number - 1}}\n`);
        await nextTurn();
        replace('registry/log-head.json', `{"number":${number - 1}}`);
        await nextTurn();
      }
    })();
    while (number < 40) {
      const folder = path.join(backups, `running-${number}`);
      await backUpTo(settingsOf(running), [folder, 'registry'], silent);
      const files = filesIn(path.join(folder, 'registry'));
      const live = Number.parseInt(files.current ?? '', 10);
      expect(Object.keys(files)).toContain(`live-sets/${live}-a.json`);
      if (live > 2) expect(Object.keys(files)).toContain(`releases/mf-press/${live}/manifest.json`);
      const lines = (files['log.jsonl'] ?? '').trim().split('\n');
      expect(JSON.parse(lines.at(-1) ?? '')).toEqual(JSON.parse(files['log-head.json'] ?? ''));
      expect(lines).toHaveLength((JSON.parse(lines.at(-1) ?? '') as { number: number }).number);
    }
    await shipping;
  });
});

const totalOf = async (api: RunningApi) => (await api.page(HOUSES)).regions.main?.[0]?.content.total;

it('restores a backup that was written while the content of the running site changed @full', async () => {
  const files = makeContentFiles();
  const folder = path.join(makeDirectory('backups'), 'site');
  const environment = { DATA_DIRECTORY: makeDirectory('data'), CONTENT_DIRECTORY: files.directory };
  // Runs in a separate process, because jest cannot load PGlite.
  const operate = (...args: string[]) => runSource('operate.ts', [...args, '--json'], environment);
  let api = await startContentApi(environment);
  const titles = Array.from({ length: 800 }, (_, index) => `Haus ${index}`);
  files.write('collections/houses/records.json', houses(titles));

  // The backup runs during a load, so it contains either everything or nothing from that load.
  const loading = api.load();
  const { stdout: backup } = await operate('backup', folder, 'database');
  const bytes = statSync(path.join(folder, 'content-api/cluster.tar.gz')).size;
  expect(JSON.parse(backup)).toEqual({ folder, parts: ['database'], bytes });
  expect(await loading).toMatchObject({ status: 200 });
  expect((await operate('restore', folder)).stderr).toContain('DATABASE_LOCKED: ');

  files.write(
    'collections/houses/records.json',
    'not JSON, so that the next start keeps the restored content',
  );
  await api.stop();
  const cluster = path.join(environment.DATA_DIRECTORY, 'content-api/cluster');
  renameSync(cluster, `${cluster}-before`);
  expect((await operate('restore', folder)).code).toBe(0);
  api = await startContentApi(environment);
  expect([4, titles.length]).toContain(await totalOf(api));
  await api.stop();
});

it('[OP1] says how many forms a database has instead of replacing it, and names the versions of PostgreSQL @full', async () => {
  const directory = makeDirectory('data');
  const environment = { DATA_DIRECTORY: directory };
  const site = await openTestSite(environment);
  const FORM = { name: 'Eva', email: 'eva@haus.example', nachricht: 'Grüße', datenschutz: 'ja' };
  await site.submit('/kontakt', formFields(FORM));
  await site.close();
  const backup = path.join(makeDirectory('backups'), 'site');
  const operate = (...args: string[]) => runSource('operate.ts', args, environment);
  expect((await operate('backup', backup, 'database')).code).toBe(0);
  const refused = await operate('restore', backup);
  expect(refused.stderr).toContain(
    `COMMAND_REFUSED: restore: ${directory} already has database (forms: 1, subscriptions: 0); move this away`,
  );

  // A cluster of another major version cannot be opened, and a retry does not help.
  const version = path.join(directory, 'content-api/cluster/PG_VERSION');
  const own = readFileSync(version, 'utf8').trim();
  const expectVersions = ({ code, stderr }: { code: number | null; stderr: string }) => {
    expect(code).toBe(1);
    expect(stderr).toMatch(
      new RegExp(
        `^DATABASE_OTHER_POSTGRESQL: PostgreSQL 12 wrote .*, and this version of the site contains PostgreSQL ${own}\\. .*move-to-postgresql.*$`,
        'm',
      ),
    );
  };
  writeFileSync(version, '12\n');
  expectVersions(await runSource('main.ts', [], environment));

  rmSync(path.join(directory, 'content-api/cluster'), { recursive: true });
  const archive = path.join(backup, 'content-api/cluster.tar.gz');
  const tar = gunzipSync(readFileSync(archive));
  // A header has 512 bytes, and the file follows it.
  tar.write('12', Math.floor(tar.indexOf('PG_VERSION') / 512) * 512 + 512);
  writeFileSync(archive, gzipSync(tar));
  await seal(backup);
  expectVersions(await operate('restore', backup));
  expect(existsSync(path.join(directory, 'content-api/cluster'))).toBe(false);
});

it('refuses backups of PostgreSQL, which has its own tools', async () => {
  const settings = readSettings({
    DATABASE_URL: 'postgres://localhost/x',
    DATA_DIRECTORY: makeDirectory('data'),
  });
  await expect(backUpTo(settings, ['x'], silent)).rejects.toThrow(/^backup: .*pg_dump/);
});
