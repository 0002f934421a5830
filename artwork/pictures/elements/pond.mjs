import { mix, rgb } from '../drawing/colour.mjs';
import { curve } from '../drawing/sheet.mjs';
import { LEAF, LEAF_DEEP, PLASTER_SAND, WATER } from '../palette.mjs';
import { UP } from './courtyard.mjs';

/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../drawing/world.mjs').World} World */

/**
 * A pond between reeds that keeps the rain, mirroring the sky.
 *
 * @param {World} world
 * @param {{ at: Point3, width: number, depth: number }} options
 */
export function drawPond(world, { at: [x, , z], width, depth }) {
  const random = world.random.fork(`pond${x}${z}`);
  const shore = (/** @type {number} */ grow) =>
    Array.from({ length: 14 }, (_, index) => {
      const angle = (index / 14) * Math.PI * 2;
      const far = 1 + 0.12 * Math.sin(index * 2.3);
      return world.see([
        x + Math.cos(angle) * (width / 2 + grow) * far,
        0.01,
        z + Math.sin(angle) * (depth / 2 + grow) * far,
      ]);
    });
  const water = shore(0);
  const rows = water.map(([, y]) => y);
  const [far, near] = [Math.min(...rows), Math.max(...rows)];
  const { sheet, mood } = world;
  const [zenith, horizon] = [mood.sky[0]?.[1] ?? WATER, mood.sky[mood.sky.length - 1]?.[1] ?? WATER];
  sheet.path(curve(shore(0.7)), {
    fill: world.lit(mood.snow ? rgb(232, 238, 242) : PLASTER_SAND, UP, [x, 0, z]),
  });
  sheet.path(curve(water), {
    fill: sheet.linear(
      [0, far],
      [0, near],
      [
        [0, mix(horizon, WATER, 0.35)],
        [1, mix(zenith, WATER, 0.5)],
      ],
    ),
  });
  sheet.within(curve(water), () => {
    for (let index = 0; index < 16; index++) {
      const y = far + (near - far) * random.next();
      const left = world.see([x + random.between(-0.5, 0.3) * width, 0, z])[0];
      sheet.path(
        `M${Math.round(left)} ${Math.round(y)}h${Math.round(random.between(0.08, 0.3) * width * world.scaleAt([x, 0, z]))}`,
        { stroke: [255, 255, 255], width: 2.4, opacity: 0.3 },
      );
    }
  });
  drawReeds(world, x, z, width, depth);
}

/** @param {World} world @param {number} x @param {number} z @param {number} width @param {number} depth */
function drawReeds(world, x, z, width, depth) {
  const random = world.random.fork(`reeds${x}${z}`);
  const bare = world.mood.foliage === 'bare';
  for (const colour of bare
    ? [rgb(160, 140, 108), rgb(190, 170, 136)]
    : [LEAF_DEEP, LEAF, rgb(168, 172, 104)]) {
    const blades = Array.from({ length: 60 }, () => {
      const angle = random.between(-0.4, Math.PI + 0.4);
      const place = /** @type {Point3} */ ([
        x + Math.cos(angle) * width * 0.53,
        0,
        z + Math.sin(angle) * depth * 0.56,
      ]);
      const size = world.scaleAt(place) * random.between(0.4, 1.1);
      const [left, foot] = world.see(place).map(Math.round);
      return `M${left} ${foot}q${Math.round(random.between(-0.05, 0.05) * size)} ${Math.round(-size * 0.6)} ${Math.round(random.between(-0.25, 0.25) * size)} ${Math.round(-size)}`;
    });
    world.sheet.path(blades.join(''), {
      stroke: world.lit(colour, [-0.3, 0.3, -0.9], [x, 0, z]),
      width: 2.6,
    });
  }
}
