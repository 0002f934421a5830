import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { short } from './sheet.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('./sheet.mjs').Sheet} Sheet */

const { resolve } = createRequire(import.meta.url);

/** The site's two typefaces. */
const FILES = {
  text: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  heading: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
};

/** @type {Map<keyof typeof FILES, fontkit.Font>} */
const fonts = new Map();

/**
 * Letters of the site's own typefaces, as outlines: a drawing must not depend on the fonts of the machine that draws it.
 *
 * @param {Sheet} sheet
 * @param {string} text
 * @param {Point2} place on the baseline
 * @param {{ size: number, colour: Colour, anchor?: 'start' | 'middle' | 'end', turned?: boolean, bold?: boolean, face?: keyof typeof FILES, opacity?: number }} style
 *   `turned`: read from below upwards
 */
export function letter(
  sheet,
  text,
  [x, y],
  { size, colour, anchor = 'start', turned = false, bold = false, face = 'text', opacity = 1 },
) {
  const font = loaded(face);
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * scale;
  let pen = anchor === 'start' ? 0 : anchor === 'middle' ? -width / 2 : -width;
  /** @param {number} right @param {number} up */
  const place = (right, up) => {
    const [dx, dy] = [pen + right * scale, -up * scale];
    return turned ? `${short(x + dy)} ${short(y - dx)}` : `${short(x + dx)} ${short(y + dy)}`;
  };
  let shape = '';
  glyphs.forEach((glyph, index) => {
    for (const { command, args } of glyph.path.commands) shape += written(command, args, place);
    pen += (positions[index]?.xAdvance ?? 0) * scale;
  });
  sheet.path(shape, { fill: colour, opacity, ...(bold && { stroke: colour, width: size * 0.028 }) });
}

const COMMANDS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'z' };

/**
 * @param {keyof typeof COMMANDS} command
 * @param {readonly number[]} args
 * @param {(right: number, up: number) => string} place
 */
function written(command, args, place) {
  let points = '';
  for (let index = 0; index < args.length; index += 2)
    points += `${index ? ' ' : ''}${place(args[index] ?? 0, args[index + 1] ?? 0)}`;
  return COMMANDS[command] + points;
}

/** The regular weight: fontkit cannot vary a WOFF2 font. @param {keyof typeof FILES} face */
function loaded(face) {
  const known = fonts.get(face);
  if (known) return known;
  const created = fontkit.create(readFileSync(resolve(FILES[face])));
  if ('fonts' in created) throw new Error(`${FILES[face]} is a collection of fonts, not one font.`);
  fonts.set(face, created);
  return created;
}
