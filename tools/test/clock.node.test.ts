import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockEnvironment, findFaketime, testsAt } from './clock.mjs';

// A clock in a shifted clock would be shifted twice.
(testsAt() ? describe.skip : describe)('clockEnvironment', () => {
  it('leaves the clock alone without a time', () => {
    expect(clockEnvironment(undefined, '/lib')).toEqual({});
  });

  it('shifts the clock by an offset, so that all programs agree on the time', () => {
    const seconds = Number.parseInt(clockEnvironment('2024-02-29T12:00:00Z', '/lib').FAKETIME ?? '', 10);
    expect(Math.abs(seconds - (Date.UTC(2024, 1, 29, 12) - Date.now()) / 1000)).toBeLessThan(60);
  });

  it.each(['2027-03-28', '2027-03-28T02:30', 'tomorrow'])('refuses %s, which is not one time', (at) => {
    expect(() => clockEnvironment(at, '/lib')).toThrow('is not a time like');
  });

  it('says which package is missing', () => {
    expect(() => clockEnvironment('2027-03-28T02:30:00+01:00', '')).toThrow('package libfaketime');
  });

  (findFaketime() ? it : it.skip)(
    'shows a program the time in Berlin, also as the date of files, while its timers run',
    () => {
      const script = `
      const { statSync, utimesSync, writeFileSync } = require('node:fs');
      const start = Date.now();
      setTimeout(() => console.log(new Date(start).toString(), Date.now() > start), 20);
      writeFileSync('written', '');
      const isNew = Math.abs(statSync('written').mtimeMs - start) < 60_000;
      utimesSync('written', start / 1000, start / 1000);
      console.log(isNew, Math.abs(statSync('written').mtimeMs - start) < 1);`;
      const directory = mkdtempSync(join(tmpdir(), 'stadtraum-clock-'));
      try {
        const env = clockEnvironment('2027-10-31T02:30:00+01:00');
        const output = execFileSync(process.execPath, ['-e', script], {
          cwd: directory,
          env,
          encoding: 'utf8',
        });
        expect(output).toMatch(/^true true\nSun Oct 31 2027 02:3\d:\d\d GMT\+0100 .* true\n$/);
      } finally {
        rmSync(directory, { recursive: true });
      }
    },
  );
});
