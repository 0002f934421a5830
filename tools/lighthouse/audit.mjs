import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';
import { lighthouseDocument, missesTarget, shortfalls } from './document.mjs';
import { installLighthouse } from './install.mjs';
import { measurePage } from './measure.mjs';
import { pagesToCheck } from './pages.mjs';
import { withSite } from './site.mjs';

/**
 * @typedef {object} AuditOptions
 * @property {string | undefined} siteUrl address of a running site; by default, the built site is started
 * @property {readonly string[]} [paths] the pages to check; by default every page in the sitemap
 * @property {(paths: readonly string[]) => string[]} [sample] chooses some pages of each group
 * @property {boolean} [all] measures the performance of all pages, instead of one page for each kind of record
 * @property {number} [runs] number of performance measurements per page; 0 checks everything but performance
 * @property {(line: string) => void} print
 * @property {AbortSignal} signal
 */

/**
 * Checks pages. If the performance of the whole site is measured, writes docs/lighthouse.md with all shortfalls.
 *
 * @param {AuditOptions} options
 * @returns {Promise<{ passed: number, failed: number }>} numbers of pages; a low performance score does not fail a page, because it depends on the machine
 * @throws {Error} when Lighthouse cannot be installed or fails, or the site does not start
 */
export async function audit({ siteUrl, paths = [], sample, all = false, runs = 3, print, signal }) {
  await installLighthouse(print, signal);
  const measureAll = async (/** @type {string} */ origin) => {
    const results = [];
    const { measured, others } =
      paths.length > 0 ? { measured: paths, others: [] } : await pagesToCheck(origin);
    for (const path of [measured, others].flatMap((group) => sample?.(group) ?? group)) {
      const isMeasured = all || measured.includes(path);
      const result = await measurePage(origin, path, { runs: isMeasured ? runs : 0, signal });
      results.push(result);
      print([...Object.values(result.scores), path, ...shortfalls(result)].join('  '));
    }
    return results;
  };
  const results = await (siteUrl ? measureAll(siteUrl) : withSite(measureAll, signal));
  if (runs > 0 && paths.length === 0 && !sample) {
    writeFileSync(join(ROOT, 'docs/lighthouse.md'), lighthouseDocument(results, { runs, day: new Date() }));
    print('Written: docs/lighthouse.md');
  }
  const failed = results.filter(missesTarget).length;
  return { passed: results.length - failed, failed };
}
