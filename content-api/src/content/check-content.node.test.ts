import { CONTENT_PARTS } from '../content-parts.ts';
import { type ContentInvalidError, describeProblem } from '../kernel/problems.ts';
import { MediaLibrary } from '../media/catalogue/media-library.ts';
import { type ContentFiles, makeContentFiles, textPage } from '../testing/content-files.ts';
import { SOURCE_CHECKER } from '../testing/source-checker.ts';
import { type ContentSource, checkContent } from './load-content.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

/** The media of a test, if any, are in the content directory. */
function sourceOf(contentDirectory: string): ContentSource {
  const library = new MediaLibrary(contentDirectory);
  return {
    contentDirectory,
    registryUrl: undefined,
    parts: CONTENT_PARTS,
    frameHosts: [],
    library,
    checker: SOURCE_CHECKER,
  };
}

async function problemsOf(files: ContentFiles): Promise<string[]> {
  const source = sourceOf(files.directory);
  const error = await checkContent(source, NOW).then(
    () => undefined,
    (reason: ContentInvalidError) => reason,
  );
  expect(error?.code ?? 'CONTENT_INVALID').toBe('CONTENT_INVALID');
  return error?.problems.map(describeProblem) ?? [];
}

function block(more: Record<string, unknown>) {
  return { ...textPage(9, 'Neu'), regions: { main: [{ id: 'a', type: 'text', content: {}, ...more }] } };
}

const COLLECTION = {
  queryPrefix: 'tx_x',
  record: { type: 'object', properties: { title: { type: 'string' }, tags: { type: 'array' } } },
  filters: [],
  order: [],
};

