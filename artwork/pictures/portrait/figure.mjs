import { curve } from '../drawing/sheet.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */

/**
 * Who is portrayed.
 *
 * @typedef {object} Person
 * @property {Colour} skin
 * @property {Colour} hair
 * @property {'short' | 'side' | 'bob' | 'long' | 'bun' | 'curls' | 'tail' | 'cropped' | 'bald' | 'scarf' | 'waves'} style
 * @property {'none' | 'stubble' | 'full' | 'moustache'} [beard], by default 'none'
 * @property {'round' | 'square'} [glasses]
 * @property {Colour} [helmet]
 * @property {number} [turn] -1: looks to the left, 1: to the right, by default 0.3
 * @property {number} [smile] 0 to 1, by default 0.5
 * @property {number} [jaw] 0.85 narrow, 1.12 broad, by default 1
 * @property {number} [age] 0 young, 1 lined, by default 0
 * @property {number} [build] width of the shoulders, by default 1
 * @property {'jacket' | 'overalls' | 'vest' | 'blazer' | 'sweater' | 'shirt' | 'roll'} clothes
 * @property {Colour} colour of the clothes
 * @property {Colour} [under] what is worn beneath, by default paper white
 * @property {'window' | 'workshop' | 'site' | 'office' | 'garden' | 'wall'} backdrop
 */

/** The sheet's measures while a portrait is drawn; the head's middle lies at `HEAD`. */
export const PORTRAIT = { width: 1000, height: 1250 };
export const HEAD = /** @type {Point2} */ ([500, 452]);

/**
 * A place on the head, from its middle: the mirror line lies at 0.
 *
 * @param {number} x
 * @param {number} y
 * @returns {Point2}
 */
export function onHead(x, y) {
  return [HEAD[0] + x, HEAD[1] + y];
}

/**
 * @param {readonly (readonly [number, number])[]} points from the head's middle
 * @returns {string} path data of a soft closed shape
 */
export function headShape(points) {
  return curve(points.map(([x, y]) => onHead(x, y)));
}

/** The outline of the skull and the jaw. @param {Person} person */
export function skull({ jaw = 1 }) {
  const half = /** @type {const} */ ([
    [0, -168],
    [66, -156],
    [108, -100],
    [117, -20],
    [109, 50],
    [84 * jaw, 112],
    [44 * jaw, 158],
  ]);
  const left = half.slice(1).map(([x, y]) => /** @type {[number, number]} */ ([-x, y]));
  return /** @type {[number, number][]} */ ([...half, [0, 170], ...left.reverse()]);
}
