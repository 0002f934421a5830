import { mix, rgb, tone } from '../../drawing/colour.mjs';
import { FlatPen } from '../../drawing/flat-pen.mjs';
import { Pen } from '../../drawing/pen.mjs';
import { CLINKER, COBALT, INK, OAK, STEEL, WHITE, ZINC } from '../../palette.mjs';
import { drawPlant } from '../rooms/plants.mjs';
import { drawJacket } from './clothes.mjs';
import { drawGlasses, drawPencil, drawPin, drawPlanSheet, drawSheet, drawWriting } from './paper.mjs';
import { drawCup, drawRail, UP } from './table.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../types.ts').Point3} Point3 */
/** @typedef {import('../../drawing/world.mjs').World} World */
/** @typedef {import('../indoors.mjs').Room} Room */

/** A desk at the window: the model of a house, round glasses on a report. @param {Room} room */
export function layManagement({ world }) {
  const rail = new Pen(world, [0, 0, -0.05]);
  drawRail(rail, 0.44, 1.86, 0.36, [0.62]);
  drawJacket(new Pen(world, [0.62, 1.86, -0.09]), 0, 0, COBALT, { tall: 0.8, lapels: true });
  drawModel(world, [-0.12, UP, -0.36]);
  drawPlant(world, [-0.66, UP, -0.16], { tall: 0.5, pot: tone(WHITE, 0.96) });
  const report = new FlatPen(world, [-0.12, UP, -0.74], 0.1);
  for (const lift of [0.016, 0.008]) report.box(lift, lift, 0.34, 0.3, tone(WHITE, 0.86));
  drawSheet(report, 0.34, 0.3);
  for (let bar = 0; bar < 6; bar++) report.box(0.04 + bar * 0.022, 0.05, 0.014, [0.03, 0.045, 0.04, 0.062, 0.078, 0.095][bar] ?? 0.05, bar === 5 ? COBALT : mix(COBALT, WHITE, 0.6));
  report.box(0.04, 0.24, 0.14, 0.018, COBALT);
  drawWriting(report, 0.19, 0.21, 0.12, 7);
  drawGlasses(new FlatPen(world, [0.12, UP, -0.66], 0.3), 0, 0, { round: true });
  drawPencil(new FlatPen(world, [-0.36, UP, -0.68], 1), 0, 0, 0.16, tone(INK, 1.1));
  drawCup(new Pen(world, [0.38, UP, -0.44]), 0, 0, WHITE);
}

