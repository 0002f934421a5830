import { tone } from '../drawing/colour.mjs';
import { curve, short } from '../drawing/sheet.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('../random.mjs').Random} Random */

/**
 * @param {Sheet} sheet
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {Colour | string} fill
 * @param {number} [opacity]
 */
export function box(sheet, x, y, width, height, fill, opacity = 1) {
  sheet.polygon(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    fill,
    opacity,
  );
}

/**
 * Grains of one colour, as one path; over the whole sheet, unless the options say where.
 *
 * @param {Sheet} sheet
 * @param {Random} random
 * @param {{ x?: number, y?: number, width?: number, height?: number, count: number, size: number, colour: Colour, opacity: number }} options
 */
export function grains(sheet, random, options) {
  const { x = 0, y = 0, width = sheet.width, height = sheet.height, count, size, colour, opacity } = options;
  const shape = Array.from({ length: count }, () => {
    const s = size * random.between(0.4, 1.3);
    return `M${short(x + random.next() * width)} ${short(y + random.next() * height)}l${short(s)} ${short(s * random.between(-0.4, 0.4))}l${short(-s * 0.3)} ${short(s * 0.8)}z`;
  });
  sheet.path(shape.join(''), { fill: colour, opacity });
}

/**
 * An uneven quadrilateral, for what was shaped by hand or fire.
 *
 * @param {Random} random
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} loose
 * @returns {Point2[]}
 */
export function uneven(random, x, y, width, height, loose) {
  const off = () => random.between(-loose, loose);
  /** @type {Point2[]} */
  const points = [];
  for (const [fx, fy] of /** @type {const} */ ([
    [0.02, 0],
    [0.3, 0],
    [0.7, 0],
    [0.98, 0],
    [1, 0.1],
    [1, 0.9],
    [0.98, 1],
    [0.6, 1],
    [0.25, 1],
    [0.02, 1],
    [0, 0.9],
    [0, 0.1],
  ])) {
    points.push([x + fx * width + off(), y + fy * height + off()]);
  }
  return points;
}

/**
 * Lighter and darker clouds over the whole sheet, as poured and plastered walls have.
 *
 * @param {Sheet} sheet
 * @param {Random} random
 * @param {Colour} colour of the wall
 * @param {{
 *   count: number,
 *   above: number,
 *   width: [number, number],
 *   height: [number, number],
 *   loose: number,
 *   light: number,
 *   dark: number,
 *   opacity: number,
 * }} options `above`: how far a cloud may begin above the sheet; `light` and `dark`: the factors of the two tones
 */
export function clouds(sheet, random, colour, { count, above, width, height, loose, light, dark, opacity }) {
  for (let cloud = 0; cloud < count; cloud++) {
    const x = random.next() * sheet.width - 200;
    const y = random.next() * sheet.height - above;
    const outline = uneven(random, x, y, random.between(...width), random.between(...height), loose);
    sheet.path(curve(outline), { fill: tone(colour, random.chance(0.5) ? light : dark), opacity });
  }
}
