import { PageModel, type Redirect } from '@stadtraum/contracts/page-model';
import { compileValidator } from '@stadtraum/contracts/validation';
import fc from 'fast-check';
import { describeOnBothDatabases } from '../../testing/both-databases.ts';
import { makeContentFiles } from '../../testing/content-files.ts';
import { anyText, DISTRICTS, EQUIPMENT, homesContent, makeHomes } from '../../testing/homes.ts';
import { type NaiveList, naiveList, visibleHomes } from '../../testing/naive-list.ts';
import { type RunningApi, startContentApi } from '../../testing/processes.ts';

const ALL_HOMES = makeHomes(5000);
const PATH = '/wohnungen';

/** The value of a text filter: any text, or part of a title in a different case. */
const needle = fc.oneof(
  anyText,
  fc
    .tuple(fc.constantFrom(...ALL_HOMES.slice(0, 200)), fc.nat(8), fc.nat(2), fc.boolean())
    .map(([{ title }, start, length, upper]) => {
      const piece = [...title].slice(start, start + length).join('');
      return upper ? piece.toUpperCase() : piece.toLowerCase();
    }),
);
const number = fc.oneof(
  fc.integer({ min: 0, max: 1600 }).map(String),
  fc.constantFrom(
    '',
    'abc',
    '-5',
    '1.000',
    '1.200,50',
    '499,99',
    '700.5',
    '1e3',
    'NaN',
    '١٢',
    '9'.repeat(40),
  ),
);
const day = fc.oneof(
  fc.constantFrom(
    '01.03.2026',
    '1.7.2027',
    '31.12.2026',
    '29.02.2027',
    '30.2.2026',
    '01.01.26',
    '2026-01-01',
    '',
  ),
  fc.string(),
);
const oneOrMore = (values: string[]) =>
  fc.array(fc.oneof(fc.constantFrom(...values), fc.string()), { maxLength: 3 });

/** A mostly valid query with a random selection of parameters. */
const query = fc
  .record(
    {
      titel: needle.map((value) => [value]),
      bezirk: oneOrMore(DISTRICTS),
      ausstattung: oneOrMore(EQUIPMENT),
      'ausstattung][': oneOrMore(EQUIPMENT),
      keller: fc.constantFrom(['1'], ['on'], ['0'], [''], ['false']),
      mietevon: number.map((value) => [value]),
      mietebis: number.map((value) => [value]),
      freivon: day.map((value) => [value]),
      freibis: day.map((value) => [value]),
      gemerkt: fc.constantFrom(['1,2,3,4,5,6,7,8,9'], ['12', ' 9,x,12,9'], ['0,-1'], ['']),
      sort: fc.constantFrom(['miete'], ['zimmer-ab'], ['__proto__'], ['rent; drop table records'], ['']),
      page: fc.constantFrom(['1'], ['2'], ['7'], ['99999'], ['0'], ['x']),
      '__referrer][@extension': fc.constant(['x']),
    },
    { requiredKeys: [] },
  )
  .map((parameters) =>
    Object.entries(parameters).flatMap(([name, values]) =>
      values.map((value) => [`tx_homes[${name}]`, value] as [string, string]),
    ),
  );

