import { mix, rgb, tone } from '../../drawing/colour.mjs';
import { Pen } from '../../drawing/pen.mjs';
import { COBALT, INK, LEAF, OAK, STEEL, WATER, WHITE, ZINC } from '../../palette.mjs';
import { drawPlant } from './plants.mjs';
import { drawBooks, drawHangingLamp, drawLongSideTable, drawPrint, drawSideChair } from './props.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../types.ts').Point2} Point2 */
/** @typedef {import('../../drawing/world.mjs').World} World */
/** @typedef {import('../indoors.mjs').Room} Room */

/** Where tenants are advised: a table for three under the plan of the town. @param {Room} room */
export function furnishService({ world }) {
  drawPrint(world, [-0.25, 1.12, -0.03], { width: 1.75, height: 1.08, draw: drawTownPlan, frame: tone(STEEL, 1.1) });
  drawShelf(world, [1.85, 0, -0.3]);
  drawSideChair(world, [0.3, 0, -0.25], { seat: COBALT });
  drawSideChair(world, [1.62, 0, -0.6], { facing: -1, seat: COBALT });
  drawRoundTable(world, [0.6, 0, -0.8]);
  drawSideChair(world, [-0.5, 0, -1], { seat: COBALT });
  drawPlant(world, [-2.15, 0, -0.5], { tall: 1.3, pot: tone(WHITE, 0.94) });
  for (const x of [0.15, 1.05]) drawHangingLamp(world, [x, 1.72, -0.75]);
}

/** A round table with papers, two cups and a plant on it. @param {World} world @param {import('../../types.ts').Point3} at */
function drawRoundTable(world, at) {
  const pen = new Pen(world, at);
  const [up, radius] = [0.74, 0.72];
  const squash = 0.19;
  pen.shadow(0, 0.01, 1.2);
  pen.disc(0, 0.02, 0.34, tone(STEEL, 0.9), 1, 0.07);
  pen.box(-0.045, 0.02, 0.09, up, pen.round(-0.045, 0.045, STEEL));
  pen.disc(0, up - 0.035, radius, tone(OAK, 0.66), 1, radius * squash);
  pen.disc(0, up, radius, pen.sheet.linear(pen.at(-radius, 0), pen.at(radius, 0), [[0, tone(OAK, 1.3)], [1, tone(OAK, 1.02)]]), 1, radius * squash);
  pen.shape([[-0.42, up - 0.03], [-0.14, up - 0.06], [-0.06, up + 0.01], [-0.32, up + 0.03]], WHITE);
  pen.line([[-0.24, up - 0.005], [-0.12, up + 0.02]], COBALT, 0.012);
  pen.shape([[0.12, up - 0.05], [0.4, up - 0.02], [0.36, up + 0.04], [0.1, up + 0.015]], tone(WHITE, 0.97));
  for (const [x, colour] of /** @type {const} */ ([[-0.5, WHITE], [0.52, COBALT]])) pen.turned(x, up + 0.01, [[0.03, 0], [0.04, 0.02], [0.042, 0.075]], colour, { open: [84, 54, 36] });
  drawPlant(world, [at[0] + 0.02, up + 0.05, at[2]], { tall: 0.3, pot: tone(WHITE, 0.95) });
}

/** A long table for talks, under the lamps. @param {Room} room */
export function furnishMeeting({ world }) {
  for (const x of [-0.95, 0.05, 1.05]) drawSideChair(world, [x + 0.1, 0, -0.25], { colour: STEEL, seat: rgb(92, 106, 116), facing: x > 0 ? -1 : 1 });
  drawLongSideTable(world, [0.1, 0, -1], { width: 3, colour: tone(OAK, 0.96) });
  for (const [x, colour] of /** @type {const} */ ([[-0.7, COBALT], [0.75, WHITE]])) {
    const pen = new Pen(world, [x, 0.74, -0.95]);
    pen.shape([[-0.15, -0.02], [0.12, -0.02], [0.15, 0.04], [-0.1, 0.04]], WHITE);
    pen.turned(0.26, 0, [[0.03, 0], [0.036, 0.08]], colour, { open: [70, 50, 38] });
  }
  const carafe = new Pen(world, [0.05, 0.74, -0.85]);
  carafe.shadow(0, 0, 0.12);
  carafe.turned(0, 0, [[0.05, 0], [0.055, 0.1], [0.025, 0.2], [0.032, 0.25]], rgb(190, 210, 216));
  for (const x of [-0.85, 0.1, 1.05]) drawHangingLamp(world, [x, 1.78, -0.95], { colour: tone(STEEL, 0.95) });
  drawPlant(world, [2.1, 0, -0.4], { tall: 1.2, pot: tone(WHITE, 0.94) });
}

