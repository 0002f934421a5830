import { indexLiveSet } from './live-set-index.ts';
import { KIT, LIVE_SET, remote, SHELL } from './testing/fixture-manifests.ts';

describe('indexLiveSet', () => {
  const index = indexLiveSet(LIVE_SET, [SHELL, KIT, remote()]);

  it("puts the kit's stylesheets before a block's own", () => {
    expect(index.blocks.get('text')?.stylesheets.map(({ url }) => url)).toEqual([
      '/assets/shared-ui/1.0.0-0000000001/link.css',
      '/assets/mf-fixture/1.0.0-0000000001/text.css',
    ]);
  });

  it('lists every script of the live set with its hash', () => {
    const { integrity } = JSON.parse(index.importMap.json);
    expect(Object.keys(integrity)).toHaveLength(7);
    expect(Object.keys(integrity).every((url) => url.endsWith('.js'))).toBe(true);
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
