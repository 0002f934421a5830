import type { GateReport } from '@stadtraum/contracts/gate';
import { findChromium } from '../gate/pictures/find-chromium.ts';
import { makeKit, makeRelease, makeRemote, makeShell } from '../testing/fixture-releases.ts';
import { pageWith, type StandInContentApi, startStandInContentApi } from '../testing/stand-in-content-api.ts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

const STYLES = 'browser/blocks.css';
const component = 'return "<p class=\\"press-text-0a1b2c\\">" + content.text + "</p>"';

function pressWith(css: string) {
  const { manifest, files } = makeRemote('mf-press', { component, stylesheets: [STYLES] });
  const { version: _, files: __, ...parts } = manifest;
  return makeRelease({ ...parts, files: { ...files, [STYLES]: css } });
}

describe('pictures in reports @full', () => {
  let contentApi: StandInContentApi;
  let registry: TestRegistry;

  beforeAll(async () => {
    contentApi = await startStandInContentApi({ pages: [pageWith('/', { press: { text: 'Neues' } })] });
    const chromium = findChromium({});
    registry = await startTestRegistry({ contentApiUrl: contentApi.url, gate: { pollMs: 50, chromium } });
  });
  afterAll(async () => {
    await registry.remove();
    await contentApi.close();
  });

  /** The stored report, once it waits for no more pictures. */
  async function completeReport(id: string | undefined): Promise<GateReport> {
    for (;;) {
      const { body } = await registry.request<GateReport>(`/reports/${id}`);
      if (!body.unchecked.some((sentence) => sentence.includes('pictures follow'))) return body;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  it('shows what a stylesheet changes, although the HTML is the same', async () => {
    const [shell, kit] = [makeShell(), makeKit()];
    const teal = pressWith('@layer block{.press-text-0a1b2c{color:teal}}');
    const large = pressWith('@layer block{.press-text-0a1b2c{color:teal;font-size:60px}}');
    for (const release of [shell, kit, teal, large]) await registry.publish(release);
    await registry.activate(shell, kit, teal);
    const { body } = await registry.activate(large);
    expect(body.report?.blocks).toMatchObject({ touched: 1, changed: 0 });

    const report = await completeReport(body.report?.id);
    expect(report.pictures.map(({ block, width }) => [block, width])).toEqual([
      ['press', 390],
      ['press', 1280],
    ]);
    expect(report.pictures.every(({ changed }) => changed > 0)).toBe(true);
    expect(report.unchecked.filter((sentence) => sentence.startsWith('Looks'))).toEqual([]);

    const [picture] = report.pictures;
    const open = (path: string, site: string) =>
      fetch(`${registry.url}/reports/${report.id}${path}`, { headers: { 'sec-fetch-site': site } });
    expect(await (await open('.html', 'none')).text()).toContain(`/reports/${report.id}/${picture?.after}"`);
    const shown = await open(`/${picture?.after}`, 'same-origin');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await shown.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG');
    const refused = [open(`/${picture?.after}`, 'cross-site'), open('/none.png', 'same-origin')];
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([400, 404]);
  });
});
