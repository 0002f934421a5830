import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveSetOf, writeKit, writeRemote, writeShell } from '../../../test/fixture-releases.ts';
import { blockOf, pageOf } from '../../../test/stand-ins.ts';
import { type Catalogue, createCatalogue } from '../catalogue/catalogue.ts';
import { planPage } from './plan.ts';

let directory: string;
let catalogue: Catalogue;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plan-'));
  catalogue = await catalogueOf();
});
afterAll(() => rm(directory, { recursive: true }));

async function catalogueOf(change: Parameters<typeof writeRemote>[1] = {}): Promise<Catalogue> {
  const releases = [
    await writeShell(directory),
    await writeKit(directory),
    await writeRemote(directory, change),
  ];
  const manifests = releases.map(({ manifest }) => manifest);
  return createCatalogue(liveSetOf(1, ...releases), manifests);
}

const island = (id: string) => blockOf(id, 'island', { label: id });
const text = (id: string) => blockOf(id, 'text', { html: id });

describe('planPage', () => {
  it('puts the header first and the footer last, whatever the order of the regions', () => {
    const regions = { footer: [text('f')], main: [text('m')], rand: [text('r')], header: [text('h')] };
    const plan = planPage(pageOf({ path: '/', regions }), catalogue);
    expect(plan.regions.map(({ name }) => name)).toEqual(['header', 'main', 'rand', 'footer']);
  });

  it("preloads exactly what islands above the fold need: the shell's host, the kit's and the remote's scripts", () => {
    const scripts = (...main: ReturnType<typeof text>[]) =>
      planPage(pageOf({ path: '/', regions: { main } }), catalogue).preloads.map(({ url }) => url);
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

  it('gives equal fragments equal keys, and others for other content, id or page', () => {
    const key = (block: ReturnType<typeof text>, path = '/') =>
      planPage(pageOf({ path, regions: { main: [block] } }), catalogue).regions[0]?.blocks[0]?.fragmentKey;
    expect(key(text('a'), '/andere')).toBe(key(text('a')));
    expect(key(text('b'))).not.toBe(key(text('a')));
    expect(key(blockOf('a', 'text', { html: 'anders' }))).not.toBe(key(text('a')));
    // It shows its path.
    expect(key(blockOf('h', 'head'), '/andere')).not.toBe(key(blockOf('h', 'head')));
  });

  it('leaves a gap for a type without owner and for an id that was used', () => {
    const main = [text('a'), blockOf('b', 'nobody'), text('a')];
    const { gaps, regions } = planPage(pageOf({ path: '/', regions: { main } }), catalogue);
    expect(gaps.map(({ block, error }) => [block, error.code])).toEqual([
      ['b', 'BLOCK_UNKNOWN'],
      ['a', 'BLOCK_CONTENT_INVALID'],
    ]);
    expect(regions[0]?.blocks).toHaveLength(1);
  });
});

describe('createCatalogue', () => {
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

  it('refuses a block that uses what the kit does not share', async () => {
    const change = catalogueOf({
      version: '1.0.0-0000000002',
      manifest: ({ blocks }) => Object.assign(blocks[0] ?? {}, { uses: { 'left-pad': '^1.0.0' } }),
    });
    await expect(change).rejects.toMatchObject({ code: 'RELEASE_KIT_MODULE_MISSING' });
  });

  it('refuses two owners of one type', async () => {
    const releases = [
      await writeShell(directory),
      await writeKit(directory),
      await writeRemote(directory),
      await writeRemote(directory, { name: 'mf-other' }),
    ];
    const manifests = releases.map(({ manifest }) => manifest);
    expect(() => createCatalogue(liveSetOf(1, ...releases), manifests)).toThrow(
      expect.objectContaining({ code: 'RELEASE_BLOCK_CONFLICT' }),
    );
  });

  it('refuses a set without a kit', async () => {
    const releases = [await writeShell(directory), await writeRemote(directory)];
    const manifests = releases.map(({ manifest }) => manifest);
    expect(() => createCatalogue(liveSetOf(1, ...releases), manifests)).toThrow(
      expect.objectContaining({ code: 'LIVE_SET_INVALID' }),
    );
  });
});
