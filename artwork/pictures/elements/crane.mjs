import { rgb, tone } from '../drawing/colour.mjs';
import { CONCRETE, OAK, WHITE } from '../palette.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */

const CRANE = rgb(226, 172, 62);

/**
 * A tower crane. `jib` says how long its arm is, `swing` where it points: radians from rightwards, towards the viewer.
 *
 * @param {World} world
 * @param {{ at: Point3, height: number, jib: number, swing?: number, load?: number }} options `load`: metres of cable
 */
export function drawCrane(world, { at: [x, , z], height, jib, swing = 0.25, load = 9 }) {
  const steel = world.lit(CRANE, [-0.5, 0, -0.8], [x, 0, z]);
  const dark = world.lit(tone(CRANE, 0.66), [-0.5, 0, -0.8], [x, 0, z]);
  const size = world.scaleAt([x, 0, z]);
  const half = 0.8;
  lattice(
    world,
    [x - half, 0, z],
    [x - half, height, z],
    [x + half, 0, z],
    [x + half, height, z],
    1.7,
    steel,
    dark,
    size,
  );
  const along = (/** @type {number} */ far, /** @type {number} */ up) =>
    /** @type {Point3} */ ([x + Math.cos(swing) * far, height + up, z - Math.sin(swing) * far]);
  lattice(world, along(0.6, 0.3), along(jib, 0.3), along(0.6, 1.5), along(jib, 0.9), 1.6, steel, dark, size);
  lattice(
    world,
    along(-0.6, 0.3),
    along(-jib * 0.28, 0.3),
    along(-0.6, 1.3),
    along(-jib * 0.28, 1.1),
    1.6,
    steel,
    dark,
    size,
  );
  const stroke = Math.max(1.4, size * 0.05);
  const peak = world.see(along(0, 5.2));
  for (const far of [-jib * 0.26, jib * 0.4, jib * 0.82])
    world.sheet.line([peak, world.see(along(far, 1.1))], dark, stroke);
  world.sheet.polygon([world.see(along(-0.7, 1.2)), peak, world.see(along(0.7, 1.2))], steel);
  const weight = [
    along(-jib * 0.3, 1),
    along(-jib * 0.2, 1),
    along(-jib * 0.2, -1.4),
    along(-jib * 0.3, -1.4),
  ];
  world.sheet.polygon(world.seeAll(weight), world.lit(CONCRETE, [-0.4, 0, -0.8], [x, 0, z]));
  const cab = [along(0.9, 0.2), along(2.5, 0.2), along(2.5, -1.7), along(0.9, -1.7)];
  world.sheet.polygon(world.seeAll(cab), world.lit(WHITE, [-0.4, 0, -0.8], [x, 0, z]));
  world.sheet.polygon(
    world.seeAll([along(1.4, -0.1), along(2.5, -0.1), along(2.5, -1), along(1.4, -1)]),
    [84, 104, 122],
  );
  drawLoad(world, along(jib * 0.7, 0.3), load, dark, stroke, size);
}

/**
 * @param {World} world
 * @param {Point3} from
 * @param {number} load
 * @param {Colour} colour
 * @param {number} stroke
 * @param {number} size
 */
function drawLoad(world, from, load, colour, stroke, size) {
  const top = world.see(from);
  const hook = world.see([from[0], from[1] - load, from[2]]);
  world.sheet.line([top, hook], colour, stroke * 0.7);
  const [x, y] = hook;
  const wide = size * 1.5;
  world.sheet.line([[x - wide, y + size * 1.2], hook, [x + wide, y + size * 1.2]], colour, stroke * 0.6);
  world.sheet.polygon(
    [
      [x - wide, y + size * 1.2],
      [x + wide, y + size * 1.2],
      [x + wide, y + size * 1.7],
      [x - wide, y + size * 1.7],
    ],
    world.lit(OAK, [-0.4, 0, -0.8], from),
  );
}

/**
 * Two chords and the zigzag between them.
 *
 * @param {World} world
 * @param {Point3} a
 * @param {Point3} b
 * @param {Point3} c
 * @param {Point3} d
 * @param {number} step
 * @param {Colour} colour
 * @param {Colour} dark
 * @param {number} size
 */
function lattice(world, a, b, c, d, step, colour, dark, size) {
  const [pa, pb, pc, pd] = [world.see(a), world.see(b), world.see(c), world.see(d)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  const count = Math.max(4, Math.round(length / step));
  /** @type {Point2[]} */
  const zigzag = [];
  for (let index = 0; index <= count; index++) {
    const way = index / count;
    const [from, to] = index % 2 ? [pc, pd] : [pa, pb];
    zigzag.push([from[0] + (to[0] - from[0]) * way, from[1] + (to[1] - from[1]) * way]);
  }
  const stroke = Math.max(1.2, size * 0.07);
  world.sheet.line(zigzag, dark, stroke * 0.8);
  world.sheet.line([pa, pb], colour, stroke * 1.7);
  world.sheet.line([pc, pd], dark, stroke * 1.7);
}
