import { PAPER } from '../palette.mjs';
import { OUTDOORS } from './outdoors.mjs';
import { WHOLE } from './planes.mjs';
import { ROOMS } from './rooms.mjs';

/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('../random.mjs').Random} Random */
/** @typedef {import('./figure.mjs').Person} Person */

/**
 * A quiet place behind the figure, paler and plainer than the figure itself.
 *
 * @param {Sheet} sheet
 * @param {Person} person
 * @param {Random} random
 */
export function drawBackdrop(sheet, { backdrop }, random) {
  BACKDROPS[backdrop](sheet, random);
  const veil = sheet.radial([430, 420], 760, [
    [0, PAPER, 0.42],
    [0.6, PAPER, 0.14],
    [1, [20, 30, 60], 0.12],
  ]);
  sheet.polygon(WHOLE, veil);
}

/** @type {Record<Person['backdrop'], (sheet: Sheet, random: Random) => void>} */
const BACKDROPS = { ...ROOMS, ...OUTDOORS };
