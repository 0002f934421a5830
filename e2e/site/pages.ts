import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTENT = join(import.meta.dirname, '../../content-api/content');

/** A few pages of different kinds, for tests that do not need every page. */
export const PAGES = [
  { path: '/', status: 200 },
  { path: '/immobilien/projekte', status: 200 },
  { path: '/service/fragen', status: 200 },
  { path: '/gibt-es/hier-nicht', status: 404 },
] as const;

/** A path that is answered with the 404 page, and one of `redirects.json` that is answered with the 410 page. */
const MISSING_PATHS: Readonly<Record<string, string>> = {
  404: '/gibt-es/hier-nicht',
  410: '/ausschreibungen/gruenpflege-2025',
};

/** The page of an offer that has been let, which is gone. */
export const LET_OFFER = '/immobilien/angebote/zwei-zimmer-am-rosenweg';

/**
 * Every page with a file in the content, and one that does not exist. Titles of tests for every page end with `tag`, so that
 * only `npm run test:full` covers them all.
 */
export const EVERY_PAGE: { path: string; status: number; tag: '' | ' @full' }[] = readdirSync(
  join(CONTENT, 'pages'),
  { recursive: true, encoding: 'utf8' },
)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replaceAll('\\', '/').replace(/\.json$/, ''))
  .sort()
  .map((name) => {
    const path = MISSING_PATHS[name] ?? (name === 'index' ? '/' : `/${name}`);
    const tag = PAGES.some((page) => page.path === path) ? '' : ' @full';
    return { path, status: name in MISSING_PATHS ? Number(name) : 200, tag };
  });

/** Paths of the pages for records (offers, news …), which have no files of their own, by collection. */
const RECORD_PAGES: string[][] = readdirSync(join(CONTENT, 'collections'))
  .filter((name) => existsSync(join(CONTENT, 'collections', name, 'page.json')))
  .map((name) => {
    const { path } = readCollection<{ path: string }>(name, 'page');
    return readCollection<{ slug: string }[]>(name, 'records')
      .map(({ slug }) => `${path}/${slug}`)
      .filter((record) => record !== LET_OFFER);
  });

/** Path of every record's page. */
export const EVERY_RECORD_PAGE = RECORD_PAGES.flat();
/** Path of one page per collection. */
export const SOME_RECORD_PAGES = RECORD_PAGES.flatMap(([first = []]) => first);

/** A page of each kind: every page with a file, one per collection, and the page of an offer that is gone. */
export const EVERY_KIND_OF_PAGE: readonly { path: string; status: number }[] = [
  ...EVERY_PAGE,
  ...SOME_RECORD_PAGES.map((path) => ({ path, status: 200 })),
  { path: LET_OFFER, status: 410 },
];

function readCollection<Content>(name: string, file: 'page' | 'records'): Content {
  return JSON.parse(readFileSync(join(CONTENT, 'collections', name, `${file}.json`), 'utf8')) as Content;
}

/** Chromium logs a failed document's status to the console, which a page cannot prevent. */
export const NOT_FOUND_NOTES = [/status of (404|410)/, /^(404|410): /];
