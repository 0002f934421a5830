import { indexLiveSet } from './live-set-index.ts';
import { planPage } from './plan.ts';
import { blockOf, KIT, LIVE_SET, pageOf, remote, SHELL } from './testing/fixture-manifests.ts';

const index = indexLiveSet(LIVE_SET, [SHELL, KIT, remote()]);

const island = (id: string) => blockOf(id, 'island', { label: id });
const text = (id: string) => blockOf(id, 'text', { html: id });

describe('planPage', () => {
  it('puts the header first and the footer last, regardless of the order of the regions', () => {
    const regions = { footer: [text('f')], main: [text('m')], rand: [text('r')], header: [text('h')] };
    const plan = planPage(pageOf({ regions }), index);
    expect(plan.regions.map(({ name }) => name)).toEqual(['header', 'main', 'rand', 'footer']);
  });

  it('preloads exactly the host, kit and remote scripts that islands above the fold need', () => {
    const scripts = (...main: ReturnType<typeof text>[]) =>
      planPage(pageOf({ regions: { main } }), index).preloads.map(({ url }) => url);
    expect(scripts(island('a'), island('b'))).toEqual([
      '/assets/shell/1.0.0-0000000001/host.js',
      '/assets/shared-ui/1.0.0-0000000001/remoteEntry.js',
      '/assets/shared-ui/1.0.0-0000000001/react.js',
      '/assets/shared-ui/1.0.0-0000000001/island.js',
      '/assets/mf-fixture/1.0.0-0000000001/remoteEntry.js',
      '/assets/mf-fixture/1.0.0-0000000001/island.js',
    ]);
    expect(scripts(text('a'), text('b'), island('c'))).toEqual([]);
  });

  it('gives equal fragments equal keys, and different keys for different content, ids or pages', () => {
    const key = (block: ReturnType<typeof text>, path = '/') =>
      planPage(pageOf({ path, regions: { main: [block] } }), index).regions[0]?.blocks[0]?.fragmentKey;
    expect(key(text('a'), '/andere')).toBe(key(text('a')));
    expect(key(text('b'))).not.toBe(key(text('a')));
    expect(key(blockOf('a', 'text', { html: 'anders' }))).not.toBe(key(text('a')));
    // The block `head` shows the page's path.
    expect(key(blockOf('h', 'head'), '/andere')).not.toBe(key(blockOf('h', 'head')));
  });

  it('skips blocks of an unknown type and blocks with a duplicate id', () => {
    const main = [text('a'), blockOf('b', 'unknown'), text('a')];
    const { skipped, regions } = planPage(pageOf({ regions: { main } }), index);
    expect(skipped.map(({ block, error }) => [block, error.code])).toEqual([
      ['b', 'BLOCK_UNKNOWN'],
      ['a', 'BLOCK_CONTENT_INVALID'],
    ]);
    expect(regions[0]?.blocks).toHaveLength(1);
  });
});