/** A counter to report at, chairs to wait on. @param {Room} room */
export function furnishReception({ world }) {
  drawPrint(world, [-1.75, 1.3, -0.03], { width: 0.62, height: 0.82, draw: drawLeafPrint });
  for (const x of [-1.85, -1.2]) drawSideChair(world, [x, 0, -0.4], { seat: rgb(94, 140, 128) });
  const counter = new Pen(world, [0.1, 0, -0.95]);
  counter.shadow(0.9, 0.01, 2.3);
  counter.box(0, 0, 1.95, 1.02, counter.round(0, 1.95, tone(OAK, 1.1)));
  for (let slat = 0.03; slat < 1.95; slat += 0.06) counter.box(slat, 0.06, 0.012, 0.94, INK, 0.16);
  counter.box(0, 0, 1.95, 0.06, STEEL);
  counter.box(-0.04, 1.0, 2.03, 0.045, tone(WHITE, 0.98));
  counter.box(-0.04, 1.04, 2.03, 0.008, tone(WHITE, 1.6));
  drawScreen(new Pen(world, [1.35, 1.04, -0.8]));
  const bell = new Pen(world, [0.85, 1.05, -0.95]);
  bell.turned(0, 0, [[0.05, 0], [0.045, 0.02], [0.02, 0.045], [0.008, 0.05], [0.008, 0.06]], rgb(198, 158, 84));
  drawPlant(world, [0.42, 1.045, -0.95], { tall: 0.34, pot: tone(WHITE, 0.95) });
  for (const x of [0.6, 1.1, 1.6]) drawHangingLamp(world, [x, 1.85, -0.95], { size: 0.13, colour: tone(WHITE, 0.92) });
}

/** @param {Pen} pen */
export function drawScreen(pen) {
  pen.shadow(0, 0, 0.3);
  pen.box(-0.09, 0, 0.18, 0.014, STEEL);
  pen.box(-0.015, 0, 0.03, 0.14, STEEL);
  pen.box(-0.26, 0.09, 0.52, 0.33, tone(STEEL, 0.9));
  pen.disc(0, 0.25, 0.016, tone(ZINC, 1.3));
}

/** Streets, river and parks of the town. @param {Pen} pen */
function drawTownPlan(pen) {
  const [wide, tall] = [1.75, 1.08];
  pen.box(0.04, 0.04, wide - 0.08, tall - 0.08, rgb(240, 238, 228));
  pen.shape([[0.04, 0.3], [0.5, 0.4], [1.0, 0.34], [1.71, 0.52], [1.71, 0.64], [1.0, 0.46], [0.5, 0.52], [0.04, 0.42]], mix(WATER, WHITE, 0.3));
  for (const park of /** @type {Point2[][]} */ ([[[0.2, 0.6], [0.52, 0.58], [0.56, 0.8], [0.24, 0.84]], [[1.2, 0.12], [1.5, 0.1], [1.54, 0.3], [1.24, 0.32]]])) pen.shape(park, mix(LEAF, WHITE, 0.35));
  const quarter = mix(OAK, WHITE, 0.55);
  for (let column = 0; column < 11; column++)
    for (let row = 0; row < 7; row++) {
      const [x, y] = [0.08 + column * 0.148, 0.08 + row * 0.132];
      const river = 0.33 + x * 0.11;
      if (Math.abs(y + 0.04 - river) < 0.13 || (x > 0.15 && x < 0.56 && y > 0.54 && y < 0.84) || (x > 1.16 && x < 1.52 && y < 0.3)) continue;
      const own = (column * 5 + row * 3) % 13 === 0;
      pen.box(x, y, 0.118, 0.1, own ? COBALT : quarter, own ? 0.95 : 0.8);
      pen.box(x + 0.03, y + 0.03, 0.058, 0.04, rgb(240, 238, 228));
    }
  pen.line([[0.62, 0.05], [0.66, 0.4], [0.8, 1.03]], WHITE, 0.022);
}

