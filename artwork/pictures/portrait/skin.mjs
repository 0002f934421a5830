import { mix } from '../drawing/colour.mjs';

/** @typedef {import('../types.ts').Colour} Colour */

/** Deeper skin for the sides that turn from the light. @param {Colour} skin @param {number} depth */
export function shaded(skin, depth) {
  return mix(skin, mix([96, 42, 44], skin, 0.25), depth);
}