describe('content files', () => {
  it('are accepted if valid, with a warning that blocks were not checked', async () => {
    const { directory } = makeContentFiles();
    const { content, warnings } = await checkContent(sourceOf(directory), NOW);
    expect([...content.paths].sort()).toEqual(['/', '/404', '/bestand/haeuser']);
    expect(warnings).toEqual([
      'The content of blocks was not checked against a live set: REGISTRY_URL is not set.',
    ]);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    [
      'invalid JSON',
      { 'pages/neu.json': '{"id": 1,}' },
      [expect.stringMatching(/^pages\/neu\.json: cannot be read as JSON: .*position 9/)],
    ],
    [
      'schema violations in a page, all of which are reported',
      {
        'pages/neu.json': {
          id: 0,
          titel: 'x',
          regions: { Main: [], main: [{ id: 'A b', type: 'x', content: [] }] },
        },
      },
      [
        "pages/neu.json: must have required property 'title'",
        'pages/neu.json: must NOT have additional properties ("titel")',
        'pages/neu.json#/id: must be >= 1',
        'pages/neu.json#/regions: must NOT have additional properties ("Main")',
        expect.stringContaining('pages/neu.json#/regions/main/0/id: must match pattern'),
        'pages/neu.json#/regions/main/0/content: must be object',
      ],
    ],
    [
      'two pages with the same id',
      { 'pages/neu.json': textPage(2, 'Neu') },
      ['pages/neu.json#/id: pages/bestand/haeuser.json also has id 2'],
    ],
    [
      'two blocks with the same id, including the layout',
      { 'pages/neu.json': block({ id: 'site-header' }) },
      ['pages/neu.json#/regions: two blocks of the page, or of the layout, have the id "site-header"'],
    ],
    [
      'a missing collection',
      { 'pages/neu.json': block({ source: { collection: 'nix' } }) },
      ['pages/neu.json#/regions/main/0/source/collection: there is no collection "nix"'],
    ],
    [
      'dead links in menus, layout, blocks, records and redirects',
      {
        'navigation.json': { main: [{ label: 'A', path: '/a', children: [{ label: 'B', path: '/b#c' }] }] },
        'layout.json': { header: [{ id: 'h', type: 'h', content: { search: { action: '/suche' } } }] },
        'pages/neu.json': block({
          content: {
            html: '<a href="/c?d=1">x</a> <a href="/datei.pdf">y</a> <a href="https://a.example/x">z</a> <a href="#e">e</a>',
            link: { path: '/alt/Häuser.html' },
          },
        }),
        'collections/dates/records/a.json': { uid: 1, link: { href: '/f/' } },
        'redirects.json': [
          { from: '/alt/Häuser.html', to: '/g' },
          { from: '/bestand/haeuser', to: '/' },
        ],
      },
      [
        'redirects.json#/1/from: there is a page at /bestand/haeuser',
        'navigation.json#/main/0/path: there is no page at /a',
        'navigation.json#/main/0/children/0/path: there is no page at /b#c',
        'layout.json#/header/0/content/search/action: there is no page at /suche',
        'pages/neu.json#/regions/main/0/content/html: there is no page at /c?d=1',
        'collections/dates/records/a.json#/link/href: there is no page at /f/',
        'redirects.json#/0/path: there is no page at /g',
      ],
    ],
    [
      'records with a missing, duplicate or invalid uid, or with schema violations',
      {
        'collections/houses/records.json': [
          { uid: 1, title: 'A', year: 1 },
          { title: 'B', year: 2 },
          { uid: 1, title: 'C', year: 3 },
          { uid: 2, title: 4, jahr: 4 },
        ],
      },
      [
        'collections/houses/records.json#/1: a record needs a uid, an integer from 1 to 2147483647',
        'collections/houses/records.json#/2/uid: collections/houses/records.json#/0 also has uid 1',
        "collections/houses/records.json#/3: must have required property 'year'",
        'collections/houses/records.json#/3: must NOT have additional properties ("jahr")',
        'collections/houses/records.json#/3/title: must be string',
      ],
    ],
    [
      'a collection with unsuitable fields or an invalid schema',
      {
        'collections/x/collection.json': {
          ...COLLECTION,
          filters: [{ name: 'tags', kind: 'text', field: 'tags' }],
          order: [{ field: 'datum', direction: 'ascending' }],
        },
        'collections/y/collection.json': {
          ...COLLECTION,
          record: { ...COLLECTION.record, required: 'title' },
        },
      },
      [
        'collections/x/collection.json#/filters/0/field: "tags" is not a field of the record that a text filter can compare',
        'collections/x/collection.json#/order/0/field: "datum" is not a sortable field of the record',
        expect.stringMatching(
          /^collections\/y\/collection\.json#\/record: is not a valid JSON Schema: .*required must be array/,
        ),
      ],
    ],
    [
      '[VI8] synonyms that the search cannot compare, or that contradict each other',
      {
        'synonyms.json': [
          { words: ['Aufzug', 'Aufzüge', 'Fahrstuhl'] },
          { words: ['E-Mail', 'der', 'Post'], find: ['C5'] },
          { words: ['Lift', 'Fahrstühle'] },
          { words: ['allein'] },
          { words: ['Job'], find: ['Aufzug'] },
        ],
      },
      [
        'synonyms.json#/0/words/1: "Aufzüge" is a form of "Aufzug", and the search finds all forms of a word',
        'synonyms.json#/1/words/0: "E-Mail" is not a single word that the search compares',
        'synonyms.json#/1/words/1: "der" is not a single word that the search compares',
        'synonyms.json#/1/find/0: "C5" is not a single word that the search compares',
        'synonyms.json#/2/words/1: "Fahrstühle" is already in entry 0, as "Fahrstuhl"',
        'synonyms.json#/3/words: a word needs a synonym here, or in "find"',
      ],
    ],
    [
      '[VI8] texts for the search that do not fit their fields',
      {
        'collections/x/collection.json': {
          ...COLLECTION,
          record: {
            type: 'object',
            properties: {
              lift: { type: 'boolean' },
              rooms: { type: 'number' },
              state: { type: 'string', enum: ['planned', 'completed'] },
            },
          },
          shownAs: {
            lift: '{value} Aufzug',
            rooms: 'Zimmer',
            state: { planned: 'in Planung', beendet: 'fertig' },
            area: '{value} m²',
          },
        },
      },
      [
        'collections/x/collection.json#/shownAs/lift: a boolean has no {value} to show',
        'collections/x/collection.json#/shownAs/rooms: needs {value}, where the value is shown',
        'collections/x/collection.json#/shownAs/state: has no text for "completed"',
        'collections/x/collection.json#/shownAs/area: "area" is not a field of the record',
      ],
    ],
    [
      'files in the wrong folder or with an invalid name',
      { 'pages/Über uns.json': textPage(9, 'Über uns'), 'page/x.json': {}, 'collections/z/record.json': [] },
      [
        'collections/z/record.json: is not a content file: its folder or name is unknown',
        'page/x.json: is not a content file: its folder or name is unknown',
        'pages/Über uns.json: its name cannot be a path of the site',
      ],
    ],
    [
      'texts that the database cannot store',
      {
        'pages/neu.json':
          '{"id":9,"title":"a\\u0000","regions":{"main":[{"id":"a","type":"b","content":{"\\ud800":1}}]}}',
      },
      [
        'pages/neu.json#/title: contains a NUL or half of a surrogate pair',
        'pages/neu.json#/regions/main/0/content/\ud800: contains a NUL or half of a surrogate pair',
      ],
    ],
    [
      'a second 404 page',
      { 'pages/neu.json': { ...textPage(9, 'Neu'), status: 404 } },
      ['pages/neu.json#/status: exactly one page must have status 404, 2 have'],
    ],
  ])('are refused because of %s', async (_, changes, expected) => {
    const files = makeContentFiles();
    for (const [file, content] of Object.entries(changes)) files.write(file, content);
    expect(await problemsOf(files)).toEqual(expected);
  });

  it('are refused when a required file is missing', async () => {
    const files = makeContentFiles();
    for (const file of ['layout.json', 'pages/404.json', 'pages/index.json']) files.remove(file);
    expect(await problemsOf(files)).toEqual([
      'layout.json: is missing',
      'pages/index.json: is missing',
      'pages/404.json#/status: exactly one page must have status 404, 0 have',
    ]);
  });

  it('may contain days relative to the day on which they are loaded', async () => {
    const files = makeContentFiles();
    files.write('collections/dates/records/a.json', {
      uid: 1,
      due: { daysFromToday: 11 },
      past: { daysFromToday: -1 },
    });
    const { content } = await checkContent(sourceOf(files.directory), NOW);
    const [, first] = content.collections.flatMap(({ records }) => records).filter(({ uid }) => uid === 1);
    expect(
      [first, ...content.collections.flatMap(({ records }) => records)].map((record) => record?.data),
    ).toContainEqual({ uid: 1, due: '2026-12-01', past: '2026-11-19' });
  });
});
