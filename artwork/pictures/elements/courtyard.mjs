import { rgb, tone } from '../drawing/colour.mjs';
import { drawBox, Wall } from '../drawing/wall.mjs';
import { COBALT, CONCRETE, INK, LARCH, LEAF, LEAF_DEEP, OAK } from '../palette.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../drawing/world.mjs').World} World */

export const UP = /** @type {Point3} */ ([0, 1, 0]);

/**
 * A raised bed of planks with vegetables.
 *
 * @param {World} world
 * @param {{ at: Point3, width?: number }} options
 */
export function drawRaisedBed(world, { at: [x, , z], width = 2.4 }) {
  const face = new Wall([x, 0, z], [1, 0, 0], UP, width, 1);
  for (let board = 0; board < 3; board++)
    drawBox(
      world,
      face,
      { left: 0, right: width, bottom: board * 0.24, top: board * 0.24 + 0.22 },
      -1.1,
      0,
      tone(LARCH, 0.9 + board * 0.06),
    );
  const random = world.random.fork(`bed${x}${z}`);
  const size = world.scaleAt([x, 0, z]);
  if (world.mood.snow) return;
  for (let index = 0; index < 60; index++) {
    const place = world.see([
      x + random.between(0.1, width - 0.1),
      random.between(0.72, 1.05),
      z + random.between(0, 0.9),
    ]);
    const colour = random.pick([LEAF, LEAF_DEEP, rgb(150, 172, 96), rgb(120, 150, 92), rgb(206, 80, 58)]);
    world.sheet.ellipse(
      place,
      size * random.between(0.06, 0.13),
      world.lit(colour, [-0.3, 0.4, -0.8], [x, 0, z]),
    );
  }
}

/**
 * A long table with benches, and lanterns strung over it.
 *
 * @param {World} world
 * @param {{ at: Point3, width?: number }} options
 */
export function drawLongTable(world, { at: [x, , z], width = 5 }) {
  const face = new Wall([x, 0, z], [1, 0, 0], UP, width, 1);
  for (const [from, to, up] of /** @type {const} */ ([
    [-1.5, -1.2, 0.45],
    [-0.9, -0.1, 0.76],
    [0.2, 0.5, 0.45],
  ])) {
    for (const left of [0.3, width - 0.5])
      drawBox(world, face, { left, right: left + 0.12, bottom: 0, top: up }, from, to, tone(OAK, 0.7));
    drawBox(world, face, { left: 0, right: width, bottom: up, top: up + 0.07 }, from, to, OAK, {
      top: tone(OAK, 1.1),
    });
  }
  const random = world.random.fork(`table${x}`);
  const size = world.scaleAt([x, 0, z]);
  for (let left = 0.3; left < width - 0.2; left += 0.5) {
    const [px, py] = world.see([x + left, 0.83, z + 0.4]);
    world.sheet.ellipse([px, py], size * 0.13, [244, 243, 238], 1, size * 0.045);
    world.sheet.polygon(
      [
        [px + size * 0.18, py],
        [px + size * 0.25, py],
        [px + size * 0.24, py - size * random.between(0.14, 0.3)],
        [px + size * 0.19, py - size * 0.2],
      ],
      random.pick([rgb(150, 186, 176), rgb(222, 186, 110), CONCRETE]),
    );
  }
}

/** A string of lanterns between two places. @param {World} world @param {{ from: Point3, to: Point3 }} options */
export function drawLanterns(world, { from, to }) {
  const [a, b] = [world.see(from), world.see(to)];
  const sag = world.scaleAt(from) * 0.9;
  const at = (/** @type {number} */ way) =>
    /** @type {Point2} */ ([
      a[0] + (b[0] - a[0]) * way,
      a[1] + (b[1] - a[1]) * way + Math.sin(way * Math.PI) * sag,
    ]);
  world.sheet.path(
    `M${Array.from({ length: 25 }, (_, index) =>
      at(index / 24)
        .map(Math.round)
        .join(' '),
    ).join('L')}`,
    { stroke: INK, width: 1.6, opacity: 0.7 },
  );
  const lit = world.mood.litWindows > 0.3;
  for (let index = 1; index < 14; index++) {
    const [x, y] = at(index / 14);
    const radius = world.scaleAt(from) * 0.13;
    if (lit)
      world.sheet.ellipse(
        [x, y + radius],
        radius * 5,
        world.sheet.radial([x, y + radius], radius * 5, [
          [0, [255, 226, 150], 0.55],
          [1, [255, 226, 150], 0],
        ]),
      );
    world.sheet.ellipse(
      [x, y + radius],
      radius,
      lit
        ? rgb(255, 236, 176)
        : ([rgb(236, 206, 120), rgb(206, 100, 76), COBALT, rgb(240, 236, 224)][index % 4] ?? CONCRETE),
    );
  }
}
