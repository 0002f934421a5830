import { rgb } from '../drawing/colour.mjs';
import { curve } from '../drawing/sheet.mjs';
import { drawBox, Wall } from '../drawing/wall.mjs';
import { COBALT, LARCH, OAK, STEEL, ZINC } from '../palette.mjs';
import { UP } from './courtyard.mjs';

/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */

/** A frame to climb, a swing, a heap of sand. @param {World} world @param {{ at: Point3 }} options */
export function drawPlayground(world, { at: [x, , z] }) {
  const sand = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2;
    return world.see([x + 3.4 + Math.cos(angle) * 6.4, 0.02, z + Math.sin(angle) * 2.6]);
  });
  world.sheet.path(curve(sand), {
    fill: world.lit(world.mood.snow ? rgb(238, 242, 246) : rgb(226, 206, 164), UP, [x, 0, z]),
  });
  const face = new Wall([x, 0, z], [1, 0, 0], UP, 7, 4);
  const post = (/** @type {number} */ left, /** @type {number} */ top, /** @type {Colour} */ colour) =>
    drawBox(world, face, { left, right: left + 0.14, bottom: 0, top }, -0.14, 0, colour);
  for (const left of [0, 1.7]) post(left, 3.1, LARCH);
  drawBox(world, face, { left: -0.2, right: 2, bottom: 1.4, top: 1.52 }, -1.3, 0.1, OAK);
  const roof = [
    [x - 0.4, 2.9, z - 0.2],
    [x + 0.9, 3.9, z - 0.2],
    [x + 2.2, 2.9, z - 0.2],
  ];
  world.surface(/** @type {Point3[]} */ (/** @type {unknown} */ (roof)), COBALT, [-0.2, 0.4, -0.9]);
  for (let rung = 0.35; rung < 1.4; rung += 0.32)
    drawBox(
      world,
      face,
      { left: -0.9 + rung * 0.55, right: -0.15, bottom: rung, top: rung + 0.06 },
      -0.1,
      0,
      rgb(206, 90, 64),
    );
  const slide = [
    world.see([x + 1.9, 1.5, z]),
    world.see([x + 3.7, 0.2, z - 0.3]),
    world.see([x + 4.3, 0.2, z - 0.3]),
  ];
  world.sheet.path(`M${slide.map((point) => point.map(Math.round).join(' ')).join('L')}`, {
    stroke: world.lit(ZINC, [-0.3, 0.5, -0.8], [x, 0, z]),
    width: world.scaleAt([x, 0, z]) * 0.26,
  });
  for (const left of [5, 8.2]) {
    const foot = world.see([x + left - 0.5, 0, z + 0.3]);
    const top = world.see([x + left, 2.6, z + 0.3]);
    const other = world.see([x + left + 0.5, 0, z + 0.3]);
    world.sheet.line(
      [foot, top, other],
      world.lit(LARCH, [-0.4, 0.2, -0.8], [x, 0, z]),
      world.scaleAt([x, 0, z]) * 0.12,
    );
  }
  world.sheet.line(
    [world.see([x + 5, 2.6, z + 0.3]), world.see([x + 8.2, 2.6, z + 0.3])],
    world.lit(LARCH, [-0.4, 0.2, -0.8], [x, 0, z]),
    world.scaleAt([x, 0, z]) * 0.13,
  );
  for (const left of [5.9, 7.2]) {
    const seat = world.see([x + left + 0.25, 0.6, z + 0.2]);
    const scale = world.scaleAt([x, 0, z]);
    world.sheet.line(
      [world.see([x + left, 2.6, z + 0.3]), [seat[0] - scale * 0.2, seat[1]]],
      STEEL,
      scale * 0.03,
    );
    world.sheet.line(
      [world.see([x + left + 0.4, 2.6, z + 0.3]), [seat[0] + scale * 0.2, seat[1]]],
      STEEL,
      scale * 0.03,
    );
    world.sheet.line(
      [
        [seat[0] - scale * 0.26, seat[1]],
        [seat[0] + scale * 0.26, seat[1]],
      ],
      rgb(206, 90, 64),
      scale * 0.07,
    );
  }
}
