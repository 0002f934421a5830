import { mix, rgb, tone } from '../../drawing/colour.mjs';
import { Pen } from '../../drawing/pen.mjs';
import { drawBox } from '../../drawing/wall.mjs';
import { COBALT, INK, OAK, STEEL, WHITE, ZINC } from '../../palette.mjs';
import { drawPlant } from './plants.mjs';
import { drawTileEdge, drawTiles } from './tiles.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../types.ts').Point2} Point2 */
/** @typedef {import('../../drawing/world.mjs').World} World */
/** @typedef {import('../indoors.mjs').Room} Room */

/**
 * @typedef {object} BathStyle
 * @property {import('./tiles.mjs').Tiling} tiles
 * @property {number} [tiled] metres that the tiles reach up, by default 1.35
 * @property {Colour} [edge] of the tiles' upper end
 * @property {'tub' | 'shower' | 'barrier-free'} bathing `barrier-free`: a shower without a step, with grab rails and a seat
 * @property {Colour} [towel]
 * @property {boolean} [round] mirror
 */

const CHROME = tone(ZINC, 1.3);
const CERAMIC = tone(WHITE, 0.98);

/** @param {BathStyle} style */
export const bathWall = ({ tiles, tiled = 1.35, edge = tone(tiles.colour, 0.8) }) => (/** @type {Room} */ { world, wall }) => {
  const area = { left: -3, right: 3, bottom: 0, top: tiled };
  drawTiles(world, wall, area, tiles);
  if (tiled < 2.3) drawTileEdge(world, wall, area, edge);
};

/** Basin, mirror, towel, and what there is to bathe in. @param {BathStyle} style */
export const furnishBath = ({ bathing, towel = COBALT, round = false }) => (/** @type {Room} */ { world, wall }) => {
  const basin = bathing === 'tub' ? 0.75 : -0.55;
  drawMirror(world, basin, round);
  drawBasin(world, basin, bathing === 'barrier-free');
  drawBox(world, wall, { left: basin - 0.42, right: basin + 0.42, bottom: 1.16, top: 1.18 }, 0, 0.12, tone(OAK, 1.05), { top: tone(OAK, 1.25) });
  drawToiletries(world, [basin - 0.3, 1.18, -0.07]);
  drawTowel(world, basin + (bathing === 'tub' ? 0.72 : -0.78), towel);
  if (bathing === 'tub') drawTub(world, -1.75, 0.2);
  else drawShower(world, 0.55, bathing === 'barrier-free');
};

/** @param {World} world @param {number} x @param {boolean} round */
function drawMirror(world, x, round) {
  const pen = new Pen(world, [x, 1.3, -0.03]);
  const glass = pen.sheet.linear(pen.at(-0.35, 0.75), pen.at(0.35, 0), [[0, rgb(226, 234, 236)], [0.45, rgb(190, 204, 210)], [0.46, rgb(210, 222, 226)], [0.62, rgb(198, 211, 217)], [0.63, rgb(182, 198, 206)], [1, rgb(204, 214, 216)]]);
  if (round) {
    pen.disc(0.025, 0.35, 0.37, INK, 0.14);
    pen.disc(0, 0.37, 0.37, STEEL);
    pen.disc(0, 0.37, 0.355, glass);
    return;
  }
  pen.box(-0.35, -0.04, 0.76, 0.8, INK, 0.13);
  pen.box(-0.38, 0, 0.76, 0.78, tone(OAK, 1.02));
  pen.box(-0.355, 0.025, 0.71, 0.73, glass);
  pen.box(-0.38, 0.772, 0.76, 0.008, tone(OAK, 1.4));
}

