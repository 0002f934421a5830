/**
 * `npm run bench`: compares composed pages with the same pages from a monolith. It builds the monolith and starts both sites on
 * free ports. The settings are in README.md.
 */
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { measureLcp } from './lcp/lcp.ts';
import { checkSameIslands } from './lcp/same-islands.ts';
import { buildMonolith } from './monolith/build.ts';
import { measurePages } from './pages/pages.ts';
import { launchBrowser } from './pages/visit.ts';
import { type RunSetup, renderTables } from './report/tables.ts';
import { judge, type Results } from './report/targets.ts';
import { writeReport } from './report/write.ts';
import { readSettings } from './settings.ts';
import { BENCH } from './sites/folders.ts';
import { startFront } from './sites/front.ts';
import { type ComposedSite, startComposed, startProgram } from './sites/sites.ts';
import { measureStillPages } from './still/still.ts';
import { measureThroughput } from './throughput/throughput.ts';
import { measureTouches } from './touches/touches.ts';

/** The home page with its sliders, a page with a large list, one with an accordion, and one with a filter and cards. */
const PATHS = ['/', '/presse/bildmaterial', '/service/fragen', '/immobilien/projekte'];

const settings = readSettings(process.env);
const paths = settings.paths ?? PATHS;
const log = (line: string) => process.stderr.write(`  ${line}\n`);

const initialLoad = loadavg()[0] ?? 0;
log('building the monolith');
await buildMonolith();
log('starting the sites');
const composed = await startComposed();
const monolith = await startProgram(join(BENCH, 'dist/monolith/serve.js'), composed.contentApiUrl, '1');
const fronts = { composed: await startFront(composed.url), monolith: await startFront(monolith.url) };
const browser = await launchBrowser();
try {
  for (const path of paths) await waitUntilCached(composed.url + path);
  const results = await measure(browser, composed);
  const setup: RunSetup = {
    date: new Date().toISOString().slice(0, 10),
    cores: cpus().length,
    model: cpus()[0]?.model.trim() ?? 'unknown',
    node: process.versions.node,
    chromium: browser.version(),
    load: [initialLoad, loadavg()[0] ?? 0],
    visits: settings.visits,
    rounds: settings.rounds,
    seconds: settings.seconds,
  };
  const tables = renderTables(setup, judge(results), results);
  if (settings.isComplete) await writeReport(results as Results, setup, tables);
  process.stdout.write(`${tables}\n`);
} finally {
  await browser.close();
  await Promise.all([fronts.composed.stop(), fronts.monolith.stop()]);
  await monolith.stop();
  await composed.stop();
}

/** Measures the parts that the settings ask for, one after the other. */
async function measure(browser: Browser, site: ComposedSite): Promise<Partial<Results>> {
  const { parts, visits, lcpVisits, touches, rounds, seconds } = settings;
  const origins = { composed: fronts.composed.url, monolith: fronts.monolith.url };
  const [lcpPath = '/'] = paths;
  const results: Partial<Results> = {};
  if (parts.has('still')) {
    results.still = await measureStillPages(site.url, origins, { paths: settings.paths, visits }, log);
  }
  if (parts.has('touches')) results.touches = await measureTouches(browser, origins, paths, touches, log);
  if (parts.has('pages')) results.pages = await measurePages(browser, origins, paths, visits, log);
  if (parts.has('lcp')) {
    await checkSameIslands({ composed: site.url, monolith: monolith.url }, lcpPath);
    results.lcp = await measureLcp(browser, origins, lcpPath, lcpVisits, log);
  }
  if (parts.has('throughput')) {
    log('measuring throughput');
    results.throughput = await measureThroughput(site, paths, { rounds, seconds });
  }
  return results;
}

/** Waits until a page is cached. A page with a late block is never cached, so this also means that the page is complete. */
async function waitUntilCached(url: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const response = await fetch(url);
    await response.arrayBuffer();
    if (response.headers.get('server-timing')?.includes('hit')) return;
    await delay(200);
  }
  throw new Error(`${url} was not cached`);
}
