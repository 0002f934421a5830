import { mix, rgb, tone } from '../drawing/colour.mjs';
import { curve } from '../drawing/sheet.mjs';
import { INK } from '../palette.mjs';
import { drawContactShadow, drawHead, dressed } from './person.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {{ coat: Colour, legs: Colour, skin: Colour, hair: Colour }} Clothes */
/** @typedef {(points: readonly (readonly [number, number])[]) => Point2[]} Shape */

/**
 * Somebody in the street, some 1.7 m tall.
 *
 * @param {World} world
 * @param {{ at: Point3, facing?: 1 | -1, height?: number, bag?: boolean, still?: boolean, worker?: boolean, who?: string, step?: number, coat?: Colour }} options
 *   `worker`: with helmet and high-visibility vest; `who` keeps somebody's clothes while they walk; `step`: -1 to 1
 */
export function drawPerson(
  world,
  { at, facing = 1, height = 1.7, bag = false, still = false, worker = false, who, step, coat },
) {
  const random = world.random.fork(`person${who ?? at.join()}`);
  const size = world.scaleAt(at) * height;
  const [x, y] = world.see(at);
  drawContactShadow(world, [x, y], size);
  const chosen = dressed(world, at, random, worker);
  const clothes = coat ? { ...chosen, coat: world.lit(coat, [-0.4, 0.3, -0.8], at) } : chosen;
  /**
   * From the body's own measures, feet at 0 and crown at 1.
   *
   * @param {readonly (readonly [number, number])[]} points
   */
  const shape = (points) =>
    points.map(([right, up]) => /** @type {Point2} */ ([x + right * size * facing, y - up * size]));
  const stride = step === undefined ? (still ? 0.045 : random.between(0.09, 0.14)) : step * 0.13;
  drawLegs(world, shape, stride, clothes.legs, size);
  const long = !worker && !coat && random.chance(0.4);
  drawTorso(world, shape, clothes, long ? 0.34 : 0.45);
  drawArms(world, shape, clothes, size, stride);
  if (worker) drawVest(world, shape, at);
  drawHead(
    world,
    shape,
    clothes,
    size,
    random,
    worker ? world.lit(rgb(240, 236, 226), [-0.4, 0.3, -0.8], at) : undefined,
  );
  if (bag)
    world.sheet.polygon(
      shape([
        [0.1, 0.42],
        [0.19, 0.42],
        [0.2, 0.29],
        [0.09, 0.29],
      ]),
      tone(clothes.coat, 0.7),
    );
}

/**
 * @param {World} world
 * @param {Shape} shape
 * @param {number} stride
 * @param {Colour} colour
 * @param {number} size
 */
function drawLegs({ sheet }, shape, stride, colour, size) {
  sheet.path(
    curve(
      shape([
        [0.01, 0.5],
        [0.05, 0.3],
        [stride, 0.03],
        [stride + 0.045, 0.012],
        [stride + 0.04, 0],
        [stride - 0.03, 0],
        [-0.02, 0.28],
        [-0.06, 0.5],
      ]),
    ),
    { fill: tone(colour, 0.78) },
  );
  sheet.path(
    curve(
      shape([
        [0.06, 0.5],
        [0.02, 0.26],
        [-stride + 0.03, 0.03],
        [-stride + 0.06, 0.012],
        [-stride + 0.05, 0],
        [-stride - 0.035, 0],
        [-0.065, 0.28],
        [-0.07, 0.5],
      ]),
    ),
    { fill: colour },
  );
  for (const foot of [stride, -stride]) {
    sheet.path(
      curve(
        shape([
          [foot - 0.03, 0.022],
          [foot + 0.02, 0.022],
          [foot + 0.066, 0.004],
          [foot - 0.03, 0],
        ]),
      ),
      { fill: mix(INK, colour, 0.2), opacity: size > 30 ? 1 : 0.6 },
    );
  }
}

/** @param {World} world @param {Shape} shape @param {Clothes} clothes @param {number} hem */
function drawTorso({ sheet }, shape, { coat }, hem) {
  sheet.path(
    curve(
      shape([
        [-0.03, 0.855],
        [0.045, 0.855],
        [0.105, 0.8],
        [0.098, 0.62],
        [0.095, hem],
        [-0.095, hem],
        [-0.095, 0.62],
        [-0.105, 0.8],
      ]),
    ),
    { fill: coat },
  );
  sheet.path(
    curve(
      shape([
        [0.03, 0.85],
        [0.1, 0.8],
        [0.098, 0.62],
        [0.094, hem + 0.01],
        [0.03, hem],
        [0.05, 0.65],
      ]),
    ),
    { fill: tone(coat, 0.74), opacity: 0.6 },
  );
}

/**
 * @param {World} world
 * @param {Shape} shape
 * @param {Clothes} clothes
 * @param {number} size
 * @param {number} swing
 */
function drawArms({ sheet }, shape, { coat, skin }, size, swing) {
  const [shoulder, elbow, hand] = shape([
    [-0.07, 0.79],
    [-0.1 - swing * 0.2, 0.63],
    [-0.06 + swing * 0.5, 0.49],
  ]);
  if (!shoulder || !elbow || !hand) return;
  sheet.ellipse(hand, size * 0.022, skin);
  sheet.path(`M${shoulder.join(' ')}Q${elbow.join(' ')} ${hand.join(' ')}`, {
    stroke: tone(coat, 0.86),
    width: size * 0.052,
  });
}

/** @param {World} world @param {Shape} shape @param {Point3} at */
function drawVest(world, shape, at) {
  const lit = (/** @type {Colour} */ colour) => world.lit(colour, [-0.4, 0.3, -0.8], at);
  world.sheet.polygon(
    shape([
      [-0.09, 0.82],
      [-0.03, 0.84],
      [0, 0.76],
      [0.03, 0.84],
      [0.09, 0.82],
      [0.1, 0.5],
      [-0.1, 0.5],
    ]),
    lit(rgb(236, 142, 52)),
  );
  world.sheet.polygon(
    shape([
      [-0.1, 0.64],
      [0.1, 0.64],
      [0.1, 0.61],
      [-0.1, 0.61],
    ]),
    lit(rgb(236, 236, 226)),
  );
}
