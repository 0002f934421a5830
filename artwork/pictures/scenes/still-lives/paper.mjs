import { mix, rgb, tone } from '../../drawing/colour.mjs';
import { COBALT, INK, OAK, STEEL, WHITE, ZINC } from '../../palette.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../types.ts').Point2} Point2 */
/** @typedef {import('../../drawing/pen.mjs').Pen} Pen */

const PAPER = tone(WHITE, 1.4);
const LINE = mix(INK, COBALT, 0.3);

/** A sheet with its shadow, from its lower left corner. @param {Pen} pen @param {number} wide @param {number} tall @param {Colour} [colour] */
export function drawSheet(pen, wide, tall, colour = PAPER) {
  pen.box(0.012, -0.014, wide, tall, INK, 0.14);
  pen.box(0, 0, wide, tall, colour);
  pen.box(0, 0, wide, tall, pen.sheet.linear(pen.at(0, tall), pen.at(wide, 0), [[0, WHITE, 0.5], [1, INK, 0.07]]));
}

/** A floor plan: walls, doors, a stair. @param {Pen} pen @param {number} wide @param {number} tall */
export function drawPlanSheet(pen, wide, tall) {
  drawSheet(pen, wide, tall);
  const [w, h] = [wide, tall];
  const wall = (/** @type {readonly Point2[]} */ points, width = 0.005) => pen.line(points.map(([x, y]) => [x * w, y * h]), LINE, width);
  wall([[0.1, 0.16], [0.1, 0.9], [0.9, 0.9], [0.9, 0.16], [0.1, 0.16]], 0.0075);
  wall([[0.1, 0.52], [0.3, 0.52]]);
  wall([[0.42, 0.52], [0.9, 0.52]]);
  wall([[0.5, 0.9], [0.5, 0.64]]);
  wall([[0.62, 0.52], [0.62, 0.28]]);
  wall([[0.62, 0.3], [0.9, 0.3]]);
  for (const [x, y] of /** @type {Point2[]} */ ([[0.3, 0.52], [0.5, 0.52]])) pen.line([[x * w, y * h], [(x + 0.06) * w, (y + 0.08) * h], [(x + 0.12) * w, y * h]], COBALT, 0.002);
  for (let step = 0; step < 6; step++) pen.line([[(0.66 + step * 0.035) * w, 0.3 * h], [(0.66 + step * 0.035) * w, 0.16 * h]], LINE, 0.002);
  pen.box(0.14 * w, 0.62 * h, 0.16 * w, 0.2 * h, mix(COBALT, WHITE, 0.75));
  pen.box(0.7 * w, 0.62 * h, 0.14 * w, 0.12 * h, mix(COBALT, WHITE, 0.75));
  pen.line([[0.1 * w, 0.08 * h], [0.9 * w, 0.08 * h]], LINE, 0.002);
  for (const x of [0.1, 0.5, 0.9]) pen.line([[(x - 0.015) * w, 0.06 * h], [(x + 0.015) * w, 0.1 * h]], LINE, 0.0025);
}

/** A house in elevation. @param {Pen} pen @param {number} wide @param {number} tall @param {{ colour?: Colour, storeys?: number, bays?: number, gable?: boolean }} [options] */
export function drawElevation(pen, wide, tall, { colour = rgb(222, 196, 160), storeys = 4, bays = 7, gable = false } = {}) {
  drawSheet(pen, wide, tall);
  const [left, foot, w, h] = [wide * 0.14, tall * 0.2, wide * 0.72, tall * (gable ? 0.42 : 0.56)];
  pen.box(left, foot, w, h, mix(colour, WHITE, 0.15));
  if (gable) pen.shape([[left - 0.015, foot + h], [left + w * 0.12, foot + h * 1.42], [left + w * 0.88, foot + h * 1.42], [left + w + 0.015, foot + h]], mix(rgb(168, 90, 65), WHITE, 0.2));
  else pen.box(left - 0.01, foot + h, w + 0.02, h * 0.04, STEEL);
  for (let storey = 0; storey < storeys; storey++)
    for (let bay = 0; bay < bays; bay++) {
      const [cw, ch] = [w / bays, h / storeys];
      const isDoor = storey === 0 && bay === Math.floor(bays / 2);
      pen.box(left + (bay + 0.26) * cw, foot + (storey + (isDoor ? 0 : 0.24)) * ch, cw * 0.48, ch * (isDoor ? 0.78 : 0.54), isDoor ? COBALT : mix(STEEL, COBALT, 0.25), isDoor ? 1 : 0.8);
    }
  pen.line([[wide * 0.05, foot], [wide * 0.95, foot]], LINE, 0.005);
  for (const x of [wide * 0.08, wide * 0.93]) {
    pen.line([[x, foot], [x, foot + h * 0.42]], tone(OAK, 0.7), 0.005);
    pen.disc(x, foot + h * 0.5, wide * 0.055, rgb(141, 162, 104), 0.9, h * 0.2);
  }
  pen.line([[left, tall * 0.12], [left + w, tall * 0.12]], LINE, 0.003);
  for (let mark = 0; mark <= 3; mark++) pen.line([[left + (w * mark) / 3 - 0.006, tall * 0.11], [left + (w * mark) / 3 + 0.006, tall * 0.13]], LINE, 0.004);
  pen.box(wide * 0.72, tall * 0.035, wide * 0.22, tall * 0.05, mix(COBALT, WHITE, 0.2));
}

