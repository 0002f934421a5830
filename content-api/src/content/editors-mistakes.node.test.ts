import { describeHeldBack, type HeldBack } from '../kernel/held-back.ts';
import { anyDatabase } from '../testing/both-databases.ts';
import { type ContentFiles, makeContentFiles, textPage } from '../testing/content-files.ts';
import { type RunningApi, startContentApi } from '../testing/processes.ts';
import { liveSetWith, type StandInRegistry, startStandInRegistry } from '../testing/stand-in-registry.ts';

const anyObject = { type: 'object' };
const text = { type: 'string', minLength: 1 };
const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };

/** The content of a block that invites to something: what a page's schema usually has. */
const INVITATION = {
  type: 'object',
  properties: {
    heading: { ...text, maxLength: 40 },
    district: { type: 'string', enum: ['Nordstadt', 'Hafen', 'Südhang'] },
    date: day,
    seats: { type: 'integer', minimum: 1 },
    link: { type: 'object', properties: { path: text, label: text }, required: ['path', 'label'] },
    picture: { type: 'object' },
  },
  required: ['heading', 'district'],
  additionalProperties: false,
};
const LIVE = {
  ...{ text: anyObject, 'site-header': anyObject, breadcrumb: anyObject, list: anyObject },
  'invitation-card': INVITATION,
};

const FLATS = 'collections/flats/records.json';
const FLAT = { uid: 1, slug: 'hafenblick', title: 'Hafenblick', rent: 645.5 };
const flat = (changes: object) => [
  { ...FLAT, ...changes },
  { ...FLAT, uid: 2, slug: 'turm', title: 'Turm' },
];

const CARD = { heading: 'Mieterfest', district: 'Hafen', date: '2026-12-24', seats: 40 };
function invitation(changes: object, type = 'invitation-card', more: object[] = []) {
  const main = [{ id: 'fest', type, content: { ...CARD, ...changes } }, ...more];
  return { title: 'Einladung', regions: { main } };
}

function valid(): ContentFiles {
  const files = makeContentFiles();
  files.write('collections/flats/collection.json', {
    queryPrefix: 'tx_flats',
    record: {
      type: 'object',
      properties: { uid: { type: 'integer' }, slug: text, title: text, rent: { type: 'number' } },
      required: ['uid', 'slug', 'title', 'rent'],
      additionalProperties: false,
    },
    filters: [],
    order: [{ field: 'title', direction: 'ascending' }],
  });
  files.write('collections/flats/page.json', {
    ...{ path: '/wohnungen', id: 90, title: '{title}: {rent|euro}' },
    regions: { main: [{ id: 'text', type: 'text', content: {} }] },
  });
  files.write(FLATS, flat({}));
  return files;
}

