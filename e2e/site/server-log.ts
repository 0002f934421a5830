import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerName } from './site.ts';

/** The lines that a server of the shared site has logged so far. */
export async function serverLog(server: ServerName): Promise<string[]> {
  const text = await readFile(join(String(process.env.SITE_DATA), 'logs', `${server}.log`), 'utf8');
  return text.split('\n').filter(Boolean);
}
