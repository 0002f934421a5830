import { rgb, tone } from '../../drawing/colour.mjs';
import { Pen } from '../../drawing/pen.mjs';
import { COBALT, INK, STEEL, WHITE, ZINC } from '../../palette.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../types.ts').Point2} Point2 */
/** @typedef {import('../indoors.mjs').Room} Room */

const RED = rgb(184, 72, 56);
const YELLOW = rgb(226, 178, 66);

/** A heating station: storage tanks, flow and return, pumps, gauges, and a technician's case. @param {Room} room */
export function furnishHeating({ world }) {
  const back = new Pen(world, [0, 0, -0.18]);
  for (const [y, colour] of /** @type {const} */ ([[2.36, RED], [2.1, COBALT]])) drawPipe(back, [-3, y], [3, y], 0.075, colour);
  for (const [x, from, colour] of /** @type {const} */ ([[0.35, 2.36, RED], [0.75, 2.1, COBALT], [1.55, 2.36, RED], [1.95, 2.1, COBALT]])) {
    drawPipe(back, [x, from], [x, 0.7], 0.062, colour);
    drawFlange(back, x, 1.72);
    drawValve(back, x, 1.42, colour);
  }
  drawPump(back, 0.35, 1.12, RED);
  drawPump(back, 1.95, 1.12, COBALT);
  for (const x of [0.75, 1.55]) drawGauge(back, x + 0.17, 1.86);
  const front = new Pen(world, [0, 0, -0.6]);
  for (const x of [-1.75, -0.72]) drawTank(front, x);
  drawExchanger(front, 0.15, 1.7);
  drawCase(new Pen(world, [-0.15, 0, -1.1]));
}

/** @param {Pen} pen @param {Point2} from @param {Point2} to @param {number} radius @param {Colour} colour */
export function drawPipe(pen, [x1, y1], [x2, y2], radius, colour) {
  const level = y1 === y2;
  const stops = /** @type {const} */ ([[0, tone(colour, 0.9)], [0.3, tone(colour, 1.4)], [0.6, colour], [1, tone(colour, 0.55)]]);
  const [from, to] = level ? [pen.at(0, y1 + radius), pen.at(0, y1 - radius)] : [pen.at(x1 - radius, 0), pen.at(x1 + radius, 0)];
  const [w, h] = level ? [x2 - x1, radius * 2] : [radius * 2, Math.abs(y2 - y1)];
  const [x, y] = level ? [x1, y1 - radius] : [x1 - radius, Math.min(y1, y2)];
  pen.box(x + 0.05, y - 0.08, w, h, INK, 0.12);
  pen.box(x, y, w, h, pen.sheet.linear(from, to, stops));
  if (!level) return;
  for (let clamp = x1 + 0.4; clamp < x2; clamp += 1.25) {
    pen.box(clamp, y - 0.012, 0.05, h + 0.024, STEEL);
    pen.box(clamp + 0.014, y + h, 0.02, 0.2, STEEL);
    pen.shape([[clamp + 0.4, y + h * 0.3], [clamp + 0.62, y + h * 0.3], [clamp + 0.62, y + h * 0.1], [clamp + 0.72, y + h * 0.5], [clamp + 0.62, y + h * 0.9], [clamp + 0.62, y + h * 0.7], [clamp + 0.4, y + h * 0.7]], WHITE, 0.85);
  }
}

/** @param {Pen} pen @param {number} x @param {number} y */
export function drawFlange(pen, x, y) {
  for (const up of [0, 0.055]) {
    pen.box(x - 0.1, y + up, 0.2, 0.04, pen.round(x - 0.1, x + 0.1, tone(STEEL, 1.1)));
    for (const bolt of [-0.08, 0, 0.08]) pen.box(x + bolt - 0.012, y + up + 0.04, 0.024, 0.012, tone(ZINC, 1.2));
  }
}

/** @param {Pen} pen @param {number} x @param {number} y @param {Colour} colour */
export function drawValve(pen, x, y, colour) {
  pen.soft([[x - 0.1, y + 0.09], [x - 0.06, y], [x - 0.1, y - 0.09], [x + 0.1, y - 0.09], [x + 0.06, y], [x + 0.1, y + 0.09]], pen.round(x - 0.1, x + 0.1, rgb(190, 150, 84)));
  pen.line([[x, y], [x + 0.19, y + 0.02]], tone(colour, 0.9), 0.034);
  pen.line([[x, y + 0.006], [x + 0.19, y + 0.028]], tone(colour, 1.4), 0.008);
  pen.disc(x, y, 0.026, STEEL);
}

/** @param {Pen} pen @param {number} x @param {number} y @param {Colour} colour */
export function drawPump(pen, x, y, colour) {
  pen.disc(x + 0.04, y - 0.04, 0.17, INK, 0.14);
  pen.disc(x, y, 0.165, pen.round(x - 0.165, x + 0.165, tone(STEEL, 1.15)));
  pen.disc(x, y, 0.115, tone(colour, 0.94));
  pen.disc(x - 0.02, y + 0.025, 0.08, tone(colour, 1.25), 0.7);
  pen.box(x - 0.055, y - 0.02, 0.11, 0.055, rgb(30, 40, 46));
  pen.box(x - 0.04, y - 0.003, 0.05, 0.02, rgb(142, 214, 150));
}

