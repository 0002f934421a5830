import { mix, tone } from '../drawing/colour.mjs';
import { AUTUMN, BARK, LEAF, LEAF_DEEP, SNOW } from '../palette.mjs';
import { clump } from './tree-crown.mjs';

/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../drawing/world.mjs').World} World */

/**
 * A clipped hedge or a bed of shrubs along the ground.
 *
 * @param {World} world
 * @param {{ from: Point3, to: Point3, height: number }} options
 */
export function drawHedge(world, { from, to, height }) {
  const random = world.random.fork(`hedge${from.join()}`);
  const { foliage, snow } = world.mood;
  const base =
    foliage === 'summer' ? LEAF : foliage === 'autumn' ? mix(LEAF, AUTUMN, 0.45) : mix(LEAF_DEEP, BARK, 0.45);
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const count = Math.max(6, Math.round(length / (height * 0.42)));
  for (const [factor, rise] of /** @type {const} */ ([
    [0.62, 0.36],
    [0.86, 0.58],
    [1.16, 0.8],
  ])) {
    /** @type {string[]} */
    const clumps = [];
    for (let index = 0; index <= count; index++) {
      const way = index / count;
      const place = /** @type {Point3} */ ([
        from[0] + (to[0] - from[0]) * way,
        height * rise * random.between(0.75, 1.1),
        from[2] + (to[2] - from[2]) * way,
      ]);
      const radius = world.scaleAt(place) * height * random.between(0.26, 0.42) * (factor > 1 ? 0.7 : 1);
      const [x, y] = world.see(place);
      clumps.push(clump([x - (factor > 1 ? radius * 0.3 : 0), y], radius, random));
    }
    const colour = snow && factor > 1 ? SNOW : tone(base, factor);
    world.sheet.path(clumps.join(''), { fill: world.lit(colour, [-0.45, 0.35, -0.8], from) });
  }
}
