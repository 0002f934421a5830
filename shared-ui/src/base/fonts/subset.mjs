import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * The site's font files. They contain the characters of German pages in the weights that the stylesheets use. Other European
 * names (Wałęsa, Dvořák) need a second file, which a browser fetches when a page contains such a name. The shell preloads files
 * with `.preload` in their names.
 */
export const FONTS = [
  {
    file: 'hanken-grotesk.preload.woff2',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
  {
    file: 'hanken-grotesk-italic.woff2',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-italic.woff2',
    weights: { min: 400, max: 700 },
  },
  {
    file: 'besley.preload.woff2',
    source: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
    weights: { min: 400, max: 600 },
  },
];

/** Printable ASCII, Latin-1 and additional German punctuation. `fonts.css` declares the same characters as `unicode-range`. */
export const CHARACTERS = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}\u0131\u0152\u0153\u2009\u202f–—‘’‚“”„†‡•…‰‹›€™←↑→↓−`;

const FEATURES = ['ccmp', 'kern', 'liga', 'mark', 'pnum', 'tnum'];

/**
 * @param {import('./subset.mjs').FontSubset} font
 * @returns {Promise<Uint8Array>} WOFF2
 */
export async function makeSubset({ source, weights }) {
  const whole = await readFile(createRequire(import.meta.url).resolve(source));
  return subsetFont(whole, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

/**
 * @param {number} first
 * @param {number} last
 */
function characters(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
