import { join } from 'node:path';
import type { FrameHosts } from '@stadtraum/contracts/frame-hosts';
import type { MapService } from '@stadtraum/contracts/map-service';
import type { PublicKey } from '@stadtraum/federation-kit/signing';
import { requiredLayers } from '@stadtraum/guarded-process/confine';
import type { Layer } from '@stadtraum/guarded-process/layers';
import { readFrameHosts } from '@stadtraum/server-base/frame-hosts';
import { type LogLevel, logLevel } from '@stadtraum/server-base/logging';
import { readMapService } from '@stadtraum/server-base/map-service';
import {
  bytes,
  dataDirectory,
  type Environment,
  hostName,
  hostNames,
  integer,
  listenAddress,
  oneOf,
  origin,
  port,
  secret,
  url,
} from '@stadtraum/server-base/settings';
import { parseRegistryKeys } from './deployment/registry-keys.ts';
import { type IsTrustedProxy, readTrustedProxies } from './security/trusted-proxies.ts';

/** The shell's settings, read from the environment variables in the README's table. */
export interface Settings {
  host: string;
  port: number;
  /** The internal port, of `/metrics` and `/page-check`; the other port is public. */
  metricsPort: number;
  /** The address of the internal port, for a Prometheus or a registry on another machine. */
  metricsHost: string;
  /** Origin at which the registry reaches the port of `/metrics`. Undefined: an address of this machine. */
  shellAddress?: string;
  /** Maximum milliseconds that a starting shell waits to become ready before it opens its public port anyway. */
  readyWaitMs: number;
  /** Milliseconds between the time at which `/readyz` reports 503 and the time at which the port is closed. */
  shutdownDelayMs: number;
  registryUrl: URL;
  /** Public keys of the registry. If they are absent, the key of a registry on the same data directory is used. */
  registryKeys?: readonly PublicKey[];
  contentApiUrl: URL;
  /** Absolute path of the site's data directory. */
  siteDirectory: string;
  /** The secret that the site's servers and commands share. If it is absent, the secret in the data directory is used. */
  innerSecret?: string;
  /** Absolute path of the shell's own folder in the site's data directory. */
  dataDirectory: string;
  /** Host names, without ports, for which the shell accepts requests. */
  allowedHosts: ReadonlySet<string>;
  /** Proxies that may set the visitor's address and the request's id. */
  isTrustedProxy: IsTrustedProxy;
  /** The site's origin, for links to it. */
  siteUrl: string;
  /** Production host (P6). If it is absent, the consent gate is always on. */
  siteHost?: string;
  /** The host, if any, on which forms are filled in with test data (P26). */
  testHost?: string;
  /** The map service: Google if there is a key, a tile provider if there is a tile URL, or else the site itself. */
  maps: MapService;
  /** Hosts whose documents blocks may show in frames; the content API reads the same setting. */
  frames: FrameHosts;
  /** Whether visits are counted if the visitor consents, by a script that this site adds (`analytics`). */
  analytics: boolean;
  /** Whether subscriptions need a proof of work (P29); the content API reads the same setting. */
  botCheck: boolean;
  /** The layers of confinement without which the shell must not start. */
  requiredLayers: readonly Layer[];
  logLevel: LogLevel;
  /** Maximum bytes in the document cache; if 0, every page is composed for each request. */
  pageCacheBytes: number;
  /** Maximum bytes in the cache of blocks' HTML; if 0, every block is rendered for each request. */
  fragmentCacheBytes: number;
}

const MEBIBYTE = 1024 * 1024;

/** @throws CodedError SETTING_INVALID for the first invalid setting */
export function readSettings(environment: Environment): Settings {
  const siteHost = hostName(environment, 'SITE_HOST');
  const testHost = hostName(environment, 'TEST_HOST');
  const allowedHosts = new Set(hostNames(environment, 'ALLOWED_HOSTS', 'localhost,127.0.0.1,[::1]'));
  const publicPort = port(environment, 'PORT', 4000);
  const siteUrl = origin(
    environment,
    'SITE_URL',
    siteHost ? `https://${siteHost}` : `http://localhost:${publicPort}`,
  );
  for (const host of [siteHost, new URL(siteUrl).hostname]) if (host) allowedHosts.add(host);
  const siteDirectory = dataDirectory(environment);
  const innerSecret = secret(environment, 'INNER_SECRET');
  const registryKeys = parseRegistryKeys(environment.REGISTRY_KEYS);
  return {
    host: listenAddress(environment, 'HOST', '0.0.0.0'),
    port: publicPort,
    metricsPort: port(environment, 'METRICS_PORT', 4003),
    metricsHost: listenAddress(environment, 'METRICS_HOST', '127.0.0.1'),
    ...(environment.SHELL_ADDRESS && { shellAddress: origin(environment, 'SHELL_ADDRESS', '') }),
    readyWaitMs: integer(environment, 'READY_WAIT_MS', 10_000, 0),
    shutdownDelayMs: integer(environment, 'SHUTDOWN_DELAY_MS', 1000, 0),
    registryUrl: url(environment, 'REGISTRY_URL', 'http://127.0.0.1:4001'),
    ...(registryKeys && { registryKeys }),
    contentApiUrl: url(environment, 'CONTENT_API_URL', 'http://127.0.0.1:4002'),
    siteDirectory,
    ...(innerSecret !== undefined && { innerSecret }),
    dataDirectory: join(siteDirectory, 'shell'),
    allowedHosts,
    isTrustedProxy: readTrustedProxies(environment.TRUSTED_PROXIES),
    siteUrl,
    ...(siteHost && { siteHost }),
    ...(testHost && { testHost }),
    maps: readMapService(environment),
    frames: readFrameHosts(environment.FRAME_HOSTS),
    analytics: oneOf(environment, 'ANALYTICS', ['off', 'on'] as const, 'off') === 'on',
    botCheck: oneOf(environment, 'BOT_CHECK', ['off', 'altcha'] as const, 'off') === 'altcha',
    requiredLayers: requiredLayers(environment),
    logLevel: logLevel(environment),
    pageCacheBytes: bytes(environment, 'PAGE_CACHE_BYTES', 128 * MEBIBYTE),
    fragmentCacheBytes: bytes(environment, 'FRAGMENT_CACHE_BYTES', 64 * MEBIBYTE),
  };
}
