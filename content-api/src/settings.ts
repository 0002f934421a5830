import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FrameHosts } from '@stadtraum/contracts/frame-hosts';
import { requiredLayers } from '@stadtraum/guarded-process/confine';
import type { Layer } from '@stadtraum/guarded-process/layers';
import { databaseUrl } from '@stadtraum/server-base/database-url';
import { readFrameHosts } from '@stadtraum/server-base/frame-hosts';
import { type LogLevel, logLevel } from '@stadtraum/server-base/logging';
import {
  bytes,
  dataDirectory,
  directory,
  type Environment,
  integer,
  invalidSetting,
  listenAddress,
  oneOf,
  port,
  secret,
} from '@stadtraum/server-base/settings';
import { readSubmissionSettings, type SubmissionSettings } from './inbox/submission-settings.ts';
import { readUrl } from './kernel/url-setting.ts';
import { type MailSettings, readMailSettings } from './mail/mail-settings.ts';

export interface Settings {
  /** `CONTENT_API_PORT`. @default 4002 */
  port: number;
  /** `CONTENT_API_HOST`: the address to listen on; other machines can reach any but a loopback address (TR4). @default 127.0.0.1 */
  host: string;
  /** `DATA_DIRECTORY`: all data that the site stores on this machine. */
  siteDirectory: string;
  /** `DATA_DIRECTORY` + `/content-api`: the embedded database, its lock, and the address of the running content API. */
  dataDirectory: string;
  /** `INNER_SECRET`: authenticates the site's servers and commands to each other. @default a file in the data directory */
  innerSecret: string | undefined;
  /** `DATABASE_URL`: a PostgreSQL database to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** `REGISTRY_URL`: its live set declares the schemas of blocks; without it, their content is not checked. */
  registryUrl: string | undefined;
  /** `CONTENT_DIRECTORY`: the content files. @default content-api/content */
  contentDirectory: string;
  /** Whether `CONTENT_DIRECTORY` is set. */
  hasContentDirectory: boolean;
  /** `MEDIA_DIRECTORY`: masters of pictures and videos, with their catalogue. @default content-api/media */
  mediaDirectory: string;
  /** `DATA_DIRECTORY` + `/media`: cached renditions. */
  mediaCacheDirectory: string;
  /** `MEDIA_CACHE_BYTES`: maximum bytes of cached renditions. @default 256 MiB */
  mediaCacheBytes: number;
  /** `FRAME_HOSTS`: hosts whose pages content may embed; the shell reads the same setting. @default the hosts of the demonstration */
  frameHosts: FrameHosts;
  /** `SEARCHES_PER_NETWORK`: searches, suggestions, filtered lists and feeds of one network within a minute. @default 300 */
  searchesPerNetwork: number;
  mail: MailSettings;
  submissions: SubmissionSettings;
  /** The layers of confinement without which content is not checked, and the content API must not start. */
  requiredLayers: readonly Layer[];
  logLevel: LogLevel;
  /** `MEDIA_WARMUP`: whether pictures are rendered in advance; `off` for tests and measurements. @default on */
  mediaWarmUp: boolean;
}

const MEBIBYTE = 1024 * 1024;

/**
 * Reads and checks the settings.
 *
 * @throws SETTING_INVALID naming the first invalid variable
 */
export function readSettings(environment: Environment): Settings {
  const siteDirectory = dataDirectory(environment);
  const innerSecret = secret(environment, 'INNER_SECRET');
  return {
    port: port(environment, 'CONTENT_API_PORT', 4002, 1),
    host: readHost(listenAddress(environment, 'CONTENT_API_HOST', '127.0.0.1'), innerSecret),
    siteDirectory,
    dataDirectory: path.join(siteDirectory, 'content-api'),
    innerSecret,
    databaseUrl: databaseUrl(environment),
    registryUrl: readUrl('REGISTRY_URL', environment.REGISTRY_URL, ['http:', 'https:']),
    contentDirectory: directory(environment, 'CONTENT_DIRECTORY', resolveFromHere('../content')),
    hasContentDirectory: Boolean(environment.CONTENT_DIRECTORY),
    mediaDirectory: directory(environment, 'MEDIA_DIRECTORY', resolveFromHere('../media')),
    mediaCacheDirectory: path.join(siteDirectory, 'media'),
    // At least large enough for the renditions of one page.
    mediaCacheBytes: bytes(environment, 'MEDIA_CACHE_BYTES', 256 * MEBIBYTE, MEBIBYTE),
    mediaWarmUp: oneOf(environment, 'MEDIA_WARMUP', ['on', 'off'] as const, 'on') === 'on',
    frameHosts: readFrameHosts(environment.FRAME_HOSTS),
    requiredLayers: requiredLayers(environment),
    logLevel: logLevel(environment),
    searchesPerNetwork: integer(environment, 'SEARCHES_PER_NETWORK', 300),
    mail: readMailSettings(environment),
    submissions: readSubmissionSettings(environment),
  };
}

/** Other machines need the secret too, so the one in this machine's data directory does not suffice. @throws SETTING_INVALID */
function readHost(host: string, innerSecret: string | undefined): string {
  const isLoopback = /^(localhost|::1|127(\.\d{1,3}){3})$/.test(host);
  if (isLoopback || innerSecret !== undefined) return host;
  const reason = 'other machines can reach this address, which needs INNER_SECRET to be set';
  throw invalidSetting('CONTENT_API_HOST', host, reason);
}

function resolveFromHere(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
