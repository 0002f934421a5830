import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';
import { isFaulty, lighthouseDocument, shortfalls } from './document.mjs';
import { installLighthouse } from './install.mjs';
import { measurePage } from './measure.mjs';
import { pagesToMeasure } from './pages.mjs';
import { withSite } from './site.mjs';

/**
 * @typedef {object} AuditOptions
 * @property {string | undefined} siteUrl a site that runs; without it, one is started for the purpose
 * @property {readonly string[]} [paths] the pages; without them, every page and one of each kind of record
 * @property {boolean} [all] every page of every record, too
 * @property {number} [runs] how often each page is measured
 * @property {(line: string) => void} print
 * @property {AbortSignal} signal
 */

/**
 * Measures pages, and writes docs/lighthouse.md, with all that falls short.
 *
 * @param {AuditOptions} options
 * @returns {Promise<{ passed: number, failed: number }>} pages; a performance that falls short fails none, as it is the machine's, too
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
  const failed = results.filter(isFaulty).length;
  return { passed: results.length - failed, failed };
}
