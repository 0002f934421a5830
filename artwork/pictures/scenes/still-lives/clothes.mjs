import { rgb, tone } from '../../drawing/colour.mjs';
import { INK, OAK, WHITE } from '../../palette.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../types.ts').Point2} Point2 */
/** @typedef {import('../../drawing/pen.mjs').Pen} Pen */

const REFLECTING = rgb(226, 230, 226);

/** A safety helmet, from the side; x, y: the middle of its rim. @param {Pen} pen @param {number} x @param {number} y @param {Colour} [colour] @param {number} [size] */
export function drawHelmet(pen, x, y, colour = rgb(250, 250, 246), size = 1) {
  const p = (/** @type {readonly Point2[]} */ points) => points.map(([a, b]) => /** @type {Point2} */ ([x + a * size, y + b * size]));
  pen.soft(p([[-0.12, -0.02], [-0.1, 0.1], [0.03, 0.15], [0.16, 0.09], [0.19, -0.02], [0.03, -0.04]]), INK, 0.16);
  pen.soft(p([[-0.14, 0.005], [-0.135, 0.07], [-0.08, 0.145], [0, 0.165], [0.085, 0.14], [0.135, 0.07], [0.145, 0.005], [0, -0.01]]), pen.round(x - 0.15 * size, x + 0.16 * size, colour));
  pen.soft(p([[-0.155, 0.012], [-0.15, -0.012], [0, -0.024], [0.16, -0.014], [0.225, -0.018], [0.21, 0.006], [0.14, 0.018], [0, 0.004]]), tone(colour, 0.86));
  for (const dx of [-0.035, 0.01]) pen.line(p([[dx - 0.03, 0.03], [dx - 0.018, 0.12], [dx + 0.012, 0.158]]), tone(colour, 0.8), 0.006 * size, 0.7);
  pen.soft(p([[-0.1, 0.05], [-0.085, 0.1], [-0.05, 0.13], [-0.07, 0.07]]), WHITE, 0.8);
}

/**
 * A jacket on a hook; x, y: its loop.
 *
 * @param {Pen} pen
 * @param {number} x
 * @param {number} y
 * @param {Colour} colour
 * @param {{ tall?: number, vest?: boolean, lapels?: boolean, badge?: boolean }} [options] `vest`: of warning colour, without sleeves; `badge`: the company's sign
 */
