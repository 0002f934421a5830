/**
 * `npm run bench`: compares composed pages with the same pages from a monolith. It builds the monolith and starts both sites on
 * free ports. BENCH_VISITS (5), BENCH_ROUNDS (5) and BENCH_SECONDS (3) set the duration.
 */
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildMonolith } from './monolith/build.ts';
import { launchBrowser } from './pages/measure-page.ts';
import { measurePages } from './pages/pages.ts';
import { type RunSetup, renderTables } from './report/tables.ts';
import { judge } from './report/targets.ts';
import { writeReport } from './report/write.ts';
import { BENCH } from './sites/folders.ts';
import { startFront } from './sites/front.ts';
import { startComposed, startProgram } from './sites/sites.ts';
import { measureThroughput } from './throughput/throughput.ts';

/** The home page with its sliders, a page with a large list, one with an accordion, and one with a filter and cards. */
const PATHS = ['/', '/presse/bildmaterial', '/service/fragen', '/immobilien/projekte'];

const visits = Number(process.env.BENCH_VISITS ?? 5);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
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
  for (const path of PATHS) await waitUntilCached(composed.url + path);
  const pages = await measurePages(
    browser,
    { composed: fronts.composed.url, monolith: fronts.monolith.url },
    PATHS,
    visits,
    log,
  );
  log('measuring throughput');
  const throughput = await measureThroughput(composed, PATHS, { rounds, seconds });
  const setup: RunSetup = {
    date: new Date().toISOString().slice(0, 10),
    cores: cpus().length,
    model: cpus()[0]?.model.trim() ?? 'unknown',
    node: process.versions.node,
    chromium: browser.version(),
    load: [initialLoad, loadavg()[0] ?? 0],
    visits,
    rounds,
    seconds,
  };
  const results = { pages, throughput };
  const tables = renderTables(setup, judge(results), pages, throughput);
  await writeReport(results, setup, tables);
  process.stdout.write(`${tables}\n`);
} finally {
  await browser.close();
  await Promise.all([fronts.composed.stop(), fronts.monolith.stop()]);
  await monolith.stop();
  await composed.stop();
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
