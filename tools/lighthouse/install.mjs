import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, installDifference } from '../workspace/install.mjs';
import { ROOT } from '../workspace/root.mjs';

/** Lighthouse has its own package.json and lockfile, because it is larger than all of the site's packages together. */
const DIRECTORY = join(ROOT, 'tools/lighthouse');

/**
 * @typedef {object} Lighthouse
 * @property {(address: string, flags: object) => Promise<{ lhr: import('./measure.mjs').Report }>} lighthouse
 * @property {(options: object) => Promise<{ port: number, kill: () => void }>} launch starts a browser
 */

/** Loads the modules of the installed Lighthouse. @returns {Promise<Lighthouse>} */
export async function loadLighthouse() {
  const load = (/** @type {string} */ file) =>
    import(pathToFileURL(join(DIRECTORY, 'node_modules', file)).href);
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    load('lighthouse/core/index.js'),
    load('chrome-launcher/dist/index.js'),
  ]);
  return { lighthouse, launch };
}

/**
 * Installs Lighthouse, unless the installation matches its lockfile.
 *
 * @param {(line: string) => void} print
 * @param {AbortSignal} signal
 * @throws {Error} when npm fails
 */
export async function installLighthouse(print, signal) {
  const difference = installDifference(DIRECTORY);
  if (!difference) return print('Lighthouse: matches its package-lock.json');
  print(`Lighthouse: installing, because ${difference}`);
  const { ok, command, lines } = await install({ cwd: DIRECTORY, signal });
  if (!ok) throw new Error(`${command} in ${DIRECTORY} failed:\n${lines.join('\n')}`);
}
