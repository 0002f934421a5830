import { readUrl } from '../url-setting.ts';

/** Checks the value of `DATABASE_URL`. @throws SETTING_INVALID, without the value because it contains a password */
export function readDatabaseUrl(value: string | undefined): string | undefined {
  return readUrl('DATABASE_URL', value, ['postgres:', 'postgresql:']);
}
