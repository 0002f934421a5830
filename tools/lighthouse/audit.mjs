import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';
import { lighthouseDocument, missesTarget, shortfalls } from './document.mjs';
import { installLighthouse } from './install.mjs';
import { measurePage } from './measure.mjs';
import { pagesToMeasure } from './pages.mjs';
import { withSite } from './site.mjs';

/**
 * @typedef {object} AuditOptions
 * @property {string | undefined} siteUrl address of a running site; by default, the built site is started
 * @property {readonly string[]} [paths] the pages to measure; by default every page, but only one page for each kind of record
 * @property {boolean} [all] measures the pages of all records
 * @property {number} [runs] number of measurements per page
 * @property {(line: string) => void} print
 * @property {AbortSignal} signal
 */

/**
 * Measures pages and writes docs/lighthouse.md with all shortfalls.
 *
 * @param {AuditOptions} options
 * @returns {Promise<{ passed: number, failed: number }>} numbers of pages; a low performance score does not fail a page, because it depends on the machine
 * @throws {Error} when Lighthouse cannot be installed or fails, or the site does not start
 */
export async function audit({ siteUrl, paths = [], all = false, runs = 3, print, signal }) {
  await installLighthouse(print, signal);
  const measureAll = async (/** @type {string} */ origin) => {
    const results = [];
    for (const path of paths.length > 0 ? paths : await pagesToMeasure(origin, { all })) {
      const result = await measurePage(origin, path, { runs, signal });
      results.push(result);
      print([...Object.values(result.scores), path, ...shortfalls(result)].join('  '));
    }
    return results;
  };
  const results = await (siteUrl ? measureAll(siteUrl) : withSite(measureAll, signal));
  writeFileSync(join(ROOT, 'docs/lighthouse.md'), lighthouseDocument(results, { runs, day: new Date() }));
  const failed = results.filter(missesTarget).length;
  return { passed: results.length - failed, failed };
}
