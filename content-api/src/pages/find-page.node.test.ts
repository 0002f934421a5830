import type { PageModel } from '@stadtraum/contracts/page-model';
import type { Database, Queries } from '../kernel/database/database.ts';
import { contentState, pages } from '../store/schema.ts';
import type { BlockSource } from './block-source.ts';
import { pageFinder } from './find-page.ts';
import { siteMemory } from './known-revision.ts';

/** The rows of a site with one page, whose list shows the day and how often it was read. */
function siteOfOnePage() {
  const state = { id: 1, sequence: 1, hash: '0123456789abcdef' };
  const regions = { main: [{ id: 'list', type: 'teasers', content: {}, list: true }] };
  const page = { path: '/', id: 1, status: 200, title: 'Start', label: 'Start', meta: {}, regions };
  const rows = new Map<unknown, unknown[]>([
    [contentState, [state]],
    [pages, [page]],
  ]);
  const statement = (found: unknown[] = []) =>
    Object.assign(Promise.resolve(found), {
      ...{ where: () => statement(found), leftJoin: () => statement(found), innerJoin: () => statement([]) },
    });
  const queries = {
    select: () => ({ from: (table: unknown) => statement(structuredClone(rows.get(table))) }),
  };
  const database = { read: (work: (queries: Queries) => unknown) => work(queries as never) };
  let reads = 0;
  const source: BlockSource = {
    property: 'list',
    async read(_queries, declarations, { today }) {
      reads += 1;
      return declarations.map(() => ({ content: { today, reads }, parameters: [], changesDaily: true }));
    },
  };
  const find = pageFinder([source], siteMemory());
  const shown = async () => {
    const { title, regions } = (await find(database as Pick<Database, 'read'>, '/')) as PageModel;
    return { title, ...regions.main?.[0]?.content };
  };
  return { state, page, shown };
}

describe('[VI1] what is known of a revision', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-27T22:59:00Z') }));
  afterEach(() => jest.useRealTimers());

  it('ends with the day in Berlin', async () => {
    const { shown } = siteOfOnePage();
    expect(await shown()).toEqual({ title: 'Start', today: '2026-11-27', reads: 1 });
    expect(await shown()).toMatchObject({ reads: 1 });
    jest.setSystemTime(new Date('2026-11-27T23:00:00Z'));
    expect(await shown()).toEqual({ title: 'Start', today: '2026-11-28', reads: 2 });
  });

  it('ends with the revision', async () => {
    const { state, page, shown } = siteOfOnePage();
    await shown();
    page.title = 'Neu';
    expect(await shown()).toMatchObject({ title: 'Start', reads: 1 });
    state.sequence = 2;
    expect(await shown()).toMatchObject({ title: 'Neu', reads: 2 });
  });
});
