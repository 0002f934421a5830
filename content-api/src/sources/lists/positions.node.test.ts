import { gzipSync } from 'node:zlib';
import type { PageModel } from '@stadtraum/contracts/page-model';
import { describeOnBothDatabases } from '../../testing/both-databases.ts';
import { makeContentFiles } from '../../testing/content-files.ts';
import { flatsContent, makeFlats } from '../../testing/located-flats.ts';
import { type RunningApi, startContentApi } from '../../testing/processes.ts';
import type { Positions, PositionsDelivery } from './positions.ts';

const FLATS = makeFlats(2000);
const shown = FLATS.filter(({ gone }) => gone === undefined);

describeOnBothDatabases('positions of 2,000 records', (newDatabase) => {
  let api: RunningApi;

  beforeAll(async () => {
    const files = makeContentFiles();
    for (const [file, content] of Object.entries(flatsContent(FLATS))) files.write(file, content);
    api = await startContentApi({ ...(await newDatabase()), CONTENT_DIRECTORY: files.directory });
  });
  afterAll(() => api.stop());

  const pageFor = async (query: Record<string, string>) => {
    const parameters = new URLSearchParams({ path: '/flats', query: String(new URLSearchParams(query)) });
    return (await (await api.get(`/page?${parameters}`)).json()) as PageModel;
  };
  const mapOf = ({ regions }: PageModel) => regions.main?.[1]?.content as unknown as PositionsDelivery;
  const positionsAt = async (address: string) => (await (await api.get(address)).json()) as Positions;

  it('are those of all hits of the filtered list, on any of its pages', async () => {
    const rent = { 'tx_flats[rentbis]': '600', 'tx_flats[district]': 'Hafen' };
    const page = await pageFor({ ...rent, 'tx_flats[sort]': 'rooms', 'tx_flats[page]': '2' });
    const map = mapOf(page);
    const hits = shown.filter((flat) => flat.rent <= 600 && flat.district === 'Hafen');
    expect(map).toMatchObject({ view: '', total: hits.length });
    expect(map.positions).toBe(
      `/daten/lage/flats.json?${new URLSearchParams([...Object.entries(rent)].reverse())}`,
    );
    expect(await positionsAt(map.positions)).toEqual({
      path: '/flats',
      fields: ['title', 'rent', 'rooms'],
      hits: hits.map(({ slug, title, rent, rooms = null, position }) => [
        ...[slug, position.latitude, position.longitude, position.isApproximate ? 1 : 0],
        ...[title, rent, rooms],
      ]),
    });
  });

  it('add nothing to a page that grows with the number of hits, and are light themselves', async () => {
    const page = await pageFor({});
    expect(JSON.stringify(page.regions.main?.[1]).length).toBeLessThan(300);
    const response = await api.get(mapOf(page).positions);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    const body = await response.text();
    expect((JSON.parse(body) as Positions).hits).toHaveLength(shown.length);
    expect(gzipSync(body).length).toBeLessThan(60_000);
  });

  it('belong to a block that may be beside another', async () => {
    const { regions } = await pageFor({});
    expect(regions.main?.map(({ beside }) => beside)).toEqual([undefined, true]);
  });

  it('keep the view in the address, and ignore unknown ones', async () => {
    const view = async (name: string) => mapOf(await pageFor({ 'tx_flats[view]': name })).view;
    expect([await view('map'), await view('list'), await view('globus')]).toEqual(['map', 'list', '']);
    expect((await pageFor({})).queryParameters).toContain('tx_flats[view]');
  });

  it('are 404 for collections that declare none, and for unknown ones', async () => {
    for (const name of ['houses', 'nix'])
      expect((await api.get(`/daten/lage/${name}.json`)).status).toBe(404);
  });
});
