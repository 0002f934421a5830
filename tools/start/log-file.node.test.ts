import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { LogFile } from './log-file.mjs';

const DAY_SECONDS = 24 * 60 * 60;

describe('LogFile', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'stadtraum-log-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  const open = (options = {}) => new LogFile(directory, 'shell', { budgetBytes: 1e9, ...options });
  const modeOf = (path: string) => statSync(path).mode & 0o777;

  function makeFile(name: string, ageDays: number, bytes = 0) {
    const path = join(directory, name);
    writeFileSync(path, 'x'.repeat(bytes));
    utimesSync(path, Date.now() / 1000 - ageDays * DAY_SECONDS, Date.now() / 1000 - ageDays * DAY_SECONDS);
  }

  it("appends to an earlier run's file", () => {
    open().write('one');
    open().write('two');
    expect(readFileSync(join(directory, 'shell.log'), 'utf8')).toBe('one\ntwo\n');
  });

  it('[OP9] rotates and compresses a full file without losing a line', async () => {
    const log = open({ maxFileBytes: 10 });
    for (const line of ['first line', 'second']) log.write(line);
    await log.compressed;
    const [rotated = '', ...rest] = readdirSync(directory);
    expect(rotated).toMatch(/^shell\..+\.log\.gz$/);
    expect(rest).toEqual(['shell.log']);
    expect(gunzipSync(readFileSync(join(directory, rotated))).toString()).toBe('first line\n');
    expect(readFileSync(join(directory, 'shell.log'), 'utf8')).toBe('second\n');
  });

  it('[OP9] [F49] keeps seven days of logs, however many files there are', async () => {
    for (let file = 0; file < 300; file += 1) makeFile(`shell.2026-01-01T00-00-00.${file}.log.gz`, 6.9, 10);
    open();
    expect(readdirSync(directory)).toHaveLength(300);
  });

  it('[OP9] deletes files that are older than seven days, compressed or not', async () => {
    makeFile('shell.2020-01-01T00-00-00.000.log', 8);
    makeFile('registry.2020-01-01T00-00-00.000.log.gz', 8);
    makeFile('notes.txt', 8);
    await open().compressed;
    expect(readdirSync(directory)).toEqual(['notes.txt']);
  });

  it("[OP9] deletes the oldest of all servers' files when the budget is exceeded, never one in use", () => {
    makeFile('shell.log', 5, 100);
    makeFile('shell.2026-01-03T00-00-00.000.log.gz', 1, 100);
    makeFile('registry.2026-01-02T00-00-00.000.log.gz', 2, 100);
    makeFile('shell.2026-01-01T00-00-00.000.log.gz', 3, 100);
    open({ budgetBytes: 250 });
    expect(readdirSync(directory)).toEqual([
      'registry.2026-01-02T00-00-00.000.log.gz',
      'shell.2026-01-03T00-00-00.000.log.gz',
      'shell.log',
    ]);
  });

  it('[OP9] makes files readable only for their user, even if others could read them before', async () => {
    const logs = join(directory, 'logs');
    mkdirSync(logs, { mode: 0o755 });
    writeFileSync(join(logs, 'shell.log'), 'old\n', { mode: 0o644 });
    const log = new LogFile(logs, 'shell', { budgetBytes: 1e9, maxFileBytes: 4 });
    log.write('new');
    await log.compressed;
    expect(modeOf(logs)).toBe(0o700);
    expect(readdirSync(logs)).toHaveLength(2);
    for (const file of readdirSync(logs)) expect(modeOf(join(logs, file))).toBe(0o600);
  });

  it('loses lines without throwing when the directory cannot be written', () => {
    const log = open();
    rmSync(directory, { recursive: true });
    expect(() => log.write('lost')).not.toThrow();
    mkdirSync(directory);
  });
});
