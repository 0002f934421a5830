import { PageModel, Redirect } from '@stadtraum/contracts/page-model';
import { compileValidator } from '@stadtraum/contracts/validation';
import { berlinDay } from '../kernel/berlin-time.ts';
import { describeOnBothDatabases } from '../testing/both-databases.ts';
import { type ContentFiles, makeContentFiles, textPage } from '../testing/content-files.ts';
import { INNER_SECRET, type RunningApi, startContentApi } from '../testing/processes.ts';

const HOUSES = '/bestand/haeuser';
const byTitle = (title: string) => `tx_houses[title]=${encodeURIComponent(title)}`;

/** The day so many days from now, `YYYY-MM-DD`. */
const dayFromNow = (days: number) => berlinDay(new Date(), days);

/** Adds a list of flats, of which one is let and one will be, and a path that is gone. */
function writeFlats(files: ContentFiles): void {
  const redirects = [
    { from: '/alt/Häuser.html', to: HOUSES },
    { from: '/alt/weg', status: 410 },
  ];
  files.write('redirects.json', redirects);
  files.write('pages/410.json', { ...textPage(410, 'Nicht mehr da'), status: 410 });
  const flat = (uid: number, title: string, district: string) => {
    const published = [dayFromNow(-9 - uid), dayFromNow(9)];
    return { uid, slug: `wohnung-${uid}`, title, district, log: published.map((date) => ({ date })) };
  };
  files.write('collections/flats/collection.json', {
    queryPrefix: 'tx_flats',
    record: {
      type: 'object',
      properties: {
        ...{ uid: { type: 'integer' }, slug: { type: 'string' }, title: { type: 'string' } },
        ...{ district: { type: 'string' }, letSince: { type: 'string' }, log: { type: 'array' } },
      },
    },
    listed: ['uid', 'title'],
    filters: [],
    order: [{ field: 'title', direction: 'ascending' }],
    hiddenFrom: 'letSince',
  });
  files.write('collections/flats/records.json', [
    flat(1, 'Hof', 'Nord'),
    flat(2, 'Turm', 'Süd'),
    { ...flat(3, 'Dach', 'Nord'), letSince: dayFromNow(-3) },
    { ...flat(4, 'Ufer', 'Nord'), letSince: dayFromNow(3) },
  ]);
  files.write('collections/flats/page.json', {
    ...{ path: '/wohnungen', id: 8, title: '{title}', modified: ['log.date'] },
    regions: { main: [{ id: 'a', type: 'text', content: {} }] },
    gone: {
      title: 'Vergeben: {title}',
      regions: {
        main: [
          {
            ...{ id: 'aehnliche', type: 'list', content: {} },
            source: { collection: 'flats', limit: 3, where: { district: { record: 'district' } } },
          },
        ],
      },
    },
  });
  files.write('pages/wohnungen.json', {
    ...{ id: 9, title: 'Wohnungen', documentTitle: 'Wohnungen mieten', meta: { modified: '2020-01-01' } },
    regions: { main: [{ id: 'liste', type: 'list', content: {}, source: { collection: 'flats' } }] },
  });
}

