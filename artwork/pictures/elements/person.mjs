import { rgb, tone } from '../drawing/colour.mjs';
import { curve } from '../drawing/sheet.mjs';
import { CLOTHES, INK, SKINS } from '../palette.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../random.mjs').Random} Random */
/** @typedef {{ coat: Colour, legs: Colour, skin: Colour, hair: Colour }} Clothes */
/** @typedef {(points: readonly (readonly [number, number])[]) => Point2[]} Shape */

/** @type {readonly [Colour, ...Colour[]]} */
const HAIR = [rgb(52, 38, 32), rgb(92, 62, 42), rgb(148, 110, 70), rgb(36, 34, 38), rgb(170, 168, 164)];

/** @param {World} world @param {Point3} at @param {Random} random @param {boolean} worker @returns {Clothes} */
export function dressed(world, at, random, worker) {
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

/**
 * @param {World} world
 * @param {Shape} shape
 * @param {Clothes} clothes
 * @param {number} size
 * @param {Random} random
 * @param {Colour | undefined} helmet
 */
export function drawHead({ sheet }, shape, { skin, hair }, size, random, helmet) {
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
