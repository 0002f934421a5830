import { mix, rgb, tone } from '../drawing/colour.mjs';
import { GRASS, LEAF, LEAF_DEEP, LEAF_PALE, SNOW } from '../palette.mjs';
import { drawPlot, UP } from './ground.mjs';

/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {{ left: number, right: number, near: number, far: number }} Plot metres on the ground: x and z */

/**
 * Grass, mown: blades where it is near, flowers here and there.
 *
 * @param {World} world
 * @param {Plot} plot
 * @param {{ meadow?: boolean }} [options]
 */
export function drawLawn(world, plot, { meadow = false } = {}) {
  const { foliage, snow } = world.mood;
  const base = foliage === 'autumn' ? mix(GRASS, rgb(190, 166, 96), 0.35) : GRASS;
  drawPlot(world, plot, base);
  const random = world.random.fork(`lawn${plot.left}${plot.near}`);
  const area = (plot.right - plot.left) * (plot.far - plot.near);
  const count = Math.min(1300, Math.round(area * (meadow ? 7 : 4)));
  drawPatches(world, plot, base);
  for (const [colour, share] of /** @type {const} */ ([
    [snow ? rgb(222, 228, 234) : LEAF_DEEP, 0.4],
    [snow ? rgb(255, 255, 255) : LEAF, 0.9],
    [snow ? rgb(236, 240, 244) : LEAF_PALE, 1],
  ])) {
    /** @type {string[]} */
    const blades = [];
    for (let index = 0; index < count * share * (snow ? 0.12 : 1); index++) {
      const place = somewhere(world, plot, random);
      if (!place) continue;
      const size = world.scaleAt(place) * (meadow ? random.between(0.12, 0.5) : random.between(0.05, 0.12));
      const [x, y] = world.see(place).map((part) => Math.round(part * 10) / 10);
      const lean = Math.round(random.between(-0.4, 0.4) * size * 10) / 10;
      blades.push(`M${x} ${y}l${lean} ${-Math.round(size * 10) / 10}`);
    }
    if (blades.length > 0)
      world.sheet.path(blades.join(''), {
        stroke: world.lit(colour, UP, world.camera.eye),
        width: meadow ? 2.2 : 1.6,
        opacity: 0.5,
      });
  }
  if (meadow && foliage === 'summer') drawFlowers(world, plot, random);
}

/** @param {World} world @param {Plot} plot @param {import('../random.mjs').Random} random */
function drawFlowers(world, plot, random) {
  for (let index = 0; index < 130; index++) {
    const foot = somewhere(world, plot, random);
    if (!foot) continue;
    const place = /** @type {Point3} */ ([foot[0], random.between(0.2, 0.5), foot[2]]);
    const colour = random.pick([rgb(238, 205, 110), rgb(240, 236, 222), rgb(70, 98, 190), rgb(206, 96, 78)]);
    world.sheet.ellipse(
      world.see(place),
      Math.max(1.2, world.scaleAt(place) * 0.035),
      world.lit(colour, UP, place),
    );
  }
}

/**
 * A place on the plot that the viewer sees, near ones rather than far ones.
 *
 * @param {World} world
 * @param {Plot} plot
 * @param {import('../random.mjs').Random} random
 * @returns {Point3 | undefined}
 */
function somewhere(world, { left, right, near, far }, random) {
  const { eye, turn } = world.camera;
  const away = 2.5 + (far - eye[2]) * random.next() ** 3;
  const z = eye[2] + away;
  const x = eye[0] + Math.tan(turn) * away + random.between(-0.85, 0.85) * away;
  const place = /** @type {Point3} */ ([x, 0, z]);
  return x > left && x < right && z > near && z < far && world.depthOf(place) > 2 ? place : undefined;
}

/**
 * Where the grass stands thicker or thinner.
 *
 * @param {World} world
 * @param {Plot} plot
 * @param {Colour} base
 */
function drawPatches(world, plot, base) {
  const random = world.random.fork(`patches${plot.left}${plot.near}`);
  for (let index = 0; index < 60; index++) {
    const place = somewhere(world, plot, random);
    if (!place) continue;
    const size = world.scaleAt(place) * random.between(0.8, 2.6);
    const fill = world.lit(tone(world.mood.snow ? SNOW : base, random.pick([0.86, 0.92, 1.14])), UP, place);
    const [x, y] = world.see(place);
    const flat = size * (0.9 / Math.max(6, world.depthOf(place)));
    world.sheet.ellipse(
      [x, y],
      size,
      world.sheet.radial(
        [x, y],
        size,
        [
          [0, fill, 0.4],
          [1, fill, 0],
        ],
        Math.min(0.3, (flat * 2) / size),
      ),
      1,
      size * Math.min(0.3, (flat * 2) / size),
    );
  }
}
