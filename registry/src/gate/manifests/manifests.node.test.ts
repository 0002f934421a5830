import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { makeKit, makeRelease } from '../../testing/fixture-releases.ts';
import { checkBudgets } from './check-budgets.ts';
import { checkBundled } from './check-bundled.ts';
import { checkKits } from './check-kits.ts';
import { styleFindings } from './check-styles.ts';
import { sizeChanges } from './size-changes.ts';

const CHANGED = new Set(['mf-press']);
const kit = makeKit().manifest;

/** A remote with one island, whose files have these sizes. */
function remote(sizes: { script?: number; styles?: number }, parts: Partial<ReleaseManifest> = {}) {
  const { script = 5_000, styles = 1_000 } = sizes;
  const { manifest } = makeRelease({
    name: 'mf-press',
    blocks: [
      {
        ...{ type: 'news', content: { type: 'object' }, needs: [], hydrate: 'interaction', uses: {} },
        ...{ expose: './news', chunks: ['browser/news.js'], stylesheets: ['browser/blocks.css'] },
      },
    ],
  });
  const file = (bytes: number) => ({ integrity: `sha256-${'A'.repeat(43)}=`, bytes });
  const files = {
    'browser/news.js': file(script * 3),
    'browser/news.js.br': file(script),
    'browser/blocks.css': file(styles),
  };
  return { ...manifest, files, ...parts };
}

const budgets = (release: ReleaseManifest, live = remote({})) => checkBudgets([live], [release], CHANGED);

describe('[GA6] checkBudgets', () => {
  test('finds nothing in a release that is as large as before', () => {
    expect(budgets(remote({ script: 5_499 }))).toEqual([]);
  });

  test('refuses a part over its budget, as transferred', () => {
    expect(budgets(remote({ script: 2_200_000 }))[0]).toMatchObject({
      id: 'budget:mf-press/news/script',
      severity: 'refused',
      message: 'The script of news has 2.2 MB (brotli), the limit is 12.5 kB.',
      remedy: expect.stringContaining('raise the limit in package.json'),
      blocks: ['news'],
    });
  });

  test('takes a raised limit, and shows once that it was raised', () => {
    const raised = { budgets: { script: 20_000 } };
    expect(budgets(remote({ script: 15_000 }, raised), remote({ script: 15_000 }))).toMatchObject([
      {
        id: 'growth:mf-press/budgets',
        severity: 'shown',
        message: expect.stringContaining('12.5 kB to 20.0 kB'),
      },
    ]);
    expect(budgets(remote({ script: 15_000 }, raised), remote({ script: 15_000 }, raised))).toEqual([]);
  });

  test('refuses what no package may set', () => {
    const found = budgets(remote({ script: 160_000 }, { budgets: { script: 900_000 } }), undefined);
    expect(found[0]).toMatchObject({
      message: expect.stringContaining('the limit is 150.0 kB'),
      remedy: expect.stringContaining('cannot raise'),
    });
  });

  test('shows growth by more than a tenth', () => {
    expect(budgets(remote({ script: 5_600, styles: 1_200 }))).toMatchObject([
      {
        id: 'growth:mf-press',
        severity: 'shown',
        message: expect.stringContaining('script of news from 5.0 kB to 5.6 kB (+12 %).'),
      },
    ]);
  });

  test('ignores releases that do not change', () => {
    expect(checkBudgets([], [remote({ script: 2_200_000 })], new Set())).toEqual([]);
  });
});

test('sizeChanges lists blocks whose size differs', () => {
  expect(sizeChanges([remote({})], [remote({ script: 6_000 })])).toEqual([
    { block: 'news', script: { before: 5_000, after: 6_000 }, styles: { before: 1_000, after: 1_000 } },
  ]);
  expect(sizeChanges([remote({})], [remote({})])).toEqual([]);
});

