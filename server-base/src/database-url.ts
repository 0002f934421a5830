import { type Environment, invalidSetting } from './settings.ts';

const PROTOCOLS = ['postgres:', 'postgresql:'];

/**
 * `DATABASE_URL`: the PostgreSQL database of the site. Undefined: the site keeps its data in its data directory.
 *
 * @throws SETTING_INVALID, without the value because it contains a password
 */
export function databaseUrl(environment: Environment): string | undefined {
  const value = environment.DATABASE_URL;
  if (!value) return undefined;
  const reason = 'expected a URL with postgres:// or postgresql://';
  if (!URL.canParse(value)) throw invalidSetting('DATABASE_URL', 'not a URL', reason);
  const { protocol } = new URL(value);
  if (!PROTOCOLS.includes(protocol)) throw invalidSetting('DATABASE_URL', `${protocol}//…`, reason);
  return value.replace(/\/+$/, '');
}

/** Names a PostgreSQL database in messages, without user and password. @param url result of `databaseUrl` */
export function postgresqlName(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = hostname || searchParams.get('host') || 'localhost';
  return `PostgreSQL ${host}${port && `:${port}`}${pathname.length > 1 ? pathname : '/(default)'}`;
}
