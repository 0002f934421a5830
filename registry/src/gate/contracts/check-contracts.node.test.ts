import { type TSchema, Type } from '@sinclair/typebox';
import { MAX_PAGES_NAMED } from '@stadtraum/contracts/gate';
import type { BlockDeclaration, ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { KIT, SHELL } from '@stadtraum/page-plan/testing/fixture-manifests';
import type { LiveBlock } from '../input/gate-input.ts';
import { checkContracts } from './check-contracts.ts';

type Declared = Partial<Pick<BlockDeclaration, 'publishes' | 'hears' | 'queryKeys'>>;

/** What the blocks of two remotes declare, and of a third one. */
interface Sides {
  list: Declared;
  map: Declared;
  reader?: Declared;
}

const place = event('place/highlighted', { path: Type.String() });
const OFFERS = '/immobilien/angebote';

/* mf-properties has `offer-list`, which publishes and owns query keys; mf-maps has `place-map`, which hears. Both are on one page. */
const list: Declared = { publishes: place, hears: {}, queryKeys: [] };
const map: Declared = { publishes: {}, hears: place, queryKeys: [] };
const shown = [live('offer-list', OFFERS), live('place-map', OFFERS)];

test.each<[title: string, change: { list?: Declared; map?: Declared }, finding: string | undefined]>([
  ['nothing changes', {}, undefined],
  [
    'a field is added',
    { list: { ...list, publishes: event('place/highlighted', { path: Type.String(), id: Type.Integer() }) } },
    undefined,
  ],
  [
    'both are published',
    { list: { ...list, publishes: { ...place, ...event('place/pointed', {}) } } },
    undefined,
  ],
  [
    'both remotes change together',
    {
      list: { ...list, publishes: event('place/pointed', {}) },
      map: { ...map, hears: event('place/pointed', {}) },
    },
    undefined,
  ],
  [
    "the platform's events are heard",
    { map: { ...map, hears: { ...place, ...event('url/changed', { search: Type.String() }) } } },
    undefined,
  ],
  [
    'the consumer hears nothing any more',
    { list: { ...list, publishes: {} }, map: { ...map, hears: {} } },
    undefined,
  ],
  [
    'the event is renamed',
    { list: { ...list, publishes: event('place/pointed', { path: Type.String() }) } },
    `refused: place-map (mf-maps@1.0.0-0000000001) hears place/highlighted on ${OFFERS}, but no block of these pages publishes it; offer-list (mf-properties@1.0.0-0000000002) publishes place/pointed now.`,
  ],
  [
    'the event is removed',
    { list: { ...list, publishes: {} } },
    `refused: place-map (mf-maps@1.0.0-0000000001) hears place/highlighted on ${OFFERS}, but no block of these pages publishes it.`,
  ],
  [
    'a field is renamed',
    { list: { ...list, publishes: event('place/highlighted', { url: Type.String() }) } },
    `refused: place-map (mf-maps@1.0.0-0000000001) hears place/highlighted on ${OFFERS}, but payload.path is missing, published by offer-list (mf-properties@1.0.0-0000000002).`,
  ],
  [
    'a field gets another type',
    { list: { ...list, publishes: event('place/highlighted', { path: Type.Integer() }) } },
    expect.stringMatching(/^refused: .* payload\.path is an integer instead of a string/),
  ],
  [
    'a field becomes optional',
    { list: { ...list, publishes: event('place/highlighted', { path: Type.Optional(Type.String()) }) } },
    expect.stringMatching(/^refused: .* payload\.path is optional/),
  ],
  [
    'the consumer needs more',
    { map: { ...map, hears: event('place/highlighted', { path: Type.String(), id: Type.Integer() }) } },
    expect.stringMatching(/^refused: place-map .* payload\.id is missing/),
  ],
  [
    'a schema is too complex',
    { list: { ...list, publishes: { 'place/highlighted': { $ref: '#/x' } } } },
    expect.stringMatching(/^shown: .* payload is not described by a type/),
  ],
  [
    'the consumer hears something new that is not published',
    { map: { ...map, hears: { ...place, ...event('place/pointed', {}) } } },
    expect.stringMatching(/^shown: place-map .* hears place\/pointed/),
  ],
  [
    'the publisher goes back to a release without declarations',
    { list: {} },
    expect.stringMatching(
      /^shown: .* offer-list \(mf-properties@1\.0\.0-0000000002\) is too old to say what it publishes/,
    ),
  ],
])('[GA7] events: %s', async (_title, change, finding) => {
  const found = await check({ list, map }, change, shown);
  expect(found.map(({ severity, message }) => `${severity}: ${message}`)).toEqual(
    finding === undefined ? [] : [finding],
  );
});

test('[GA7] events: only blocks of the same page count, and only what the candidate causes', async () => {
  const renamed = { list: { ...list, publishes: event('place/pointed', {}) } };
  expect(await check({ list, map }, renamed, [live('offer-list', OFFERS)])).toEqual([]);
  expect(
    await check({ list, map }, renamed, [live('offer-list', OFFERS), live('place-map', '/kontakt')]),
  ).toEqual([]);
});

describe('[GA7] pages beyond those that the gate names', () => {
  const renamed = { ...list, publishes: event('place/pointed', {}) };
  const news = Array.from({ length: 30 }, (_, number) => `/presse/${number + 10}`);

  test('a publisher on many pages is not thought to be on others', async () => {
    const blocks = [live('offer-list', OFFERS), live('reader', OFFERS), liveOn('place-map', news)];
    const found = await check(
      { list, map: { ...map, publishes: place }, reader: map },
      { list: renamed },
      blocks,
    );
    expect(found).toMatchObject([
      { id: 'event:place/highlighted', severity: 'refused', blocks: ['reader'], pages: [OFFERS] },
    ]);
  });

  test('a consumer and a lost key are found on any of many pages', async () => {
    const blocks = [
      liveOn('offer-list', news),
      live('place-map', '/presse/39', { link: '/presse/38?seite=2' }),
    ];
    expect(
      await check({ list: { ...list, queryKeys: ['seite'] }, map }, { list: renamed }, blocks),
    ).toMatchObject([
      { id: 'event:place/highlighted', severity: 'refused', pages: ['/presse/39'], pageCount: 1 },
      { id: 'query-key:seite', severity: 'refused', pages: ['/presse/38'], pageCount: 1 },
    ]);
  });

  test('all of them count', async () => {
    const blocks = [liveOn('offer-list', news), liveOn('place-map', news)];
    expect(await check({ list, map }, { list: renamed }, blocks)).toMatchObject([
      { id: 'event:place/highlighted', severity: 'refused', pages: news.slice(0, 10), pageCount: 30 },
    ]);
  });
});

test('[GA7] events: releases without declarations are silent', async () => {
  expect(await check({ list: {}, map: {} }, { list: {} }, shown)).toEqual([]);
});

const prefixed: Declared = { ...list, queryKeys: [{ fromContent: 'queryPrefix' }, 'news'] };
const content = { queryPrefix: 'tx_offers' };

test.each<[title: string, queryKeys: Declared['queryKeys'], others: LiveBlock[], findings: unknown[]]>([
  ['nothing changes', prefixed.queryKeys, [], []],
  ['a key is added', ['page', 'news', { fromContent: 'queryPrefix' }], [], []],
  [
    'a key in the content',
    ['news'],
    [],
    [
      expect.stringMatching(
        `^refused: offer-list .* no longer owns the query key tx_offers on ${OFFERS}: the content of the block names it\\.$`,
      ),
    ],
  ],
  [
    'a key that nothing uses',
    [{ fromContent: 'queryPrefix' }, 'nachricht'],
    [],
    [
      expect.stringMatching(
        /^shown: .* query key news .* bookmarks and links elsewhere may; it owns nachricht now\.$/,
      ),
    ],
  ],
  [
    'a key in a link',
    [{ fromContent: 'queryPrefix' }, 'nachricht'],
    [live('place-map', '/start', { html: `<a href="${OFFERS}?a=1&amp;news=2">` })],
    [
      expect.stringMatching(
        /^refused: .* query key news .*: place-map on \/start links to it; it owns nachricht now\.$/,
      ),
    ],
  ],
  [
    'a key in a link to another page',
    [{ fromContent: 'queryPrefix' }, 'nachricht'],
    [live('place-map', '/start', { link: '/presse?news=2' })],
    [expect.stringMatching(/^shown/)],
  ],
  ['a key of another block, too', [{ fromContent: 'queryPrefix' }], [{ ...live('place-map', OFFERS) }], []],
  [
    'a release without declarations',
    undefined,
    [],
    [expect.stringMatching(/^shown: .* is too old to say whether it owns the query key tx_offers/)],
  ],
])('[GA7] query keys: %s', async (_title, queryKeys, others, findings) => {
  const owner = { ...map, queryKeys: others.some(({ pages }) => pages[0] === OFFERS) ? ['news'] : [] };
  const { queryKeys: _, ...rest } = prefixed;
  const side = queryKeys ? { ...rest, queryKeys } : rest;
  const found = await check({ list: prefixed, map: owner }, { list: side }, [
    live('offer-list', OFFERS, content),
    ...others,
  ]);
  expect(found.map(({ severity, message }) => `${severity}: ${message}`)).toEqual(findings);
});

const PAGINATION = `<a href="?a=1&amp;news%5Bpage%5D=2">2</a>`;
const SEARCH = `<form action="${OFFERS}"><input name="a"><select name="news"></select></form>`;

test.each<[title: string, page: string, html: string, use: string | undefined]>([
  ['a link', '/start', `<a href="${OFFERS}?news=2#a">`, 'place-map on /start links to it'],
  ['a link without a path', OFFERS, PAGINATION, `place-map on ${OFFERS} links to it`],
  ['a link without a path on another page', '/start', PAGINATION, undefined],
  ['a link to another site', '/start', `<a href="https://other.example${OFFERS}?news=2">`, undefined],
  ['a form', '/start', SEARCH, 'place-map on /start sends it with a form'],
  ['a form by POST', '/start', SEARCH.replace('<form', '<form method="post"'), undefined],
  [
    'a field outside of its form',
    '/start',
    `<form id="search" action="${OFFERS}"></form><input form="search" name="news">`,
    'place-map on /start sends it with a form',
  ],
  ['a field of no form', '/start', '<input name="news">', undefined],
])('[GA7] query keys: a key in the HTML of a block: %s', async (_title, page, html, use) => {
  const block = live('place-map', page);
  rendered.set(block, html);
  const owner = { ...list, queryKeys: ['news'] };
  const blocks = [live('offer-list', OFFERS), block];
  expect(await check({ list: owner, map }, { list: { ...list, queryKeys: [] } }, blocks)).toMatchObject([
    {
      severity: use === undefined ? 'shown' : 'refused',
      message: expect.stringContaining(use ?? 'no live content uses it'),
    },
  ]);
});

test('[GA7] query keys: what the content of the page depends on is refused', async () => {
  const search = { ...live('offer-list', '/suche'), queryParameters: ['art', 'q', 'seite'] };
  const found = await check(
    { list: { ...list, queryKeys: ['q'] }, map },
    { list: { ...list, queryKeys: ['suche'] } },
    [search],
  );
  expect(found).toMatchObject([
    { id: 'query-key:q', severity: 'refused', pages: ['/suche'], changes: [{ before: 'q', after: 'suche' }] },
  ]);
});

test('[GA7] query keys: a key that a second block of a page owns since now is shown', async () => {
  const found = await check(
    { list: { ...list, queryKeys: ['seite'] }, map },
    { map: { ...map, queryKeys: ['seite'] } },
    shown,
  );
  expect(found).toMatchObject([
    { id: 'query-key:seite/shared', severity: 'shown', blocks: ['place-map', 'offer-list'] },
  ]);
});

/** Checks a candidate that changes the list, the map or both. */
function check(before: Sides, change: Partial<Sides>, blocks: LiveBlock[]) {
  const manifests = (declared: Sides, isSide: boolean) => [
    ...[SHELL, KIT],
    manifest('mf-properties', 'offer-list', declared.list, isSide && change.list !== undefined),
    manifest('mf-maps', 'place-map', declared.map, isSide && change.map !== undefined),
    manifest('mf-press', 'reader', declared.reader ?? map, false),
  ];
  return checkContracts({
    live: manifests(before, false),
    side: manifests({ ...before, ...change }, true),
    blocks,
    renderAll: async (onHtml) => {
      for (const block of blocks) onHtml(block, rendered.get(block) ?? '');
    },
    allPagesOf: (block) => allPages.get(block) ?? block.pages,
  });
}

function manifest(name: string, type: string, declared: Declared, isNew: boolean): ReleaseManifest {
  const block = { content: {}, needs: [], hydrate: 'none' as const, chunks: [], stylesheets: [], uses: {} };
  const version = `1.0.0-000000000${isNew ? 2 : 1}`;
  return { ...KIT, kind: 'remote', name, version, blocks: [{ ...block, type, ...declared }] };
}

function live(type: string, page: string, content: Record<string, unknown> = {}): LiveBlock {
  return {
    ...{ key: type + page, shape: type, id: type, type, content, page: {} },
    pages: [page],
    pageCount: 1,
  };
}

/** The HTML of blocks. */
const rendered = new WeakMap<LiveBlock, string>();

/** Paths of the blocks with more pages than are named. */
const allPages = new WeakMap<LiveBlock, string[]>();

function liveOn(type: string, paths: string[]): LiveBlock {
  const block = { ...live(type, ''), pages: paths.slice(0, MAX_PAGES_NAMED), pageCount: paths.length };
  allPages.set(block, paths);
  return block;
}

/** As in a manifest: TypeBox adds symbols. */
function event(name: string, properties: Record<string, TSchema>): NonNullable<Declared['publishes']> {
  return { [name]: JSON.parse(JSON.stringify(Type.Object(properties))) };
}
