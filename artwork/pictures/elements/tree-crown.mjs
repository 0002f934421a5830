import { mix } from '../drawing/colour.mjs';
import { curve } from '../drawing/sheet.mjs';
import { AUTUMN, LEAF, LEAF_DEEP, LEAF_PALE } from '../palette.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../random.mjs').Random} Random */

/**
 * Clumps of leaves: deep ones below and to the right, pale ones where the sun is.
 *
 * @param {World} world
 * @param {Point3} at
 * @param {Point2} foot
 * @param {number} size
 * @param {number} spread
 * @param {Random} random
 */
export function drawCrown(world, at, [x, y], size, spread, random) {
  const { sheet, mood } = world;
  const tones = leafTones(mood.foliage, random).map((colour) => world.lit(colour, [-0.45, 0.35, -0.8], at));
  const [middle, rise] = [y - size * 0.63, size * 0.37];
  const reach = size * 0.5 * spread;
  tones.forEach((colour, layer) => {
    const light = layer / (tones.length - 1);
    const count = [26, 34, 34, 30, 24][layer] ?? 20;
    /** @type {string[]} */
    const clumps = [];
    for (let index = 0; index < count; index++) {
      const angle = random.next() * Math.PI * 2;
      const far = Math.sqrt(random.next()) * (1 - light * 0.24);
      const centre = /** @type {Point2} */ ([
        x + Math.cos(angle) * far * reach - light * reach * 0.2,
        middle + Math.sin(angle) * far * rise - light * rise * 0.24 + (1 - light) * rise * 0.1,
      ]);
      clumps.push(clump(centre, size * spread * random.between(0.06, 0.115) * (1 - light * 0.58), random));
    }
    sheet.path(clumps.join(''), { fill: colour });
    sheet.path(
      leaves(
        x - light * reach * 0.2,
        middle - light * rise * 0.2,
        reach * (1.06 - light * 0.2),
        rise * (1.06 - light * 0.2),
        size,
        random,
      ),
      { fill: colour },
    );
  });
}

/** @param {'summer' | 'autumn' | 'bare'} foliage @param {Random} random @returns {Colour[]} from deep to pale */
function leafTones(foliage, random) {
  const leaf =
    foliage === 'autumn'
      ? mix(AUTUMN, [150, 96, 62], random.between(0, 0.7))
      : mix(LEAF, [112, 146, 92], random.next() * 0.7);
  const deep = foliage === 'autumn' ? mix(leaf, [96, 60, 50], 0.5) : LEAF_DEEP;
  const pale = foliage === 'autumn' ? mix(leaf, [226, 196, 120], 0.5) : mix(LEAF_PALE, [206, 206, 128], 0.25);
  return [deep, mix(deep, leaf, 0.4), mix(deep, leaf, 0.75), mix(leaf, pale, 0.15), mix(leaf, pale, 0.5)];
}

/** A scalloped blob. @param {Point2} centre @param {number} radius @param {Random} random */
export function clump([x, y], radius, random) {
  const count = 11;
  return curve(
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2;
      const far = radius * random.between(0.78, 1.16);
      return /** @type {Point2} */ ([x + Math.cos(angle) * far * 1.12, y + Math.sin(angle) * far * 0.86]);
    }),
  );
}

/**
 * Single leaves, the more the further out.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} reach
 * @param {number} rise
 * @param {number} size
 * @param {Random} random
 */
function leaves(x, y, reach, rise, size, random) {
  const length = Math.max(1.2, size * 0.011);
  return Array.from({ length: Math.min(190, Math.round(size / 3)) }, () => {
    const angle = random.next() * Math.PI * 2;
    const far = random.next() ** 0.35 * 1.04;
    const [cx, cy] = [x + Math.cos(angle) * far * reach, y + Math.sin(angle) * far * rise];
    const turn = random.next() * Math.PI;
    const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length];
    const points = [
      cx - dx,
      cy - dy,
      cx + dy * 0.6,
      cy - dx * 0.6,
      cx + dx,
      cy + dy,
      cx - dy * 0.6,
      cy + dx * 0.6,
    ].map((part) => Math.round(part * 10) / 10);
    return `M${points[0]} ${points[1]}L${points.slice(2).join(' ')}z`;
  }).join('');
}