/** @param {Pen} pen @param {number} x @param {number} y */
export function drawGauge(pen, x, y) {
  pen.line([[x - 0.17, y], [x, y]], ZINC, 0.02);
  pen.disc(x + 0.015, y - 0.02, 0.088, INK, 0.16);
  pen.disc(x, y, 0.085, STEEL);
  pen.disc(x, y, 0.072, tone(WHITE, 1.2));
  for (let mark = 0; mark < 9; mark++) {
    const angle = Math.PI * 1.2 - (mark / 8) * Math.PI * 1.4;
    pen.line([[x + Math.cos(angle) * 0.056, y + Math.sin(angle) * 0.056], [x + Math.cos(angle) * 0.067, y + Math.sin(angle) * 0.067]], mark > 6 ? RED : INK, 0.005);
  }
  pen.line([[x, y], [x + 0.03, y + 0.045]], RED, 0.009);
  pen.disc(x, y, 0.011, INK);
}

/** @param {Pen} pen @param {number} x */
function drawTank(pen, x) {
  const [half, tall] = [0.44, 2.0];
  pen.shadow(x + 0.1, 0.02, 1.1);
  pen.shape([[x + half, 0.1], [x + half + 0.2, 0.05], [x + half + 0.2, tall - 0.2], [x + half, tall]], INK, 0.1);
  for (const side of [-0.3, 0.26]) pen.box(x + side, 0, 0.06, 0.16, STEEL);
const skin = pen.round(x - half, x + half, rgb(222, 226, 226));
  pen.disc(x, 0.17, half, skin, 1, 0.07);
  pen.disc(x, tall - 0.1, half, skin, 1, 0.14);
  pen.box(x - half, 0.17, half * 2, tall - 0.27, skin);
  for (const y of [0.5, 1.02, 1.56]) {
    pen.box(x - half, y, half * 2, 0.03, pen.round(x - half, x + half, tone(ZINC, 0.95)));
    pen.disc(x + 0.12, y + 0.2, 0.03, tone(STEEL, 1.1));
  }
  pen.box(x - 0.2, 1.16, 0.36, 0.24, pen.round(x - 0.3, x + 0.3, COBALT));
  for (const [index, wide] of [0.24, 0.18, 0.2].entries()) pen.box(x - 0.16, 1.33 - index * 0.055, wide, 0.02, WHITE, 0.9);
  drawGauge(pen, x + 0.12, 1.76);
  for (const [y, colour] of /** @type {const} */ ([[1.86, RED], [0.34, COBALT]])) {
    pen.box(x + half - 0.03, y - 0.05, 0.26, 0.1, pen.upright(y - 0.05, y + 0.05, tone(colour, 0.6), tone(colour, 1.25)));
    pen.box(x + half + 0.03, y - 0.07, 0.03, 0.14, STEEL);
  }
}

/** @param {Pen} pen @param {number} left @param {number} wide */
function drawExchanger(pen, left, wide) {
  pen.shadow(left + wide / 2, 0.02, wide * 1.1);
  pen.box(left, 0.06, wide, 0.86, pen.upright(0.06, 0.92, tone(ZINC, 0.86), tone(ZINC, 1.3)));
  pen.box(left, 0, wide, 0.07, STEEL);
  pen.box(left, 0.9, wide, 0.03, tone(ZINC, 1.6));
  for (let slot = 0; slot < 17; slot++) pen.box(left + 0.1 + slot * 0.045, 0.2, 0.022, 0.56, tone(STEEL, 0.9));
  const panel = left + 0.98;
  pen.box(panel, 0.36, 0.6, 0.42, tone(STEEL, 0.86));
  pen.box(panel + 0.06, 0.52, 0.3, 0.2, rgb(30, 48, 60));
  pen.line([[panel + 0.09, 0.57], [panel + 0.14, 0.62], [panel + 0.19, 0.6], [panel + 0.25, 0.67], [panel + 0.33, 0.65]], rgb(142, 214, 180), 0.01);
  for (const [index, colour] of [rgb(142, 214, 150), YELLOW, rgb(142, 214, 150)].entries()) pen.disc(panel + 0.44 + (index % 2) * 0.08, 0.69 - Math.floor(index / 2) * 0.08, 0.02, colour);
  for (let knob = 0; knob < 4; knob++) pen.disc(panel + 0.1 + knob * 0.12, 0.43, 0.03, tone(ZINC, 1.1));
}

/** An open tool case with a notebook. @param {Pen} pen */
export function drawCase(pen) {
  pen.shadow(0.1, 0, 0.9);
  pen.shape([[-0.26, 0.24], [0.38, 0.24], [0.34, 0.46], [-0.24, 0.46]], tone(COBALT, 0.66));
  for (const [x, long, colour] of /** @type {const} */ ([[-0.2, 0.34, RED], [-0.08, 0.3, STEEL], [0.04, 0.37, YELLOW], [0.17, 0.31, STEEL], [0.28, 0.35, RED]])) {
    pen.box(x, 0.2, 0.026, long - 0.2, tone(ZINC, 1.1));
    pen.turned(x + 0.013, long - 0.04, [[0.02, 0], [0.026, 0.05], [0.016, 0.1]], colour);
  }
  pen.box(-0.28, 0, 0.7, 0.25, pen.upright(0, 0.25, tone(COBALT, 0.8), tone(COBALT, 1.12)));
  pen.box(-0.28, 0.235, 0.7, 0.015, tone(COBALT, 1.5));
  for (const x of [-0.16, 0.26]) pen.box(x, 0.17, 0.05, 0.08, tone(ZINC, 1.2));
  pen.box(-0.04, 0.03, 0.22, 0.08, WHITE, 0.85);
}
