import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';

/**
 * Returns the names of all settings from the README's table, which a test compares with the code. This file imports no packages,
 * because `npm start` loads it before anything is installed.
 *
 * @returns {string[]}
 */
export function knownSettings() {
  const rows = readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(/^\| `([A-Z_]+)` +\|/gm);
  return Array.from(rows, ([, name = '']) => name);
}
