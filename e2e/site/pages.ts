import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTENT = join(import.meta.dirname, '../../content-api/content');

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
  join(CONTENT, 'pages'),
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

/** The pages of each kind of record, an offer's or a piece of news', which stand in no file of their own. */
const RECORD_PAGES: string[][] = readdirSync(join(CONTENT, 'collections'))
  .filter((name) => existsSync(join(CONTENT, 'collections', name, 'page.json')))
  .map((name) => {
    const { path } = readCollection<{ path: string }>(name, 'page');
    return readCollection<{ slug: string }[]>(name, 'records').map(({ slug }) => `${path}/${slug}`);
  });

/** Every page of a record. */
export const EVERY_RECORD_PAGE = RECORD_PAGES.flat();
/** One page of each kind of record. */
export const SOME_RECORD_PAGES = RECORD_PAGES.flatMap(([first = []]) => first);

function readCollection<Content>(name: string, file: 'page' | 'records'): Content {
  return JSON.parse(readFileSync(join(CONTENT, 'collections', name, `${file}.json`), 'utf8')) as Content;
}

/** Chromium writes the status of a failed document to the console, which no page can prevent. */
export const NOT_FOUND_NOTES = [/status of 404/, /^404: /];
