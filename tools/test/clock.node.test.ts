import { execFileSync } from 'node:child_process';
import { clockEnvironment, findFaketime } from './clock.mjs';

describe('clockEnvironment', () => {
  it('leaves the clock alone without a time', () => {
    expect(clockEnvironment(undefined, '/lib')).toEqual({});
  });

  it('sets the clock back by an offset, so that all programs agree on the time', () => {
    const seconds = Number.parseInt(clockEnvironment('2024-02-29T12:00:00Z', '/lib').FAKETIME ?? '', 10);
    expect(Math.abs(seconds - (Date.UTC(2024, 1, 29, 12) - Date.now()) / 1000)).toBeLessThan(60);
  });

  it('refuses a time in the future, in which new files would be old', () => {
    expect(() => clockEnvironment('2100-01-01T00:00:00Z', '/lib')).toThrow('is in the future');
  });

  it.each(['2026-03-29', '2026-03-29T02:30', 'tomorrow'])('refuses %s, which is not one time', (at) => {
    expect(() => clockEnvironment(at, '/lib')).toThrow('is not a time like');
  });

  it('says which package is missing', () => {
    expect(() => clockEnvironment('2026-03-29T02:30:00+01:00', '')).toThrow('package libfaketime');
  });

  (findFaketime() ? it : it.skip)('shows a program the time in Berlin, while its timers run', () => {
    const script = `
      const start = Date.now();
      setTimeout(() => console.log(new Date(start).toString(), Date.now() > start), 20);`;
    const env = clockEnvironment('2024-10-27T02:30:00+01:00');
    const output = execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' });
    expect(output).toMatch(/^Sun Oct 27 2024 02:3\d:\d\d GMT\+0100 .* true\n$/);
  });
});
