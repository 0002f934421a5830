import { invalidSetting } from '@stadtraum/server-base/settings';

/**
 * Checks a setting that is a URL.
 *
 * @param name of the environment variable
 * @param protocols that it may have: `['http:', 'https:']`
 * @returns the URL without slashes at its end; undefined where the variable is empty
 * @throws SETTING_INVALID
 */
export function readUrl(name: string, value: string | undefined, protocols: string[]): string | undefined {
  if (!value) return undefined;
  const reason = `expected a URL with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  // Never the value itself: a database URL holds a password.
  if (!URL.canParse(value)) throw invalidSetting(name, 'not a URL', reason);
  const { protocol } = new URL(value);
  if (!protocols.includes(protocol)) throw invalidSetting(name, `${protocol}//…`, reason);
  return value.replace(/\/+$/, '');
}
