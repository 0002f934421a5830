import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '../settings.ts';
import { houses, makeContentFiles, makeDirectory } from '../testing/content-files.ts';
import { type RunningApi, runSource, startContentApi } from '../testing/processes.ts';
import { backUpTo, restoreFrom } from './backup.ts';

const HOUSES = '/bestand/haeuser';
jest.setTimeout(180_000);

const totalOf = async (api: RunningApi) => (await api.page(HOUSES)).regions.main?.[0]?.content.total;
const refused = (code: string, message = '') =>
  expect.objectContaining({ code, message: expect.stringContaining(message) });

it('a backup of the running site, written while it changes, brings back what was there @full', async () => {
  const files = makeContentFiles();
  const file = path.join(makeDirectory('backups'), 'site.tar.gz');
  const environment = { DATA_DIRECTORY: makeDirectory('data'), CONTENT_DIRECTORY: files.directory };
  let api = await startContentApi(environment);
  const settings = readSettings({ ...environment, CONTENT_API_PORT: new URL(api.url).port });
  const titles = Array.from({ length: 800 }, (_, index) => `Haus ${index}`);
  files.write('collections/houses/records.json', houses(titles));

  // The backup falls into the middle of a load: it has all of it or nothing.
  const loading = api.load();
  const backup = await backUpTo(settings, file);
  expect(backup).toEqual({ file, bytes: readFileSync(file).length });
  expect(await loading).toMatchObject({ status: 200 });
  await expect(restoreFrom(settings, file)).rejects.toEqual(refused('DATABASE_LOCKED'));

  files.write('collections/houses/records.json', 'not JSON, so that the start leaves the content alone');
  await api.stop();
  writeFileSync(`${file}.damaged`, readFileSync(file).subarray(0, 1000));
  // In processes of their own: jest cannot load PGlite.
  const restore = (backup: string) => runSource('operate.ts', ['restore', backup], environment);
  expect((await restore(`${file}.damaged`)).stderr).toMatch(/^COMMAND_REFUSED: restore: .*damaged/);
  const { stdout } = await restore(file);
  expect(existsSync((JSON.parse(stdout) as { before: string }).before)).toBe(true);
  api = await startContentApi(environment);
  expect([4, titles.length]).toContain(await totalOf(api));
  await api.stop();
});

it('a PostgreSQL has means of its own', async () => {
  const settings = readSettings({ DATABASE_URL: 'postgres://localhost/x' });
  await expect(restoreFrom(settings, 'x')).rejects.toEqual(refused('COMMAND_REFUSED', 'pg_dump'));
});
