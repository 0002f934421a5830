import fc from 'fast-check';
import { describeOnBothDatabases } from '../testing/both-databases.ts';
import { houses, makeContentFiles } from '../testing/content-files.ts';
import { type RunningApi, startContentApi } from '../testing/processes.ts';

/** Characters that mean something to SQL, to LIKE, to a query string or to a German, and any others. */
const special = fc.constantFrom(
  ...['%', '_', '\\', "'", '"', '+', '&', '=', '[', ']', 'ä', 'Ä', 'ß', 'ẞ', 'ss', 'SS', 'ö', 'é'],
);
const character = fc.oneof(
  special,
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.constantFrom('a', 'B', ' '),
);
const text = fc.array(character, { maxLength: 12 }).map((characters) => characters.join(''));
const titles = fc.sample(text, { numRuns: 200, seed: 24 }).map((title) => title.replaceAll('\0', ''));

/** What a visitor types: anything, or a piece of a title in another case. */
const needle = fc.oneof(
  text,
  fc
    .tuple(fc.constantFrom(...titles), fc.nat(8), fc.nat(4), fc.boolean())
    .map(([title, start, length, upper]) => {
      const piece = [...title].slice(start, start + length).join('');
      return upper ? piece.toUpperCase() : piece.toLowerCase();
    }),
);

/** The filter without a database. */
function naive(typed: string): { title: string; uids: number[] } {
  const title = [...typed.replace(/\p{Cc}+/gu, ' ').trim()].slice(0, 200).join('').trim();
  const same = (value: string) => value.normalize('NFC').toLowerCase().replaceAll('ß', 'ss').normalize('NFC');
  const uids = houses(titles).filter((house) => same(house.title).includes(same(title)));
  return { title, uids: uids.map(({ uid }) => uid) };
}

describeOnBothDatabases('the text filter', (newDatabase) => {
  let api: RunningApi;

  beforeAll(async () => {
    const files = makeContentFiles();
    files.write('collections/houses/records.json', houses(titles));
    api = await startContentApi({ ...(await newDatabase()), CONTENT_DIRECTORY: files.directory });
  });
  afterAll(() => api.stop());

  it('finds what a naive search finds, whatever is typed', async () => {
    const search = async (typed: string) => {
      const query = new URLSearchParams({ 'tx_houses[title]': typed }).toString();
      const page = await api.page('/bestand/haeuser', query);
      return page.regions.main?.[0]?.content as { filter: unknown; items: { uid: number }[]; total: number };
    };
    await fc.assert(
      fc.asyncProperty(needle, async (typed) => {
        const expected = naive(typed);
        const { filter, items, total } = await search(typed);
        expect(filter).toEqual({ title: expected.title });
        expect(total).toBe(expected.uids.length);
        expect(items.map(({ uid }) => uid).sort((a, b) => a - b)).toEqual(expected.uids);
      }),
      { numRuns: 150 },
    );
  });
});
