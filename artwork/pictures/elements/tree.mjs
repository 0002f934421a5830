import { mix, tone } from '../drawing/colour.mjs';
import { BARK, SNOW } from '../palette.mjs';
import { drawCrown } from './tree-crown.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../random.mjs').Random} Random */

/**
 * A broad-leaved tree in the mood's season.
 *
 * @param {World} world
 * @param {{ at: Point3, height: number, spread?: number, slender?: boolean }} options `spread`: the crown's width : height @default 0.8
 */
export function drawTree(world, { at, height, spread = 0.8, slender = false }) {
  const random = world.random.fork(`tree${at.join()}`);
  const size = world.scaleAt(at) * height;
  const foot = world.see(at);
  const bark = world.lit(BARK, [-0.5, 0, -0.8], at);
  const tips = drawBranches(world, foot, size, bark, random, slender ? spread * 0.7 : spread);
  if (world.mood.foliage !== 'bare') drawCrown(world, at, foot, size, spread, random);
  else if (world.mood.snow) drawSnowOnTips(world, tips, size, at);
}

/**
 * What the crown throws on the ground.
 *
 * @param {World} world
 * @param {{ at: Point3, height: number, spread?: number }} tree
 * @returns {Point3[][]} to be drawn with the ground's other shadows
 */
export function treeShadow(world, { at, height, spread = 0.8 }) {
  const [x, , z] = at;
  const { sun, foliage } = world.mood;
  const random = world.random.fork(`shade${at.join()}`);
  const trunk = world.groundShadow([
    [x - 0.15, height * 0.5, z],
    [x + 0.15, height * 0.5, z],
  ]);
  if (foliage === 'bare') return [trunk];
  const clumps = Array.from({ length: 9 }, () => {
    const up = height * random.between(0.4, 0.9);
    const reach = up / -sun[1];
    const radius = height * spread * random.between(0.14, 0.26);
    const centre = [
      x + sun[0] * reach + random.between(-1, 1) * height * spread * 0.22,
      z + sun[2] * reach + random.between(-1, 1) * height * 0.12,
    ];
    return Array.from({ length: 10 }, (_, index) => {
      const angle = (index / 10) * Math.PI * 2;
      const far = radius * random.between(0.8, 1.15);
      return /** @type {Point3} */ ([
        (centre[0] ?? 0) + Math.cos(angle) * far,
        0.01,
        (centre[1] ?? 0) + Math.sin(angle) * far,
      ]);
    });
  });
  return [trunk, ...clumps];
}

/**
 * @param {World} world
 * @param {Point2} foot
 * @param {number} size
 * @param {Colour} bark
 * @param {Random} random
 * @param {number} spread
 * @returns {Point2[]} where branches end
 */
function drawBranches({ sheet, mood }, foot, size, bark, random, spread) {
  const bare = mood.foliage === 'bare';
  /** @type {Point2[]} */
  const tips = [];
  /** @type {Map<number, string[]>} */
  const strokes = new Map();
  const grow = (
    /** @type {Point2} */ from,
    /** @type {number} */ angle,
    /** @type {number} */ length,
    /** @type {number} */ width,
    /** @type {number} */ order,
  ) => {
    const bend = angle + random.between(-0.12, 0.12);
    const to = /** @type {Point2} */ ([from[0] + Math.sin(bend) * length, from[1] - Math.cos(bend) * length]);
    const key = Math.max(0.6, Math.round(width * 2) / 2);
    const control = [from[0] + Math.sin(angle) * length * 0.5, from[1] - Math.cos(angle) * length * 0.55];
    const list = strokes.get(key) ?? [];
    list.push(
      `M${Math.round(from[0] * 10) / 10} ${Math.round(from[1] * 10) / 10}Q${control.map((part) => Math.round(part * 10) / 10).join(' ')} ${Math.round(to[0] * 10) / 10} ${Math.round(to[1] * 10) / 10}`,
    );
    strokes.set(key, list);
    if (order === 0) {
      tips.push(to);
      return;
    }
    const children = order > 3 ? 3 : random.integer(2, 3);
    for (let child = 0; child < children; child++) {
      const fan = (child - (children - 1) / 2) * random.between(0.5, 0.78) * spread;
      grow(
        to,
        bend * 0.8 + fan + random.between(-0.14, 0.14),
        length * random.between(0.66, 0.84),
        width * 0.62,
        order - 1,
      );
    }
  };
  const trunk = size * 0.045;
  grow(foot, 0, size * 0.3, trunk, bare ? 6 : 3);
  for (const [width, lines] of [...strokes].sort(([a], [b]) => b - a)) {
    sheet.path(lines.join(''), { stroke: width < 1.5 ? mix(bark, mood.haze, 0.22) : bark, width });
  }
  const [x, y] = foot;
  sheet.path(`M${Math.round(x + trunk * 0.28)} ${Math.round(y)}V${Math.round(y - size * 0.28)}`, {
    stroke: tone(bark, 0.7),
    width: trunk * 0.42,
    opacity: 0.55,
  });
  return tips;
}

/** @param {World} world @param {Point2[]} tips @param {number} size @param {Point3} at */
function drawSnowOnTips(world, tips, size, at) {
  const snow = world.lit(SNOW, [0, 1, 0], at);
  const width = Math.max(0.8, size * 0.004);
  const shape = tips.map(
    ([x, y]) =>
      `M${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}l${Math.round(size * 0.08) / 10} ${Math.round(size * 0.03) / 10}`,
  );
  world.sheet.path(shape.join(''), { stroke: snow, width, opacity: 0.85 });
}
