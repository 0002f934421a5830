import { readFileSync } from 'node:fs';
import { CONTENT_PARTS } from '../content-parts.ts';
import { type ContentInvalidError, describeProblem } from '../kernel/problems.ts';
import { MediaLibrary } from '../media/catalogue/media-library.ts';
import { type ContentFiles, makeContentFiles, textPage } from '../testing/content-files.ts';
import { offer, offersWithForm } from '../testing/offers-with-form.ts';
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
      ['pages/neu.json, Zeile 1, Spalte 9: Nach dem letzten Eintrag, vor }, darf kein Komma stehen.'],
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
        'pages/neu.json, Zeile 1, Spalte 9, titel: Das Feld "titel" gibt es hier nicht. Gemeint ist wohl "title".',
        'pages/neu.json, Zeile 1, Spalte 2, id: 0 ist zu klein. Erlaubt sind Zahlen ab 1.',
        'pages/neu.json, Zeile 1, Spalte 32, Main: Der Name "Main" hat nicht die richtige Form. Erwartet wird ein Name aus Kleinbuchstaben, Ziffern und Bindestrichen, zum Beispiel "name-2".',
        'pages/neu.json, Zeile 1, Spalte 51, Block „A b“ (x) › id: "A b" hat nicht die richtige Form. Erwartet wird ein Name aus Kleinbuchstaben, Ziffern und Bindestrichen, zum Beispiel "name-2".',
        'pages/neu.json, Zeile 1, Spalte 73, Block „A b“ (x): Hier gehört eine Gruppe von Feldern { … } hin, nicht eine Liste.',
      ],
    ],
    [
      'two pages with the same id',
      { 'pages/neu.json': textPage(2, 'Neu') },
      [
        'pages/neu.json, Zeile 1, Spalte 2, id: Die Nummer 2 hat schon die Seite pages/bestand/haeuser.json. Geben Sie dieser eine andere.',
      ],
    ],
    [
      'two blocks with the same id, including the layout',
      { 'pages/neu.json': block({ id: 'site-header' }) },
      [
        'pages/neu.json, Zeile 1, Spalte 43, Block „site-header“ (text) › id: Die id "site-header" hat schon ein anderer Block. Geben Sie diesem eine andere, zum Beispiel "site-header-2". Die andere Stelle: layout.json, Zeile 1, Spalte 13, Block „site-header“ (site-header) › id.',
      ],
    ],
    [
      'a missing collection',
      { 'pages/neu.json': block({ source: { collection: 'nix' } }) },
      [
        'pages/neu.json, Zeile 1, Spalte 89, Block „a“ (text) › source › collection: Die Liste "nix" gibt es nicht.',
      ],
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
        'redirects.json, Zeile 1, Spalte 41, 2. Eintrag › from: Unter /bestand/haeuser gibt es eine Seite.',
        'redirects.json, Zeile 1, Spalte 2, 1. Eintrag › path: Die Seite /g gibt es nicht. Schreiben Sie ihre neue Adresse, oder entfernen Sie den Link. Wurde sie umbenannt, ergänzen Sie außerdem in redirects.json { "from": "/g", "to": "…" }, damit Lesezeichen weiter ankommen.',
        'navigation.json, Zeile 1, Spalte 23, main › Eintrag „A“ › path: Die Seite /a gibt es nicht. Schreiben Sie ihre neue Adresse, oder entfernen Sie den Link. Wurde sie umbenannt, ergänzen Sie außerdem in redirects.json { "from": "/a", "to": "…" }, damit Lesezeichen weiter ankommen.',
        'navigation.json, Zeile 1, Spalte 60, main › Eintrag „A“ › children › Eintrag „B“ › path: Die Seite /b#c gibt es nicht. Schreiben Sie ihre neue Adresse, oder entfernen Sie den Link. Wurde sie umbenannt, ergänzen Sie außerdem in redirects.json { "from": "/b", "to": "…" }, damit Lesezeichen weiter ankommen.',
        'layout.json, Zeile 1, Spalte 54, Block „h“ (h) › search › action: Die Seite /suche gibt es nicht. Schreiben Sie ihre neue Adresse, oder entfernen Sie den Link. Wurde sie umbenannt, ergänzen Sie außerdem in redirects.json { "from": "/suche", "to": "…" }, damit Lesezeichen weiter ankommen.',
        'pages/neu.json, Zeile 1, Spalte 77, Block „a“ (text) › html: Die Seite /c?d=1 gibt es nicht. Schreiben Sie ihre neue Adresse, oder entfernen Sie den Link. Wurde sie umbenannt, ergänzen Sie außerdem in redirects.json { "from": "/c", "to": "…" }, damit Lesezeichen weiter ankommen.',
        'collections/dates/records/a.json, Zeile 1, Spalte 18, link › href: Die Seite /f/ gibt es nicht. Schreiben Sie ihre neue Adresse, oder entfernen Sie den Link. Wurde sie umbenannt, ergänzen Sie außerdem in redirects.json { "from": "/f/", "to": "…" }, damit Lesezeichen weiter ankommen.',
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
        'collections/houses/records.json, Zeile 1, Spalte 33, 2. Eintrag: Jeder Datensatz braucht eine Nummer "uid", eine ganze Zahl ab 1.',
        'collections/houses/records.json, Zeile 1, Spalte 57, Datensatz 1 › uid: Die Nummer 1 hat schon ein anderer Datensatz (collections/houses/records.json#/0).',
        'collections/houses/records.json, Zeile 1, Spalte 87, Datensatz 2: Das Feld "year" fehlt. Fügen Sie hier direkt hinter { ein: "year": 1 (danach ein Komma, wenn ein Feld folgt).',
        'collections/houses/records.json, Zeile 1, Spalte 106, Datensatz 2 › jahr: Das Feld "jahr" gibt es hier nicht. Erlaubt sind: "uid", "title", "year".',
        'collections/houses/records.json, Zeile 1, Spalte 96, Datensatz 2 › title: Hier gehört ein Text hin, nicht 4. Schreiben Sie "4", mit Anführungszeichen.',
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
        'collections/x/collection.json, Zeile 1, Spalte 155, filters › 1. Eintrag › field: "tags" ist kein Feld der Datensätze, das ein Filter der Art "text" vergleichen kann.',
        'collections/x/collection.json, Zeile 1, Spalte 182, order › 1. Eintrag › field: "datum" ist kein Feld der Datensätze, nach dem sortiert werden kann.',
        'collections/y/collection.json, Zeile 1, Spalte 23, record: Das ist kein gültiges JSON Schema: schema is invalid: data/required must be array.',
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
        'synonyms.json, Zeile 1, Spalte 21, 1. Eintrag › words › 2. Eintrag: "Aufzüge" ist eine Form von "Aufzug", und die Suche findet alle Formen eines Wortes.',
        'synonyms.json, Zeile 1, Spalte 55, 2. Eintrag › words › 1. Eintrag: "E-Mail" ist kein einzelnes Wort, das die Suche vergleicht.',
        'synonyms.json, Zeile 1, Spalte 64, 2. Eintrag › words › 2. Eintrag: "der" ist kein einzelnes Wort, das die Suche vergleicht.',
        'synonyms.json, Zeile 1, Spalte 86, 2. Eintrag › find › 1. Eintrag: "C5" ist kein einzelnes Wort, das die Suche vergleicht.',
        'synonyms.json, Zeile 1, Spalte 110, 3. Eintrag › words › 2. Eintrag: "Fahrstühle" steht schon im 1. Eintrag, als "Fahrstuhl".',
        'synonyms.json, Zeile 1, Spalte 126, 4. Eintrag › words: Ein Wort braucht hier oder in "find" ein zweites.',
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
        'collections/x/collection.json, Zeile 1, Spalte 209, shownAs › lift: Bei true und false gibt es keinen Wert {value} zu zeigen.',
        'collections/x/collection.json, Zeile 1, Spalte 233, shownAs › rooms: Im Text fehlt {value}, die Stelle des Wertes.',
        'collections/x/collection.json, Zeile 1, Spalte 250, shownAs › state: Der Text fehlt für "completed".',
        'collections/x/collection.json, Zeile 1, Spalte 302, shownAs › area: "area" ist kein Feld der Datensätze.',
      ],
    ],
    [
      'files in the wrong folder or with an invalid name',
      { 'pages/Über uns.json': textPage(9, 'Über uns'), 'page/x.json': {}, 'collections/z/record.json': [] },
      [
        'collections/z/record.json: In diesem Ordner oder unter diesem Namen wird keine Inhaltsdatei erwartet. Erwartet werden pages/….json, collections/<Liste>/collection.json, records.json, records/….json und page.json.',
        'page/x.json: In diesem Ordner oder unter diesem Namen wird keine Inhaltsdatei erwartet. Erwartet werden pages/….json, collections/<Liste>/collection.json, records.json, records/….json und page.json.',
        'pages/Über uns.json: Der Name der Datei wird zur Adresse der Seite: nur Kleinbuchstaben a–z, Ziffern, Bindestriche und Punkte.',
      ],
    ],
    [
      'texts that the database cannot store',
      {
        'pages/neu.json':
          '{"id":9,"title":"a\\u0000","regions":{"main":[{"id":"a","type":"b","content":{"\\ud800":1}}]}}',
      },
      [
        'pages/neu.json, Zeile 1, Spalte 9, title: Der Text enthält ein Zeichen, das nicht gespeichert werden kann (NUL oder ein halbes Zeichenpaar).',
        'pages/neu.json, Zeile 1, Spalte 78, Block „a“ (b) › \ud800: Der Text enthält ein Zeichen, das nicht gespeichert werden kann (NUL oder ein halbes Zeichenpaar).',
      ],
    ],
    [
      'a second 404 page',
      { 'pages/neu.json': { ...textPage(9, 'Neu'), status: 404 } },
      [
        'pages/neu.json, Zeile 1, Spalte 105, status: Den Status 404 darf nur eine Seite haben; pages/404.json hat ihn schon.',
      ],
    ],
  ])('are refused because of %s', async (_, changes, expected) => {
    const files = makeContentFiles();
    for (const [file, content] of Object.entries(changes)) files.write(file, content);
    expect(await problemsOf(files)).toEqual(expected);
  });

  it('[VI3] are refused if a form on a record page names a wrong field, or a record has no valid address', async () => {
    const files = offersWithForm([
      offer(1),
      offer(2, { contact: { name: 'Eva', email: 'eva', phone: '030 1' } }),
    ]);
    expect(await problemsOf(files)).toEqual([
      expect.stringMatching(
        /^collections\/offers\/page\.json.* › internal › recipient: .*E-Mail.* \(so auf der Seite von Datensatz 2 in collections\/offers\/records\.json\)\.$/,
      ),
    ]);
    const page = offersWithForm([offer(1)]);
    page.write(
      'collections/offers/page.json',
      readFileSync(`${page.directory}/collections/offers/page.json`, 'utf8').replace(
        '{contact.email}',
        '{kontakt.email}',
      ),
    );
    expect((await problemsOf(page)).join('\n')).toContain('"kontakt" ist kein Feld der Datensätze');
  });

  it('are refused when a required file is missing', async () => {
    const files = makeContentFiles();
    for (const file of ['layout.json', 'pages/404.json', 'pages/index.json']) files.remove(file);
    expect(await problemsOf(files)).toEqual([
      'layout.json: Die Datei fehlt.',
      'pages/index.json: Die Startseite fehlt.',
      'pages/404.json: Die Seite für unbekannte Adressen fehlt: eine Seite mit "status": 404.',
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
