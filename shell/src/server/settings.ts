import { resolve } from 'node:path';
import { CodedError } from '@stadtraum/contracts/errors';
import { type FrameHosts, readFrameHosts } from '@stadtraum/contracts/frame-hosts';
import { type MapService, OWN_MAPS } from '@stadtraum/contracts/map-service';

/** What the shell can be told by environment variables; see the README's table. */
export interface Settings {
  host: string;
  port: number;
  registryUrl: URL;
  contentApiUrl: URL;
  /** Absolute path of the shell's own folder in DATA_DIRECTORY. */
  dataDirectory: string;
  /** Host names, without ports, under which pages are answered. */
  allowedHosts: ReadonlySet<string>;
  /** Origin of the site, in links to it. */
  siteUrl: string;
  /** Production host (decision 6); absent: the consent gate is always on. */
  siteHost?: string;
  /** Host on which forms are filled in with test data (decision 26); absent: none. */
  testHost?: string;
  /** Who draws the maps: Google with a key, tiles from an address, else nobody but the site itself. */
  maps: MapService;
  /** Whose documents blocks may show in frames; the content API reads the same setting. */
  frames: FrameHosts;
  /** Subscriptions need a proof of work (decision 29); the content API reads the same setting. */
  botCheck: boolean;
  logLevel: LogLevel;
  /** Bytes of whole documents that are kept; 0: every page is composed anew. */
  pageCacheBytes: number;
  /** Bytes of blocks' HTML that are kept; 0: every block is rendered anew. */
  fragmentCacheBytes: number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const MEBIBYTE = 1024 * 1024;

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws CodedError SETTING_INVALID for the first setting that is not what it should be */
export function readSettings(environment: Environment): Settings {
  const siteHost = hostName(environment, 'SITE_HOST');
  const testHost = hostName(environment, 'TEST_HOST');
  const allowedHosts = new Set(hostNames(environment, 'ALLOWED_HOSTS', 'localhost,127.0.0.1,[::1]'));
  const ownPort = port(environment, 'PORT', 4000);
  const siteUrl = origin(
    environment,
    'SITE_URL',
    siteHost ? `https://${siteHost}` : `http://localhost:${ownPort}`,
  );
  for (const own of [siteHost, new URL(siteUrl).hostname]) if (own) allowedHosts.add(own);
  return {
    host: environment.HOST || '0.0.0.0',
    port: ownPort,
    registryUrl: url(environment, 'REGISTRY_URL', 'http://127.0.0.1:4001'),
    contentApiUrl: url(environment, 'CONTENT_API_URL', 'http://127.0.0.1:4002'),
    dataDirectory: resolve(environment.DATA_DIRECTORY || '.data', 'shell'),
    allowedHosts,
    siteUrl,
    ...(siteHost && { siteHost }),
    ...(testHost && { testHost }),
    maps: mapService(environment),
    frames: readFrameHosts(environment.FRAME_HOSTS),
    botCheck: oneOf(environment, 'BOT_CHECK', ['off', 'altcha'] as const, 'off') === 'altcha',
    logLevel: oneOf(environment, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    pageCacheBytes: bytes(environment, 'PAGE_CACHE_BYTES', 128 * MEBIBYTE),
    fragmentCacheBytes: bytes(environment, 'FRAGMENT_CACHE_BYTES', 64 * MEBIBYTE),
  };
}

function mapService(environment: Environment): MapService {
  const { GOOGLE_MAPS_API_KEY: key, MAP_TILES_URL: tiles, MAP_TILES_PROVIDER: provider = '' } = environment;
  if (key) {
    if (/^[A-Za-z0-9_-]{10,100}$/.test(key)) return { kind: 'google', key };
    throw invalid('GOOGLE_MAPS_API_KEY', '…', 'a key has 10 to 100 letters, digits, hyphens and underscores');
  }
  if (!tiles) return OWN_MAPS;
  if (!/^https:\/\/(\{s\}\.)?[A-Za-z0-9.-]{1,200}(:\d{1,5})?\/[^\s;,'"]{1,500}$/.test(tiles)) {
    throw invalid(
      'MAP_TILES_URL',
      tiles,
      'an address such as https://tiles.example.org/{z}/{x}/{y}.png is needed',
    );
  }
  for (const part of ['{z}', '{x}', '{y}']) {
    if (!tiles.includes(part)) throw invalid('MAP_TILES_URL', tiles, `${part} is missing in it`);
  }
  if (!provider) {
    throw invalid('MAP_TILES_PROVIDER', provider, 'visitors are told who delivers the tiles: give its name');
  }
  return { kind: 'tiles', url: tiles, provider: provider.slice(0, 100) };
}

function port(environment: Environment, name: string, otherwise: number): number {
  const value = environment[name] || String(otherwise);
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) {
    throw invalid(name, value, 'a port is a number from 0 to 65535');
  }
  return Number(value);
}

function bytes(environment: Environment, name: string, otherwise: number): number {
  const value = environment[name] || String(otherwise);
  if (!/^\d{1,11}$/.test(value)) throw invalid(name, value, 'a number of bytes is needed, 0 for none');
  return Number(value);
}

function url(environment: Environment, name: string, otherwise: string): URL {
  const value = environment[name] || otherwise;
  if (!URL.canParse(value) || !/^https?:\/\//.test(value)) {
    throw invalid(name, value, 'an absolute http or https address is needed');
  }
  return new URL(value);
}

function origin(environment: Environment, name: string, otherwise: string): string {
  const given = url(environment, name, otherwise);
  if (given.pathname === '/' && given.search === '' && given.username === '') return given.origin;
  throw invalid(
    name,
    environment[name] ?? otherwise,
    'http://host or https://host is needed, without a path',
  );
}

function hostNames(environment: Environment, name: string, otherwise: string): string[] {
  const value = environment[name] || otherwise;
  return value.split(',').map((host) => checkedHost(name, host.trim()));
}

function hostName(environment: Environment, name: string): string | undefined {
  const value = environment[name];
  return value ? checkedHost(name, value) : undefined;
}

function checkedHost(name: string, host: string): string {
  if (!/^([A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){0,10}|\[[0-9A-Fa-f:.]{2,45}\])$/.test(host)) {
    throw invalid(name, host, 'a host is a name such as www.example.org, without protocol and port');
  }
  return host.toLowerCase();
}

function oneOf<Choice extends string>(
  environment: Environment,
  name: string,
  choices: readonly Choice[],
  otherwise: Choice,
): Choice {
  const value = environment[name] || otherwise;
  const choice = choices.find((candidate) => candidate === value);
  if (!choice) throw invalid(name, value, `one of ${choices.join(', ')} is needed`);
  return choice;
}

function invalid(name: string, value: string, reason: string): CodedError {
  return new CodedError('SETTING_INVALID', { name, value, reason });
}