/** A basin on the wall; one to drive a wheelchair under is flat and has no pedestal. @param {World} world @param {number} x @param {boolean} flat */
function drawBasin(world, x, flat) {
  const pen = new Pen(world, [x, 0.84, -0.42]);
  const [half, deep] = flat ? [0.36, 0.1] : [0.31, 0.17];
  pen.soft([[-half, -0.05], [-half * 0.7, -deep - 0.06], [half * 0.9, -deep - 0.07], [half * 1.1, -0.06]], INK, 0.12);
  if (!flat) {
    pen.turned(0, -0.3, [[0.03, 0], [0.03, 0.16]], CHROME);
    pen.turned(0, -0.27, [[0.042, 0], [0.042, 0.07]], CHROME);
  } else pen.line([[0.1, -0.08], [0.1, -0.16], [0.22, -0.2]], CHROME, 0.03);
  pen.soft([[-half * 1.02, 0], [-half * 0.92, -deep * 0.62], [-half * 0.5, -deep], [half * 0.5, -deep], [half * 0.92, -deep * 0.62], [half * 1.02, 0]], pen.round(-half, half, CERAMIC));
  pen.disc(0, 0, half * 1.02, tone(WHITE, 1.3), 1, 0.062);
  pen.disc(0, -0.006, half * 0.86, pen.upright(-0.05, 0.05, tone(WHITE, 0.96), rgb(196, 206, 212)), 1, 0.046);
  pen.disc(0, -0.026, 0.022, STEEL, 0.8, 0.008);
  const tap = new Pen(world, [x, 0.87, -0.14]);
  tap.turned(0, 0, [[0.024, 0], [0.02, 0.03], [0.018, 0.12], [0.022, 0.14]], CHROME);
  tap.line([[0, 0.115], [0, 0.075]], CHROME, 0.03);
  tap.soft([[-0.012, 0.13], [-0.014, 0.1], [0.014, 0.1], [0.012, 0.13]], tone(ZINC, 0.8));
  tap.line([[-0.002, 0.14], [0.012, 0.185]], tone(ZINC, 1.5), 0.014);
}

/** @param {World} world @param {import('../../types.ts').Point3} at */
function drawToiletries(world, at) {
  const pen = new Pen(world, at);
  pen.turned(0, 0, [[0.036, 0], [0.038, 0.085]], tone(COBALT, 1.1), { open: [40, 44, 60] });
  pen.line([[-0.01, 0.07], [-0.03, 0.17]], rgb(206, 96, 78), 0.009);
  pen.line([[0.012, 0.07], [0.028, 0.165]], rgb(226, 224, 214), 0.009);
  pen.turned(0.14, 0, [[0.028, 0], [0.03, 0.1], [0.012, 0.115], [0.012, 0.14]], rgb(196, 150, 96));
  drawPlant(world, [at[0] + 0.56, at[1], at[2]], { tall: 0.2, pot: tone(WHITE, 0.95) });
}

/** @param {World} world @param {number} x @param {Colour} colour */
function drawTowel(world, x, colour) {
  const pen = new Pen(world, [x, 1.02, -0.08]);
  pen.box(-0.21, -0.62, 0.46, 0.66, INK, 0.09);
  pen.box(-0.3, 0.03, 0.6, 0.022, CHROME);
  for (const side of [-0.29, 0.27]) pen.disc(side + 0.01, 0.04, 0.024, tone(ZINC, 0.9));
  const folds = pen.sheet.linear(pen.at(-0.22, 0), pen.at(0.22, 0), [[0, tone(colour, 0.86)], [0.2, tone(colour, 1.18)], [0.4, tone(colour, 0.98)], [0.62, tone(colour, 1.12)], [0.8, tone(colour, 0.9)], [1, tone(colour, 1.02)]]);
  pen.shape([[-0.22, 0.055], [0.22, 0.055], [0.225, -0.56], [-0.225, -0.575]], folds);
  for (const y of [-0.47, -0.5]) pen.box(-0.224, y, 0.448, 0.012, WHITE, 0.55);
  pen.box(-0.22, 0.035, 0.44, 0.02, tone(colour, 1.35), 0.7);
}

/** A bathtub along the wall, with mixer and hand shower. @param {World} world @param {number} left @param {number} right */
function drawTub(world, left, right) {
  const pen = new Pen(world, [left, 0, -0.75]);
  const wide = right - left;
  pen.box(-0.02, -0.01, wide + 0.14, 0.05, INK, 0.2);
  pen.box(0, 0, wide, 0.56, pen.sheet.linear(pen.at(0, 0.56), pen.at(0, 0), [[0, tone(WHITE, 1.1)], [0.15, CERAMIC], [1, tone(WHITE, 0.84)]]));
  pen.box(wide - 0.05, 0, 0.05, 0.56, INK, 0.06);
  const rim = /** @type {const} */ ([[left - 0.02, 0.57, -0.02], [right + 0.02, 0.57, -0.02], [right + 0.02, 0.57, -0.77], [left - 0.02, 0.57, -0.77]]);
  world.surface(rim, tone(WHITE, 1.2), [0, 1, 0]);
  world.surface([[left + 0.07, 0.571, -0.1], [right - 0.07, 0.571, -0.1], [right - 0.07, 0.571, -0.68], [left + 0.07, 0.571, -0.68]], rgb(198, 210, 216), [0, 1, 0]);
  world.surface([[left + 0.12, 0.572, -0.12], [right - 0.2, 0.572, -0.12], [right - 0.3, 0.572, -0.3], [left + 0.2, 0.572, -0.3]], rgb(224, 232, 235), [0, 1, 0]);
  pen.box(-0.02, 0.55, wide + 0.04, 0.028, tone(WHITE, 1.5));
  const mixer = new Pen(world, [(left + right) / 2, 0.78, -0.06]);
  mixer.soft([[-0.13, 0.02], [-0.13, -0.03], [0.13, -0.03], [0.13, 0.02]], mixer.upright(-0.03, 0.03, tone(ZINC, 0.75), tone(ZINC, 1.6)));
  for (const side of [-0.14, 0.14]) mixer.disc(side, -0.005, 0.03, CHROME);
  mixer.turned(0, -0.1, [[0.018, 0], [0.02, 0.08]], CHROME);
  mixer.line([[0.05, -0.03], [0.09, -0.12], [0.3, -0.13], [0.4, 0.2], [0.395, 0.5]], tone(ZINC, 0.95), 0.014);
  mixer.line([[0.37, 0.52], [0.45, 0.6]], CHROME, 0.02);
  mixer.soft([[0.43, 0.56], [0.47, 0.64], [0.52, 0.62], [0.47, 0.55]], tone(ZINC, 1.1));
}

