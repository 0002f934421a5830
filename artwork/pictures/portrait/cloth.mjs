import { mix, tone } from '../drawing/colour.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */

/** Where clothes end, below the sheet's edge. */
export const FLOOR = 1340;

/** @param {Sheet} sheet @param {Colour} colour */
export function cloth(sheet, colour) {
  return sheet.linear(
    [180, 720],
    [860, 1000],
    [
      [0, mix(colour, [255, 248, 236], 0.2)],
      [0.4, colour],
      [1, tone(colour, 0.66)],
    ],
  );
}
