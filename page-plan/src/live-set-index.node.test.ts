import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { Asset } from './assets.ts';
import { indexLiveSet } from './live-set-index.ts';
import { planPage } from './plan.ts';
import { blockOf, KIT, LIVE_SET, pageOf, remote, SHELL } from './testing/fixture-manifests.ts';

/** `release/file` of each asset. */
const namesOf = (assets: readonly Asset[] = []) =>
  assets.map(({ url }) => url.replace(/^\/assets\/([^/]+)\/[^/]+/, '$1'));

describe('indexLiveSet', () => {
  const index = indexLiveSet(LIVE_SET, [SHELL, KIT, remote()]);

  it("puts the kit's stylesheets before a block's own", () => {
    expect(index.blocks.get('text')?.stylesheets.map(({ url }) => url)).toEqual([
      '/assets/shared-ui/1.0.0-0000000001/link.css',
      '/assets/mf-fixture/1.0.0-0000000001/text.css',
    ]);
  });

  it('names the scripts that an island needs, those that it may load later, and the kit modules that it imports', () => {
    const island = index.blocks.get('island')?.island;
    expect(namesOf(island?.scripts)).toEqual([
      'shared-ui/remoteEntry.js',
      'shared-ui/react.js',
      'shared-ui/island.js',
      'mf-fixture/remoteEntry.js',
      'mf-fixture/island.js',
    ]);
    expect(namesOf(island?.lazyScripts)).toEqual(['shared-ui/dialog.js', 'mf-fixture/details.js']);
    expect(Object.keys(island?.kitModules ?? {})).toEqual(['@stadtraum/federation-kit/island', 'react']);
  });

  it('expects every script of remote and kit from a remote that does not list its lazy scripts', () => {
    const blocks = remote().blocks.map(({ lazy: _, ...block }) => block);
    const older = indexLiveSet(LIVE_SET, [SHELL, KIT, remote({ blocks })]).blocks.get('island')?.island;
    expect(namesOf(older?.lazyScripts)).toEqual([
      'shared-ui/dialog.js',
      'shared-ui/link.js',
      'mf-fixture/details.js',
      'mf-fixture/other.js',
    ]);
    expect(Object.keys(older?.kitModules ?? {})).toEqual(Object.keys(KIT.provides));
  });

  it('expects every script of a kit that does not list the lazy scripts of its modules', () => {
    const provides = Object.fromEntries(
      Object.entries(KIT.provides).map(([specifier, { lazy: _, ...module }]) => [specifier, module]),
    );
    const older = indexLiveSet(LIVE_SET, [SHELL, { ...KIT, provides }, remote()]).blocks.get(
      'island',
    )?.island;
    expect(namesOf(older?.lazyScripts)).toEqual([
      'shared-ui/dialog.js',
      'shared-ui/link.js',
      'mf-fixture/details.js',
    ]);
  });

  it('rejects a block that uses a module the kit does not share', () => {
    const [block] = remote().blocks;
    const incompatible = remote({ blocks: block ? [{ ...block, uses: { 'left-pad': '^1.0.0' } }] : [] });
    expect(() => indexLiveSet(LIVE_SET, [SHELL, KIT, incompatible])).toThrow(
      expect.objectContaining({ code: 'RELEASE_KIT_MODULE_MISSING' }),
    );
  });

  it('rejects two owners of one block type', () => {
    const manifests = [SHELL, KIT, remote(), remote({ name: 'mf-other' })];
    expect(() => indexLiveSet(LIVE_SET, manifests)).toThrow(
      expect.objectContaining({ code: 'RELEASE_BLOCK_CONFLICT' }),
    );
  });

  it('rejects a live set without a kit', () => {
    expect(() => indexLiveSet(LIVE_SET, [SHELL, remote()])).toThrow(
      expect.objectContaining({ code: 'LIVE_SET_INVALID' }),
    );
  });
});

describe('[0169] indexLiveSet with two kits', () => {
  const next = { ...KIT, name: 'shared-ui-next' };
  const onNext = remote({
    name: 'mf-next',
    blocks: remote().blocks.map((block) => ({ ...block, type: `next-${block.type}` })),
  });
  const entry = { version: '1.0.0-0000000001', sequence: 1, manifest: '', liveSince: '' };
  const liveSet: LiveSet = {
    ...LIVE_SET,
    releases: [
      { ...entry, name: 'mf-fixture', kind: 'remote', kit: 'shared-ui' },
      { ...entry, name: 'mf-next', kind: 'remote', kit: 'shared-ui-next' },
    ],
  };
  const index = indexLiveSet(liveSet, [SHELL, KIT, next, remote(), onNext]);

  it('takes styles and scripts of each block from the kit of its remote', () => {
    expect(index.blocks.get('island')).toMatchObject({ kit: 'shared-ui@1.0.0-0000000001' });
    expect(index.blocks.get('next-island')).toMatchObject({ kit: 'shared-ui-next@1.0.0-0000000001' });
    expect(namesOf(index.blocks.get('island')?.island?.scripts)).toContain('shared-ui/react.js');
    expect(namesOf(index.blocks.get('next-island')?.island?.scripts)).toEqual([
      ...['shared-ui-next/remoteEntry.js', 'shared-ui-next/react.js', 'shared-ui-next/island.js'],
      ...['mf-next/remoteEntry.js', 'mf-next/island.js'],
    ]);
    expect(namesOf(index.blocks.get('next-text')?.stylesheets)).toEqual([
      ...['shared-ui-next/link.css', 'mf-next/text.css'],
    ]);
  });

  it('names both containers, and which remotes run on the next kit', () => {
    expect(index.kitContainer.entry).toContain('/shared-ui/');
    expect(index.nextKitContainer?.entry).toContain('/shared-ui-next/');
    expect([...index.remoteData].map(([name, { next: isOnNext }]) => [name, isOnNext])).toEqual([
      ['mf-fixture', undefined],
      ['mf-next', true],
    ]);
  });

  it('keeps fragments of the two kits apart', () => {
    const moved = {
      ...liveSet,
      releases: liveSet.releases.map((release) => ({ ...release, kit: 'shared-ui-next' })),
    };
    const page = pageOf({ regions: { main: [blockOf('a', 'text')] } });
    const keyIn = (set: LiveSet) =>
      planPage(page, indexLiveSet(set, [SHELL, KIT, next, remote()])).regions[0]?.blocks[0]?.fragmentKey;
    expect(keyIn(moved)).not.toBe(keyIn(liveSet));
  });

  it('rejects three kits', () => {
    expect(() => indexLiveSet(LIVE_SET, [SHELL, KIT, next, { ...KIT, name: 'third' }])).toThrow(
      expect.objectContaining({ code: 'LIVE_SET_INVALID' }),
    );
  });
});
