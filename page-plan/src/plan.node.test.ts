import { createHash } from 'node:crypto';
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

  it('preloads no scripts of islands, which wait for an interaction', () => {
    expect(planPage(pageOf({ regions: { main: [island('a'), text('b')] } }), index).preloads).toEqual([]);
  });

  it('[F34] lists in the import map exactly the scripts that the page may load, now or later', () => {
    const scripts = (...main: ReturnType<typeof text>[]) => {
      const { json } = planPage(pageOf({ regions: { main } }), index).importMap;
      return Object.keys(JSON.parse(json).integrity).map((url) => url.replace('/1.0.0-0000000001', ''));
    };
    const shell = ['/assets/shell/host.js', '/assets/shell/main.js'];
    expect(scripts(text('a'))).toEqual(shell);
    expect(scripts(text('a'), island('b'), island('c'))).toEqual([
      '/assets/mf-fixture/details.js',
      '/assets/mf-fixture/island.js',
      '/assets/mf-fixture/remoteEntry.js',
      '/assets/shared-ui/dialog.js',
      '/assets/shared-ui/island.js',
      '/assets/shared-ui/react.js',
      '/assets/shared-ui/remoteEntry.js',
      ...shell,
    ]);
  });

  it('[F34] gives pages with equal blocks the same import map, which the policy allows by its hash', () => {
    const importMap = (path: string, ...main: ReturnType<typeof text>[]) =>
      planPage(pageOf({ path, regions: { main } }), index).importMap;
    expect(importMap('/a', island('a'), text('b'))).toEqual(importMap('/b', text('c'), island('d')));
    const { json, cspSource } = importMap('/a', island('a'));
    expect(cspSource).toBe(`'sha256-${createHash('sha256').update(json).digest('base64')}'`);
    expect(cspSource).not.toBe(importMap('/a', text('a')).cspSource);
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
