import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A content directory for one test. */
export interface ContentFiles {
  directory: string;
  write(file: string, content: unknown): void;
  remove(file: string): void;
}

/** A small valid site: home page, a filtered list of houses, a paginated list, a 404 page, a redirect. */
export function makeContentFiles(): ContentFiles {
  const directory = makeDirectory('content');
  const files: ContentFiles = {
    directory,
    write(file, content) {
      const target = path.join(directory, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
    },
    remove: (file) => rmSync(path.join(directory, file), { recursive: true }),
  };
  for (const [file, content] of Object.entries(smallSite())) files.write(file, content);
  return files;
}

/** A directory for the tests of one file, removed afterwards because an embedded database takes 40 MB. */
export function makeDirectory(purpose: string): string {
  const directory = mkdtempSync(path.join(tmpdir(), `content-api-${purpose}-`));
  directories.push(directory);
  return directory;
}

const directories: string[] = [];
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
});

/** A page with one text block. */
export function textPage(id: number, title: string, html = '<p>Text</p>'): Record<string, unknown> {
  return { id, title, regions: { main: [{ id: 'text', type: 'text', content: { html } }] } };
}

export function houses(titles: string[]): { uid: number; title: string; year: number }[] {
  return titles.map((title, index) => ({ uid: index + 1, title, year: 1900 + (index % 100) }));
}

function smallSite(): Record<string, unknown> {
  return {
    'layout.json': {
      header: [
        { id: 'site-header', type: 'site-header', content: { brand: 'Haus' } },
        { id: 'breadcrumb', type: 'breadcrumb', content: {}, except: ['/'] },
      ],
    },
    'navigation.json': { main: [{ label: 'Häuser', path: '/bestand/haeuser' }] },
    'redirects.json': [{ from: '/alt/Häuser.html', to: '/bestand/haeuser' }],
    'pages/index.json': { ...textPage(1, 'Start'), label: 'Startseite' },
    'pages/404.json': { ...textPage(404, 'Nicht gefunden'), status: 404 },
    'pages/bestand/haeuser.json': {
      id: 2,
      title: 'Unsere Häuser',
      label: 'Häuser',
      regions: {
        main: [
          { id: 'haeuser', type: 'list', content: { heading: 'Häuser' }, source: { collection: 'houses' } },
          { id: 'termine', type: 'list', content: {}, source: { collection: 'dates' } },
        ],
      },
    },
    'collections/houses/collection.json': {
      queryPrefix: 'tx_houses',
      record: {
        type: 'object',
        properties: { uid: { type: 'integer' }, title: { type: 'string' }, year: { type: 'integer' } },
        required: ['uid', 'title', 'year'],
        additionalProperties: false,
      },
      filters: [{ name: 'title', kind: 'text', field: 'title' }],
      order: [{ field: 'year', direction: 'descending' }],
    },
    'collections/houses/records.json': houses(['Öltank', 'Zeche', 'Ähre', 'Straße 5 %']),
    'collections/dates/collection.json': {
      queryPrefix: 'tx_dates',
      record: { type: 'object', properties: { title: { type: 'string' } } },
      filters: [],
      order: [{ field: 'title', direction: 'ascending' }],
      pageSize: 2,
      changesDaily: true,
    },
    'collections/dates/records/a.json': { uid: 1, title: 'Zaun' },
    'collections/dates/records/b.json': { uid: 2, title: 'Ähre' },
    'collections/dates/records/c.json': { uid: 3, title: 'Birne' },
  };
}
