import { mix, rgb } from '../drawing/colour.mjs';
import { INK, LEAF } from '../palette.mjs';

/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../drawing/world.mjs').World} World */

/**
 * The town behind: gables and blocks that haze takes back.
 *
 * @param {World} world
 * @param {{ distance?: number, height?: number }} [options]
 */
export function drawDistantTown(world, { distance = 150, height = 13 } = {}) {
  const random = world.random.fork(`town${distance}`);
  const { eye, turn } = world.camera;
  const middle = eye[0] + Math.tan(turn) * distance;
  const reach = (world.sheet.width / world.camera.focal) * distance * 0.75;
  for (let x = middle - reach; x < middle + reach; ) {
    const width = random.between(9, 20);
    const z = eye[2] + distance + random.between(-12, 12);
    const top = height * random.between(0.65, 1.25);
    const colour = mix(
      random.pick([rgb(196, 150, 120), rgb(206, 196, 178), rgb(160, 168, 172), rgb(188, 172, 150)]),
      INK,
      0.08,
    );
    const peak = random.chance(0.6) ? top + random.between(2, 4) : top;
    world.surface(
      [
        [x, 0, z],
        [x, top, z],
        [x + width / 2, peak, z],
        [x + width, top, z],
        [x + width, 0, z],
      ],
      colour,
      [0, 0, -1],
    );
    drawDistantWindows(world, x, z, width, top, random);
    x += width * random.between(0.75, 1.1);
  }
  drawDistantTrees(world, middle, reach, distance - 20, random);
}

/**
 * @param {World} world
 * @param {number} x
 * @param {number} z
 * @param {number} width
 * @param {number} top
 * @param {import('../random.mjs').Random} random
 */
function drawDistantWindows(world, x, z, width, top, random) {
  /** @type {Point3[][]} */
  const dark = [];
  for (let up = 2; up < top - 2; up += 3) {
    for (let left = x + 1.2; left < x + width - 1.4; left += 2.2) {
      if (random.chance(0.8))
        dark.push([
          [left, up, z],
          [left, up + 1.5, z],
          [left + 0.9, up + 1.5, z],
          [left + 0.9, up, z],
        ]);
    }
  }
  const lit = dark.filter(() => random.chance(world.mood.litWindows * 0.7));
  world.surfaces(dark, rgb(96, 110, 126), [0, 0, -1], 0.5);
  for (const pane of lit) world.sheet.polygon(world.seeAll(pane), rgb(250, 205, 120), 0.8);
}

/**
 * @param {World} world
 * @param {number} middle
 * @param {number} reach
 * @param {number} distance
 * @param {import('../random.mjs').Random} random
 */
function drawDistantTrees(world, middle, reach, distance, random) {
  const z = world.camera.eye[2] + distance;
  const { foliage } = world.mood;
  const colour = foliage === 'summer' ? LEAF : foliage === 'autumn' ? rgb(190, 140, 80) : rgb(150, 146, 144);
  const fill = world.lit(colour, [-0.4, 0.4, -0.8], [middle, 0, z]);
  for (let x = middle - reach; x < middle + reach; x += random.between(3, 9)) {
    const place = /** @type {Point3} */ ([x, random.between(1, 3.6), z]);
    const radius = world.scaleAt(place) * random.between(1.8, 4.2);
    world.sheet.ellipse(world.see(place), radius, fill, foliage === 'bare' ? 0.35 : 0.95, radius * 0.9);
  }
}