/** A shower behind glass, flush with the floor. @param {World} world @param {number} left @param {boolean} barrierFree */
function drawShower(world, left, barrierFree) {
  const pen = new Pen(world, [left + 0.75, 0, -0.04]);
  pen.box(0.05, 0.95, 0.018, 1.15, CHROME);
  pen.box(0.052, 0.95, 0.005, 1.15, tone(ZINC, 1.7));
  pen.line([[0.06, 1.02], [-0.1, 0.8], [-0.02, 1.3], [0.02, 1.78]], tone(ZINC, 0.95), 0.014);
  pen.box(0.03, 1.72, 0.06, 0.05, STEEL);
  pen.line([[0.05, 1.76], [-0.02, 1.86]], CHROME, 0.022);
  pen.soft([[-0.1, 1.86], [-0.02, 1.92], [0.03, 1.86], [-0.05, 1.82]], CHROME);
  pen.soft([[-0.1, 1.02], [-0.1, 0.97], [0.22, 0.97], [0.22, 1.02]], pen.upright(0.97, 1.03, tone(ZINC, 0.75), tone(ZINC, 1.6)));
  for (const side of [-0.11, 0.23]) pen.disc(side, 0.995, 0.03, tone(ZINC, 1.15));
  world.surface([[left + 0.35, 0.004, -0.5], [left + 1.15, 0.004, -0.5], [left + 1.15, 0.004, -0.58], [left + 0.35, 0.004, -0.58]], tone(ZINC, 0.9), [0, 1, 0]);
  if (barrierFree) {
    drawRail(world, [left + 0.2, 0.86, -0.09], [[0, 0], [1.35, 0]]);
    drawRail(world, [left + 1.18, 0.86, -0.1], [[0, 0], [0, 0.75]]);
    const seat = new Pen(world, [left + 0.38, 0.46, -0.42]);
    seat.box(-0.2, -0.06, 0.42, 0.03, INK, 0.14);
    seat.soft([[-0.21, 0], [-0.21, 0.045], [0.21, 0.045], [0.21, 0]], tone(WHITE, 0.96));
    for (let slat = -0.17; slat < 0.2; slat += 0.07) seat.box(slat, 0.012, 0.02, 0.022, INK, 0.13);
    return;
  }
  const glass = new Pen(world, [left, 0, -0.9]);
  glass.box(0, 0.01, 0.9, 2.0, [214, 232, 232], 0.2);
  glass.shape([[0.12, 2], [0.34, 2], [0.9, 0.9], [0.9, 0.5]], WHITE, 0.16);
  glass.box(0, 0.01, 0.012, 2.0, mix(ZINC, COBALT, 0.2), 0.6);
  glass.box(0, 2.0, 0.9, 0.014, CHROME);
  for (const y of [0.3, 1.7]) glass.box(-0.015, y, 0.04, 0.07, STEEL);
}

/** A grab rail with its rosettes. @param {World} world @param {import('../../types.ts').Point3} at @param {Point2[]} points */
function drawRail(world, at, points) {
  const pen = new Pen(world, at);
  pen.line(points.map(([x, y]) => /** @type {Point2} */ ([x + 0.02, y - 0.03])), INK, 0.034, 0.14);
  for (const [x, y] of points) pen.disc(x, y, 0.04, tone(ZINC, 1.1));
  pen.line(points, tone(ZINC, 0.86), 0.036);
  pen.line(points.map(([x, y]) => /** @type {Point2} */ ([x - 0.004, y + 0.008])), tone(ZINC, 1.65), 0.01);
}
