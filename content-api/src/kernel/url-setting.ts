import { invalidSetting } from '@stadtraum/server-base/settings';

/**
 * Checks a setting that is a URL.
 *
 * @param name the environment variable's name
 * @param protocols allowed protocols: `['http:', 'https:']`
 * @returns the URL without trailing slashes; undefined if the variable is empty
 * @throws SETTING_INVALID
 */
export function readUrl(name: string, value: string | undefined, protocols: string[]): string | undefined {
  if (!value) return undefined;
  const reason = `expected a URL with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  // Never report the value itself: a database URL contains a password.
  if (!URL.canParse(value)) throw invalidSetting(name, 'not a URL', reason);
  const { protocol } = new URL(value);
  if (!protocols.includes(protocol)) throw invalidSetting(name, `${protocol}//…`, reason);
  return value.replace(/\/+$/, '');
}
