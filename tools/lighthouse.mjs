/*
 * `npm run lighthouse`: measures pages of a site that runs, as a phone on a slow line would see them, and writes docs/lighthouse.md.
 * SITE_URL names the site (http://localhost:4000), LIGHTHOUSE_RUNS how often each page is measured (3); paths may follow the
 * command, else it is every page that the sitemap lists.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lighthouseDocument } from './lighthouse/document.mjs';
import { findChromium } from './workspace/chromium.mjs';
import { runCommand } from './workspace/command.mjs';
import { ROOT } from './workspace/root.mjs';

/** Fetched when it is asked for: it brings 150 packages, which nobody who runs or tests the site needs. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-dev-shm-usage';

const siteUrl = (process.env.SITE_URL || 'http://localhost:4000').replace(/\/$/, '');
const runs = Number(process.env.LIGHTHOUSE_RUNS || 3);
const given = process.argv.slice(2);

const paths = given.length > 0 ? given : await sitemapPaths();
const results = [];
for (const path of paths) {
  const result = await measure(path);
  results.push(result);
  process.stdout.write(`${Object.values(result.scores).join(' ')}  ${path}\n`);
}
writeFileSync(join(ROOT, 'docs/lighthouse.md'), lighthouseDocument(results, { runs, day: new Date() }));

/** The run in the middle of several, by its score for performance. @param {string} path */
async function measure(path) {
  const reports = [];
  for (let run = 0; run < runs; run += 1) reports.push(await report(path));
  const score = (/** @type {LighthouseReport} */ { categories }) => categories.performance?.score ?? 0;
  const median = reports.sort((a, b) => score(a) - score(b))[Math.floor(reports.length / 2)];
  const { categories, audits } = /** @type {LighthouseReport} */ (median);
  const percent = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (/** @type {string} */ name) => audits[name]?.numericValue ?? 0;
  return {
    path,
    scores: {
      performance: percent('performance'),
      accessibility: percent('accessibility'),
      bestPractices: percent('best-practices'),
      seo: percent('seo'),
    },
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    findings: ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
      (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = audits[id];
        return audit && weight > 0 && audit.score !== null && audit.score < 1 ? [audit.title] : [];
      }),
    ),
  };
}

async function sitemapPaths() {
  const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/**
 * @typedef {object} LighthouseReport
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { title: string, score: number | null, numericValue?: number }>} audits
 *
 * @param {string} path
 * @returns {Promise<LighthouseReport>}
 */
async function report(path) {
  const directory = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(directory, 'report.json');
  const parameters = [
    '--yes',
    LIGHTHOUSE,
    siteUrl + path,
    '--quiet',
    '--locale=en',
    '--output=json',
    `--output-path=${file}`,
  ];
  try {
    const { status, lines } = await runCommand('npx', [...parameters, `--chrome-flags=${CHROME_FLAGS}`], {
      env: { CHROME_PATH: findChromium() },
    });
    if (status !== 0) throw new Error(`${path}: ${lines.slice(-5).join(' ')}`);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
