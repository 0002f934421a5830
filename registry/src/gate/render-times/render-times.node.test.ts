import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { type FixtureRelease, makeKit, makeRemote } from '../../testing/fixture-releases.ts';
import { FROM_SOURCE } from '../../testing/running-registry.ts';
import type { LiveBlock, RenderedPair } from '../input/gate-input.ts';
import { checkRenderTimes } from './check-render-times.ts';
import { renderTimes } from './render-times.ts';
import { slowBlocks } from './slow-blocks.ts';

const kit = makeKit().manifest;
const press = makeRemote('mf-press').manifest;
const side = [kit, press];

describe('[GA6] checkRenderTimes', () => {
  const check = (after: number, before?: number, changed = ['mf-press']) =>
    checkRenderTimes(side, new Set(changed), [
      { type: 'press', after: 1, pages: [], pageCount: 0 },
      { type: 'press', after, pages: ['/presse'], pageCount: 1, ...(before !== undefined && { before }) },
    ]);

  test('refuses the slowest block of a type over its budget', () => {
    expect(check(49, 49)).toEqual([]);
    expect(check(80, 10)).toMatchObject([
      {
        ...{ id: 'budget:mf-press/press/renderMs', severity: 'refused', pages: ['/presse'] },
        message:
          'Rendering press takes 80.0 ms of CPU time (10.0 ms with the live release), the limit is 50 ms.',
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

  test('blames a kit for what it makes slow in other teams’ blocks, and no release that stays', () => {
    expect(check(80, 10, ['shared-ui'])).toMatchObject([
      {
        id: 'budget:shared-ui/press/renderMs',
        severity: 'refused',
        release: expect.stringMatching(/^shared-ui@/),
      },
    ]);
    expect(check(80, 10, ['mf-maps'])).toEqual([]);
  });
});

test('[GA6] slowBlocks selects the slowest few of each type', () => {
  const pairOf = (id: string, cpuMs?: number, earlier?: number): RenderedPair => {
    const block: LiveBlock = {
      ...{ key: id, shape: id, id, type: 'press', content: {}, page: {}, pages: [], pageCount: 0 },
    };
    const after = { kind: 'rendered' as const, html: '', ...(cpuMs !== undefined && { cpuMs }) };
    const before = { kind: 'rendered' as const, html: '', ...(earlier !== undefined && { cpuMs: earlier }) };
    return { block, before, after };
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
  const block: LiveBlock = {
    ...{
      key: 'a',
      shape: 'a',
      id: 'a',
      type: 'press',
      content: { text: 'a' },
      page: {},
      pages: ['/'],
      pageCount: 1,
    },
  };
  const html = { kind: 'rendered' as const, html: 'a', cpuMs: 90 };
  const check = ({ manifest }: FixtureRelease) =>
    renderTimes({
      ...{ live: [fixtureKit.manifest, fast.manifest], side: [fixtureKit.manifest, manifest] },
      ...{
        changed: new Set(['mf-press']),
        blocks: [block],
        rendered: [{ block, before: html, after: html }],
      },
      deadline: performance.now() + 100_000,
      pagesOf: () => ({ pages: ['/'], pageCount: 1 }),
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
