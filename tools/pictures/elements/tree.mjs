import { mix, tone } from '../drawing/colour.mjs';
import { curve } from '../drawing/sheet.mjs';
import { AUTUMN, BARK, LEAF, LEAF_DEEP, LEAF_PALE, SNOW } from '../palette.mjs';

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

/** What the crown throws on the ground. @param {World} world @param {{ at: Point3, height: number, spread?: number }} tree @returns {Point3[][]} to be drawn with the ground's other shadows */
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

/** @param {World} world @param {Point2} foot @param {number} size @param {Colour} bark @param {Random} random @param {number} spread @returns {Point2[]} where branches end */
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

/** Clumps of leaves: deep ones below and to the right, pale ones where the sun is. @param {World} world @param {Point3} at @param {Point2} foot @param {number} size @param {number} spread @param {Random} random */
function drawCrown(world, at, [x, y], size, spread, random) {
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
function clump([x, y], radius, random) {
  const count = 11;
  return curve(
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2;
      const far = radius * random.between(0.78, 1.16);
      return /** @type {Point2} */ ([x + Math.cos(angle) * far * 1.12, y + Math.sin(angle) * far * 0.86]);
    }),
  );
}

/** Single leaves, the more the further out. @param {number} x @param {number} y @param {number} reach @param {number} rise @param {number} size @param {Random} random */
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

/** A clipped hedge or a bed of shrubs along the ground. @param {World} world @param {{ from: Point3, to: Point3, height: number }} options */
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
