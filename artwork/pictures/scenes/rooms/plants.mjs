import { mix, rgb, tone } from '../../drawing/colour.mjs';
import { Pen } from '../../drawing/pen.mjs';
import { drawTree } from '../../elements/tree.mjs';
import { INK, LEAF, LEAF_DEEP, LEAF_PALE, STEEL } from '../../palette.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../types.ts').Point2} Point2 */
/** @typedef {import('../../types.ts').Point3} Point3 */
/** @typedef {import('../../drawing/world.mjs').World} World */

const TERRACOTTA = rgb(190, 116, 82);

/**
 * A plant with broad leaves in a pot.
 *
 * @param {World} world
 * @param {Point3} at
 * @param {{ tall?: number, pot?: Colour }} [options]
 */
export function drawPlant(world, at, { tall = 0.45, pot = TERRACOTTA } = {}) {
  const pen = new Pen(world, at);
  const random = world.random.fork(`plant${at.join()}`);
  const wide = tall * 0.2;
  pen.shadow(0, 0, wide * 2.6);
  pen.turned(0, 0, [[wide * 0.72, 0], [wide * 0.94, wide * 1.5], [wide * 1.06, wide * 1.52], [wide * 1.06, wide * 1.8]], pot, { open: [58, 44, 38] });
  const foot = wide * 1.75;
  const leaves = Array.from({ length: Math.round(22 + tall * 14) }, () => {
    const lean = random.between(-1, 1);
    return { lean, up: random.between(0.45, 1) * (1 - Math.abs(lean) * 0.45), size: random.between(0.085, 0.14) * tall };
  }).sort((a, b) => b.up - a.up);
  leaves.forEach(({ lean, up, size }, index) => {
    const tip = /** @type {Point2} */ ([lean * tall * 0.5, foot + (tall - foot) * up]);
    const bend = /** @type {Point2} */ ([tip[0] * 0.35, foot + (tip[1] - foot) * 0.7]);
    pen.line([[0, foot - 0.01], bend, tip], mix(LEAF_DEEP, INK, 0.2), 0.006, 0.9);
    const colour = mix([LEAF_DEEP, LEAF, LEAF, LEAF_PALE][index % 4] ?? LEAF, INK, 0.06 + 0.2 * (index / leaves.length) * random.next());
    const turn = Math.atan2(tip[1] - bend[1], tip[0] - bend[0]) + random.between(-0.5, 0.5);
    drawLeaf(pen, tip, size, turn, colour);
  });
}

/** @param {Pen} pen @param {Point2} at @param {number} size @param {number} turn @param {Colour} colour */
function drawLeaf(pen, [x, y], size, turn, colour) {
  const along = (/** @type {number} */ far, /** @type {number} */ side) =>
    /** @type {Point2} */ ([x + Math.cos(turn) * far - Math.sin(turn) * side, y + Math.sin(turn) * far + Math.cos(turn) * side]);
  const [s, w] = [size, size * 0.42];
  pen.soft([along(-s * 0.8, 0), along(-s * 0.2, w), along(s * 0.6, w * 0.7), along(s * 1.2, 0), along(s * 0.6, -w * 0.7), along(-s * 0.2, -w)], colour);
  pen.soft([along(-s * 0.8, 0), along(-s * 0.1, w * 0.9), along(s * 1.2, 0), along(0, w * 0.1)], tone(colour, 1.22), 0.7);
}

/** A plant of stiff, upright leaves. @param {World} world @param {Point3} at @param {{ tall?: number, pot?: Colour }} [options] */
export function drawUprightPlant(world, at, { tall = 0.6, pot = rgb(206, 208, 204) } = {}) {
  const pen = new Pen(world, at);
  const random = world.random.fork(`upright${at.join()}`);
  const wide = tall * 0.16;
  pen.shadow(0, 0, wide * 2.8);
  for (let leaf = 0; leaf < 13; leaf++) {
    const [foot, lean, up] = [random.between(-0.7, 0.7) * wide, random.between(-0.22, 0.22) * tall, tall * random.between(0.62, 1)];
    const half = tall * random.between(0.026, 0.042);
    const colour = mix(random.pick([LEAF_DEEP, LEAF_DEEP, LEAF]), INK, random.between(0, 0.2));
    pen.soft([[foot - half, wide * 1.4], [foot + lean * 0.5 - half * 1.2, up * 0.6], [foot + lean, up], [foot + lean * 0.5 + half * 1.2, up * 0.6], [foot + half, wide * 1.4]], colour);
    pen.soft([[foot - half, wide * 1.4], [foot + lean * 0.5 - half * 1.2, up * 0.6], [foot + lean, up], [foot + lean * 0.5 - half * 0.5, up * 0.6], [foot - half * 0.4, wide * 1.4]], LEAF_PALE, 0.6);
  }
  pen.turned(0, 0, [[wide * 0.8, 0], [wide * 0.95, wide * 0.3], [wide, wide * 1.6]], pot);
}

/** A small tree in a tub. @param {World} world @param {Point3} at @param {{ tall?: number, pot?: Colour }} [options] */
export function drawTubTree(world, [x, y, z], { tall = 1.4, pot = STEEL } = {}) {
  drawTree(world, { at: [x, y + 0.26, z], height: tall - 0.26, spread: 0.72 });
  const pen = new Pen(world, [x, y, z]);
  pen.shadow(0, 0, 0.46);
  pen.turned(0, 0, [[0.15, 0], [0.2, 0.34], [0.21, 0.345], [0.21, 0.37]], pot, { open: [58, 46, 40] });
}
