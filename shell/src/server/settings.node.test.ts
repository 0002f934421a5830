import { generateSigningKey } from '@stadtraum/federation-kit/signing';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('has a default for every setting', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ host: '0.0.0.0', port: 4000, logLevel: 'info' });
    expect(settings).toMatchObject({ metricsHost: '127.0.0.1', metricsPort: 4003 });
    expect(settings.registryUrl.href).toBe('http://127.0.0.1:4001/');
    expect([...settings.allowedHosts]).toEqual(['localhost', '127.0.0.1', '[::1]']);
    expect(settings).not.toHaveProperty('siteHost');
    expect(settings).not.toHaveProperty('testHost');
  });

  it('[SE7] reads several keys of the registry, for a rotation', () => {
    const keys = [generateSigningKey(), generateSigningKey()].map(({ publicKey }) => publicKey.text);
    expect(readSettings({}).registryKeys).toBeUndefined();
    const { registryKeys } = readSettings({ REGISTRY_KEYS: keys.join(', ') });
    expect(registryKeys?.map(({ text }) => text)).toEqual(keys);
  });

  it('allows the site’s own host', () => {
    const settings = readSettings({ SITE_HOST: 'www.example.org', ALLOWED_HOSTS: 'shell.intern, localhost' });
    expect([...settings.allowedHosts]).toEqual(['shell.intern', 'localhost', 'www.example.org']);
  });

  it('[R2.10-1] reads the map service: the site itself, a tile provider or Google', () => {
    const tiles = {
      MAP_TILES_URL: 'https://{s}.example.org/{z}/{x}/{y}.png',
      MAP_TILES_PROVIDER: 'Kacheln e.V.',
    };
    expect(readSettings({}).maps).toEqual({ kind: 'own' });
    expect(readSettings(tiles).maps).toEqual({
      kind: 'tiles',
      url: tiles.MAP_TILES_URL,
      provider: 'Kacheln e.V.',
    });
    expect(readSettings({ ...tiles, GOOGLE_MAPS_API_KEY: 'key-of-a-test' }).maps).toEqual({
      kind: 'google',
      key: 'key-of-a-test',
    });
    expect(() => readSettings({ ...tiles, MAP_TILES_PROVIDER: '' })).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ name: 'MAP_TILES_PROVIDER' }) }),
    );
  });

  it.each([
    [{}, 'http://localhost:4000'],
    [{ PORT: '4100' }, 'http://localhost:4100'],
    [{ SITE_HOST: 'www.example.org' }, 'https://www.example.org'],
    [{ SITE_HOST: 'www.example.org', SITE_URL: 'https://neu.example.org/' }, 'https://neu.example.org'],
  ])('given %o, uses %s for links and allows its host', (environment, siteUrl) => {
    const settings = readSettings(environment);
    expect(settings.siteUrl).toBe(siteUrl);
    expect(settings.allowedHosts).toContain(new URL(siteUrl).hostname);
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['REGISTRY_URL', 'registry:4001'],
    ['CONTENT_API_URL', 'ftp://example.org'],
    ['ALLOWED_HOSTS', 'localhost,https://example.org'],
    ['REGISTRY_KEYS', 'ed25519:short'],
    ['REGISTRY_KEYS', 'ed25519:MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw,'],
    ['READY_WAIT_MS', '10s'],
    ['SHUTDOWN_DELAY_MS', '-1'],
    ['SITE_HOST', 'example.org:443'],
    ['TRUSTED_PROXIES', 'proxy.example.org'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['TRUSTED_PROXIES', '2001:db8::/129'],
    ['TEST_HOST', 'https://test.example.org'],
    ['SITE_URL', 'https://example.org/pfad'],
    ['GOOGLE_MAPS_API_KEY', 'key with spaces'],
    ['MAP_TILES_URL', 'https://tiles.example.org/{z}/{x}.png'],
    ['MAP_TILES_URL', 'https://tiles.example.org/{z}/{x}/{y}.png; script-src *'],
    ['ANALYTICS', 'yes'],
    ['BOT_CHECK', 'captcha'],
    ['LOG_LEVEL', 'loud'],
    ['PAGE_CACHE_BYTES', '128MB'],
    ['FRAGMENT_CACHE_BYTES', '-1'],
  ])('rejects %s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      expect.objectContaining({ code: 'SETTING_INVALID', details: expect.objectContaining({ name }) }),
    );
  });
});
