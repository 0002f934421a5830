import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { type FixtureRelease, makeKit, makeRemote } from '../../testing/fixture-releases.ts';
import { FROM_SOURCE } from '../../testing/running-registry.ts';
import type { GateInput, LiveBlock, RenderedPair } from '../input/gate-input.ts';
import { checkRenderTimes, type MeasuredBlock } from './check-render-times.ts';
import { renderTimes } from './render-times.ts';
import { slowBlocks } from './slow-blocks.ts';

const kit = makeKit().manifest;
const press = makeRemote('mf-press').manifest;
const maps = makeRemote('mf-maps').manifest;
const side = [kit, press, maps];

const blockOf = (id: string, type = 'press'): LiveBlock => ({
  ...{ key: id, shape: id, id, type, content: { text: 'a' }, page: {}, pages: [`/${id}`], pageCount: 1 },
});

const pagesOf: GateInput['pagesOf'] = (blocks) => {
  const pages = [...blocks].flatMap((block) => block.pages);
  return { pages, pageCount: pages.length };
};

describe('[GA6] checkRenderTimes', () => {
  const checkAll = (times: MeasuredBlock[], changed: string) =>
    checkRenderTimes({ side, kitOf: () => kit, changed: new Set([changed]), pagesOf }, times);
  const check = (after: number, before?: number, changed = 'mf-press') =>
    checkAll(
      [
        { block: blockOf('fast'), after: 1 },
        { block: blockOf('presse'), after, ...(before !== undefined && { before }) },
      ],
      changed,
    );

  test('refuses the slowest block of a type over its budget', () => {
    expect(check(49, 49)).toEqual([]);
    expect(check(80, 10)).toMatchObject([
      {
        ...{ id: 'budget:mf-press/press/renderMs', severity: 'refused', pages: ['/presse'] },
        message: `With ${releaseLabel(press)}, rendering press takes 80.0 ms of CPU time (10.0 ms with the live release), the limit is 50 ms.`,
      },
    ]);
  });

  test('only shows what was as slow before', () => {
    expect(check(80, 70)).toMatchObject([{ severity: 'shown' }]);
  });

  test('shows growth by more than a tenth, but not of fast blocks, nor by what measurements differ', () => {
    expect(check(30, 20)).toMatchObject([
      {
        id: 'growth:mf-press/press/renderMs',
        severity: 'shown',
        message: expect.stringContaining('(+50 %)'),
      },
    ]);
    expect([check(30, 28), check(9, 3), check(11.9, 10), check(30)]).toEqual([[], [], [], []]);
  });

  test('blames no release that stays', () => {
    expect(check(80, 10, 'mf-maps')).toEqual([]);
  });

  test('[GA3] reports what a kit makes slow in many blocks as one finding, and growth as another', () => {
    const [list, map] = [blockOf('presse'), blockOf('karte', 'maps')];
    const over = [
      { block: list, before: 10, after: 80 },
      { block: map, before: 20, after: 60.5 },
    ];
    expect(checkAll(over, 'shared-ui')).toEqual([
      {
        ...{ id: 'budget:shared-ui/renderMs', kind: 'budget', severity: 'refused' },
        ...{ release: releaseLabel(kit), blocks: ['maps', 'press'], remedy: expect.any(String) },
        ...{ pages: ['/presse', '/karte'], pageCount: 2 },
        message: `With ${releaseLabel(kit)}, rendering press takes 80.0 ms of CPU time (10.0 ms with the live release), the limit is 50 ms; maps takes 60.5 ms of CPU time (20.0 ms with the live release), the limit is 50 ms.`,
      },
    ]);
    const grown = [
      { block: list, before: 10, after: 20 },
      { block: map, before: 20, after: 30 },
    ];
    expect(checkAll(grown, 'shared-ui')).toMatchObject([
      {
        ...{ id: 'growth:shared-ui/renderMs', severity: 'shown', blocks: ['maps', 'press'] },
        message: expect.stringMatching(/ press takes .* \(\+100 %\); maps takes .* \(\+50 %\)\.$/),
      },
    ]);
    // What was over the budget before does not stop a kit, and is not named beside what does.
    const known = { block: list, before: 70, after: 80 };
    expect(checkAll([known], 'shared-ui')).toMatchObject([{ severity: 'shown', blocks: ['press'] }]);
    expect(checkAll([known, { block: map, before: 20, after: 60 }], 'shared-ui')).toMatchObject([
      { severity: 'refused', blocks: ['maps'] },
    ]);
  });
});

test('[GA6] slowBlocks selects the slowest few of each type', () => {
  const pairOf = (id: string, cpuMs?: number, earlier?: number): RenderedPair => {
    const after = { kind: 'rendered' as const, html: '', ...(cpuMs !== undefined && { cpuMs }) };
    const before = { kind: 'rendered' as const, html: '', ...(earlier !== undefined && { cpuMs: earlier }) };
    return { block: blockOf(id), before, after };
  };
  const pairs = [
    pairOf('fast', 3),
    pairOf('as slow as before', 45, 44),
    pairOf('a', 20, 10),
    pairOf('b', 60),
    pairOf('c', 30, 10),
    pairOf('new', 48),
    pairOf('d', 40, 20),
    pairOf('unknown'),
  ];
  expect(slowBlocks(pairs, side).map(({ block, isOver }) => [block.id, isOver])).toEqual([
    ['b', true],
    ['d', false],
    ['c', false],
  ]);
});

test('[GA6] renderTimes refuses what is slow in every try, and not what only seemed slow @full', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'render-times-'));
  const busy = (ms: number) =>
    makeRemote('mf-press', {
      component: `const end = process.cpuUsage().user + ${ms * 1000}; while (process.cpuUsage().user < end); return 'a'`,
    });
  const [fixtureKit, fast, slow] = [makeKit(), makeRemote('mf-press'), busy(90)];
  for (const { manifest, files } of [fixtureKit, fast, slow] satisfies FixtureRelease[]) {
    for (const [path, content] of Object.entries(files)) {
      const file = join(directory, releaseLabel(manifest), path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  }
  const block = blockOf('a');
  const html = { kind: 'rendered' as const, html: 'a', cpuMs: 90 };
  const check = ({ manifest }: FixtureRelease) =>
    renderTimes({
      ...{ live: [fixtureKit.manifest, fast.manifest], side: [fixtureKit.manifest, manifest] },
      ...{ kitOf: () => fixtureKit.manifest, liveKitOf: () => fixtureKit.manifest },
      ...{
        changed: new Set(['mf-press']),
        blocks: [block],
        rendered: [{ block, before: html, after: html }],
      },
      deadline: performance.now() + 100_000,
      pagesOf,
      allPagesOf: () => [],
      renderAll: async () => {},
      leaveOut: (sentence) => {
        throw new Error(sentence);
      },
      countHydrated: () => {},
      directoryOf: async (release) => join(directory, releaseLabel(release)),
      processes: { execArgv: FROM_SOURCE },
    });
  expect(await check(slow)).toMatchObject([{ id: 'budget:mf-press/press/renderMs', severity: 'refused' }]);
  expect(await check(fast)).toEqual([]);
  await rm(directory, { recursive: true });
}, 120_000);
