import { createCatalogue } from './catalogue.ts';
import { KIT, LIVE_SET, remote, SHELL } from './testing/fixture-manifests.ts';

describe('createCatalogue', () => {
  const catalogue = createCatalogue(LIVE_SET, [SHELL, KIT, remote()]);

  it("puts the kit's stylesheets before a block's own", () => {
    expect(catalogue.blocks.get('text')?.stylesheets.map(({ url }) => url)).toEqual([
      '/assets/shared-ui/1.0.0-0000000001/link.css',
      '/assets/mf-fixture/1.0.0-0000000001/text.css',
    ]);
  });

  it('gives every script of the live set its hash', () => {
    const { integrity } = JSON.parse(catalogue.importMap.json);
    expect(Object.keys(integrity)).toHaveLength(7);
    expect(Object.keys(integrity).every((url) => url.endsWith('.js'))).toBe(true);
  });

  it('refuses a block that uses what the kit does not share', () => {
    const [block] = remote().blocks;
    const needy = remote({ blocks: block ? [{ ...block, uses: { 'left-pad': '^1.0.0' } }] : [] });
    expect(() => createCatalogue(LIVE_SET, [SHELL, KIT, needy])).toThrow(
      expect.objectContaining({ code: 'RELEASE_KIT_MODULE_MISSING' }),
    );
  });

  it('refuses two owners of one type', () => {
    const manifests = [SHELL, KIT, remote(), remote({ name: 'mf-other' })];
    expect(() => createCatalogue(LIVE_SET, manifests)).toThrow(
      expect.objectContaining({ code: 'RELEASE_BLOCK_CONFLICT' }),
    );
  });

  it('refuses a set without a kit', () => {
    expect(() => createCatalogue(LIVE_SET, [SHELL, remote()])).toThrow(
      expect.objectContaining({ code: 'LIVE_SET_INVALID' }),
    );
  });
});
