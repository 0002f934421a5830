import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { houses, makeContentFiles, makeDirectory } from '../testing/content-files.ts';
import { type RunningApi, runSource, startContentApi } from '../testing/processes.ts';

const HOUSES = '/bestand/haeuser';
jest.setTimeout(180_000);

const totalOf = async (api: RunningApi) => (await api.page(HOUSES)).regions.main?.[0]?.content.total;

it('restores a backup that was written while the content of the running site changed @full', async () => {
  const files = makeContentFiles();
  const file = path.join(makeDirectory('backups'), 'site.tar.gz');
  const environment = { DATA_DIRECTORY: makeDirectory('data'), CONTENT_DIRECTORY: files.directory };
  // Runs in a separate process, because jest cannot load PGlite.
  const operate = (...args: string[]) => runSource('operate.ts', [...args, '--json'], environment);
  let api = await startContentApi(environment);
  const titles = Array.from({ length: 800 }, (_, index) => `Haus ${index}`);
  files.write('collections/houses/records.json', houses(titles));

  // The backup runs during a load, so it contains either everything or nothing from that load.
  const loading = api.load();
  const { stdout: backup } = await operate('backup', file);
  expect(JSON.parse(backup)).toEqual({ file, bytes: readFileSync(file).length });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await loading).toMatchObject({ status: 200 });
  expect((await operate('restore', file)).stderr).toContain('DATABASE_LOCKED: ');

  files.write(
    'collections/houses/records.json',
    'not JSON, so that the next start keeps the restored content',
  );
  await api.stop();
  const { stdout } = await operate('restore', file);
  expect(existsSync((JSON.parse(stdout) as { before: string }).before)).toBe(true);
  api = await startContentApi(environment);
  expect([4, titles.length]).toContain(await totalOf(api));
  await api.stop();
});

it('[OP1] rejects a damaged backup with a one-line error, and leaves the database unchanged @full', async () => {
  const directory = makeDirectory('data');
  const backups = makeDirectory('backups');
  const environment = { DATA_DIRECTORY: directory, CONTENT_DIRECTORY: makeContentFiles().directory };
  let api = await startContentApi(environment);
  await api.stop();
  const whole = path.join(backups, 'whole');
  expect((await runSource('operate.ts', ['backup', whole], environment)).code).toBe(0);
  const bytes = readFileSync(whole);
  const flipped = Buffer.from(bytes);
  flipped.writeUInt8(flipped.readUInt8(bytes.length >> 1) ^ 0xff, bytes.length >> 1);
  const damaged: Record<string, Uint8Array> = {
    empty: Buffer.alloc(0),
    truncated: bytes.subarray(0, bytes.length >> 1),
    flipped,
    'another file': gzipSync('not an archive'),
    'an empty archive': gzipSync(Buffer.alloc(10_240)),
    'a text': Buffer.from('hello'),
  };
  for (const [name, content] of Object.entries(damaged)) {
    const file = path.join(backups, name);
    writeFileSync(file, content);
    const { code, stdout, stderr } = await runSource('operate.ts', ['restore', file], environment);
    expect({ name, code, stdout }).toEqual({ name, code: 1, stdout: '' });
    const lines = stderr.trimEnd().split('\n');
    expect({ name, lines }).toEqual({ name, lines: [expect.stringMatching(/^Site /), expect.any(String)] });
    expect(lines[1]).toContain(`COMMAND_REFUSED: restore: ${file}: `);
    expect(readdirSync(path.join(directory, 'content-api'))).toEqual(['cluster']);
  }
  const missing = await runSource('operate.ts', ['restore', path.join(backups, 'none')], environment);
  expect(missing.stderr).toContain('no such file');
  api = await startContentApi(environment);
  expect(await totalOf(api)).toBe(4);
  await api.stop();
});

it('refuses backups of PostgreSQL, which has its own tools', async () => {
  const environment = { DATABASE_URL: 'postgres://localhost/x', DATA_DIRECTORY: makeDirectory('data') };
  const { stderr } = await runSource('operate.ts', ['restore', 'x'], environment);
  expect(stderr).toMatch(/^COMMAND_REFUSED: restore: .*pg_dump/);
});
