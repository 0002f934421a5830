import { port } from '@stadtraum/server-base/settings';
import type { DevSettings } from '../commands/dev.ts';
import { cliError } from '../errors.ts';
import type { KeySettings } from '../signing/find-key.ts';

/** Where commands send their requests. */
export interface Targets {
  /** `REGISTRY_URL`, without a trailing slash. */
  registryUrl: string;
  /** `SITE_URL`, without a trailing slash; undefined if it is unset and the registry is on another machine. */
  siteUrl: string | undefined;
}

const DEFAULT_REGISTRY_URL = 'http://127.0.0.1:4001';
const DEFAULT_SITE_URL = 'http://localhost:4000';
const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/i;

export const ENVIRONMENT_HELP = `
Environment:
  REGISTRY_URL      the registry (default ${DEFAULT_REGISTRY_URL})
  SITE_URL          the site (default ${DEFAULT_SITE_URL}, for a registry on this machine)
  SIGNING_KEY       the private key as PEM, or
  SIGNING_KEY_FILE  its file (default .stadtraum/key.pem, then the workspace's DATA_DIRECTORY/keys/workspace.pem)`;

/** @throws CodedError ADDRESS_INVALID */
export function readTargets(env: NodeJS.ProcessEnv): Targets {
  const { REGISTRY_URL, SITE_URL } = env;
  const registryUrl = readUrl('REGISTRY_URL', REGISTRY_URL || DEFAULT_REGISTRY_URL);
  const siteUrl = SITE_URL || (LOOPBACK.test(registryUrl) ? DEFAULT_SITE_URL : undefined);
  return { registryUrl, siteUrl: siteUrl && readUrl('SITE_URL', siteUrl) };
}

/** The settings that choose the key, see `findKey`. */
export function readKeySettings(env: NodeJS.ProcessEnv): KeySettings {
  const { SIGNING_KEY, SIGNING_KEY_FILE, DATA_DIRECTORY } = env;
  return { SIGNING_KEY, SIGNING_KEY_FILE, DATA_DIRECTORY };
}

/** The settings of `dev --in`. @throws CodedError SETTING_INVALID */
export function readDevelopmentSettings(env: NodeJS.ProcessEnv): DevSettings {
  const { PORT, REGISTRY_KEYS, SITE_URL } = env;
  const isChosen = PORT && PORT !== 'auto';
  return {
    port: isChosen ? port(env, 'PORT', 0) : undefined,
    pinnedKeys: REGISTRY_KEYS || undefined,
    isSiteGiven: Boolean(SITE_URL),
  };
}

function readUrl(setting: string, value: string): string {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw cliError('ADDRESS_INVALID', { setting, value });
  return value.replace(/\/+$/, '');
}
