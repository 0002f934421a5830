import { makeKit, makeRemote } from '../../testing/fixture-releases.ts';
import type { GateInput } from '../input/gate-input.ts';
import { compareReleases } from '../input/side-set.ts';
import type { Comparison } from '../outline/compare-pair.ts';
import { warningFindings } from './warning-findings.ts';

const pagesOf: GateInput['pagesOf'] = (blocks) => {
  const pages = [...blocks].flatMap((block) => block.pages);
  return { pages, pageCount: pages.length };
};

function comparisonOf(type: string, id: string, [before, after]: [string[], string[]]): Comparison {
  return {
    block: {
      ...{ key: id, shape: id, id, type, content: {}, page: {}, pages: [`/${id}`], pageCount: 1 },
    },
    before: { kind: 'rendered', warnings: before },
    after: { kind: 'rendered', warnings: after },
    ...{ changes: [], isEmptied: false },
  };
}

/** The findings of a new kit, or of a new `mf-press`. */
function findingsOf(comparisons: Comparison[], changed: 'kit' | 'press') {
  const [press, maps] = [makeRemote('mf-press').manifest, makeRemote('mf-maps').manifest];
  const live = [makeKit().manifest, press, maps];
  const next = changed === 'kit' ? makeKit({ base: '1.1.0' }) : makeRemote('mf-press', { base: '1.1.0' });
  const side = live.map((manifest) => (manifest.name === next.manifest.name ? next.manifest : manifest));
  const set = compareReleases(live, side);
  if (!set) throw new Error('there is no kit');
  return warningFindings(comparisons, set, pagesOf);
}

it('shows messages that only the side set writes, one finding for each release and message', () => {
  const comparisons = [
    comparisonOf('press', 'a', [['known 1'], ['known 2', 'no key for item 3', 'no key for item 4']]),
    comparisonOf('press', 'b', [[], ['no key for item 5', 'other']]),
    comparisonOf('maps', 'c', [['gone'], ['no key for item 6']]),
  ];
  expect(findingsOf(comparisons, 'kit')).toEqual([
    {
      ...{ id: expect.stringMatching(/^warning:shared-ui\/\w{10}$/), kind: 'warning', severity: 'shown' },
      release: expect.stringMatching(/^shared-ui@1\.1\.0-/),
      message: expect.stringMatching(
        /^shared-ui@\S+ warns while rendering maps, press on 3 pages \(\/a, \/b, …\): "no key for item 4"\.$/,
      ),
      remedy: expect.any(String),
      ...{ blocks: ['maps', 'press'], pages: ['/a', '/b', '/c'], pageCount: 3 },
    },
    expect.objectContaining({ blocks: ['press'], pages: ['/b'] }),
  ]);
  expect(findingsOf(comparisons.slice(1, 2), 'press')).toMatchObject([
    { release: expect.stringMatching(/^mf-press@1\.1\.0-/), blocks: ['press'] },
    { message: expect.stringContaining('"other"') },
  ]);
});

it('compares nothing with a live set that does not render the block', () => {
  const { block, after, ...rest } = comparisonOf('press', 'a', [[], ['new']]);
  const before = { kind: 'failed' as const, reason: 'broken' };
  expect(findingsOf([{ ...rest, block, after, before }], 'press')).toEqual([]);
});

it('shows at most twenty messages', () => {
  const written = Array.from({ length: 30 }, (_, index) => `message ${'x'.repeat(index)}`);
  expect(findingsOf([comparisonOf('press', 'a', [[], written])], 'press')).toHaveLength(20);
});
