import { findChromium } from '../workspace/chromium.mjs';
import { loadLighthouse } from './install.mjs';

/**
 * @typedef {object} Report the parts of Lighthouse's report that are read here
 * @property {{ message: string }} [runtimeError]
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number, group?: string }[] }>} categories
 * @property {{ benchmarkIndex: number }} environment
 * @property {Record<string, { title: string, score: number | null, numericValue?: number, displayValue?: string }>} audits
 *
 * @typedef {import('./document.mjs').Measured} Measured
 */

/**
 * Measures a page several times as a phone on a slow connection.
 *
 * @param {string} siteUrl
 * @param {string} path
 * @param {{ runs: number, signal: AbortSignal }} options
 * @returns {Promise<Measured>} the median run by performance score
 * @throws {Error} when Lighthouse fails
 */
export async function measurePage(siteUrl, path, { runs, signal }) {
  const reports = [];
  for (let run = 0; run < runs; run += 1) {
    // Only times differ from run to run.
    reports.push(await report(siteUrl + path, run === 0 ? EVERYTHING : ['performance'], signal));
  }
  const [whole] = reports;
  const score = (/** @type {Report} */ { categories }) => categories.performance?.score ?? 0;
  const middle = reports.toSorted((a, b) => score(a) - score(b))[Math.floor(reports.length / 2)];
  if (!whole || !middle) throw new Error('A page must be measured at least once.');
  return summary(path, {
    environment: middle.environment,
    categories: { ...whole.categories, ...middle.categories },
    audits: { ...whole.audits, ...middle.audits },
  });
}

const EVERYTHING = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @param {string} path @param {Report} report @returns {Measured} */
export function summary(path, { categories, audits, environment }) {
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
    benchmarkIndex: environment.benchmarkIndex,
    findings: ['accessibility', 'best-practices', 'seo'].flatMap((name) => imperfect(name, weighs)),
    slowedBy: imperfect('performance', weighs),
  };
}

/**
 * One measurement. It is retried once when the browser was too slow to be recorded ("NO_NAVSTART").
 *
 * @param {string} address
 * @param {readonly string[]} categories
 * @param {AbortSignal} signal
 */
async function report(address, categories, signal) {
  try {
    return await measure(address, categories, signal);
  } catch {
    signal.throwIfAborted();
    return measure(address, categories, signal);
  }
}

/**
 * @param {string} address
 * @param {readonly string[]} categories
 * @param {AbortSignal} signal
 * @returns {Promise<Report>}
 */
async function measure(address, categories, signal) {
  const { lighthouse, launch } = await loadLighthouse();
  const browser = await launch({
    chromePath: findChromium(),
    // Chromium's sandbox needs permissions that containers rarely have; the pages are our own.
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
  });
  const end = () => browser.kill();
  signal.addEventListener('abort', end);
  try {
    const { lhr } = await lighthouse(address, {
      port: browser.port,
      locale: 'en',
      onlyCategories: categories,
      // It affects no score and takes time.
      disableFullPageScreenshot: true,
    });
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}