/** A house of white cardboard on its base. @param {World} world @param {Point3} at */
export function drawModel(world, [x, y, z]) {
  const card = tone(WHITE, 1.1);
  const box = (/** @type {number} */ left, /** @type {number} */ right, /** @type {number} */ foot, /** @type {number} */ top, /** @type {number} */ near, /** @type {number} */ far, /** @type {Colour} */ colour = card) => {
    world.sheet.polygon(world.seeAll([[x + left, y + top, z + far], [x + right, y + top, z + far], [x + right, y + top, z + near], [x + left, y + top, z + near]]), tone(colour, 1.25));
    world.sheet.polygon(world.seeAll([[x + left, y + top, z + near], [x + right, y + top, z + near], [x + right, y + foot, z + near], [x + left, y + foot, z + near]]), tone(colour, 0.96));
    const side = x + (left + right) / 2 > 0 ? left : right;
    world.sheet.polygon(world.seeAll([[x + side, y + top, z + near], [x + side, y + top, z + far], [x + side, y + foot, z + far], [x + side, y + foot, z + near]]), tone(colour, 0.8));
  };
  const front = new Pen(world, [x, y, z - 0.15]);
  front.shadow(0.02, 0, 0.68);
  box(-0.36, 0.36, 0, 0.018, -0.15, 0.15, tone(OAK, 1.3));
  front.box(-0.36, 0.0, 0.72, 0.018, tone(OAK, 1));
  world.sheet.polygon(world.seeAll([[x + 0.2, y + 0.019, z - 0.08], [x + 0.33, y + 0.019, z - 0.06], [x + 0.33, y + 0.019, z + 0.1], [x + 0.2, y + 0.019, z + 0.1]]), INK, 0.16);
  box(-0.26, 0.2, 0.018, 0.26, -0.08, 0.1);
  box(-0.18, 0.16, 0.26, 0.32, -0.04, 0.08, tone(card, 0.97));
  const wall = new Pen(world, [x, y, z - 0.08]);
  for (let storey = 0; storey < 4; storey++)
    for (let bay = 0; bay < 7; bay++) {
      const [left, foot] = [-0.24 + bay * 0.0625, 0.034 + storey * 0.057];
      const isDoor = storey === 0 && bay === 3;
      wall.box(left, isDoor ? 0.018 : foot, 0.036, isDoor ? 0.048 : 0.036, isDoor ? COBALT : rgb(150, 158, 164));
      wall.box(left, foot + 0.031, 0.036, 0.005, INK, isDoor ? 0.01 : 0.3);
      if (bay % 3 === 1 && storey) {
        wall.box(left - 0.008, foot - 0.006, 0.056, 0.006, tone(card, 1.3));
        wall.box(left - 0.008, foot, 0.056, 0.013, tone(card, 0.86));
      }
    }
  for (const [dx, dz, size] of /** @type {const} */ ([[-0.31, -0.08, 0.05], [0.27, -0.1, 0.06], [0.32, 0.05, 0.045], [-0.32, 0.08, 0.04]])) {
    const tree = new Pen(world, [x + dx, y + 0.018, z + dz]);
    tree.box(-0.003, 0, 0.006, size * 1.4, tone(OAK, 0.7));
    tree.disc(0, size * 1.7, size, tree.sheet.radial(tree.at(-size * 0.3, size * 2.1), size * 1.6 * tree.scale, [[0, rgb(196, 206, 176)], [1, rgb(122, 142, 104)]]));
  }
}

/** How a wall is built up, in samples; square glasses on the drawing. @param {Room} room */
export function layEngineering({ world }) {
  const scheme = new Pen(world, [-0.58, 1.26, -0.03]);
  drawScheme(scheme);
  for (const x of [0.03, 1.13]) drawPin(scheme, x, 0.65);
  const sample = new Pen(world, [-0.4, UP, -0.36]);
  sample.shadow(0.3, 0, 0.8);
  let left = 0;
  for (const [kind, wide] of /** @type {const} */ ([['clinker', 0.12], ['air', 0.03], ['wool', 0.17], ['concrete', 0.16], ['plaster', 0.022]])) {
    const tall = { clinker: 0.2, air: 0.02, wool: 0.26, concrete: 0.31, plaster: 0.35 }[kind];
    if (kind === 'clinker') for (let row = 0; row < 4; row++) {
      sample.box(left, row * 0.05, wide, 0.044, tone(CLINKER, 0.94 + (row % 3) * 0.08));
      sample.box(left, row * 0.05 + 0.044, wide, 0.006, rgb(206, 200, 190));
    }
    if (kind === 'air') sample.box(left, 0, wide, tall, tone(ZINC, 0.8));
    if (kind === 'wool') {
      sample.box(left, 0, wide, tall, rgb(226, 190, 104));
      for (let fibre = 0; fibre < 20; fibre++) sample.line([[left + 0.006, 0.01 + fibre * 0.0125], [left + wide * 0.35, 0.02 + fibre * 0.0125], [left + wide * 0.7, 0.006 + fibre * 0.0125], [left + wide - 0.006, 0.014 + fibre * 0.0125]], fibre % 2 ? rgb(192, 150, 66) : rgb(246, 220, 150), 0.003);
    }
    if (kind === 'concrete') {
      sample.box(left, 0, wide, tall, rgb(190, 194, 192));
      const random = world.random.fork('stones');
      for (let stone = 0; stone < 60; stone++) sample.disc(left + random.between(0.012, wide - 0.012), random.between(0.01, tall - 0.012), random.between(0.003, 0.009), random.pick([rgb(150, 152, 150), rgb(216, 216, 210), rgb(170, 156, 138)]));
    }
    if (kind === 'plaster') sample.box(left, 0, wide, tall, tone(WHITE, 1.1));
    sample.box(left, tall, wide, 0.008, WHITE, 0.7);
    sample.box(left + wide, 0, 0.008, tall, INK, 0.22);
    left += wide;
  }
  const gauge = new Pen(world, [0.42, UP, -0.34]);
  gauge.shadow(0, 0, 0.22);
  gauge.turned(0, 0, [[0.08, 0], [0.085, 0.02], [0.03, 0.04], [0.03, 0.08]], tone(STEEL, 0.9));
  gauge.disc(0, 0.19, 0.115, gauge.round(-0.115, 0.115, rgb(198, 158, 84)));
  gauge.disc(0, 0.19, 0.1, tone(WHITE, 1.2));
  for (let mark = 0; mark < 13; mark++) {
    const angle = Math.PI * (1.2 - (mark / 12) * 1.4);
    gauge.line([[Math.cos(angle) * 0.078, 0.19 + Math.sin(angle) * 0.078], [Math.cos(angle) * 0.092, 0.19 + Math.sin(angle) * 0.092]], mark > 9 ? rgb(184, 72, 56) : INK, 0.004);
  }
  gauge.line([[-0.012, 0.178], [0.045, 0.24]], COBALT, 0.007);
  gauge.disc(0, 0.19, 0.011, INK);
  drawPlanSheet(new FlatPen(world, [-0.34, UP, -0.8], 0.06), 0.6, 0.32);
  drawGlasses(new FlatPen(world, [0.12, UP, -0.6], -0.2), 0, 0);
  drawPencil(new FlatPen(world, [-0.24, UP, -0.62], 0.4), 0, 0, 0.18, COBALT);
  drawCup(new Pen(world, [0.46, UP, -0.62]), 0, 0, rgb(60, 68, 80));
}

