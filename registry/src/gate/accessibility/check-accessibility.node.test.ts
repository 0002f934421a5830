import { makeKit, makeRemote } from '../../testing/fixture-releases.ts';
import { FROM_SOURCE } from '../../testing/running-registry.ts';
import type { GateInput, LiveBlock, RenderedPair } from '../input/gate-input.ts';
import { createAccessibilityCheck } from './check-accessibility.ts';

const { manifest: KIT } = makeKit();
const REMOTES = [makeRemote('mf-press'), makeRemote('mf-maps')].map(({ manifest }) => manifest);
const RELEASES = [KIT, ...REMOTES];

const rendering = (html: string) => ({ kind: 'rendered' as const, html });

function pairOf(id: string, before: string, after: string, type = 'press'): RenderedPair {
  const block: LiveBlock = {
    ...{ key: id, shape: id, id, type, content: {}, page: {}, pages: [`/${id}`], pageCount: 1 },
  };
  return { block, before: rendering(before), after: rendering(after) };
}

async function check(
  rendered: RenderedPair[],
  { deadline = performance.now() + 60_000, changed = 'mf-press' } = {},
) {
  const left: string[] = [];
  const input: GateInput = {
    ...{ live: RELEASES, side: RELEASES, kitOf: () => KIT, liveKitOf: () => KIT },
    ...{ changed: new Set([changed]), blocks: [], rendered, deadline },
    allPagesOf: () => [],
    renderAll: async () => {},
    pagesOf: (blocks) => {
      const pages = [...blocks].flatMap((block) => block.pages);
      return { pages, pageCount: pages.length };
    },
    leaveOut: (sentence) => void left.push(sentence),
    countHydrated: () => {},
    directoryOf: () => Promise.reject(new Error('it needs no files')),
    processes: { execArgv: FROM_SOURCE },
  };
  return { findings: await createAccessibilityCheck()(input), left };
}

it('refuses violations that changed HTML adds, and not those that the live set has', async () => {
  const { findings, left } = await check([
    pairOf('unchanged', '<img src="a.webp">', '<img src="a.webp">'),
    pairOf('known', '<img src="a.webp"><p>Alt</p>', '<img src="b.webp"><p>Neu</p>'),
    pairOf('more', '<img src="a.webp">', '<img src="a.webp"><img src="b.webp">'),
    pairOf('fixed', '<img src="a.webp">', '<img src="a.webp" alt="Haus">'),
    pairOf('new', '<button>Mehr</button>', '<button><i></i></button>'),
  ]);
  expect(left).toEqual([]);
  expect(findings).toEqual([
    expect.objectContaining({
      id: 'accessibility:image-alt/press',
      pages: ['/more'],
      changes: [{ after: '<img src="b.webp">' }],
    }),
    expect.objectContaining({
      ...{
        id: 'accessibility:button-name/press',
        kind: 'accessibility',
        severity: 'refused',
        pages: ['/new'],
      },
      release: expect.stringMatching(/^mf-press@/),
      message: expect.stringMatching(
        /^With mf-press@\S+, block press has a new barrier on 1 page \(\/new\): Buttons must have discernible text \(button-name\), in <button>/,
      ),
    }),
  ]);
});

it('[GA3] reports a rule that a kit breaks in many blocks as one finding', async () => {
  const { findings } = await check(
    [
      pairOf('list', '<button>Mehr</button>', '<button><i></i></button>'),
      pairOf('plan', '<button>Karte</button><img alt="">', '<button><b></b></button><img>', 'maps'),
    ],
    { changed: 'shared-ui' },
  );
  expect(findings).toEqual([
    expect.objectContaining({
      ...{ id: 'accessibility:button-name/shared-ui', severity: 'refused', blocks: ['maps', 'press'] },
      message: expect.stringMatching(
        /^With shared-ui@\S+, blocks maps, press have a new barrier on 2 pages \(\/list, \/plan\): Buttons/,
      ),
      ...{ pages: ['/list', '/plan'], pageCount: 2 },
      changes: [{ after: '<button><i></i></button>' }, { after: '<button><b></b></button>' }],
    }),
    expect.objectContaining({ id: 'accessibility:image-alt/shared-ui', blocks: ['maps'], pages: ['/plan'] }),
  ]);
});

it('goes on after HTML on which axe fails, and says so', async () => {
  const deep = `${'<div>'.repeat(4_000)}${'</div>'.repeat(4_000)}`;
  const { findings, left } = await check([pairOf('deep', '', deep), pairOf('new', '', '<img src="a.webp">')]);
  expect(left).toEqual([expect.stringMatching(/^axe failed on block press on \/deep: .+\.$/)]);
  expect(findings).toMatchObject([{ id: 'accessibility:image-alt/press', pages: ['/new'] }]);
});

it('says what axe did not see in time', async () => {
  const pairs = [pairOf('one', '', '<p>Eins</p>'), pairOf('two', '', '<p>Zwei</p>')];
  expect(await check(pairs, { deadline: performance.now() })).toEqual({
    findings: [],
    left: ['axe has not run on 2 of 2 changed blocks, because the time was over.'],
  });
});
