import { isAbsolute } from 'node:path';
import { readSettings } from './settings.mjs';

describe('readSettings', () => {
  it('returns a default for every setting', () => {
    const settings = readSettings({}, []);
    expect(settings).toMatchObject({
      ports: { shell: 4000, registry: 4001, 'content-api': 4002, metrics: 4003 },
      host: '0.0.0.0',
      install: true,
      build: true,
      portsFile: undefined,
    });
    expect(isAbsolute(settings.dataDirectory)).toBe(true);
  });

  it('accepts "auto" and 0 for several servers', () => {
    const { ports } = readSettings(
      { PORT: 'auto', REGISTRY_PORT: '0', CONTENT_API_PORT: 'auto', METRICS_PORT: 'auto' },
      [],
    );
    expect(ports).toEqual({ shell: 0, registry: 0, 'content-api': 0, metrics: 0 });
  });

  it.each([
    [{ PORT: 'eighty' }, 'SETTING_INVALID: PORT is eighty'],
    [{ PORT: '70000' }, 'SETTING_INVALID: PORT is 70000'],
    [{ REGISTRY_PORT: '4000' }, 'SETTING_INVALID: REGISTRY_PORT is 4000: another server uses this port'],
    [
      { LOG_BYTES: '1 GB' },
      'SETTING_INVALID: LOG_BYTES is 1 GB: expected a number of bytes, 67108864 or more',
    ],
    [{ PROT: '80' }, 'SETTING_UNKNOWN: PROT is not a setting; the closest match is PORT.'],
    [{ DATABASE_URL: 'mysql://user:geheim@host' }, 'SETTING_INVALID: DATABASE_URL is not usable'],
  ])('rejects %o with one line', (env, line) => {
    expect(() => readSettings(env, [])).toThrow(line);
  });

  it('never repeats a database password in an error', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://user:geheim@host' }, [])).not.toThrow('geheim');
  });

  it('rejects an unknown flag', () => {
    expect(() => readSettings({}, ['--fast'])).toThrow('the valid flags are --no-install');
  });
});
