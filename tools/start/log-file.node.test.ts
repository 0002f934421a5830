import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogFile } from './log-file.mjs';

describe('LogFile', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'stadtraum-log-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('goes on where an earlier run ended', () => {
    new LogFile(directory, 'shell').write('one');
    new LogFile(directory, 'shell').write('two');
    expect(readFileSync(join(directory, 'shell.log'), 'utf8')).toBe('one\ntwo\n');
  });

  it('sets a full file aside and loses no line', () => {
    const log = new LogFile(directory, 'shell', { maximumBytes: 10 });
    for (const line of ['first line', 'second']) log.write(line);
    const files = readdirSync(directory).sort();
    expect(files).toHaveLength(2);
    expect(files.map((file) => readFileSync(join(directory, file), 'utf8')).sort()).toEqual([
      'first line\n',
      'second\n',
    ]);
  });

  it('deletes what is older than seven days, of its own server only', () => {
    const eightDaysAgo = Date.now() / 1000 - 8 * 24 * 60 * 60;
    for (const name of ['shell.2020-01-01T00-00-00.000.log', 'registry.2020-01-01T00-00-00.000.log']) {
      writeFileSync(join(directory, name), '');
      utimesSync(join(directory, name), eightDaysAgo, eightDaysAgo);
    }
    new LogFile(directory, 'shell');
    expect(readdirSync(directory)).toEqual(['registry.2020-01-01T00-00-00.000.log']);
  });
});
