import path from 'node:path';
import {
  bytes,
  dataDirectory,
  directory,
  flag,
  hostNames,
  integer,
  listenAddress,
  origin,
  port,
  secret,
} from './settings.ts';

const rejected = (name: string) =>
  expect.objectContaining({ code: 'SETTING_INVALID', details: expect.objectContaining({ name }) });

describe('settings', () => {
  it("[OP1] resolves a relative data directory from the workspace's root, regardless of the working directory", () => {
    const root = path.resolve(import.meta.dirname, '../..');
    const before = process.cwd();
    process.chdir('/');
    try {
      expect(dataDirectory({})).toBe(path.join(root, '.data'));
      expect(dataDirectory({ DATA_DIRECTORY: 'elsewhere' })).toBe(path.join(root, 'elsewhere'));
      expect(dataDirectory({ DATA_DIRECTORY: '/var/lib/site' })).toBe('/var/lib/site');
    } finally {
      process.chdir(before);
    }
  });

  it('uses the default if a variable is empty or missing', () => {
    expect(port({ PORT: '' }, 'PORT', 4000)).toBe(4000);
    expect(integer({}, 'COUNT', 7)).toBe(7);
    expect(bytes({ BYTES: '5' }, 'BYTES', 1)).toBe(5);
    expect(flag({ FLAG: 'true' }, 'FLAG')).toBe(true);
    expect(hostNames({ HOSTS: 'A.example, b.example' }, 'HOSTS', 'x')).toEqual(['a.example', 'b.example']);
    expect(listenAddress({ HOST: '[::1]' }, 'HOST', '0.0.0.0')).toBe('::1');
    expect(origin({}, 'SITE_URL', 'https://a.example/')).toBe('https://a.example');
    expect(secret({}, 'SECRET')).toBeUndefined();
  });

  it.each([
    ['PORT', '65536', (environment: object, name: string) => port(environment as never, name, 1)],
    ['PORT', '-1', (environment: object, name: string) => port(environment as never, name, 1)],
    ['COUNT', '0', (environment: object, name: string) => integer(environment as never, name, 1)],
    ['COUNT', '1e3', (environment: object, name: string) => integer(environment as never, name, 1)],
    ['BYTES', '1 MiB', (environment: object, name: string) => bytes(environment as never, name, 1)],
    ['FLAG', 'yes', (environment: object, name: string) => flag(environment as never, name)],
    [
      'HOSTS',
      'a.example,b:80',
      (environment: object, name: string) => hostNames(environment as never, name, ''),
    ],
    [
      'SITE_URL',
      'https://a.example/path',
      (environment: object, name: string) => origin(environment as never, name, ''),
    ],
    ['FILES', '/nowhere', (environment: object, name: string) => directory(environment as never, name, '/')],
  ])('rejects %s=%s and names the variable', (name, value, read) => {
    expect(() => read({ [name]: value }, name)).toThrow(rejected(name));
  });

  it('does not repeat a secret in an error', () => {
    expect(() => secret({ SECRET: 'too short' }, 'SECRET')).toThrow(/^SECRET is …: /);
  });
});
