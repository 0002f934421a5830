import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../workspace/chromium.mjs';
import { runCommand } from '../workspace/command.mjs';
import { readJson } from '../workspace/packages.mjs';
import { LIGHTHOUSE } from './install.mjs';

/**
 * @typedef {object} Report what is read of Lighthouse's
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number, group?: string }[] }>} categories
 * @property {Record<string, { title: string, score: number | null, numericValue?: number, displayValue?: string }>} audits
 *
 * @typedef {import('./document.mjs').Measured} Measured
 */

/**
 * Measures a page as a phone on a slow line would see it, several times.
 *
 * @param {string} siteUrl
 * @param {string} path
 * @param {{ runs: number, signal: AbortSignal }} options
 * @returns {Promise<Measured>} the run in the middle, by its score for performance
 * @throws {Error} when Lighthouse fails
 */
export async function measurePage(siteUrl, path, { runs, signal }) {
  const reports = [];
  for (let run = 0; run < runs; run += 1) reports.push(await report(siteUrl + path, signal));
  const score = (/** @type {Report} */ { categories }) => categories.performance?.score ?? 0;
  const middle = reports.sort((a, b) => score(a) - score(b))[Math.floor(reports.length / 2)];
  return summary(path, /** @type {Report} */ (middle));
}

/** @param {string} path @param {Report} report @returns {Measured} */
export function summary(path, { categories, audits }) {
  const percent = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (/** @type {string} */ name) => audits[name]?.numericValue ?? 0;
  /** @param {string} name @param {(part: { weight: number }) => boolean} counts */
  const imperfect = (name, counts) =>
    (categories[name]?.auditRefs ?? []).flatMap((part) => {
      const audit = audits[part.id];
      if (!audit || !counts(part) || audit.score === null || audit.score === 1) return [];
      return [audit.displayValue ? `${audit.title}, ${audit.displayValue}` : audit.title];
    });
  const weighs = (/** @type {{ weight: number }} */ { weight }) => weight > 0;
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
    findings: ['accessibility', 'best-practices', 'seo'].flatMap((name) => imperfect(name, weighs)),
    slowedBy: imperfect('performance', weighs),
  };
}

/** @param {string} address @param {AbortSignal} signal @returns {Promise<Report>} */
async function report(address, signal) {
  const directory = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(directory, 'report.json');
  const parameters = [
    LIGHTHOUSE,
    address,
    '--quiet',
    '--locale=en',
    '--no-enable-error-reporting',
    '--output=json',
    `--output-path=${file}`,
    // Chromium's sandbox needs rights that containers rarely have; the pages are our own.
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
  ];
  try {
    const { status, lines } = await runCommand(process.execPath, parameters, {
      env: { CHROME_PATH: findChromium() },
      signal,
    });
    if (status !== 0) throw new Error(`${address}: ${lines.slice(-5).join(' ')}`);
    return readJson(file);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
