import { mix } from '../drawing/colour.mjs';
import { outline } from '../drawing/sheet.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('./figure.mjs').Person} Person */
/** @typedef {readonly (readonly [number, number])[]} Outline */

/**
 * What is worn beneath, in the opening at the neck.
 *
 * @param {Sheet} sheet
 * @param {Colour} colour
 * @param {(points: Outline) => Point2[]} body
 * @param {number} wide
 * @param {number} low
 */
export function drawNeckline(sheet, colour, body, wide, low) {
  sheet.path(
    outline(
      body([
        [-wide * 1.3, 690],
        [wide * 1.3, 690],
        [wide * 0.8, 760],
        [0, low],
        [-wide * 0.8, 760],
      ]),
    ),
    { fill: colour },
  );
}

/**
 * A pair of collar points or lapels: the left one lit, the right one in shade.
 *
 * @param {Sheet} sheet
 * @param {Colour} light
 * @param {Colour} shade
 * @param {(points: Outline) => Point2[]} body
 * @param {Outline} left
 */
export function drawLapels(sheet, light, shade, body, left) {
  sheet.path(outline(body(left.map(([x, y]) => [x + 5, y + 8]))), { fill: [14, 20, 44], opacity: 0.2 });
  sheet.path(outline(body(left)), { fill: light });
  sheet.path(outline(body(left.map(([x, y]) => [-x + 5, y + 8]))), { fill: [14, 20, 44], opacity: 0.22 });
  sheet.path(outline(body(left.map(([x, y]) => [-x, y]))), { fill: shade });
}

/**
 * The throat between the points of a collar.
 *
 * @param {Sheet} sheet
 * @param {Person} person
 * @param {(points: Outline) => Point2[]} body
 */
export function drawThroat(sheet, { skin }, body) {
  const shade = mix(skin, [120, 56, 52], 0.3);
  sheet.path(
    outline(
      body([
        [-52, 690],
        [52, 690],
        [30, 740],
        [2, 782],
        [-2, 782],
        [-30, 740],
      ]),
    ),
    { fill: shade },
  );
}

/**
 * The company's sign on the chest: three house fronts.
 *
 * @param {Sheet} sheet
 * @param {(points: Outline) => Point2[]} body
 */
export function drawBadge(sheet, body) {
  for (const [x, rise] of /** @type {const} */ ([
    [92, 14],
    [112, 30],
    [132, 20],
  ])) {
    sheet.path(
      outline(
        body([
          [x, 916 - rise],
          [x + 16, 916 - rise],
          [x + 16, 916],
          [x, 916],
        ]),
      ),
      { fill: [240, 241, 238] },
    );
  }
}
