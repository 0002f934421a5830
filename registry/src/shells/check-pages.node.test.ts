import type { PageCheck } from '@stadtraum/contracts/page-check';
import type { ShellAnswer } from './ask-shell.ts';
import { checkPages, type PagesToCheck } from './check-pages.ts';
import { failuresOf, type SwitchedReleases } from './page-failures.ts';

const PRESS = 'mf-press@2.0.0-0000000002';
const MAPS = 'mf-maps@1.0.0-0000000001';
const KIT = 'shared-ui@2.0.0-0000000002';

type Block = PageCheck['blocks'][number];

function pageOf(change: Partial<PageCheck>): PageCheck {
  return { liveSet: '2-00000002', status: 200, blocks: [], skipped: [], renderMs: {}, ms: 1, ...change };
}

function blockOf(id: string, state: Block['state'], release = PRESS): Block {
  return { id, type: 'press', release, state };
}

describe('[GA8] failuresOf', () => {
  const remote: SwitchedReleases = {
    changed: new Set([PRESS]),
    sharedBy: () => undefined,
    successors: new Map([['press', PRESS]]),
  };
  const kit: SwitchedReleases = { changed: new Set([KIT]), sharedBy: () => KIT, successors: new Map() };
  const blocks = [blockOf('a', 'failed'), blockOf('b', 'failed', MAPS), blockOf('c', 'not-rendered')];
  const skipped: PageCheck['skipped'] = [
    { id: 'd', type: 'press', cause: 'unknown' },
    { id: 'e', type: 'press', cause: 'invalid' },
    { id: 'f', type: 'press', cause: 'duplicate' },
    { id: 'g', type: 'never-known', cause: 'unknown' },
    { id: 'h', type: 'maps', cause: 'invalid' },
  ];

  it.each<[string, SwitchedReleases, Partial<PageCheck>, [string, string[]][]]>([
    ['blames a changed remote for its own blocks', remote, { blocks }, [['a', [PRESS]]]],
    [
      'blames a changed kit for all blocks',
      kit,
      { blocks },
      [
        ['a', [KIT]],
        ['b', [KIT]],
      ],
    ],
    [
      'blames slow blocks for those that the page has no time for',
      remote,
      { blocks: [blockOf('c', 'not-rendered', MAPS)], renderMs: { [PRESS]: 450, [MAPS]: 90 } },
      [['c', [PRESS]]],
    ],
    [
      'counts blocks that the change removed',
      remote,
      { skipped },
      [
        ['d', [PRESS]],
        ['e', [PRESS]],
      ],
    ],
    ['counts a document that cannot be made', remote, { status: 500 }, [['', [PRESS]]]],
    ['ignores pages that no longer exist', remote, { status: 404 }, []],
  ])('%s', (_title, switched, change, expected) => {
    const failures = failuresOf(pageOf(change), switched);
    expect(failures.map(({ block, releases }) => [block, releases])).toEqual(expected);
  });
});

describe('[GA8] checkPages', () => {
  const asked: [shell: string, path: string][] = [];
  beforeEach(() => {
    asked.length = 0;
  });

  /** Checks these pages on two shells. @param answer gets the number of earlier questions about the same path */
  function check(
    paths: readonly string[],
    answer: (shell: string, path: string, earlier: number) => ShellAnswer | PageCheck,
    change: Partial<PagesToCheck> = {},
  ) {
    return checkPages({
      liveSet: '2-00000002',
      paths,
      shells: ['one', 'two'],
      failuresOf: ({ blocks }) =>
        blocks
          .filter(({ state }) => state === 'failed')
          .map(({ id }) => ({ block: id, type: 'press', reason: 'fails', releases: [PRESS] })),
      async ask(shell, { path }) {
        const earlier = asked.filter(([, other]) => other === path).length;
        asked.push([shell, path]);
        await new Promise((resolve) => setTimeout(resolve, 1));
        const given = answer(shell, path, earlier);
        return 'kind' in given ? given : { kind: 'checked', check: given };
      },
      deadline: performance.now() + 5000,
      signal: new AbortController().signal,
      ...change,
    });
  }
  const paths = Array.from({ length: 20 }, (_, index) => `/${index}`);

  it('spreads the pages over the shells and asks for each once', async () => {
    const { pages, failures } = await check(paths, () => pageOf({ blocks: [blockOf('a', 'rendered')] }));
    expect([pages, failures]).toEqual([20, []]);
    expect(asked.map(([, path]) => path).sort()).toEqual([...paths].sort());
    expect(asked.filter(([shell]) => shell === 'one').length).toBeGreaterThan(5);
  });

  it('counts only what fails in every try', async () => {
    const { pages, failures, unanswered } = await check(
      ['/once', '/busy', '/away', '/in-turn'],
      (_, path, earlier) => {
        if (path === '/away') return { kind: 'page-unavailable', reason: 'no content' };
        if (path === '/busy') return pageOf({ blocks: [blockOf('a', 'not-rendered')] });
        if (path === '/in-turn') return pageOf({ blocks: [blockOf(`block-${earlier}`, 'failed')] });
        return pageOf({ blocks: [blockOf('a', earlier === 0 ? 'failed' : 'rendered')] });
      },
    );
    expect([pages, failures]).toEqual([1, []]);
    expect(unanswered.map(({ path, reason }) => `${path}: ${reason}`).sort()).toEqual([
      '/away: no content',
      '/busy: the shell was busy',
      '/in-turn: a block failed, but not in every try',
    ]);
  });

  it('asks another shell when one is unavailable, and none when all are', async () => {
    const gone: ShellAnswer = { kind: 'shell-unavailable', reason: 'gone' };
    const fine = pageOf({});
    const half = await check(paths, (shell) => (shell === 'one' ? gone : fine));
    expect([half.pages, [...half.unavailable]]).toEqual([20, [['one', 'gone']]]);
    const none = await check(paths, () => gone);
    expect([none.pages, [...none.unavailable.keys()].sort()]).toEqual([0, ['one', 'two']]);
  });

  it('stops at the deadline, and when the registry stops', async () => {
    const late = await check(paths, () => pageOf({}), { deadline: performance.now() - 1 });
    const stopped = await check(paths, () => pageOf({}), { signal: AbortSignal.abort() });
    expect([late.pages, stopped.pages, asked]).toEqual([0, 0, []]);
  });
});