/** @param {Pen} pen */
function drawLeafPrint(pen) {
  pen.line([[0.31, 0.12], [0.32, 0.68]], tone(LEAF, 0.6), 0.01);
  for (let leaf = 0; leaf < 5; leaf++)
    for (const side of [-1, 1]) {
      const y = 0.2 + leaf * 0.1;
      const reach = 0.17 - leaf * 0.02;
      pen.soft([[0.315, y], [0.315 + side * reach * 0.5, y + 0.1], [0.315 + side * reach, y + 0.11], [0.315 + side * reach * 0.7, y + 0.03]], tone(LEAF, 0.75 + leaf * 0.08));
    }
}

/** @param {World} world @param {import('../../types.ts').Point3} at */
function drawShelf(world, at) {
  const pen = new Pen(world, at);
  pen.box(0.05, 0, 0.9, 2.1, INK, 0.12);
  pen.box(0, 0, 0.9, 2.1, tone(OAK, 0.5));
  for (const y of [0, 0.42, 0.84, 1.26, 1.68, 2.07]) {
    pen.box(0, y, 0.9, 0.03, tone(OAK, 1.1));
    if (y > 2) continue;
    drawBooks(world, [at[0] + 0.04 + ((y * 31) % 3) * 0.05, y + 0.03, at[2]], { count: 17 + ((y * 100) % 3) });
  }
  for (const x of [0, 0.87]) pen.box(x, 0, 0.03, 2.1, tone(OAK, 1));
}

/** A couch to lie on, a basin, a stool. @param {Room} room */
export function furnishTreatment({ world }) {
  const couch = new Pen(world, [-0.55, 0, -0.7]);
  couch.shadow(0, 0.01, 2.1);
  for (const x of [-0.8, 0.75]) couch.box(x, 0, 0.05, 0.58, couch.round(x, x + 0.05, tone(ZINC, 1.1)));
  couch.box(-0.9, 0.5, 1.8, 0.05, tone(ZINC, 0.9));
  couch.soft([[-0.93, 0.56], [-0.93, 0.68], [-0.4, 0.69], [0.9, 0.69], [0.95, 0.62], [0.92, 0.55]], couch.upright(0.54, 0.7, rgb(60, 100, 96), rgb(104, 152, 144)));
  couch.shape([[-0.93, 0.66], [-0.5, 0.67], [-0.62, 0.92], [-0.98, 0.84]], couch.upright(0.66, 0.92, rgb(70, 112, 108), rgb(112, 160, 152)));
  couch.box(-0.35, 0.672, 0.8, 0.02, WHITE, 0.9);
  const basin = new Pen(world, [1.6, 0, -0.25]);
  basin.box(-0.55, 0.02, 1.2, 0.84, INK, 0.1);
  basin.box(-0.6, 0, 1.2, 0.84, basin.upright(0, 0.84, tone(WHITE, 0.86), tone(WHITE, 1)));
  for (const x of [-0.2, 0.2]) basin.box(x, 0.05, 0.006, 0.74, INK, 0.3);
  basin.box(-0.63, 0.83, 1.26, 0.04, tone(OAK, 1.1));
  basin.turned(0.1, 0.87, [[0.1, 0], [0.19, 0.05], [0.21, 0.1]], tone(WHITE, 0.98));
  basin.line([[0.1, 0.95], [0.1, 1.16], [0.16, 1.2], [0.2, 1.14]], tone(ZINC, 1.1), 0.022);
  basin.turned(-0.3, 0.87, [[0.04, 0], [0.042, 0.12], [0.014, 0.14], [0.014, 0.18]], rgb(150, 190, 196));
  const stool = new Pen(world, [0.55, 0, -0.95]);
  stool.shadow(0, 0, 0.4);
  stool.line([[0, 0.05], [0, 0.46]], tone(ZINC, 1), 0.04);
  for (const x of [-0.2, -0.08, 0.08, 0.2]) stool.line([[0, 0.08], [x, 0.02]], STEEL, 0.022);
  stool.turned(0, 0.46, [[0.18, 0], [0.19, 0.04], [0.17, 0.07]], rgb(84, 130, 124));
  drawPrint(world, [1.3, 1.42, -0.03], { width: 0.62, height: 0.82, draw: drawLeafPrint });
  drawPlant(world, [-1.4, 0.85, 0.02], { tall: 0.36, pot: tone(WHITE, 0.95) });
}
