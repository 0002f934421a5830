import { rgb, tone } from '../../drawing/colour.mjs';
import { Pen } from '../../drawing/pen.mjs';
import { INK, OAK, STEEL, WHITE } from '../../palette.mjs';
import { drawPlant } from './plants.mjs';
import { drawBooks, drawHangingLamp } from './props.mjs';

/** @typedef {import('../../types.ts').Point3} Point3 */
/** @typedef {import('../../drawing/world.mjs').World} World */
/** @typedef {import('../indoors.mjs').Room} Room */

/** What the bookshop left: shelves beside the windows, a ladder, a few books on the sill. @param {Room} room */
export function furnishOldShop({ world }) {
  for (const x of [-2.62, 1.98]) drawCase(world, [x, 0, -0.25]);
  const ladder = new Pen(world, [1.75, 0, -0.7]);
  ladder.shadow(0.05, 0, 0.5);
  for (const x of [0, 0.34]) ladder.line([[x, 0], [x + 0.12, 2.15]], tone(OAK, 0.92), 0.04);
  for (let rung = 0.25; rung < 2.1; rung += 0.28) ladder.line([[rung * 0.056, rung], [rung * 0.056 + 0.34, rung]], tone(OAK, 1.2), 0.034);
  drawBooks(world, [-1.3, 0.62, -0.04], { count: 8 });
  for (const x of [-1.1, 0, 1.1]) drawHangingLamp(world, [x, 2.25, -1], { colour: tone(WHITE, 0.9), size: 0.17 });
}

/** @param {World} world @param {Point3} at */
function drawCase(world, at) {
  const pen = new Pen(world, at);
  pen.box(0.04, 0, 0.7, 2.5, INK, 0.14);
  pen.box(0, 0, 0.66, 2.5, pen.upright(0, 2.5, tone(OAK, 0.42), tone(OAK, 0.6)));
  for (let y = 0; y < 2.5; y += 0.41) pen.box(0, y, 0.66, 0.03, tone(OAK, 1.05));
  for (const [y, count] of /** @type {const} */ ([[0.44, 5], [1.26, 8], [1.67, 3]])) drawBooks(world, [at[0] + 0.05, y, at[2]], { count });
  for (const x of [0, 0.63]) pen.box(x, 0, 0.03, 2.5, tone(OAK, 0.95));
  pen.box(-0.03, 2.48, 0.72, 0.06, tone(OAK, 1.15));
}

/** An empty shop in the raw: ducts under the ceiling, a ladder, boxes. @param {Room} room */
export function furnishNewShop({ world }) {
  const duct = new Pen(world, [0, 2.78, -0.9]);
  duct.box(-3, 0, 6, 0.3, duct.upright(0, 0.3, tone(STEEL, 1.25), rgb(206, 212, 214)));
  for (let x = -2.7; x < 3; x += 0.75) {
    duct.box(x, -0.012, 0.035, 0.324, rgb(150, 158, 162));
    duct.box(x + 0.01, 0.3, 0.012, 0.5, STEEL);
  }
  for (const x of [-1.5, 0.6]) for (let slat = 0; slat < 5; slat++) duct.box(x, 0.05 + slat * 0.04, 0.5, 0.016, STEEL);
  drawPlant(world, [-2.15, 0, -0.7], { tall: 1.35, pot: rgb(206, 208, 204) });
  const counter = new Pen(world, [0.75, 0, -1.05]);
  counter.shadow(0.7, 0.01, 1.7);
  counter.box(0, 0, 1.45, 0.95, counter.round(0, 1.45, tone(OAK, 1.12)));
  for (const x of [0.48, 0.96]) counter.box(x, 0, 0.008, 0.95, INK, 0.3);
  counter.box(-0.03, 0.93, 1.51, 0.045, tone(STEEL, 0.9));
  counter.turned(0.3, 0.975, [[0.05, 0], [0.055, 0.13]], tone(WHITE, 0.97), { open: [90, 70, 50] });
  for (const x of [0.9, 1.48, 2.05]) drawHangingLamp(world, [x, 1.9, -1.05], { size: 0.15 });
}
