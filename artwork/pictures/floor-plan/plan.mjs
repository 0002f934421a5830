/**
 * A flat, seen from above: metres from the upper left corner of the outer walls, downwards on the sheet.
 *
 * @typedef {object} Plan
 * @property {string} title
 * @property {number} width over the outer walls
 * @property {number} depth
 * @property {readonly Room[]} rooms
 * @property {readonly Door[]} doors
 * @property {readonly Window[]} windows
 * @property {readonly Piece[]} furniture
 * @property {Balcony} [balcony]
 */

/**
 * @typedef {object} Room
 * @property {string} name
 * @property {Box} box
 * @property {Box} [also] a second part of the same room, which touches the first
 * @property {'wood' | 'tiles' | 'plain'} floor
 * @property {readonly [number, number]} [label] where its name stands, by default its middle
 */

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/**
 * An opening in a wall, from its left or upper end. The leaf turns about `hinge` and stands open on one side.
 *
 * @typedef {{ x: number, y: number, width: number, wall: 'across' | 'down', thickness: number, hinge: 'start' | 'end', opens: 1 | -1 }} Door
 */

/** @typedef {{ x: number, y: number, width: number, wall: 'across' | 'down' }} Window */
/** @typedef {Box & { name: string }} Balcony */

/**
 * @typedef {object} Piece
 * @property {'bed' | 'single-bed' | 'sofa' | 'table' | 'round-table' | 'desk' | 'wardrobe' | 'kitchen' | 'shower' | 'bath' | 'wc' | 'basin' | 'washer' | 'rug' | 'plant'} kind
 * @property {number} x of its middle
 * @property {number} y
 * @property {number} width along its back
 * @property {number} depth
 * @property {0 | 90 | 180 | 270} [turn] 0: its back is above, by default 0
 */

/**
 * A plan being drawn: `scale` is pixels per metre, `place` where a place of the flat lies on the sheet.
 *
 * @typedef {{ sheet: import('../drawing/sheet.mjs').Sheet, plan: Plan, scale: number, place: (x: number, y: number) => import('../types.ts').Point2 }} Board
 */

/** Thickness of outer walls in metres. */
export const OUTER = 0.36;

/** Square metres, as a lease reckons them: two decimals, a comma. @param {number} area */
export function squareMetres(area) {
  return `${area.toFixed(2).replace('.', ',')} m²`;
}

/** @param {Room} room */
export function areaOf({ box, also }) {
  return box.width * box.height + (also ? also.width * also.height : 0);
}

/** A balcony counts by half. @param {Plan} plan */
export function totalArea({ rooms, balcony }) {
  const inside = rooms.reduce((sum, room) => sum + areaOf(room), 0);
  return inside + (balcony ? (balcony.width * balcony.height) / 2 : 0);
}

/** The same flat for the other side of the staircase. @param {Plan} plan @param {string} title @returns {Plan} */
export function mirrored(plan, title) {
  const flip = (/** @type {Box} */ box) => ({ ...box, x: plan.width - box.x - box.width });
  return {
    ...plan,
    title,
    rooms: plan.rooms.map((room) => ({
      ...room,
      box: flip(room.box),
      ...(room.also && { also: flip(room.also) }),
      ...(room.label && { label: /** @type {const} */ ([plan.width - room.label[0], room.label[1]]) }),
    })),
    doors: plan.doors.map((door) =>
      door.wall === 'across'
        ? { ...door, x: plan.width - door.x - door.width, hinge: door.hinge === 'start' ? 'end' : 'start' }
        : { ...door, x: plan.width - door.x - door.thickness, opens: door.opens === 1 ? -1 : 1 },
    ),
    windows: plan.windows.map((window) => ({
      ...window,
      x: window.wall === 'across' ? plan.width - window.x - window.width : plan.width - window.x - OUTER,
    })),
    furniture: plan.furniture.map((piece) => ({
      ...piece,
      x: plan.width - piece.x,
      ...(piece.turn === 90 && { turn: /** @type {const} */ (270) }),
      ...(piece.turn === 270 && { turn: /** @type {const} */ (90) }),
    })),
    ...(plan.balcony && { balcony: { ...flip(plan.balcony), name: plan.balcony.name } }),
  };
}
