import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('[TR4] keeps the registry on the loopback address by default', () => {
    expect(readSettings({ DATA_DIRECTORY: '/data', CHROMIUM_PATH: 'off' })).toEqual({
      host: '127.0.0.1',
      allowedHosts: [],
      port: 4001,
      directory: '/data/registry',
      keysDirectory: '/data/keys',
      minSequence: 0,
      databaseUrl: undefined,
      contentApiUrl: new URL('http://127.0.0.1:4002'),
      site: { maps: { kind: 'own' }, frames: ['www.openstreetmap.org'] },
      siteUrl: undefined,
      innerSecret: undefined,
      requiredLayers: [],
      logLevel: 'info',
    });
  });

  it('[TR4] reads an address and the names by which others reach it', () => {
    const settings = readSettings({
      REGISTRY_HOST: '::',
      REGISTRY_ALLOWED_HOSTS: 'Registry.example.org, 10.0.0.5',
      REGISTRY_MIN_SEQUENCE: '120',
    });
    expect(settings).toMatchObject({
      host: '::',
      allowedHosts: ['registry.example.org', '10.0.0.5'],
      minSequence: 120,
    });
  });

  it.each([
    ['REGISTRY_HOST', 'http://registry'],
    ['REGISTRY_ALLOWED_HOSTS', 'registry.example.org:4001'],
    ['REGISTRY_MIN_SEQUENCE', '-1'],
    ['SITE_URL', 'https://www.example.org/presse'],
  ])('[TR4] rejects %s %s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      expect.objectContaining({ code: 'SETTING_INVALID' }),
    );
  });
});
