import { setTimeout as delay } from 'node:timers/promises';
import type { PageState } from '@stadtraum/contracts/history';
import type { PageModel } from '@stadtraum/contracts/page-model';
import { describeOnBothStores, type TestStore } from '../testing/both-stores.ts';
import { pageWith } from '../testing/stand-in-content-api.ts';
import { History } from './history.ts';
import { recordLivePages } from './record-live-pages.ts';
import { storableModel } from './storable-model.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-01T12:00:00.000Z');
const SET = { id: '1-aaaaaaaa', createdAt: '2026-10-01T00:00:00.000Z' };

/** Content that never compresses well, so that limits of bytes are reached. */
const noise = (seed: number) =>
  Array.from({ length: 400 }, (_, index) => Math.sin(seed * 1000 + index).toString(36)).join('');

interface Setup {
  history: History;
  logged: unknown[];
  /** Sets the clock, then reads these pages as the gate does. */
  publish(days: number, revision: string, ...pages: PageModel[]): Promise<void>;
  setDay(days: number): void;
}

async function setUp(store: TestStore, maxBytes?: number): Promise<Setup> {
  let now = START;
  const logged: unknown[] = [];
  const write = (facts: unknown, message?: string) => void logged.push([message, facts]);
  const history = await History.open(store.history, {
    liveSets: { history: () => [SET] as never },
    log: { info: write, warn: write, error: write },
    now: () => now,
    ...(maxBytes !== undefined && { maxBytes }),
  });
  return {
    history,
    logged,
    setDay: (days) => {
      now = START + days * DAY_MS;
    },
    async publish(days, revision, ...pages) {
      now = START + days * DAY_MS;
      const contentApi = {
        revision: async () => revision,
        livePages: async (onPage: (page: PageModel) => void) => {
          for (const page of pages) onPage({ ...page, revision });
          return revision;
        },
      };
      const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
      await recordLivePages(contentApi, history).livePages(() => undefined, AbortSignal.timeout(1000));
      clock.mockRestore();
      await history.settled();
    },
  };
}

const page = (path: string, text: string) => pageWith(path, { text: { text } });
const summary = ({ at, revision, page: hash, servers }: PageState) => [
  (Date.parse(at) - START) / DAY_MS,
  revision,
  hash?.slice(0, 6) ?? null,
  ...servers,
];
const hashOf = (model: PageModel) => storableModel(model).hash;
const short = (model: PageModel) => hashOf(model).slice(0, 6);

