import { tone } from '../drawing/colour.mjs';
import { curve } from '../drawing/sheet.mjs';
import { INK, STEEL } from '../palette.mjs';
import { drawContactShadow, drawHead, dressed } from './person.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */

/** Somebody on a bicycle. @param {World} world @param {{ at: Point3, facing?: 1 | -1, who?: string }} options */
export function drawCyclist(world, { at, facing = 1, who }) {
  const random = world.random.fork(`cyclist${who ?? at.join()}`);
  const size = world.scaleAt(at) * 1.7;
  const [x, y] = world.see(at);
  drawBicycle(world, { at, facing });
  const clothes = dressed(world, at, random, false);
  const shape = (/** @type {readonly (readonly [number, number])[]} */ points) =>
    points.map(([right, up]) => /** @type {Point2} */ ([x + right * size * facing, y - up * size]));
  const [hip, knee, foot, shoulder, elbow, hand] = shape([
    [-0.13, 0.56],
    [0.06, 0.47],
    [0.0, 0.2],
    [-0.02, 0.83],
    [0.1, 0.7],
    [0.22, 0.64],
  ]);
  if (!hip || !knee || !foot || !shoulder || !elbow || !hand) return;
  world.sheet.path(`M${hip.join(' ')}L${knee.join(' ')}L${foot.join(' ')}`, {
    stroke: clothes.legs,
    width: size * 0.07,
  });
  world.sheet.path(
    curve(
      shape([
        [-0.17, 0.54],
        [-0.14, 0.7],
        [-0.07, 0.86],
        [0.02, 0.88],
        [0.04, 0.8],
        [0, 0.66],
        [-0.05, 0.54],
      ]),
    ),
    { fill: clothes.coat },
  );
  world.sheet.path(`M${shoulder.join(' ')}Q${elbow.join(' ')} ${hand.join(' ')}`, {
    stroke: tone(clothes.coat, 0.84),
    width: size * 0.05,
  });
  const head = (/** @type {readonly (readonly [number, number])[]} */ points) =>
    shape(points.map(([right, up]) => /** @type {const} */ ([right + 0.03, up + 0.03])));
  drawHead(world, head, clothes, size, random, random.chance(0.5) ? clothes.coat : undefined);
}

/** @param {World} world @param {{ at: Point3, facing?: 1 | -1, colour?: Colour }} options */
export function drawBicycle(world, { at, facing = 1, colour = STEEL }) {
  const size = world.scaleAt(at);
  const [x, y] = world.see(at);
  const frame = world.lit(colour, [-0.4, 0.3, -0.8], at);
  const dark = world.lit(INK, [-0.4, 0.3, -0.8], at);
  const p = (/** @type {number} */ right, /** @type {number} */ up) =>
    `${Math.round((x + right * size * facing) * 10) / 10} ${Math.round((y - up * size) * 10) / 10}`;
  drawContactShadow(world, [x, y], size);
  for (const wheel of [-0.52, 0.52]) {
    const centre = /** @type {Point2} */ ([x + wheel * size * facing, y - 0.34 * size]);
    const radius = 0.33 * size;
    world.sheet.path(
      `M${centre[0] - radius} ${centre[1]}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
      { stroke: dark, width: Math.max(1, size * 0.035) },
    );
  }
  world.sheet.path(
    `M${p(-0.52, 0.34)}L${p(-0.05, 0.3)}L${p(0.4, 0.78)}L${p(-0.16, 0.72)}zM${p(-0.05, 0.3)}L${p(-0.2, 0.86)}M${p(0.52, 0.34)}L${p(0.38, 0.95)}`,
    { stroke: frame, width: Math.max(1.2, size * 0.04) },
  );
  world.sheet.path(`M${p(-0.3, 0.88)}L${p(-0.1, 0.88)}M${p(0.38, 0.97)}L${p(0.28, 1)}`, {
    stroke: dark,
    width: Math.max(1.4, size * 0.055),
  });
}