describeOnBothDatabases('the content API', (newDatabase) => {
  let files: ContentFiles;
  let api: RunningApi;

  beforeAll(async () => {
    files = makeContentFiles();
    writeFlats(files);
    api = await startContentApi({ ...(await newDatabase()), CONTENT_DIRECTORY: files.directory });
  });
  afterAll(async () => {
    expect(await api.stop()).toBe(0);
  });

  describe('a page', () => {
    it('matches the contract, and combines layout, breadcrumbs, menus and blocks', async () => {
      const page = await api.page(HOUSES);
      expect(compileValidator(PageModel)(page)).toEqual({ ok: true, value: page });
      expect(page).toMatchObject({
        id: 2,
        path: HOUSES,
        title: 'Unsere Häuser',
        meta: { canonical: HOUSES },
        breadcrumbs: [
          { label: 'Startseite', path: '/' },
          { label: 'Häuser', path: HOUSES },
        ],
        navigation: { main: [{ label: 'Häuser', path: HOUSES }] },
        queryParameters: ['tx_dates[page]', 'tx_houses[title]'],
      });
      expect(Object.keys(page.regions).sort()).toEqual(['header', 'main']);
      expect(page.regions.header?.map(({ id }) => id)).toEqual(['site-header', 'breadcrumb']);
    });

    it('omits layout blocks on the pages that they exclude', async () => {
      const page = await api.page('/');
      expect(page.regions.header?.map(({ id }) => id)).toEqual(['site-header']);
      expect(page.breadcrumbs).toEqual([{ label: 'Startseite', path: '/' }]);
      expect(page.freshUntil).toBeUndefined();
    });

    it('has a `freshUntil` when one of its lists changes daily', async () => {
      const { freshUntil = '' } = await api.page(HOUSES);
      const hours = (Date.parse(freshUntil) - Date.now()) / 3_600_000;
      expect(hours).toBeGreaterThan(0);
      expect(hours).toBeLessThanOrEqual(25);
      const { today } =
        (await api.page(HOUSES)).regions.main
          ?.map(({ content }) => content)
          .find((content) => 'today' in content) ?? {};
      expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(Date.parse(freshUntil) - Date.parse(String(today))).toBeLessThanOrEqual(25 * 3_600_000);
    });

    it('returns 304 for a matching ETag', async () => {
      const first = await api.get(`/page?path=${HOUSES}`);
      const etag = first.headers.get('etag') ?? '';
      const second = await api.get(`/page?path=${HOUSES}`, { 'if-none-match': `"other", W/${etag}` });
      expect([first.status, second.status]).toEqual([200, 304]);
      expect(await second.text()).toBe('');
      const other = await api.get(`/page?path=${HOUSES}&query=${encodeURIComponent(byTitle('Z'))}`);
      expect(other.headers.get('etag')).not.toBe(etag);
    });

    it('is the 404 page for all unknown paths', async () => {
      const paths = [
        '/nix',
        '/nix/',
        '/Bestand',
        '/%00',
        '//',
        '/..%2f',
        '/bestand',
        `/${'a'.repeat(3000)}`,
        'x',
        '',
      ];
      const responses = await Promise.all(paths.map((path) => api.get(`/page?path=${path}&query=a=b`)));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]));
      expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(1);
      const page = await api.page('/nix');
      expect(compileValidator(PageModel)(page).ok).toBe(true);
      expect(page).toMatchObject({ id: 404, path: '/404', status: 404, title: 'Nicht gefunden', meta: {} });
    });

    it('redirects moved pages and paths with a trailing slash', async () => {
      const redirectFrom = async (path: string) =>
        (await api.get(`/page?path=${encodeURIComponent(path)}`)).json();
      const expected = { redirectUrl: HOUSES, statusCode: 301 };
      expect(await redirectFrom('/alt/Häuser.html')).toEqual(expected);
      expect(await redirectFrom(`${HOUSES}/`)).toEqual(expected);
      expect(compileValidator(Redirect)(expected).ok).toBe(true);
    });
  });

  describe('a list', () => {
    const list = async (query: string, block = 0) =>
      (await api.page(HOUSES, query)).regions.main?.[block]?.content;
    const titles = async (query: string) =>
      ((await list(query))?.items as { title: string }[] | undefined)?.map(({ title }) => title);

    it("completes the editor's content with filter, items and total", async () => {
      expect(await list(byTitle('ZECHE'))).toEqual({
        heading: 'Häuser',
        queryPrefix: 'tx_houses',
        filter: { title: 'ZECHE' },
        items: [{ uid: 2, title: 'Zeche', year: 1901 }],
        total: 1,
      });
    });

    it('[R2.4-7] reads its filter from parameters with raw or encoded brackets', async () => {
      for (const name of ['tx_houses[title]', 'tx_houses%5Btitle%5D', 'tx_houses%5btitle]']) {
        expect(await titles(`${name}=%C3%B6l`)).toEqual(['Öltank']);
      }
      expect(await titles('?x=1&tx_houses[title]=stra%C3%9Fe+5&y')).toEqual(['Straße 5 %']);
      expect(await titles('tx_houses[title]=STRASSE')).toEqual(['Straße 5 %']);
      expect(await titles('tx_houses[title]=%25')).toEqual(['Straße 5 %']);
      expect(await titles('tx_houses[title]=_')).toEqual([]);
    });

    it('ignores invalid values', async () => {
      const unfilteredTotal = 4;
      const invalidQueries = [
        'tx_houses[title][]=Zeche',
        'tx_houses=Zeche',
        'tx_houses[__proto__]=x&__proto__[title]=Zeche&constructor[prototype][title]=1',
        'tx_houses[title]=%E0%A4%A',
        'tx_houses[title',
        '&&&===&=x',
        '%',
        '%00=%00',
      ];
      for (const query of invalidQueries)
        expect(await list(query)).toMatchObject({ total: unfilteredTotal, filter: { title: '' } });
      expect(await list('tx_houses[title]=Zeche&tx_houses[title]=Ähre')).toMatchObject({ total: 1 });
      expect(await list('tx_houses[title]=Ze%00che')).toMatchObject({
        total: 0,
        filter: { title: 'Ze che' },
      });
      expect(await list(byTitle('ä'.repeat(500)))).toMatchObject({ filter: { title: 'ä'.repeat(200) } });
      expect(({} as { title?: string }).title).toBeUndefined();
    });

    it('refuses a query longer than 24 KiB', async () => {
      const request = (bytes: number) => api.get(`/page?path=${HOUSES}&query=${'x'.repeat(bytes)}`);
      expect((await request(24_576)).status).toBe(200);
      expect((await request(24_577)).status).toBe(400);
      expect((await api.get(`/page?path=${HOUSES}&query=${'%25'.repeat(4096)}`)).status).toBe(200);
    });

    it('is sorted like a German dictionary and paginated', async () => {
      expect(await titles('')).toEqual(['Straße 5 %', 'Ähre', 'Zeche', 'Öltank']);
      const dates = async (page: string) => list(`tx_dates[page]=${page}`, 1);
      expect(await list('', 1)).toMatchObject({
        page: 1,
        pages: 2,
        total: 3,
        items: [{ title: 'Ähre' }, { title: 'Birne' }],
      });
      expect(await dates('2')).toMatchObject({ page: 2, items: [{ title: 'Zaun' }] });
      expect((await api.get(`/page?path=${HOUSES}&query=tx_dates[page]=3`)).status).toBe(404);
      for (const invalid of ['0', '-1', '1e3', 'x']) {
        expect(await dates(invalid)).toMatchObject({ page: 1 });
      }
    });
  });

  describe('state and errors', () => {
    it('reports health, readiness and revision', async () => {
      const json = async (path: string) => (await api.get(path)).json();
      const { revision } = await api.page('/');
      expect(await json('/healthz')).toEqual({ healthy: true });
      expect(await json('/readyz')).toMatchObject({ ready: true, revision });
      expect(await json('/revision')).toEqual({ revision });
    });

    it('rejects invalid requests with an explanation and without a stack trace', async () => {
      const cases = [
        { response: await api.get('/page'), status: 400 },
        { response: await api.get('/nix'), status: 404 },
        { response: await fetch(`${api.url}/page?path=/`, { method: 'PUT' }), status: 405 },
        { response: await api.get('/load'), status: 405 },
      ];
      for (const { response, status } of cases) {
        expect(response.status).toBe(status);
        const body = (await response.json()) as Record<string, unknown>;
        expect(Object.keys(body).sort()).toEqual(['code', 'message', 'remedy']);
        expect(body.code).toBe('REQUEST_REJECTED');
      }
      expect(cases[2]?.response.headers.get('allow')).toBe('GET, HEAD');
    });

    it('loads content on a request from the command line, but not from a browser', async () => {
      const headers = { origin: 'https://evil.example' };
      expect((await fetch(`${api.url}/load`, { method: 'POST', headers })).status).toBe(400);
      expect((await api.load()).status).toBe(200);
    });
  });

  describe('the live pages', () => {
    it('[GA1] are all pages as visitors get them, with those in place of unknown and gone ones', async () => {
      const response = await api.get('/live-pages', { 'x-inner-secret': INNER_SECRET });
      const [start, ...pages] = (await response.text())
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      const { revision } = (await (await api.get('/revision')).json()) as { revision: string };
      expect(start).toEqual({ revision, pages: pages.length });
      const paths = ['/', HOUSES, '/wohnungen/wohnung-1', '/wohnungen/wohnung-3'];
      for (const path of paths) {
        expect(pages.filter((page) => page.path === path)).toEqual([await api.page(path)]);
      }
      expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200, 404, 410]));
    });

    it('[SE9] are sent only to servers of the site', async () => {
      expect((await api.get('/live-pages')).status).toBe(400);
    });
  });

  describe('what is gone', () => {
    it('[VI12] is a page with status 410 that shows what is like it, for a hidden record', async () => {
      expect((await api.get('/page?path=/wohnungen/wohnung-3')).status).toBe(410);
      const gone = await api.page('/wohnungen/wohnung-3');
      expect(compileValidator(PageModel)(gone).ok).toBe(true);
      expect(gone).toMatchObject({ status: 410, path: '/wohnungen/wohnung-3', title: 'Vergeben: Dach' });
      const items = gone.regions.main?.[0]?.content.items as { title: string }[];
      expect(items.map(({ title }) => title)).toEqual(['Hof', 'Ufer']);
      expect((await api.page('/wohnungen/wohnung-4')).status).toBe(200);
      expect((await api.page('/wohnungen/wohnung-5')).status).toBe(404);
    });

    it('[VI12] is the 410 page, for a path that `redirects.json` declares', async () => {
      expect((await api.get('/page?path=/alt/weg')).status).toBe(410);
      expect(await api.page('/alt/weg')).toMatchObject({ status: 410, title: 'Nicht mehr da' });
    });

    it('[VI12] is not in the sitemap, which has the newest past day of each page and list', async () => {
      const { pages } = (await (await api.get('/sitemap')).json()) as { pages: { path: string }[] };
      expect(pages.filter(({ path }) => path.startsWith('/wohnungen'))).toEqual([
        { path: '/wohnungen', modified: dayFromNow(-10), pictures: [] },
        { path: '/wohnungen/wohnung-1', modified: dayFromNow(-10), pictures: [] },
        { path: '/wohnungen/wohnung-2', modified: dayFromNow(-11), pictures: [] },
        { path: '/wohnungen/wohnung-4', modified: dayFromNow(-13), pictures: [] },
      ]);
      expect((await api.page('/wohnungen')).title).toBe('Wohnungen mieten');
    });

    it('[VI12] needs a page with status 410', async () => {
      files.remove('pages/410.json');
      const { body } = await api.load();
      expect(body.problems).toEqual([
        expect.objectContaining({ file: 'redirects.json', pointer: '/1/status' }),
      ]);
      files.write('pages/410.json', { ...textPage(410, 'Nicht mehr da'), status: 410 });
    });
  });

  describe('loading', () => {
    it('keeps the revision when nothing has changed', async () => {
      const before = await api.page('/');
      expect(await api.load()).toMatchObject({
        status: 200,
        body: { changed: false, revision: before.revision },
      });
    });

    it('applies changes, adds pages and removes deleted ones', async () => {
      const before = await api.page('/');
      files.write('pages/neu.json', textPage(3, 'Neu', '<p onclick="x()">Ö<script>alert(1)</script></p>'));
      const { body } = await api.load();
      expect(body).toMatchObject({ changed: true });
      const page = await api.page('/neu');
      expect(page.revision).toBe(body.revision);
      expect(page.revision).not.toBe(before.revision);
      expect(page.regions.main?.[0]?.content).toEqual({ html: '<p>Ö</p>' });

      files.remove('pages/neu.json');
      await api.load();
      expect((await api.page('/neu')).status).toBe(404);
    });

    it('[GA1] holds back files that do not fit with all reasons, and keeps the stored content', async () => {
      const before = await api.page(HOUSES);
      files.write('pages/kaputt.json', '{');
      files.write('pages/schief.json', { ...textPage(1, 'Schief'), meta: { description: 5 } });
      files.write('pages/start.json', textPage(1, 'Start', '<a href="/nirgends">x</a>'));
      const { status, body } = await api.load();
      expect([status, body.changed]).toEqual([200, false]);
      const heldBack = body.heldBack as { problems: { file: string; pointer: string }[] }[];
      const places = heldBack.flatMap(({ problems }) => problems.map(({ file, pointer }) => file + pointer));
      expect(new Set(places)).toEqual(
        new Set([
          'pages/kaputt.json',
          'pages/schief.json/meta/description',
          'pages/start.json/id',
          'pages/start.json/regions/main/0/content/html',
        ]),
      );
      for (const name of ['kaputt', 'schief', 'start']) files.remove(`pages/${name}.json`);
      expect(await api.page(HOUSES)).toEqual(before);
    });

    it('never mixes two revisions on one page', async () => {
      const shownByRevision = new Map<string, Set<string>>();
      let isLoading = true;
      const reading = (async () => {
        while (isLoading) {
          const page = await api.page('/');
          const shown = JSON.stringify([page.title, page.navigation.main?.[0]?.label]);
          const earlier = shownByRevision.get(page.revision) ?? new Set();
          shownByRevision.set(page.revision, earlier.add(shown));
        }
      })();
      for (let change = 1; change <= 5; change += 1) {
        files.write('pages/index.json', { ...textPage(1, `Start ${change}`), label: 'Start' });
        files.write('navigation.json', { main: [{ label: `Häuser ${change}`, path: HOUSES }] });
        await api.load();
      }
      isLoading = false;
      await reading;
      expect(shownByRevision.size).toBeGreaterThan(2);
      for (const shown of shownByRevision.values()) expect(shown.size).toBe(1);
    });
  });
});
