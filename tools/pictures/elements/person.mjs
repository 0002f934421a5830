import { mix, rgb, tone } from '../drawing/colour.mjs';
import { curve } from '../drawing/sheet.mjs';
import { CLOTHES, INK, SKINS, STEEL } from '../palette.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../random.mjs').Random} Random */
/** @typedef {{ coat: Colour, legs: Colour, skin: Colour, hair: Colour }} Clothes */

/** @type {readonly [Colour, ...Colour[]]} */
const HAIR = [rgb(52, 38, 32), rgb(92, 62, 42), rgb(148, 110, 70), rgb(36, 34, 38), rgb(170, 168, 164)];

/**
 * Somebody in the street, some 1.7 m tall.
 *
 * @param {World} world
 * @param {{ at: Point3, facing?: 1 | -1, height?: number, bag?: boolean, still?: boolean, worker?: boolean, who?: string, step?: number }} options
 *   `worker`: with helmet and high-visibility vest; `who` keeps somebody's clothes while they walk; `step`: -1 to 1
 */
export function drawPerson(
  world,
  { at, facing = 1, height = 1.7, bag = false, still = false, worker = false, who, step },
) {
  const random = world.random.fork(`person${who ?? at.join()}`);
  const size = world.scaleAt(at) * height;
  const [x, y] = world.see(at);
  drawContactShadow(world, [x, y], size);
  const clothes = dressed(world, at, random, worker);
  /** From the body's own measures, feet at 0 and crown at 1. @param {readonly (readonly [number, number])[]} points */
  const shape = (points) =>
    points.map(([right, up]) => /** @type {Point2} */ ([x + right * size * facing, y - up * size]));
  const stride = step === undefined ? (still ? 0.045 : random.between(0.09, 0.14)) : step * 0.13;
  drawLegs(world, shape, stride, clothes.legs, size);
  const long = !worker && random.chance(0.4);
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

/** @param {World} world @param {Point3} at @param {Random} random @param {boolean} worker @returns {Clothes} */
function dressed(world, at, random, worker) {
  const lit = (/** @type {Colour} */ colour) => world.lit(colour, [-0.4, 0.3, -0.8], at);
  const coat = worker ? rgb(46, 62, 92) : random.pick(CLOTHES);
  const legs = worker
    ? rgb(44, 52, 66)
    : random.pick([rgb(44, 52, 66), rgb(66, 72, 78), rgb(94, 88, 80), rgb(52, 62, 92), INK]);
  return { coat: lit(coat), legs: lit(legs), skin: lit(random.pick(SKINS)), hair: lit(random.pick(HAIR)) };
}

/** @param {World} world @param {Point2} foot @param {number} size */
export function drawContactShadow({ sheet, mood }, [x, y], size) {
  const { sun, shadow, shadowOpacity } = mood;
  const reach = size * 0.5;
  const to = /** @type {Point2} */ ([x + sun[0] * reach, y - sun[2] * reach * 0.16]);
  sheet.path(
    curve([
      [x - size * 0.08, y + size * 0.01],
      [x + size * 0.08, y + size * 0.014],
      [to[0] + size * 0.05, to[1]],
      [to[0] - size * 0.02, to[1] - size * 0.03],
    ]),
    {
      fill: shadow,
      opacity: shadowOpacity * 0.8,
    },
  );
}

/** @typedef {(points: readonly (readonly [number, number])[]) => Point2[]} Shape */

/** @param {World} world @param {Shape} shape @param {number} stride @param {Colour} colour @param {number} size */
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

/** @param {World} world @param {Shape} shape @param {Clothes} clothes @param {number} size @param {number} swing */
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

/** @param {World} world @param {Shape} shape @param {Clothes} clothes @param {number} size @param {Random} random @param {Colour | undefined} helmet */
function drawHead({ sheet }, shape, { skin, hair }, size, random, helmet) {
  sheet.polygon(
    shape([
      [-0.022, 0.88],
      [0.028, 0.88],
      [0.03, 0.84],
      [-0.026, 0.84],
    ]),
    tone(skin, 0.84),
  );
  sheet.path(
    curve(
      shape([
        [-0.045, 0.94],
        [0.005, 0.99],
        [0.05, 0.945],
        [0.04, 0.885],
        [0.01, 0.868],
        [-0.035, 0.89],
      ]),
    ),
    { fill: skin },
  );
  const crown = random.chance(0.4)
    ? [
        [0.035, 0.965],
        [0.01, 0.998],
        [-0.045, 0.985],
        [-0.062, 0.93],
        [-0.06, 0.86],
        [-0.03, 0.865],
        [-0.025, 0.94],
      ]
    : [
        [0.045, 0.96],
        [0.015, 1],
        [-0.04, 0.985],
        [-0.058, 0.94],
        [-0.045, 0.9],
        [-0.02, 0.945],
      ];
  sheet.path(curve(shape(/** @type {[number, number][]} */ (crown))), { fill: hair });
  if (helmet)
    sheet.path(
      curve(
        shape([
          [-0.066, 0.955],
          [-0.05, 1],
          [0, 1.025],
          [0.05, 1],
          [0.085, 0.95],
          [0, 0.958],
        ]),
      ),
      { fill: helmet },
    );
  if (size > 60 && !helmet)
    sheet.path(
      curve(
        shape([
          [0.02, 0.985],
          [0.05, 0.945],
          [0.04, 0.89],
          [0.03, 0.94],
        ]),
      ),
      { fill: tone(skin, 0.8), opacity: 0.35 },
    );
}

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
