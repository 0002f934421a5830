import { execFileSync } from 'node:child_process';
import { clockEnvironment, findFaketime } from './clock.mjs';

describe('clockEnvironment', () => {
  it('leaves the clock alone without a time', () => {
    expect(clockEnvironment(undefined, '/lib')).toEqual({});
  });

  it('shifts the clock by an offset, so that all programs agree on the time, in both directions', () => {
    const secondsOf = (at: string) => Number.parseInt(clockEnvironment(at, '/lib').FAKETIME ?? '', 10);
    const ahead = secondsOf('2100-01-01T00:00:00Z');
    expect(Math.abs(ahead - (Date.UTC(2100, 0, 1) - Date.now()) / 1000)).toBeLessThan(60);
    expect(secondsOf('2020-02-29T23:30:00+01:00')).toBeLessThan(0);
  });

  it.each(['2027-03-28', '2027-03-28T02:30', 'tomorrow'])('refuses %s, which is not one time', (at) => {
    expect(() => clockEnvironment(at, '/lib')).toThrow('is not a time like');
  });

  it('says which package is missing', () => {
    expect(() => clockEnvironment('2027-03-28T02:30:00+01:00', '')).toThrow('package libfaketime');
  });

  (findFaketime() ? it : it.skip)('shows a program the time in Berlin, while its timers run', () => {
    const script = `
      const start = Date.now();
      setTimeout(() => console.log(new Date(start).toString(), Date.now() > start), 20);`;
    const env = clockEnvironment('2027-10-31T02:30:00+01:00');
    const output = execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' });
    expect(output).toMatch(/^Sun Oct 31 2027 02:3\d:\d\d GMT\+0100 .* true\n$/);
  });
});
