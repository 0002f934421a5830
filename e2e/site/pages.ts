import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A few pages of different kinds, for what need not be seen on every page. */
export const PAGES = [
  { path: '/', status: 200 },
  { path: '/immobilien/projekte', status: 200 },
  { path: '/service/fragen', status: 200 },
  { path: '/gibt-es/hier-nicht', status: 404 },
] as const;

/**
 * Every page that the content has a file for, and one that is not there. `tag` goes into the title of tests that need not see
 * every page each time: `npm run test:full` does.
 */
export const EVERY_PAGE: { path: string; status: number; tag: '' | ' @full' }[] = readdirSync(
  join(import.meta.dirname, '../../content-api/content/pages'),
  { recursive: true, encoding: 'utf8' },
)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replaceAll('\\', '/').replace(/\.json$/, ''))
  .sort()
  .map((name) => {
    const path = name === '404' ? '/gibt-es/hier-nicht' : name === 'index' ? '/' : `/${name}`;
    const tag = PAGES.some((page) => page.path === path) ? '' : ' @full';
    return { path, status: name === '404' ? 404 : 200, tag };
  });

/** Chromium writes the status of a failed document to the console, which no page can prevent. */
export const NOT_FOUND_NOTES = [/status of 404/, /^404: /];