/** Each mistake, the wrong page, and its message as a web editor reads it. */
const MISTAKES: [mistake: string, wrong: object | string, message: string][] = [
  [
    'a missing comma',
    '{\n  "id": 50,\n  "title": "Einladung"\n  "regions": {}\n}\n',
    'Zeile 3, Spalte 23: Hier fehlt ein Komma.',
  ],
  [
    'a misspelt field',
    invitation({ heading: undefined, haeding: 'Sommerfest' }),
    'Zeile 13, Spalte 11, Block „fest“ (invitation-card) › haeding: Das Feld "haeding" gibt es hier nicht. Gemeint ist wohl "heading".',
  ],
  [
    'a misspelt block type',
    invitation({}, 'invitaton-card'),
    'Zeile 8, Spalte 9, Block „fest“ (invitaton-card) › type: Den Blocktyp "invitaton-card" gibt es auf der Website nicht. Gemeint ist wohl "invitation-card".',
  ],
  [
    'a missing field',
    invitation({ district: undefined }),
    'Zeile 9, Spalte 9, Block „fest“ (invitation-card): Das Feld "district" fehlt. Fügen Sie hier direkt hinter { ein: "district": … (danach ein Komma, wenn ein Feld folgt), und statt … einen erlaubten Wert. Erlaubt sind: "Nordstadt", "Hafen", "Südhang".',
  ],
  [
    'a number as text',
    invitation({ seats: '12' }),
    'Zeile 13, Spalte 11, Block „fest“ (invitation-card) › seats: Hier gehört eine ganze Zahl hin, nicht "12". Schreiben Sie 12, ohne Anführungszeichen.',
  ],
  [
    'a value that is not offered',
    invitation({ district: 'Nordstatd' }),
    'Zeile 11, Spalte 11, Block „fest“ (invitation-card) › district: "Nordstatd" ist hier nicht erlaubt. Gemeint ist wohl "Nordstadt". Erlaubt sind: "Nordstadt", "Hafen", "Südhang".',
  ],
  [
    'a German date',
    invitation({ date: '24.12.2026' }),
    'Zeile 12, Spalte 11, Block „fest“ (invitation-card) › date: Das Datum muss die Form Jahr-Monat-Tag haben, nicht "24.12.2026". Schreiben Sie "2026-12-24".',
  ],
  [
    'a link to a renamed page',
    invitation({ link: { path: '/bestand/gebaeude', label: 'Häuser' } }),
    'Zeile 15, Spalte 13, Block „fest“ (invitation-card) › link › path: Die Seite /bestand/gebaeude gibt es nicht. Schreiben Sie ihre neue Adresse (unter /bestand gibt es: "/bestand/haeuser"), oder entfernen Sie den Link. Wurde sie umbenannt, ergänzen Sie außerdem in redirects.json { "from": "/bestand/gebaeude", "to": "…" }, damit Lesezeichen weiter ankommen.',
  ],
  [
    'an unknown picture',
    invitation({ picture: 'mieterfest-2026' }),
    'Zeile 14, Spalte 11, Block „fest“ (invitation-card) › picture: In der Mediathek gibt es kein Bild "mieterfest-2026". Schreiben Sie den Namen eines vorhandenen Bildes (alle stehen in media/catalogue.json). Ist es neu, muss das Plattform-Team es zuerst in die Mediathek aufnehmen; so lange löschen Sie das ganze Feld.',
  ],
  [
    'two blocks with one id',
    invitation({}, 'invitation-card', [{ id: 'fest', type: 'text', content: {} }]),
    'Zeile 17, Spalte 9, Block „fest“ (text) › id: Die id "fest" hat schon ein anderer Block. Geben Sie diesem eine andere, zum Beispiel "fest-2". Die andere Stelle: pages/einladung-10.json, Zeile 7, Spalte 9, Block „fest“ (invitation-card) › id.',
  ],
  [
    'too long a heading',
    invitation({ heading: 'Großes Mieterfest mit Musik, Tanz und Feuerwerk' }),
    'Zeile 10, Spalte 11, Block „fest“ (invitation-card) › heading: Der Text ist zu lang: 47 Zeichen, höchstens 40. Kürzen Sie ihn um mindestens 7 Zeichen.',
  ],
];
const RENT = [
  'a rent as text',
  flat({ title: 'Hafenblick II', rent: '645,50 €' }),
  'Zeile 6, Spalte 5, Datensatz 1 › rent: Hier gehört eine Zahl hin, nicht "645,50 €". Schreiben Sie 645.50, mit Punkt und ohne Anführungszeichen.',
] as const;

/** The page of a mistake, without it at first. */
const pageOf = (mistake: string) => `einladung-${MISTAKES.findIndex(([name]) => name === mistake) + 1}`;

function writePages(
  files: ContentFiles,
  contentOf: (mistake: (typeof MISTAKES)[number]) => object | string,
): void {
  for (const [index, mistake] of MISTAKES.entries()) {
    const content = contentOf(mistake);
    const text =
      typeof content === 'string' ? content : JSON.stringify({ id: 50 + index, ...content }, null, 2);
    files.write(`pages/${pageOf(mistake[0])}.json`, text);
  }
}