describe('[GA6] checkBundled', () => {
  const withReact = remote({}, { bundled: { react: '18.3.1', formik: '2.4.9' } });

  test('refuses a package that the kit provides', () => {
    expect(checkBundled({ side: [kit, withReact], kitOf: () => kit, changed: CHANGED })).toMatchObject([
      {
        id: 'duplicate-module:mf-press/react',
        severity: 'refused',
        message: expect.stringContaining('react 18.3.1'),
        remedy: expect.stringMatching(
          /^Build it with kit \d+\.\d+\.\d+ installed: the build names the imports that bring react\./,
        ),
      },
    ]);
  });

  test('shows it when the kit is what changes', () => {
    const changed = new Set(['shared-ui']);
    expect(checkBundled({ side: [kit, withReact], kitOf: () => kit, changed })).toMatchObject([
      { severity: 'shown' },
    ]);
  });
});

describe('[0169] checkKits', () => {
  const withTokens = (name: string, css: string) => {
    const container = 'browser/container.js';
    return makeRelease({
      ...{ name, kind: 'kit' },
      files: { 'browser/base.css': css, [container]: 'x'.repeat(1_000) },
      entries: {
        base: { chunks: [], stylesheets: ['browser/base.css'] },
        container: { file: container, chunks: [container], stylesheets: [] },
      },
      provides: { react: { version: '19.3.1', expose: './react', chunks: [container], stylesheets: [] } },
    });
  };
  const stable = withTokens('shared-ui', '@layer kit{:root{--space-m:1rem;--ink:#000}}');
  const next = withTokens('shared-ui-next', '@layer kit{:root{--space-m:2rem;--ink:#000;--new:0}}');
  const using = remote({});
  const moved = { ...using, blocks: using.blocks.map((block) => ({ ...block, uses: { react: '^19.0.0' } })) };
  const waiting = { ...remote({}), name: 'mf-maps' };
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kits-'));
    for (const { manifest, files } of [stable, next]) {
      await mkdir(join(folder, manifest.name, 'browser'), { recursive: true });
      for (const [path, content] of Object.entries(files))
        await writeFile(join(folder, manifest.name, path), content);
    }
  });
  afterAll(() => rm(folder, { recursive: true }));
  const check = (...side: ReleaseManifest[]) =>
    checkKits({
      side,
      kitOf: ({ name }) => (name === 'mf-press' ? next.manifest : stable.manifest),
      directoryOf: async ({ name }) => join(folder, name),
    });

  test('finds nothing in a set with one kit', async () => {
    expect(await check(stable.manifest, waiting)).toEqual([]);
  });

  test('shows what the second kit costs, which remotes wait, and which tokens differ', async () => {
    expect(await check(stable.manifest, next.manifest, moved, waiting)).toEqual([
      expect.objectContaining({
        ...{ id: 'second-kit:shared-ui-next', severity: 'shown' },
        message: expect.stringMatching(
          /1\.0 kB .* shared-ui-next: mf-press; shared-ui: mf-maps\. .* 2 tokens/,
        ),
        changes: [{ before: '--space-m: 1rem', after: '--space-m: 2rem' }, { after: '--new: 0' }],
      }),
    ]);
  });
});

describe('[GA4] styleFindings', () => {
  const find = (css: string) =>
    styleFindings(remote({}), [{ path: 'browser/blocks.css', css }], new Set(['button-button-abcdef']));

  test('passes rules for own classes', () => {
    expect(find('@layer block{.news-a-0a1b2c p{top:0}}')).toEqual([]);
  });

  test.each(['@layer block{body{top:0}}', '@layer block{.button-button-abcdef{top:0}}', '}'])(
    'refuses %s',
    (css) => {
      expect(find(css)).toMatchObject([{ id: 'styles:mf-press', severity: 'refused', kind: 'styles' }]);
    },
  );

  test('names the rules', () => {
    expect(find('@layer block{body{top:0}*{top:0}}')[0]).toMatchObject({
      message: expect.stringContaining('"body" in browser/blocks.css styles the whole page; "*" in'),
      changes: [{ after: 'body' }, { after: '*' }],
    });
  });
});