for (const count of [500, 5000]) {
  describeOnBothDatabases(`lists of ${count} records${count > 500 ? ' @full' : ''}`, (newDatabase) => {
    const homes = ALL_HOMES.slice(0, count);
    let api: RunningApi;

    beforeAll(async () => {
      const files = makeContentFiles();
      for (const [file, content] of Object.entries(homesContent(homes))) files.write(file, content);
      api = await startContentApi({ ...(await newDatabase()), CONTENT_DIRECTORY: files.directory });
    });
    afterAll(() => api.stop());

    const find = async (pairs: [string, string][]): Promise<PageModel | Redirect> => {
      const parameters = new URLSearchParams({ path: PATH, query: String(new URLSearchParams(pairs)) });
      return (await (await api.get(`/page?${parameters}`)).json()) as PageModel | Redirect;
    };
    const queryOf = ({ redirectUrl }: Redirect) => [...new URL(redirectUrl, 'http://a').searchParams];
    /** Follows the redirect to the short address. @returns undefined for the 404 page */
    const list = async (pairs: [string, string][]) => {
      const found = await find(pairs);
      const page = 'redirectUrl' in found ? await find(queryOf(found)) : found;
      if ('redirectUrl' in page) throw new Error(`${page.redirectUrl} redirects again`);
      return page.status === 404 ? undefined : (page.regions.main?.[0]?.content as unknown as NaiveList);
    };
    const expectSameAsNaiveModel = (numRuns: number) =>
      fc.assert(
        fc.asyncProperty(query, async (pairs) => {
          expect(await list(pairs)).toEqual(naiveList(homes, pairs));
        }),
        { numRuns },
      );

    it('filter, sort, count and paginate records like a naive model', () => expectSameAsNaiveModel(15));

    it('filter, sort, count and paginate records like a naive model for many more queries @full', () =>
      expectSameAsNaiveModel(150));

    it('return a filtered page in less than 100 ms', async () => {
      const queries = [
        '',
        'tx_homes[titel]=Ä',
        'tx_homes[bezirk]=Hafen&tx_homes[mietebis]=900&tx_homes[sort]=miete',
        'tx_homes[ausstattung][]=Balkon&tx_homes[ausstattung][]=NULL&tx_homes[keller]=1&tx_homes[page]=9',
        'tx_homes[freivon]=01.06.2026&tx_homes[freibis]=31.12.2026&tx_homes[sort]=zimmer-ab',
      ];
      for (const listQuery of queries) {
        expect(await fastest(() => api.page(PATH, listQuery), 100)).toBeLessThan(100);
      }
    });

    it('[P36] [VI12] redirect to an address that carries only what is set, besides the parameter that is checked for presence', async () => {
      const submitted: [string, string][] = [
        ['tx_homes[titel]', ''],
        ['tx_homes[bezirk]', 'Hafen'],
        ['tx_homes[mietevon]', ' '],
        ['tx_homes[mietebis]', 'abc'],
        ['tx_homes[page]', '1'],
        ['tx_homes[sort]', ''],
        ['tx_homes[__referrer][@extension]', ''],
        ['utm', 'x'],
      ];
      const found = (await find(submitted)) as Redirect;
      expect(found.statusCode).toBe(303);
      expect(queryOf(found)).toEqual([
        ['tx_homes[__referrer][@extension]', ''],
        ['tx_homes[bezirk]', 'Hafen'],
        ['tx_homes[mietebis]', 'abc'],
      ]);
      expect(await find([['tx_homes[titel]', '']])).toEqual({ redirectUrl: PATH, statusCode: 303 });
    });

    it('[R5.2-1] [VI5] name the input that counts as empty', async () => {
      const query = 'mietevon=abc&mietebis=-3&freivon=12122026&freibis=31.02.2026&bezirk=Nirgends&titel=abc';
      const { filter, problems } =
        (await list([...new URLSearchParams(query)].map(([name, value]) => [`tx_homes[${name}]`, value]))) ??
        {};
      expect(filter).toMatchObject({ bezirk: '', mietevon: '', mietebis: '', freivon: '', freibis: '' });
      expect(problems).toEqual([
        { name: 'bezirk', typed: 'Nirgends', reason: 'not-an-option' },
        { name: 'mietevon', typed: 'abc', reason: 'not-a-number' },
        { name: 'mietebis', typed: '-3', reason: 'not-a-number' },
        { name: 'freivon', typed: '12122026', reason: 'not-a-date' },
        { name: 'freibis', typed: '31.02.2026', reason: 'not-a-date' },
      ]);
      const long = await list([['tx_homes[mietevon]', 'x'.repeat(500)]]);
      expect(long?.problems?.[0]?.typed).toBe(`${'x'.repeat(99)}…`);
    });

    it('[VI14] name records by their uids, and those of them that are hidden', async () => {
      const gone = homes.filter((home) => !visibleHomes(homes).includes(home)).slice(0, 2);
      const shown = visibleHomes(homes).slice(0, 2);
      const uids = [...gone, ...shown].map(({ uid }) => uid);
      const found = await list([['tx_homes[gemerkt]', uids.join(',')]]);
      expect(found?.total).toBe(2);
      expect(found?.filter.gemerkt).toBe(uids.join(','));
      expect(new Set(found?.hidden?.map(({ uid }) => uid))).toEqual(new Set(gone.map(({ uid }) => uid)));
      const wrong = await list([['tx_homes[gemerkt]', `x,-1,0,${'9'.repeat(10)},1.5,${'9'.repeat(40)}`]]);
      expect(wrong?.filter.gemerkt).toBe('');
    });

    it('[VI12] have pages with their own titles and canonical addresses, and no page beyond the last', async () => {
      const pageTwo = (await find([['tx_homes[page]', '2']])) as PageModel;
      expect(compileValidator(PageModel)(pageTwo).ok).toBe(true);
      expect(pageTwo.title).toBe('Wohnungen, Seite 2');
      expect(pageTwo.meta.canonical).toBe(`${PATH}?tx_homes%5Bpage%5D=2`);
      const filtered = (await find([
        ['tx_homes[page]', '2'],
        ['tx_homes[sort]', 'miete'],
      ])) as PageModel;
      expect([filtered.title, filtered.meta.canonical]).toEqual(['Wohnungen, Seite 2', PATH]);
      for (const number of ['9999', '9'.repeat(400)]) {
        const beyond = (await find([['tx_homes[page]', number]])) as PageModel;
        expect([beyond.status, beyond.path]).toEqual([404, '/404']);
      }
    });

    it('[VI1] are counted for a form that is not sent yet, like on their page', async () => {
      const countFor = async (pairs: [string, string][]) => {
        const response = await api.get(`/daten/treffer${PATH}?${new URLSearchParams(pairs)}`);
        expect(response.status).toBe(200);
        expect(response.headers.get('cache-control')).toBe('public, max-age=60');
        return (await response.json()) as { total: number; problems?: object };
      };
      await fc.assert(
        fc.asyncProperty(query, async (pairs) => {
          const { total, problems } = naiveList(homes, pairs) ?? (await countFor(pairs));
          expect(await countFor(pairs)).toEqual({ total, ...(problems && { problems }) });
        }),
        { numRuns: 15 },
      );
      for (const path of ['', '/', '/nix', `${PATH}/wohnung-42`, `${PATH}/`, '/%00', '/a%2fb'])
        expect((await api.get(`/daten/treffer${path}`)).status).toBe(404);
    });

    it('[VI1] deliver an empty form with options and total, regardless of the query', async () => {
      const { regions, queryParameters } = await api.page('/finden', 'tx_homes[bezirk]=Hafen');
      const { queryPrefix, filter, options, total } = naiveList(homes, []) ?? {};
      expect(regions.main?.[0]?.content).toEqual({ queryPrefix, filter, options, total });
      expect(queryParameters).toEqual([]);
    });

    it('declare their query parameters', async () => {
      const names = ['titel', 'bezirk', 'ausstattung', 'ausstattung][', 'keller', 'mietevon', 'mietebis'];
      names.push('freivon', 'freibis', 'gemerkt', '__referrer][@extension', 'sort', 'page');
      const expected = names.map((name) => `tx_homes[${name}]`).sort();
      expect((await api.page(PATH)).queryParameters).toEqual(expected);
    });

    describe("records' pages", () => {
      const record = homes[41];
      if (!record) throw new Error('there are too few records');

      it('take title, label, description and path from the record and deliver the whole record', async () => {
        const page = await api.page(`${PATH}/wohnung-42`);
        expect(page).toMatchObject({
          ...{ id: 77, status: 200, path: `${PATH}/wohnung-42`, queryParameters: [] },
          title: `${record.title} (${record.district})`.replace(/\s+/g, ' ').trim(),
          meta: { canonical: `${PATH}/wohnung-42` },
          breadcrumbs: [
            { path: '/' },
            { label: 'Wohnungen', path: PATH },
            { label: 'Wohnung 42', path: `${PATH}/wohnung-42` },
          ],
        });
        expect(page.meta.description).toMatch(/^\d Zimmer: .{50,190}…$/);
        expect(page.regions.main?.[0]?.content).toEqual({ record });
      });

      it('select similar records regardless of the query', async () => {
        const page = await api.page(`${PATH}/wohnung-42`, 'tx_homes[bezirk]=Hafen&tx_homes[page]=3');
        const others = visibleHomes(homes)
          .filter(
            ({ uid, district, rooms, equipment }) =>
              uid !== record.uid &&
              district === record.district &&
              rooms === 2 &&
              !equipment.includes('Aufzug'),
          )
          .sort((a, b) => (a.rent ?? Number.MAX_VALUE) - (b.rent ?? Number.MAX_VALUE) || a.uid - b.uid);
        expect(page.regions.main?.[1]?.content).toEqual({
          heading: 'Ähnliche',
          items: others.slice(0, 3).map(({ uid, title, slug }) => ({ uid, title, path: `${PATH}/${slug}` })),
          total: others.length,
        });
      });

      it('[VI2] select the records that are most like theirs, nearest first', async () => {
        const one = visibleHomes(homes).find(
          ({ cellar, rent }) => cellar !== undefined && rent !== undefined,
        );
        if (!one?.rent) throw new Error('every record lacks a field');
        const { rent } = one;
        const distance = (home: (typeof homes)[number]) =>
          (home.district === one.district ? 0 : 1) +
          (home.rent === undefined ? 1000 : Math.abs(home.rent - rent) / (rent / 4));
        const alike = visibleHomes(homes).filter(
          ({ uid, cellar }) => uid !== one.uid && cellar === one.cellar,
        );
        const page = await api.page(`${PATH}/${one.slug}`);
        const content = page.regions.main?.[2]?.content as Record<string, unknown> | undefined;
        const items = content?.items as { uid: number }[];
        const distances = items.map(({ uid }) => distance(homes[uid - 1] as (typeof homes)[number]));
        const expected = alike
          .map(distance)
          .sort((a, b) => a - b)
          .slice(0, 5);
        expect(distances).toEqual(expected);
        expect(content?.total).toBe(alike.length);
      });

      it('return 404 for unknown slugs, and redirect paths with a trailing slash', async () => {
        for (const slug of ['nix', 'wohnung-0', 'wohnung-42/x', '%00', "'", 'Wohnung-42', 'a'.repeat(400)]) {
          expect((await api.get(`/page?path=${PATH}/${slug}`)).status).toBe(404);
        }
        const redirect = await (await api.get(`/page?path=${PATH}/wohnung-42/`)).json();
        expect(redirect).toEqual({ redirectUrl: `${PATH}/wohnung-42`, statusCode: 301 });
      });

      it('return 404 from the day on which the record is hidden', async () => {
        const isHidden = ({ uid }: { uid: number }) => !visibleHomes(homes).some((home) => home.uid === uid);
        const hidden = homes.filter(({ gone }) => gone !== undefined);
        expect(new Set(hidden.slice(0, 10).map(isHidden))).toEqual(new Set([true, false]));
        for (const home of hidden.slice(0, 10)) {
          const { status } = await api.get(`/page?path=${PATH}/${home.slug}`);
          expect([home.gone, status]).toEqual([home.gone, isHidden(home) ? 404 : 200]);
        }
        expect((await api.page(`${PATH}/wohnung-42`)).freshUntil).toBeDefined();
      });

      it('are listed with all pages except the 404 page', async () => {
        const { paths } = (await (await api.get('/paths')).json()) as { paths: string[] };
        expect(paths).toHaveLength(visibleHomes(homes).length + 4);
        expect(paths).toEqual(expect.arrayContaining(['/', PATH, `${PATH}/wohnung-42`]));
      });
    });
  });
}

/** Milliseconds of the fastest run: slower runs only show how busy the machine is. Stops after the first run under `limit`. */
async function fastest(run: () => Promise<unknown>, limit: number): Promise<number> {
  let min = Number.POSITIVE_INFINITY;
  for (let runs = 0; runs < 50 && min >= limit; runs += 1) {
    const start = performance.now();
    await run();
    min = Math.min(min, performance.now() - start);
  }
  return min;
}