/** Lines of writing. @param {Pen} pen @param {number} left @param {number} top @param {number} wide @param {number} lines @param {Colour} [colour] */
export function drawWriting(pen, left, top, wide, lines, colour = INK) {
  for (let line = 0; line < lines; line++) pen.box(left, top - line * 0.022, wide * [1, 0.92, 0.97, 0.6][line % 4], 0.006, colour, 0.45);
}

/** A pin, or a magnet. @param {Pen} pen @param {number} x @param {number} y @param {Colour} [colour] */
export function drawPin(pen, x, y, colour = COBALT) {
  pen.disc(x + 0.006, y - 0.007, 0.013, INK, 0.3);
  pen.disc(x, y, 0.013, colour);
  pen.disc(x - 0.004, y + 0.004, 0.004, WHITE, 0.7);
}

/** A pencil that lies there. @param {Pen} pen @param {number} x @param {number} y @param {number} [long] @param {Colour} [colour] */
export function drawPencil(pen, x, y, long = 0.17, colour = rgb(226, 178, 66)) {
  pen.line([[x + 0.004, y - 0.008], [x + long, y - 0.008]], INK, 0.01, 0.2);
  pen.box(x, y - 0.0045, long - 0.025, 0.009, colour);
  pen.box(x, y + 0.001, long - 0.025, 0.003, tone(colour, 1.4));
  pen.shape([[x + long - 0.025, y - 0.0045], [x + long - 0.025, y + 0.0045], [x + long, y]], tone(OAK, 1.5));
  pen.shape([[x + long - 0.008, y - 0.0016], [x + long - 0.008, y + 0.0016], [x + long, y]], INK);
  pen.box(x - 0.012, y - 0.0045, 0.012, 0.009, ZINC);
}

/** A ruler. @param {Pen} pen @param {number} x @param {number} y @param {number} long @param {Colour} [colour] */
export function drawRuler(pen, x, y, long, colour = tone(WHITE, 0.98)) {
  pen.box(x + 0.006, y - 0.008, long, 0.032, INK, 0.16);
  pen.box(x, y, long, 0.032, colour);
  pen.box(x, y + 0.011, long, 0.004, COBALT, 0.7);
  for (let mark = 0.01; mark < long; mark += 0.01) pen.line([[x + mark, y + 0.032], [x + mark, y + (Math.round(mark * 100) % 5 ? 0.025 : 0.018)]], INK, 0.0014, 0.8);
}

/** Rolled drawings. @param {Pen} pen @param {number} x @param {number} y @param {number} long @param {number} [radius] */
export function drawRoll(pen, x, y, long, radius = 0.032) {
  pen.box(x + 0.01, y - radius * 1.25, long, radius * 0.8, INK, 0.16);
  pen.box(x, y - radius, long, radius * 2, pen.upright(y - radius, y + radius, tone(WHITE, 0.78), tone(WHITE, 1.4)));
  pen.disc(x, y, radius * 0.5, tone(WHITE, 0.86), 1, radius);
  pen.disc(x + long, y, radius * 0.5, tone(WHITE, 0.9), 1, radius);
  for (const share of [0.66, 0.32]) pen.disc(x + long, y, radius * 0.5 * share, INK, 0.22, radius * share);
  pen.box(x + long * 0.46, y - radius - 0.001, 0.016, radius * 2 + 0.002, COBALT);
}

/** Spectacles that lie there. @param {Pen} pen @param {number} x @param {number} y @param {{ round?: boolean }} [options] */
export function drawGlasses(pen, x, y, { round = false } = {}) {
  for (const dy of [-0.008, 0]) {
    const [colour, share] = dy ? [INK, 0.2] : [rgb(36, 40, 48), 1];
    for (const side of [-1, 1]) {
      const cx = x + side * 0.036;
      const rim = round
        ? Array.from({ length: 17 }, (_, index) => /** @type {Point2} */ ([cx + Math.cos((index / 8) * Math.PI) * 0.028, y + dy + Math.sin((index / 8) * Math.PI) * 0.026]))
        : /** @type {Point2[]} */ ([[cx - 0.03, y + dy + 0.02], [cx + 0.03, y + dy + 0.02], [cx + 0.025, y + dy - 0.02], [cx - 0.025, y + dy - 0.02], [cx - 0.03, y + dy + 0.02]]);
      if (!dy) pen.shape(rim, rgb(210, 224, 232), 0.55);
      pen.line(rim, colour, 0.006, share);
      pen.line([[cx + side * 0.029, y + dy + 0.006], [cx + side * 0.036, y + dy + 0.1], [cx - side * 0.03, y + dy + 0.11]], colour, 0.005, share);
    }
    pen.line([[x - 0.009, y + dy + 0.006], [x + 0.009, y + dy + 0.006]], colour, 0.006, share);
  }
}
