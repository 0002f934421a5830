import { short } from '../drawing/sheet.mjs';

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
 * Grains of one colour, as one path.
 *
 * @param {Sheet} sheet
 * @param {Random} random
 * @param {{ x: number, y: number, width: number, height: number, count: number, size: number, colour: Colour, opacity: number }} options
 */
export function grains(sheet, random, { x, y, width, height, count, size, colour, opacity }) {
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
