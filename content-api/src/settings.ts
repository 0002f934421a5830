import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CodedError, reasonOf } from '@stadtraum/contracts/errors';

export interface Settings {
  /** `CONTENT_API_PORT`, on 127.0.0.1. @default 4002 */
  port: number;
  /** `DATA_DIRECTORY` + `/content-api`: the embedded database and its lock; unused with `databaseUrl`. */
  dataDirectory: string;
  /** `DATABASE_URL`: a PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** `REGISTRY_URL`: whose live set says what blocks may contain; without it, blocks' content goes unchecked. */
  registryUrl: string | undefined;
  /** `CONTENT_DIRECTORY`: the content files. @default content-api/content */
  contentDirectory: string;
  /** `MEDIA_DIRECTORY`: masters of pictures and videos, with their catalogue. @default content-api/media */
  mediaDirectory: string;
  /** `DATA_DIRECTORY` + `/media`: renditions, which can be made again at any time. */
  mediaCacheDirectory: string;
  /** `MEDIA_CACHE_BYTES`: of renditions that are kept. @default 256 MiB */
  mediaCacheBytes: number;
  /** `MEDIA_WARMUP`: whether renditions are made before anybody asks; `off` for tests and measurements. @default on */
  mediaWarmUp: boolean;
}

const DEFAULT_CACHE = 256 * 1024 * 1024;
/** The renditions of one page must fit in. */
const SMALLEST_CACHE = 1024 * 1024;

/**
 * Reads and checks the settings.
 *
 * @throws SETTING_INVALID naming the first variable that cannot be used
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  return {
    port: readPort(environment.CONTENT_API_PORT || '4002'),
    dataDirectory: path.resolve(environment.DATA_DIRECTORY || '.data', 'content-api'),
    databaseUrl: readUrl('DATABASE_URL', environment.DATABASE_URL, ['postgres:', 'postgresql:']),
    registryUrl: readUrl('REGISTRY_URL', environment.REGISTRY_URL, ['http:', 'https:']),
    contentDirectory: readDirectory('CONTENT_DIRECTORY', environment.CONTENT_DIRECTORY, '../content'),
    mediaDirectory: readDirectory('MEDIA_DIRECTORY', environment.MEDIA_DIRECTORY, '../media'),
    mediaCacheDirectory: path.resolve(environment.DATA_DIRECTORY || '.data', 'media'),
    mediaCacheBytes: readBytes('MEDIA_CACHE_BYTES', environment.MEDIA_CACHE_BYTES),
    mediaWarmUp: readSwitch('MEDIA_WARMUP', environment.MEDIA_WARMUP),
  };
}

function readPort(value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) < 1 || Number(value) > 65_535) {
    throw invalid('CONTENT_API_PORT', value, 'a port is a number from 1 to 65535');
  }
  return Number(value);
}

function readUrl(name: string, value: string | undefined, protocols: string[]): string | undefined {
  if (!value) return undefined;
  const reason = `expected a URL with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  // Never the value itself: a database URL holds a password.
  if (!URL.canParse(value)) throw invalid(name, 'not a URL', reason);
  const { protocol } = new URL(value);
  if (!protocols.includes(protocol)) throw invalid(name, `${protocol}//…`, reason);
  return value.replace(/\/+$/, '');
}

/** @param preset relative to this file */
function readDirectory(name: string, value: string | undefined, preset: string): string {
  if (!value) return fileURLToPath(new URL(preset, import.meta.url));
  const directory = path.resolve(value);
  try {
    if (!statSync(directory).isDirectory()) throw new Error('not a directory');
  } catch (error) {
    throw invalid(name, directory, reasonOf(error));
  }
  return directory;
}

function readBytes(name: string, value: string | undefined): number {
  if (!value) return DEFAULT_CACHE;
  if (!/^\d{1,13}$/.test(value) || Number(value) < SMALLEST_CACHE) {
    throw invalid(name, value, `a number of bytes from ${SMALLEST_CACHE} is needed`);
  }
  return Number(value);
}

function readSwitch(name: string, value: string | undefined): boolean {
  if (!value || value === 'on') return true;
  if (value === 'off') return false;
  throw invalid(name, value, 'on or off is needed');
}

function invalid(name: string, value: string, reason: string): CodedError {
  return new CodedError('SETTING_INVALID', { name, value, reason });
}
