import { join } from 'node:path';
import { install, installDifference } from '../workspace/install.mjs';
import { ROOT } from '../workspace/root.mjs';

/** Has a package.json and a lock of its own: Lighthouse is larger than all that the site itself needs. */
const DIRECTORY = join(ROOT, 'tools/lighthouse');

/** The program. */
export const LIGHTHOUSE = join(DIRECTORY, 'node_modules/lighthouse/cli/index.js');

/**
 * Installs Lighthouse, unless it is there as its lock says.
 *
 * @param {(line: string) => void} print
 * @param {AbortSignal} signal
 * @throws {Error} when npm cannot get it
 */
export async function installLighthouse(print, signal) {
  const difference = installDifference(DIRECTORY);
  if (!difference) return print('Lighthouse: as its package-lock.json says');
  print(`Lighthouse: installing, because ${difference}`);
  const { ok, command, lines } = await install({ cwd: DIRECTORY, signal });
  if (!ok) throw new Error(`${command} in ${DIRECTORY} failed:\n${lines.join('\n')}`);
}