describe('twelve usual mistakes of web editors', () => {
  let registry: StandInRegistry;
  let files: ContentFiles;
  let api: RunningApi;
  let heldBack: HeldBack[];
  beforeAll(async () => {
    registry = await startStandInRegistry();
    registry.responses = liveSetWith(LIVE);
    files = valid();
    writePages(files, () => invitation({}));
    // On an empty directory, a wrong page is left out, and the rest is served.
    files.write('pages/neu.json', textPage(2, 'Neu'));
    api = await startContentApi({
      ...(await anyDatabase()),
      CONTENT_DIRECTORY: files.directory,
      REGISTRY_URL: registry.url,
    });
    writePages(files, ([, wrong]) => wrong);
    files.write(FLATS, JSON.stringify(RENT[1], null, 2));
    files.write('pages/index.json', { ...textPage(1, 'Neuer Start'), label: 'Startseite' });
    const { status, body } = await api.load();
    expect({ status, body }).toMatchObject({ status: 200, body: { changed: true, warnings: [] } });
    heldBack = (body as { heldBack: HeldBack[] }).heldBack;
  });
  afterAll(async () => {
    await api.stop();
    registry.close();
  });

  it.each(MISTAKES)('[GA1] %s: the page stays as it was, with a message', async (mistake, _, message) => {
    const file = `pages/${pageOf(mistake)}.json`;
    const held = heldBack.filter((candidate) => candidate.file === file);
    expect(describeHeldBack(held)).toEqual([
      '1 page was not accepted and stays as it was:',
      `  ${file}, ${message}`,
    ]);
    expect((await api.page(`/${pageOf(mistake)}`)).regions.main?.[0]?.content).toEqual(CARD);
  });

  it(`[GA1] ${RENT[0]}: the record stays as it was, with a message`, async () => {
    const held = heldBack.filter(({ file }) => file === FLATS);
    expect(describeHeldBack(held)).toEqual([
      '1 record was not accepted and stays as it was:',
      `  ${FLATS}, ${RENT[2]}`,
    ]);
    expect((await api.page('/wohnungen/hafenblick')).title).toBe('Hafenblick: 645,50 €');
  });

  it('[GA1] the rest is live, a page that never fitted is not, and operators see which', async () => {
    expect((await api.page('/')).title).toBe('Neuer Start');
    expect((await api.get(`/page?${new URLSearchParams({ path: '/neu', query: '' })}`)).status).toBe(404);
    const ready = await (await api.get('/readyz')).json();
    const held = heldBack.map(({ file, record }) => (record === undefined ? file : `${file}#${record}`));
    expect(held).toHaveLength(13);
    expect(ready).toMatchObject({ heldBack: held });
    const sitemap = JSON.stringify(await (await api.get('/sitemap')).json());
    expect(sitemap).toContain('/einladung-1"');
    expect(sitemap).not.toContain('/neu"');
  });

  it('[GA1] what fits the next live set goes live by itself; what is live stays, even if it does not fit any more', async () => {
    const page = { title: 'Stellen', regions: { main: [{ id: 'a', type: 'job-list', content: {} }] } };
    const sent = await api.loadTeam('mf-jobs', { 'pages/stellen.json': page });
    expect(sent).toMatchObject({ status: 200, body: { heldBack: [{ file: 'pages/stellen.json' }] } });
    const misspelt = `/${pageOf('a misspelt field')}`;
    const optional = { ...INVITATION.properties, haeding: text, place: text };
    const grown = { ...INVITATION, properties: optional, required: ['district'] };
    registry.responses = liveSetWith({ ...LIVE, 'invitation-card': grown, 'job-list': anyObject }, 2);
    await until(async () => (await readHeldBack()).length === 12);
    expect((await api.page(misspelt)).regions.main?.[0]?.content).toMatchObject({ haeding: 'Sommerfest' });
    expect((await api.page('/stellen')).title).toBe('Stellen');
    expect(api.log.filter(({ live }) => live)).toMatchObject([
      { owner: 'mf-jobs', liveSet: '2-00000000', live: ['pages/stellen.json'] },
      { owner: 'workspace', live: [`pages${misspelt}.json`] },
    ]);

    const required = { ...grown, required: ['district', 'place'] };
    registry.responses = liveSetWith({ ...LIVE, 'invitation-card': required }, 3);
    await until(async () => (await readHeldBack()).includes(`pages${misspelt}.json`));
    const loaded = (await api.load()).body as { heldBack: HeldBack[] };
    const kept = loaded.heldBack.filter(({ file }) => file === `pages${misspelt}.json`);
    expect(describeHeldBack(kept)[1]).toMatch(
      /Das Feld "place" fehlt.* Das verlangt erst mf-test@1\.0\.0-0123456789; für dessen Team: docs\/teams\.md, „Growing a schema“/,
    );
    expect((await api.page(misspelt)).regions.main?.[0]?.content).toMatchObject({ haeding: 'Sommerfest' });
    expect((await api.page('/stellen')).title).toBe('Stellen');
    expect((await api.page(`/${pageOf('a missing comma')}`)).title).toBe('Einladung');
  });

  const readHeldBack = async () =>
    ((await (await api.get('/readyz')).json()) as { heldBack: string[] }).heldBack;

  async function until(holds: () => Promise<boolean>): Promise<void> {
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 200));
  }
});
