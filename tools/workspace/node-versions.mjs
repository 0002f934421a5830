import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** `engines` of package.json: `^20.19.0 || ^22.13.0 || >=24`. */
export const NODE_RANGE = /** @type {string} */ (
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).engines.node
);

/** The lowest version of each part of the range: `20.19.0`, `22.13.0`, `24`. */
export const LOWEST_NODES = NODE_RANGE.split(' || ').map((part) => part.replace(/^\D+/, ''));

/** Whether the range contains a version, such as `24.1.0`. This file imports no packages, because `npm start` loads it. @param {string} version */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return NODE_RANGE.split(' || ').some((part, index) => {
    const [lowestMajor = 0, lowestMinor = 0] = (LOWEST_NODES[index] ?? '').split('.').map(Number);
    if (major === lowestMajor) return minor >= lowestMinor;
    return part.startsWith('>=') && major > lowestMajor;
  });
}
