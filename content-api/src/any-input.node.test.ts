import { PageModel } from '@stadtraum/contracts/page-model';
import { compileValidator, describeViolations } from '@stadtraum/contracts/validation';
import fc from 'fast-check';
import type { SearchResult } from './sources/search/search.ts';
import { anyInput, anyQuery } from './testing/any-input.ts';
import { anyDatabase } from './testing/both-databases.ts';
import { type RunningApi, startContentApi } from './testing/processes.ts';

const validate = compileValidator(PageModel);

describe('the content API', () => {
  let api: RunningApi;
  /** Pages with query parameters. */
  let pages: { path: string; parameters: string[] }[];

  beforeAll(async () => {
    api = await startContentApi(await anyDatabase());
    const { paths } = (await (await api.get('/paths')).json()) as { paths: string[] };
    pages = [];
    // One after another: on a busy machine the API refuses some of a hundred requests at once.
    for (const address of [...paths, '/suche']) {
      const { path, queryParameters: parameters } = await api.page(address);
      if (parameters.length > 0) pages.push({ path, parameters });
    }
  });
  afterAll(() => api.stop());

  /** Expects a valid page, at once or after one redirect to its short address, and the same page for a repeated request. */
  const pageFor = async (path: string, query: string, isShort = false): Promise<PageModel> => {
    const address = `/page?${new URLSearchParams({ path, query })}`;
    const response = await api.get(address);
    const body = (await response.json()) as { redirectUrl?: string; statusCode?: number };
    if (body.statusCode === 303 && !isShort) {
      const short = new URL(String(body.redirectUrl), 'http://site.example');
      expect(short.pathname).toBe(path);
      return pageFor(path, short.search.slice(1), true);
    }
    const checked = validate(body);
    // A list has no page beyond its last.
    if (![200, 404].includes(response.status) || !checked.ok) {
      throw new Error(
        `${address}: ${response.status} ${checked.ok ? '' : describeViolations(checked.violations)}`,
      );
    }
    const repeated = await api.get(address);
    // With a body unread, fetch drops the connection and opens idle ones, which the API closes with 408 after 5 s.
    await repeated.arrayBuffer();
    expect([repeated.status, repeated.headers.get('etag')]).toEqual([
      response.status,
      response.headers.get('etag'),
    ]);
    return checked.value;
  };

  it.each([
    ['a lone accent', '%CC%81'],
    ['a soft hyphen', '%C2%AD'],
    ['a word and an accent', 'dach+%CC%81'],
    ['a letter that folds to an accent', '%EF%BE%9E'],
    ['NUL', '%00'],
    ['a quote', '%27'],
    ['a backslash', '%5C'],
    ['half a surrogate pair', '%ED%A0%80'],
    ['4,000 letters', 'a'.repeat(4000)],
    ['4,000 quotes', '%27'.repeat(4000)],
  ])('[SE1] responds to a search for %s', async (_name, q) => {
    const { total, items } = resultOf(await pageFor('/suche', `q=${q}`));
    expect(total).toBeGreaterThanOrEqual(items.length);
    expect((await api.get(`/daten/suchvorschlaege?q=${q.slice(0, 4000)}`)).status).toBe(200);
  });

  const checkSearches = (numRuns: number) => async () => {
    await fc.assert(
      fc.asyncProperty(anyInput, async (text) => {
        const {
          kinds,
          kind,
          items,
          total,
          page,
          pages: lastPage,
        } = resultOf(await pageFor('/suche', `q=${encodeURIComponent(text)}`));
        expect(kind).toBe('alle');
        expect(kinds.reduce((sum, each) => sum + each.total, 0)).toBe(total);
        expect(items.length).toBe(Math.min(total, 10));
        expect([page, lastPage]).toEqual([1, Math.max(1, Math.ceil(total / 10))]);
        const suggested = await api.get(`/daten/suchvorschlaege?q=${encodeURIComponent(text)}`);
        expect(suggested.status).toBe(200);
        const { suggestions } = (await suggested.json()) as { suggestions: unknown[] };
        expect(suggestions.length).toBeLessThanOrEqual(8);
      }),
      { numRuns, seed: 17 },
    );
  };
  it('[SE1] returns a valid search result and suggestions for any text', checkSearches(20));
  it('[SE1] returns a valid search result and suggestions for 3,000 texts @full', checkSearches(3000));

  const checkLists = (numRuns: number) => async () => {
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/suche', '/immobilien/angebote']));
    for (const { path, parameters } of pages) {
      await fc.assert(
        fc.asyncProperty(anyQuery(parameters), async (query) => {
          await pageFor(path, query);
        }),
        { numRuns, seed: 17 },
      );
    }
  };
  it('[SE1] returns a valid list for any query', checkLists(4));
  it('[SE1] returns a valid list for 300 queries per page @full', checkLists(300));

  it('[SE1] does not fail on any URL of feeds, baskets or previews', async () => {
    const routes = [
      (text: string) => `/daten/ausschreibungen.atom?gewerk=${text}`,
      (text: string) => `/daten/presse/bilder.zip?bild=${text}&bild=999999999&seite=${text}`,
      (text: string) => `/daten/vorschau/${text}.jpg`,
      (text: string) => `/daten/ausschreibungen/${text}.ics`,
      (text: string) => `/daten/treffer/${text}`,
      (text: string) => `/daten/treffer/immobilien/angebote?tx_dmshoffers_offerslist[rentbis]=${text}`,
      (text: string) => `/media/${text}`,
      (text: string) => `/page?path=/${text}`,
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...routes), anyInput, async (route, text) => {
        const response = await fetch(api.url + route(encodeURIComponent(text).slice(0, 4000)), {
          redirect: 'manual',
        });
        await response.arrayBuffer();
        expect(response.status).toBeLessThan(500);
      }),
      { numRuns: 80, seed: 17 },
    );
  });
});

function resultOf({ regions }: PageModel): SearchResult {
  const block = regions.main?.find(({ type }) => type === 'search-results');
  return block?.content as unknown as SearchResult;
}
