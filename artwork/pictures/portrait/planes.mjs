import { mix, tone } from '../drawing/colour.mjs';
import { PAPER } from '../palette.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */

export const WHOLE = /** @type {const} */ ([
  [0, 0],
  [1000, 0],
  [1000, 1250],
  [0, 1250],
]);

/** @param {Sheet} sheet @param {Colour} colour */
export function paint(sheet, colour) {
  sheet.polygon(
    WHOLE,
    sheet.linear(
      [0, 0],
      [1000, 1250],
      [
        [0, mix(colour, PAPER, 0.5)],
        [1, tone(colour, 0.88)],
      ],
    ),
  );
}

/**
 * @param {Sheet} sheet
 * @param {number} left
 * @param {number} top
 * @param {number} right
 * @param {number} bottom
 * @param {Colour | string} fill
 * @param {number} [opacity]
 */
export function box(sheet, left, top, right, bottom, fill, opacity = 1) {
  sheet.polygon(
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    fill,
    opacity,
  );
}
