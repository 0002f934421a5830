/** @typedef {'top' | 'right' | 'bottom' | 'left'} Side of the sheet: north is above */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/**
 * A flat as its file in `flats/` declares it: a grid of clear measures in metres, and which room each cell belongs to.
 *
 * @typedef {object} Flat
 * @property {readonly Storey[]} storeys from below
 * @property {Outdoor} [outdoor]
 * @property {boolean} [wheelchair] doors of 90 cm, and a turning circle of 1.50 m in each room (DIN 18040-2 R)
 * @property {Readonly<Record<string, string>>} [names] of rooms that are called otherwise than in `rooms.mjs`
 */

/**
 * @typedef {object} Storey
 * @property {string} [name]
 * @property {readonly number[]} columns
 * @property {readonly number[]} rows
 * @property {readonly string[]} map a letter per cell, see `rooms.mjs`; `.` is outside
 * @property {readonly Passage[]} doors from one room into another, into which the leaf opens
 * @property {readonly (readonly [string, Side, number?])[]} entrance room, wall, metres from the wall's upper or left end
 * @property {readonly (readonly [string, string])[]} [open] rooms without a wall between them
 * @property {readonly WindowOrder[]} windows
 */

/** @typedef {readonly [from: string, into: string, offset?: number]} Passage */
/** @typedef {readonly [room: string, side: Side, width: number, offset?: number | 'door', door?: 'door']} WindowOrder in the middle of its wall unless an offset is given; `door`: leads outside */

/**
 * A balcony or a terrace before an outer wall. `from`: metres from the wall's upper or left end.
 *
 * @typedef {{ name: string, side: Side, from: number, length: number, depth: number }} Outdoor
 */

/**
 * A storey with all measures: metres from the upper left corner of the outer walls, downwards on the sheet.
 *
 * @typedef {object} Plan
 * @property {string} [name]
 * @property {number} width over the outer walls
 * @property {number} depth
 * @property {readonly Room[]} rooms
 * @property {readonly Door[]} doors
 * @property {readonly Window[]} windows
 */

/**
 * @typedef {object} Room
 * @property {string} key
 * @property {string} name
 * @property {import('./rooms.mjs').Use} use
 * @property {readonly Box[]} parts which touch and do not overlap
 * @property {number} area in m², two decimals
 * @property {number} share of the area that counts as living space
 */

/**
 * The leaf turns about `hinge` and stands open on one side. An entrance has no `from`.
 *
 * @typedef {{ box: Box, from?: string, into: string, wall: 'across' | 'down', hinge: 'start' | 'end', opens: 1 | -1 }} Door
 */

/** @typedef {{ box: Box, room: string, side: Side, wall: 'across' | 'down', door: boolean }} Window */

/**
 * @typedef {object} Piece
 * @property {import('./furniture.mjs').Kind} kind
 * @property {number} x of its middle
 * @property {number} y
 * @property {number} width along its back
 * @property {number} depth
 * @property {0 | 90 | 180 | 270} [turn] 0: its back is above, by default 0
 */

/**
 * A plan being drawn: `scale` is pixels per metre, `place` where a place of the storey lies on the sheet.
 *
 * @typedef {{ sheet: import('../drawing/sheet.mjs').Sheet, plan: Plan, scale: number, place: (x: number, y: number) => import('../types.ts').Point2 }} Board
 */

/** Thickness of outer and inner walls in metres. */
export const OUTER = 0.36;
export const INNER = 0.14;

/** Two decimals, a comma. @param {number} value */
export function decimals(value) {
  return value.toFixed(2).replace('.', ',');
}

/** Square metres, as a lease reckons them. @param {number} area */
export function squareMetres(area) {
  return `${decimals(area)} m²`;
}

/** Rounded to the square decimetre's hundredth. @param {number} value */
export function hundredths(value) {
  return Math.round(value * 100 + 1e-6) / 100;
}

/** Living space (WoFlV): what is outdoors counts by its share. @param {readonly Room[]} rooms */
export function livingSpace(rooms) {
  return hundredths(rooms.reduce((sum, { area, share }) => sum + area * share, 0));
}
