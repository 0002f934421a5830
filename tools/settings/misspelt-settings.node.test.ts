import { knownSettings } from './known-settings.mjs';
import { misspeltSetting } from './misspelt-settings.mjs';

describe('misspeltSetting', () => {
  it.each([
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATA_DIRECOTRY', 'DATA_DIRECTORY'],
    ['DATADIRECTORY', 'DATA_DIRECTORY'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['SITE_ULR', 'SITE_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['PROT', 'PORT'],
    ['port', 'PORT'],
  ])('[OP12] recognises %s as a misspelt %s', (name, nearest) => {
    expect(misspeltSetting({ [name]: 'x' }, knownSettings())).toEqual({ name, nearest });
  });

  it.each([
    'PATH',
    'HOME',
    'HOSTNAME',
    'CI',
    'http_proxy',
    'npm_config_cache',
    'PGHOST',
    'SITE_PORT',
    'LOGNAME',
  ])('[OP12] ignores %s', (name) =>
    expect(misspeltSetting({ [name]: 'x' }, knownSettings())).toBeUndefined(),
  );

  it('[OP12] accepts every setting', () => {
    const environment = Object.fromEntries(knownSettings().map((name) => [name, 'x']));
    expect(misspeltSetting(environment, knownSettings())).toBeUndefined();
  });
});
