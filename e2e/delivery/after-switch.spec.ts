import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import {
  activate,
  activateAccepted,
  fetchLiveSetId,
  publish,
  readRelease,
  signWithKeyOf,
  withServerCode,
} from '../faults/stage/releases.ts';
import { recordMeasurement } from '../site/measurements.ts';
import { PAGES } from '../site/pages.ts';
import { type Site, startSite } from '../site/site.ts';
import { startLoad } from '../site/steady-load.ts';
import { liveSet, mixedPages } from './shipping.ts';

/** A page with nine blocks of one type. */
const PATH = '/leichte-sprache';
const TYPE = 'text';
/** A block may take 400 ms, and all blocks of a page 800 ms. */
const BLOCK_MS = 150;

const REQUESTS_PER_SECOND = 40;
const PATHS = PAGES.filter(({ status }) => status === 200).map(({ path }) => path);

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startSite();
  signWithKeyOf(site.dataDirectory);
});
test.afterAll(() => site?.stop());

/** The live release of mf-content-blocks, whose blocks of one page each take a while. No block alone is too slow. */
async function slowRelease() {
  const { releases } = await liveSet(site);
  const live = releases.find(({ name }) => name === 'mf-content-blocks');
  const directory = join(site.dataDirectory, 'registry/releases/mf-content-blocks', live?.version ?? '');
  const response = await fetch(`${site.contentApiUrl}/page?path=${PATH}`);
  const { regions } = (await response.json()) as { regions: { main: { type: string; content: unknown }[] } };
  const slow = regions.main.filter(({ type }) => type === TYPE).map(({ content }) => JSON.stringify(content));
  expect(slow.length).toBeGreaterThan(6);
  return withServerCode(
    await readRelease(directory),
    `{
      const slow = new Set(${JSON.stringify(slow)});
      const blocks = { ...module.exports.blocks };
      const { component: Fast } = blocks.${TYPE};
      blocks.${TYPE} = { ...blocks.${TYPE}, component: (props) => {
        const end = Date.now() + (slow.has(JSON.stringify(props.content)) ? ${BLOCK_MS} : 0);
        while (Date.now() < end);
        return require('react').createElement(Fast, props);
      } };
      module.exports = { ...module.exports, blocks };
    }`,
  );
}

test('[GA8] rolls back by itself what only fails in the shell, and visitors notice nothing @full', async () => {
  const before = await liveSet(site);
  const release = await slowRelease();
  expect(await publish(site.registryUrl, release)).toMatchObject({ status: 201 });
  const load = startLoad(site.url, PATHS, REQUESTS_PER_SECOND);
  await delay(1000);

  const started = performance.now();
  // The gate measures how long each block takes, and is overruled.
  const { status, body } = await activateAccepted(site.registryUrl, release);
  const ms = Math.round(performance.now() - started);
  await delay(2000);
  const report = await load.stop();

  // What the shells showed, in case that it was not rolled back.
  expect([status, body.code, body.message], JSON.stringify(body).slice(-3000)).toEqual([
    422,
    'ACTIVATION_ROLLED_BACK',
    expect.stringContaining(PATH),
  ]);
  const versionsOf = ({ releases }: typeof before) =>
    releases.map(({ name, version }) => `${name}@${version}`);
  expect(versionsOf(await liveSet(site))).toEqual(versionsOf(before));
  expect(report.failures).toEqual([]);
  expect(await mixedPages(site, report)).toEqual([]);
  const page = await (await fetch(`${site.url}${PATH}`)).text();
  expect(page.match(/data-block="/g)?.length).toBeGreaterThan(9);
  expect(await activate(site.registryUrl, release)).toMatchObject({ body: { code: 'RELEASE_MARKED_BAD' } });
  recordMeasurement(
    'delivery',
    `rolled back ${ms} ms after the request, ${report.responses} requests meanwhile`,
  );
});

test('[GA8] 1,000 forged reports about the live releases change nothing @full', async () => {
  const before = await fetchLiveSetId(site.registryUrl);
  const { releases } = await liveSet(site);
  for (let sent = 0; sent < 50; sent += 1) {
    const reports = Array.from({ length: 20 }, (_, index) => {
      const { name, version } = releases[(sent + index) % releases.length] ?? { name: '', version: '' };
      const place = { liveSet: before, path: '/', release: `${name}@${version}` };
      return { kind: 'error', code: 'ISLAND_HYDRATION_FAILED', ...place };
    });
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(reports) };
    // The shells count them: they are below the limit of one network.
    expect((await fetch(`${site.url}/_reports`, request)).status).toBe(204);
  }
  await delay(1000);
  expect(await fetchLiveSetId(site.registryUrl)).toBe(before);
  const log = await readFile(join(site.dataDirectory, 'registry/log.jsonl'), 'utf8');
  // All came from one network.
  expect(log).not.toContain('visitor-reports');
});
