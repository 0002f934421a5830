import path from 'node:path';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('[OP1] resolves relative directories from the root of the workspace, regardless of the working directory', () => {
    const before = process.cwd();
    const root = path.resolve(import.meta.dirname, '../..');
    process.chdir('/');
    try {
      const settings = readSettings({ DATA_DIRECTORY: 'data', CONTENT_DIRECTORY: 'content-api/content' });
      expect(settings.siteDirectory).toBe(path.join(root, 'data'));
      expect(settings.contentDirectory).toBe(path.join(root, 'content-api/content'));
    } finally {
      process.chdir(before);
    }
  });

  it('has a default for every setting', () => {
    const root = path.resolve(import.meta.dirname, '../..');
    expect(readSettings({})).toEqual({
      port: 4002,
      host: '127.0.0.1',
      hasContentDirectory: false,
      siteDirectory: path.join(root, '.data'),
      dataDirectory: path.join(root, '.data/content-api'),
      innerSecret: undefined,
      searchesPerNetwork: 300,
      databaseUrl: undefined,
      registryUrl: undefined,
      contentDirectory: path.resolve(import.meta.dirname, '../content'),
      mediaDirectory: path.resolve(import.meta.dirname, '../media'),
      mediaCacheDirectory: path.join(root, '.data/media'),
      mediaCacheBytes: 256 * 1024 * 1024,
      mediaWarmUp: true,
      requiredLayers: [],
      logLevel: 'info',
      frameHosts: ['www.openstreetmap.org'],
      mail: {
        sender: { name: 'Stadtraum Wohnen', address: 'service@stadtraum-wohnen.example' },
        imprint: [
          'Stadtraum Wohnen GmbH',
          'Am Wasserturm 3, 09994 Elsenau',
          'service@stadtraum-wohnen.example',
          'Amtsgericht Elsenau, HRB 1924',
        ],
        siteUrl: 'http://localhost:4000',
        smtpUrl: undefined,
        outboxDirectory: path.join(root, '.data/outbox'),
      },
      submissions: {
        perNetwork: 20,
        perMailbox: 10,
        perHour: 500,
        revealsExisting: false,
        botCheck: false,
        bytes: 512 * 1024 * 1024,
      },
    });
    expect(readSettings({ DATABASE_URL: '', CONTENT_API_PORT: '' }).port).toBe(4002);
  });

  it('reads every setting', () => {
    const settings = readSettings({
      CONTENT_API_PORT: '5002',
      DATA_DIRECTORY: '/var/lib/site',
      DATABASE_URL: 'postgresql://site:secret@db/site',
      REGISTRY_URL: 'http://127.0.0.1:4001/',
      MEDIA_CACHE_BYTES: '2000000',
      MEDIA_WARMUP: 'off',
      FRAME_HOSTS: 'video.example.org',
      CONFINEMENT: 'language,permission',
    });
    expect(settings).toMatchObject({
      port: 5002,
      dataDirectory: '/var/lib/site/content-api',
      databaseUrl: 'postgresql://site:secret@db/site',
      registryUrl: 'http://127.0.0.1:4001',
      mediaCacheDirectory: '/var/lib/site/media',
      mediaCacheBytes: 2_000_000,
      mediaWarmUp: false,
      frameHosts: ['video.example.org'],
      requiredLayers: ['language', 'permission'],
    });
  });

  it('[TR4] listens for other machines only with a secret that they can have', () => {
    const INNER_SECRET = 's'.repeat(32);
    expect(readSettings({ CONTENT_API_HOST: '0.0.0.0', INNER_SECRET }).host).toBe('0.0.0.0');
    for (const host of ['127.0.0.2', 'localhost', '::1']) {
      expect(readSettings({ CONTENT_API_HOST: host }).host).toBe(host);
    }
    for (const host of ['0.0.0.0', '127.example.org']) {
      expect(() => readSettings({ CONTENT_API_HOST: host })).toThrow(
        `CONTENT_API_HOST is ${host}: other machines can reach this address, which needs INNER_SECRET to be set.`,
      );
    }
  });

  it('reads the mail server, sender and site only from the environment', () => {
    const { mail, submissions } = readSettings({
      SMTP_URL: 'smtps://user:secret@mail.example',
      MAIL_SENDER: 'Vergabe <vergabe@firma.example>',
      MAIL_IMPRINT: 'Firma GmbH | Straße 1',
      SITE_URL: 'https://firma.example/',
      SUBSCRIPTION_REVEALS_EXISTING: 'true',
    });
    expect(mail).toMatchObject({
      sender: { name: 'Vergabe', address: 'vergabe@firma.example' },
      imprint: ['Firma GmbH', 'Straße 1'],
      siteUrl: 'https://firma.example',
      smtpUrl: 'smtps://user:secret@mail.example',
    });
    expect(submissions.revealsExisting).toBe(true);
  });

  it.each([
    [{ SMTP_URL: 'secret' }, 'SMTP_URL is not usable: expected smtp://… or smtps://….'],
    [{ MAIL_SENDER: 'a@b.de' }, 'MAIL_SENDER is a@b.de: expected Name <address>.'],
    [{ MAIL_SENDER: 'A\nBcc: x <a@b.de>' }, expect.stringContaining('expected Name <address>')],
    [{ MAIL_IMPRINT: 'A\r\nBcc: x' }, 'MAIL_IMPRINT is not usable: it contains a control character.'],
    [{ SITE_URL: 'https://a.de/pfad' }, expect.stringContaining('without a path')],
    [{ SUBMISSIONS_PER_HOUR: '0' }, expect.stringContaining('a number from 1')],
    [{ SUBSCRIPTION_REVEALS_EXISTING: 'ja' }, expect.stringContaining('one of false, true')],
    [{ CONTENT_API_PORT: '0' }, 'CONTENT_API_PORT is 0: a port is a number from 1 to 65535.'],
    [{ CONTENT_API_PORT: '70000' }, 'CONTENT_API_PORT is 70000: a port is a number from 1 to 65535.'],
    [{ REGISTRY_URL: 'ftp://x' }, 'REGISTRY_URL is ftp://…: expected a URL with http:// or https://.'],
    [
      { DATABASE_URL: 'mysql://u:secret@h/d' },
      'DATABASE_URL is mysql://…: expected a URL with postgres:// or postgresql://.',
    ],
    [
      { DATABASE_URL: 'secret' },
      'DATABASE_URL is not a URL: expected a URL with postgres:// or postgresql://.',
    ],
    [{ MEDIA_CACHE_BYTES: '0' }, 'MEDIA_CACHE_BYTES is 0: expected a number of bytes, 1048576 or more.'],
    [{ MEDIA_WARMUP: 'no' }, 'MEDIA_WARMUP is no: expected one of on, off.'],
    [{ CONTENT_DIRECTORY: '/nowhere' }, expect.stringMatching(/^CONTENT_DIRECTORY is \/nowhere: .*ENOENT/)],
  ])('refuses %j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(
      expect.objectContaining({ code: 'SETTING_INVALID', message }),
    );
  });
});
