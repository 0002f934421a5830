import { findChromium } from '../workspace/chromium.mjs';
import { loadLighthouse } from './install.mjs';

/**
 * @typedef {object} Report the parts of Lighthouse's report that are used here
 * @property {{ message: string }} [runtimeError]
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number, group?: string }[] }>} categories
 * @property {{ benchmarkIndex: number }} environment
 * @property {Record<string, { title: string, score: number | null, numericValue?: number, displayValue?: string }>} audits
 *
 * @typedef {import('./document.mjs').PageResult} PageResult
 */

/**
 * Measures a page with Lighthouse, which emulates a phone on a slow connection.
 *
 * @param {string} siteUrl
 * @param {string} path
 * @param {{ runs: number, signal: AbortSignal }} options
 * @returns {Promise<PageResult>} the median run by performance score; without performance if `runs` is 0
 * @throws {Error} when Lighthouse fails
 */
export async function measurePage(siteUrl, path, { runs, signal }) {
  const reports = [];
  for (let run = 0; run < Math.max(runs, 1); run += 1) {
    // Only the performance score differs between runs.
    const others = run === 0 ? OTHER_CATEGORIES : [];
    reports.push(await report(siteUrl + path, [...(runs > 0 ? ['performance'] : []), ...others], signal));
  }
  const [complete] = reports;
  const score = (/** @type {Report} */ { categories }) => categories.performance?.score ?? 0;
  const median = reports.toSorted((a, b) => score(a) - score(b))[Math.floor(reports.length / 2)];
  if (!complete || !median) throw new Error('There is no report.');
  return summary(path, {
    environment: median.environment,
    categories: { ...complete.categories, ...median.categories },
    audits: { ...complete.audits, ...median.audits },
  });
}

const OTHER_CATEGORIES = ['accessibility', 'best-practices', 'seo'];

/** @param {string} path @param {Report} report @returns {PageResult} */
export function summary(path, { categories, audits, environment }) {
  const percent = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (/** @type {string} */ name) => audits[name]?.numericValue ?? 0;
  /** @param {string} name @param {(part: { weight: number }) => boolean} isRelevant */
  const imperfectAudits = (name, isRelevant) =>
    (categories[name]?.auditRefs ?? []).flatMap((part) => {
      const audit = audits[part.id];
      if (!audit || !isRelevant(part) || audit.score === null || audit.score === 1) return [];
      return [audit.displayValue ? `${audit.title}, ${audit.displayValue}` : audit.title];
    });
  const hasWeight = (/** @type {{ weight: number }} */ { weight }) => weight > 0;
  return {
    path,
    scores: {
      ...(categories.performance && { performance: percent('performance') }),
      accessibility: percent('accessibility'),
      bestPractices: percent('best-practices'),
      seo: percent('seo'),
    },
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    benchmarkIndex: environment.benchmarkIndex,
    findings: OTHER_CATEGORIES.flatMap((name) => imperfectAudits(name, hasWeight)),
    slowedBy: imperfectAudits('performance', hasWeight),
  };
}

/**
 * Measures a page once. Retries once, because Lighthouse fails with "NO_NAVSTART" when the browser is too slow.
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
  const stop = () => browser.kill();
  signal.addEventListener('abort', stop);
  try {
    const { lhr } = await lighthouse(address, {
      port: browser.port,
      locale: 'en',
      onlyCategories: categories,
      // The connection affects performance only.
      throttlingMethod: categories.includes('performance') ? 'simulate' : 'provided',
      // The screenshot takes time and affects no score.
      disableFullPageScreenshot: true,
    });
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
