import { isAbsolute } from 'node:path';
import { readSettings } from './settings.mjs';
import { serverEnvironment } from './site.mjs';

describe('readSettings', () => {
  it('returns a default for every setting', () => {
    const settings = readSettings({}, []);
    expect(settings).toMatchObject({
      ports: { shell: 4000, registry: 4001, 'content-api': 4002, metrics: 4003 },
      hosts: { shell: '0.0.0.0', registry: '127.0.0.1', 'content-api': '127.0.0.1', metrics: '127.0.0.1' },
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

  it('[OP2] finds the servers at the addresses that they listen on, IPv6 or not', () => {
    const at = (env: NodeJS.ProcessEnv) => {
      const { REGISTRY_URL, CONTENT_API_URL, HOST } = serverEnvironment(readSettings(env, []));
      return [HOST, REGISTRY_URL, CONTENT_API_URL];
    };
    expect(at({})).toEqual(['0.0.0.0', 'http://127.0.0.1:4001', 'http://127.0.0.1:4002']);
    expect(at({ HOST: '[::1]', REGISTRY_HOST: '::', CONTENT_API_HOST: '2001:db8::2' })).toEqual([
      '::1',
      'http://[::1]:4001',
      'http://[2001:db8::2]:4002',
    ]);
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