/** Where warmth comes from and goes to. @param {Pen} pen */
function drawScheme(pen) {
  const [red, blue] = [rgb(184, 72, 56), COBALT];
  drawSheet(pen, 1.16, 0.68);
  pen.box(0.06, 0.6, 0.24, 0.022, COBALT);
  for (const [x, y, w, h, colour] of /** @type {const} */ ([[0.08, 0.14, 0.2, 0.3, mix(COBALT, WHITE, 0.78)], [0.42, 0.12, 0.14, 0.36, mix(red, WHITE, 0.72)], [0.72, 0.1, 0.36, 0.44, mix(ZINC, WHITE, 0.72)]])) {
    pen.box(x, y, w, h, [...colour]);
    pen.line([[x, y], [x + w, y], [x + w, y + h], [x, y + h], [x, y]], INK, 0.005);
  }
  pen.shape([[0.7, 0.54], [0.9, 0.64], [1.1, 0.54]], mix(CLINKER, WHITE, 0.3));
  for (let pane = 0; pane < 9; pane++) pen.box(0.765 + (pane % 3) * 0.105, 0.15 + Math.floor(pane / 3) * 0.13, 0.06, 0.075, mix(STEEL, COBALT, 0.3), 0.85);
  pen.disc(0.18, 0.29, 0.07, WHITE);
  for (let blade = 0; blade < 6; blade++) pen.line([[0.18, 0.29], [0.18 + Math.cos(blade * 1.047) * 0.06, 0.29 + Math.sin(blade * 1.047) * 0.06]], COBALT, 0.009);
  for (const [y, colour] of /** @type {const} */ ([[0.42, red], [0.17, blue]])) for (const [from, to] of /** @type {const} */ ([[0.28, 0.42], [0.56, 0.72]])) {
    pen.line([[from, y], [to, y]], [...colour], 0.009);
    pen.shape(y > 0.3 ? [[to - 0.03, y + 0.018], [to, y], [to - 0.03, y - 0.018]] : [[from + 0.03, y + 0.018], [from, y], [from + 0.03, y - 0.018]], [...colour]);
  }
  for (const x of [0.1, 0.44]) drawWriting(pen, x, 0.09, 0.12, 2);
}
