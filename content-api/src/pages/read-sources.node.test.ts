import { LRUCache } from 'lru-cache';
import type { Queries } from '../kernel/database/database.ts';
import type { QueryPair } from '../kernel/query-string.ts';
import type { StoredBlock } from '../store/stored-page.ts';
import type { BlockSource, Delivery } from './block-source.ts';
import { readSources } from './read-sources.ts';

/** Delivers a number that says how often it was read. The declaration is the name of the parameter that changes it. */
function countingSource() {
  let reads = 0;
  const source: BlockSource<string> = {
    property: 'list',
    read: async (_queries, declarations) =>
      declarations.map((parameter) => {
        reads += 1;
        return { content: { read: reads }, parameters: [parameter], changesDaily: false };
      }),
  };
  const known = new LRUCache<string, Delivery>({ max: 10 });
  const blocks = ['district', 'page'].map((list) => ({
    id: list,
    type: 'teasers',
    content: {},
    list,
  })) as unknown[];
  return async (query: QueryPair[] = [], place = '') => {
    const context = { query, today: '2026-11-27', record: undefined, collections: [] };
    const deliveries = await readSources([source as BlockSource], {} as Queries, blocks as StoredBlock[], {
      ...{ context, known, place },
    });
    return [...deliveries.values()].flat().map(({ content }) => content.read);
  };
}

describe('[VI1] deliveries that are known', () => {
  it('are not read again', async () => {
    const read = countingSource();
    expect(await read()).toEqual([1, 2]);
    expect(await read([['other', 'x']])).toEqual([1, 2]);
  });

  it('are read if the query names one of their parameters, and are not known from then on', async () => {
    const read = countingSource();
    expect(await read([['district', 'Hafen']])).toEqual([1, 2]);
    expect(await read([['district', 'Mitte']])).toEqual([3, 2]);
    expect(await read()).toEqual([4, 2]);
    expect(await read([['page', '2']])).toEqual([4, 5]);
    expect(await read()).toEqual([4, 2]);
  });

  it('belong to the page of one record', async () => {
    const read = countingSource();
    expect(await read([], '/angebote/a')).toEqual([1, 2]);
    expect(await read([], '/angebote/b')).toEqual([3, 4]);
    expect(await read([], '/angebote/a')).toEqual([1, 2]);
  });
});