describeOnBothStores('[0167] the history of pages', (openStore) => {
  it('returns each state of a page, its removal and its return, also after a restart', async () => {
    const store = await openStore();
    const { history, publish } = await setUp(store);
    const [home, old, changed] = [page('/', 'a'), page('/presse', 'a'), page('/presse', 'b')];
    await publish(0, '1-a', home, old);
    await publish(1, '2-b', home, changed);
    // A new revision without a difference for any page is no state.
    await publish(2, '3-c', home, { ...changed, freshUntil: '2026-12-01T00:00:00.000Z' });
    await publish(3, '4-d', home);
    await publish(4, '5-e', home, old);
    const expected = [
      [0, '1-a', short(old)],
      [1, '2-b', short(changed)],
      [3, '4-d', null],
      [4, '5-e', short(old)],
    ];
    const statesIn = (each: History) => each.states('/presse', START, START + 9 * DAY_MS).states.map(summary);
    expect(statesIn(history)).toEqual(expected);
    expect(history.states('/presse', START + 1.5 * DAY_MS, START + 2 * DAY_MS).states.map(summary)).toEqual([
      [1, '2-b', short(changed)],
    ]);
    expect(history.stateAt('/', START + 4 * DAY_MS)).toMatchObject({ revision: '1-a', page: hashOf(home) });
    await history.close();

    const reopened = await setUp(await store.reopen());
    reopened.setDay(5);
    expect(statesIn(reopened.history)).toEqual(expected);
    const { revision: _, ...kept } = old;
    expect(JSON.parse(String(await reopened.history.model(hashOf(old))))).toEqual(kept);
  });

  it('keeps models free of what is no part of the document, and equal ones once', async () => {
    const store = await openStore();
    const { history, publish } = await setUp(store);
    await publish(0, '1-a', page('/', 'a'), page('/presse', 'a'));
    await publish(1, '2-b', page('/', 'a'), page('/presse', 'b'));
    const entries = await store.history.read();
    expect(entries.map((entry) => entry.kind === 'content' && Object.keys(entry.bytes).length)).toEqual([
      2, 1,
    ]);
    expect(String(await history.model(hashOf(page('/', 'a'))))).not.toContain('revision');
  });

  it('drops after 30 days what is not valid any more, and keeps what was valid then', async () => {
    const store = await openStore();
    const { history, publish, setDay, logged } = await setUp(store);
    const [first, second, third] = ['a', 'b', 'c'].map((text) => page('/presse', text)) as [
      PageModel,
      PageModel,
      PageModel,
    ];
    const home = page('/', 'stays');
    await publish(0, '1-a', home, first);
    await publish(10, '2-b', home, second);
    await publish(20, '3-c', home, third);
    setDay(45);
    await history.expire();
    const { states, keptSince } = history.states('/presse', START, START + 45 * DAY_MS);
    expect([states.map(summary), keptSince]).toEqual([
      [
        [10, '2-b', short(second)],
        [20, '3-c', short(third)],
      ],
      '2026-11-16T12:00:00.000Z',
    ]);
    expect(await history.model(hashOf(first))).toBeUndefined();
    expect(await history.model(hashOf(second))).toBeDefined();
    expect(await history.model(hashOf(home))).toBeDefined();
    expect(history.stateAt('/', START + 44 * DAY_MS).page).toBe(hashOf(home));
    expect(() => history.stateAt('/presse', START + 5 * DAY_MS)).toThrow(/it begins on 2026-11-16/);
    expect(logged).toMatchObject([['old states of pages were dropped from the history', { models: 1 }]]);
    await history.close();

    const reopened = await setUp(await store.reopen());
    reopened.setDay(45);
    expect(reopened.history.states('/presse', START, START + 45 * DAY_MS).states.map(summary)).toEqual(
      states.map(summary),
    );
    // What was dropped and comes back is stored again.
    await reopened.publish(46, '4-d', home, first);
    expect(await reopened.history.model(hashOf(first))).toBeDefined();
  });

  it('drops the oldest when it takes too many bytes, and says so', async () => {
    const store = await openStore();
    const { history, publish, logged } = await setUp(store, 20_000);
    for (let day = 0; day < 12; day += 1) await publish(day, `${day}-a`, page('/presse', noise(day)));
    const { states, keptSince } = history.states('/presse', START, START + 20 * DAY_MS);
    expect(states.length).toBeGreaterThan(1);
    expect(states.length).toBeLessThan(9);
    expect(states.at(-1)?.revision).toBe('11-a');
    expect(Date.parse(keptSince)).toBe(Date.parse(states[0]?.at ?? ''));
    expect(logged).toContainEqual([
      'the history of pages was shortened: it is full',
      expect.objectContaining({ maxBytes: 20_000 }),
    ]);
    let bytes = 0;
    for (let day = 0; day < 12; day += 1)
      bytes += (await store.history.model(hashOf(page('/presse', noise(day)))))?.length ?? 0;
    expect(bytes).toBeLessThan(20_000);
  });

  it('returns no model whose bytes have changed in the store', async () => {
    const store = await openStore();
    const { history, publish } = await setUp(store);
    const [old, other] = [page('/presse', 'a'), page('/presse', 'b')];
    await publish(0, '1-a', old);
    const [entry] = await store.history.read();
    await publish(1, '2-b', other);
    const forged = await store.history.model(hashOf(other));
    if (!entry || !forged) throw new Error('nothing was stored');
    await store.history.add(entry, new Map([[hashOf(old), forged]]));
    expect(await history.model(hashOf(old))).toBeUndefined();
    await store.history.add(entry, new Map([[hashOf(old), Buffer.from('no gzip')]]));
    expect(await history.model(hashOf(old))).toBeUndefined();
    expect(await history.model('../../key.pem')).toBeUndefined();
  });

  it('names the versions of the servers, all of them during an update', async () => {
    const store = await openStore();
    const { history, publish, setDay } = await setUp(store);
    const [one, two] = ['0'.repeat(16), 'f'.repeat(16)].map((hash) => `${hash}.00000000`) as [string, string];
    await publish(0, '1-a', page('/', 'a'));
    for (const [day, servers] of [
      [1, [one, one]],
      [2, [two, one]],
      [2.5, []],
      [3, [two]],
    ] as const) {
      setDay(day);
      history.noteServers(servers);
    }
    setDay(4);
    expect(history.states('/', START, START + 4 * DAY_MS).states.map(summary)).toEqual([
      [0, '1-a', short(page('/', 'a'))],
      [1, '1-a', short(page('/', 'a')), one],
      [2, '1-a', short(page('/', 'a')), one, two],
      [3, '1-a', short(page('/', 'a')), two],
    ]);
    await history.settled();
    setDay(60);
    await history.expire();
    expect((await store.history.read()).map(({ kind }) => kind)).toEqual(['content', 'servers']);
  });

  it('says the same after an expiry that was interrupted before it removed what it had replaced', async () => {
    const store = await openStore();
    const { history, publish, setDay, logged } = await setUp(store);
    await publish(0, '1-a', page('/', 'a'), page('/weg', 'a'));
    await publish(1, '2-b', page('/', 'b'));
    await publish(2, '3-c', page('/', 'c'));
    const remove = jest.spyOn(store.history, 'remove').mockRejectedValueOnce(new Error('killed'));
    setDay(31.5);
    await history.expire().catch(() => undefined);
    remove.mockRestore();
    expect((await store.history.read()).map(({ number }) => number)).toEqual([1, 2, 3]);
    await history.close();

    const reopened = await setUp(await store.reopen());
    reopened.setDay(31.5);
    await reopened.history.settled();
    expect(() => reopened.history.states('/weg', START, START + 31 * DAY_MS)).toThrow(/no page at this path/);
    expect(reopened.history.states('/', START, START + 31 * DAY_MS).states.map(summary)).toEqual([
      [1, '2-b', short(page('/', 'b'))],
      [2, '3-c', short(page('/', 'c'))],
    ]);
    expect(await reopened.history.model(hashOf(page('/weg', 'a')))).toBeUndefined();
    expect(logged).toEqual([]);
  });

  it('goes on after a store that failed: the next revision makes up for it', async () => {
    const store = await openStore();
    const { history, publish, logged } = await setUp(store);
    await publish(0, '1-a', page('/', 'a'));
    const add = jest.spyOn(store.history, 'add').mockRejectedValueOnce(new Error('no space'));
    await publish(1, '2-b', page('/', 'b'));
    add.mockRestore();
    expect(logged).toMatchObject([['no space', {}]]);
    await publish(2, '3-c', page('/', 'b'));
    await delay(0);
    expect(history.stateAt('/', START + 2 * DAY_MS)).toMatchObject({
      at: '2026-11-03T12:00:00.000Z',
      page: hashOf(page('/', 'b')),
    });
    expect(await history.model(hashOf(page('/', 'b')))).toBeDefined();
  });

  it('refuses what it does not know, and says why', async () => {
    const store = await openStore();
    const { history, publish, setDay } = await setUp(store);
    expect(() => history.stateAt('/', START)).toThrow(/no content has been recorded yet/);
    await publish(1, '1-a', page('/', 'a'));
    setDay(2);
    expect(() => history.stateAt('/', START)).toThrow(/it begins on 2026-11-02T12:00:00.000Z/);
    expect(() => history.stateAt('/nirgends', START + 2 * DAY_MS)).toThrow(/no page at this path/);
    expect(() => history.stateAt('/', START + 3 * DAY_MS)).toThrow(/in the future/);
    await publish(3, '2-b', page('/presse', 'a'));
    expect(() => history.stateAt('/', START + 3 * DAY_MS)).toThrow(/redirects are not kept/);
  });
});