export function drawJacket(pen, x, y, colour, { tall = 0.78, vest = false, lapels = false, badge = false } = {}) {
  const p = (/** @type {readonly Point2[]} */ points) => points.map(([a, b]) => /** @type {Point2} */ ([x + a * tall, y + b * tall]));
  const body = p([[-0.03, 0], [-0.13, -0.05], [-0.22, -0.11], [-0.225, -0.5], [-0.24, -0.93], [-0.1, -0.97], [0.02, -0.95], [0.14, -0.98], [0.25, -0.93], [0.225, -0.5], [0.22, -0.11], [0.13, -0.05], [0.03, 0]]);
  const folds = pen.sheet.linear(pen.at(x - 0.25 * tall, 0), pen.at(x + 0.25 * tall, 0), [[0, tone(colour, 0.9)], [0.16, tone(colour, 1.2)], [0.34, tone(colour, 0.98)], [0.5, tone(colour, 1.1)], [0.66, tone(colour, 0.88)], [0.82, tone(colour, 1.02)], [1, tone(colour, 0.66)]]);
  pen.sheet.group({ transform: `translate(${Math.round(0.035 * pen.scale)} ${Math.round(0.03 * pen.scale)})` }, () => pen.shape(body, INK, 0.16));
  if (!vest)
    for (const side of [-1, 1]) {
      const sleeve = p([[side * 0.2, -0.09], [side * 0.26, -0.14], [side * 0.3, -0.42], [side * 0.285, -0.8], [side * 0.2, -0.81], [side * 0.18, -0.4]]);
      pen.soft(sleeve, pen.round(x + side * 0.24 * tall - 0.07 * tall, x + side * 0.24 * tall + 0.07 * tall, tone(colour, side < 0 ? 0.98 : 0.82)));
      pen.line(p([[side * 0.205, -0.76], [side * 0.285, -0.755]]), tone(colour, 0.66), 0.006);
    }
  pen.shape(body, folds);
  for (const [dx, from, to] of /** @type {const} */ ([[-0.13, -0.4, -0.92], [0.13, -0.46, -0.94], [-0.05, -0.62, -0.95]])) pen.line(p([[dx, from], [dx * 1.08, (from + to) / 2], [dx * 1.02, to]]), tone(colour, 0.7), 0.006, 0.6);
  pen.soft(p([[-0.055, -0.005], [0, 0.014], [0.055, -0.005], [0.05, -0.045], [0, -0.06], [-0.05, -0.045]]), tone(colour, 0.5));
  for (const side of [-1, 1]) pen.shape(p([[side * 0.03, 0.008], [side * 0.085, -0.03], [side * 0.08, -0.1], [side * 0.01, lapels ? -0.42 : -0.14], [side * 0.045, -0.05]]), tone(colour, side < 0 ? 1.2 : 0.86));
  if (lapels) for (const side of [-1, 1]) pen.shape(p([[side * 0.08, -0.1], [side * 0.125, -0.17], [side * 0.01, -0.42]]), tone(colour, side < 0 ? 1.1 : 0.78));
  pen.line(p([[0.008, lapels ? -0.42 : -0.13], [0.006, -0.95]]), tone(colour, 0.55), 0.006);
  if (lapels) for (const down of [-0.48, -0.6]) pen.disc(x + 0.022 * tall, y + down * tall, 0.009, tone(colour, 0.5));
  if (vest) {
    for (const side of [-1, 1]) pen.box(x + side * 0.13 * tall - 0.022 * tall, y - 0.62 * tall, 0.044 * tall, 0.56 * tall, REFLECTING, 0.94);
    for (const down of [-0.62, -0.8]) pen.shape(p([[-0.228, down], [0.228, down], [0.232, down - 0.055], [-0.232, down - 0.055]]), REFLECTING, 0.94);
    return;
  }
  for (const side of [-1, 1]) pen.shape(p([[side * 0.06, -0.62], [side * 0.18, -0.63], [side * 0.18, -0.645], [side * 0.06, -0.635]]), tone(colour, 0.6));
  if (!badge) return;
  for (const [dx, h] of /** @type {const} */ ([[0.075, 0.02], [0.1, 0.038], [0.125, 0.026]])) pen.box(x + dx * tall, y - 0.27 * tall, 0.02 * tall, h * tall, WHITE);
}

/** A pair of working boots. @param {Pen} pen @param {number} x @param {number} y @param {Colour} [colour] @param {number} [size] */
export function drawBoots(pen, x, y, colour = rgb(120, 84, 56), size = 1) {
  for (const [dx, shade] of /** @type {const} */ ([[0.17, 0.78], [0, 1]])) {
    const p = (/** @type {readonly Point2[]} */ points) => points.map(([a, b]) => /** @type {Point2} */ ([x + (a + dx) * size, y + b * size]));
    pen.shadow(x + (dx + 0.02) * size, y, 0.26 * size);
    pen.soft(p([[-0.1, 0.02], [-0.1, 0.2], [-0.09, 0.24], [0.03, 0.235], [0.03, 0.13], [0.1, 0.1], [0.17, 0.07], [0.175, 0.02]]), pen.sheet.linear(pen.at(x + (dx - 0.1) * size, 0), pen.at(x + (dx + 0.17) * size, 0), [[0, tone(colour, shade * 0.9)], [0.3, tone(colour, shade * 1.2)], [1, tone(colour, shade * 0.75)]]));
    pen.shape(p([[-0.105, 0], [-0.105, 0.028], [0.18, 0.028], [0.18, 0]]), rgb(44, 42, 44));
    for (let lace = 0; lace < 4; lace++) pen.line(p([[0.012, 0.215 - lace * 0.03], [0.05 + lace * 0.004, 0.2 - lace * 0.032]]), tone(OAK, 1.4), 0.007 * size);
  }
}
