import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CodedError, reasonOf } from '@stadtraum/contracts/errors';
import { type FrameHosts, readFrameHosts } from '@stadtraum/contracts/frame-hosts';
import { type MailSettings, readMailSettings } from './mail/mail-settings.ts';

/** What visitors may send. */
export interface SubmissionSettings {
  /** `SUBMISSIONS_PER_NETWORK`: forms of one network within ten minutes. @default 60 */
  perNetwork: number;
  /** `SUBMISSIONS_PER_ADDRESS`: requests to subscribe one address, within a day. @default 10 */
  perAddress: number;
  /** `SUBMISSIONS_PER_HOUR`: forms, and requests to subscribe, that may each lead to a mail; of all visitors. @default 500 */
  perHour: number;
  /** `SUBSCRIPTION_REVEALS_EXISTING`: whether strangers are told that an address is subscribed (decision 18). @default false */
  revealsExisting: boolean;
  /** `BOT_CHECK=altcha`: subscriptions need a proof of work (decision 29). @default false */
  botCheck: boolean;
  /** `BOT_CHECK_SECRET`: signs its challenges; the same for all content APIs of a site. @default a random one */
  botCheckSecret: string | undefined;
}

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
  /** `FRAME_HOSTS`: whose documents content may embed; the shell reads the same setting. @default those of the demonstration */
  frameHosts: FrameHosts;
  mail: MailSettings;
  submissions: SubmissionSettings;
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
    frameHosts: readFrameHosts(environment.FRAME_HOSTS),
    mail: readMailSettings(environment),
    submissions: {
      perNetwork: readAmount('SUBMISSIONS_PER_NETWORK', environment.SUBMISSIONS_PER_NETWORK, 60),
      perAddress: readAmount('SUBMISSIONS_PER_ADDRESS', environment.SUBMISSIONS_PER_ADDRESS, 10),
      perHour: readAmount('SUBMISSIONS_PER_HOUR', environment.SUBMISSIONS_PER_HOUR, 500),
      revealsExisting: readFlag('SUBSCRIPTION_REVEALS_EXISTING', environment.SUBSCRIPTION_REVEALS_EXISTING),
      botCheck: readBotCheck(environment.BOT_CHECK),
      botCheckSecret: readSecret('BOT_CHECK_SECRET', environment.BOT_CHECK_SECRET),
    },
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

function readAmount(name: string, value: string | undefined, preset: number): number {
  if (!value) return preset;
  if (/^[1-9]\d{0,6}$/.test(value)) return Number(value);
  throw invalid(name, value, 'a number from 1 to 9999999 is needed');
}

function readFlag(name: string, value: string | undefined): boolean {
  if (!value || value === 'false') return false;
  if (value === 'true') return true;
  throw invalid(name, value, 'true or false is needed');
}

function readBotCheck(value: string | undefined): boolean {
  if (!value || value === 'off') return false;
  if (value === 'altcha') return true;
  throw invalid('BOT_CHECK', value, 'off or altcha is needed');
}

function readSecret(name: string, value: string | undefined): string | undefined {
  if (!value || value.length >= 32) return value || undefined;
  throw invalid(name, '…', 'at least 32 characters are needed');
}

function readSwitch(name: string, value: string | undefined): boolean {
  if (!value || value === 'on') return true;
  if (value === 'off') return false;
  throw invalid(name, value, 'on or off is needed');
}

function invalid(name: string, value: string, reason: string): CodedError {
  return new CodedError('SETTING_INVALID', { name, value, reason });
}
