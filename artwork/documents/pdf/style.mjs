import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const font = (/** @type {number} */ weight) =>
  resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${weight}-normal.woff`);

/** Names of the fonts in a document, and their files. */
export const FONTS = { regular: font(400), strong: font(600), heavy: font(700) };

export const COLOUR = {
  ink: '#16212b',
  soft: '#49555f',
  line: '#c9cdd1',
  ground: '#f3f4f2',
  plate: '#1d3fae',
};

/** Points. */
export const SIZE = { title: 20, heading: 12.5, text: 9.5, small: 8 };

/** A4 in points, and what of it is text. */
export const PAGE = { width: 595.28, height: 841.89, margin: 56, top: 64, bottom: 72 };
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;
