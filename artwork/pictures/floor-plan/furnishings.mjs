/** @typedef {import('./plan.mjs').Piece} Piece */

/**
 * A piece that a room should have, with its back to a wall unless it is `free`.
 *
 * @typedef {object} Order
 * @property {Piece['kind']} kind
 * @property {readonly (readonly [number, number])[]} sizes width and depth, the best first
 * @property {number} [front] metres to keep free before it
 * @property {number} [beside] metres to keep free at its sides, within the room
 * @property {'corner' | 'middle' | 'window' | 'kitchen' | 'sofa'} [likes]
 * @property {boolean} [tall] it would darken a window
 * @property {boolean} [free]
 * @property {boolean} [must] the room is of no use without it
 * @property {number} [least] m²: smaller rooms go without
 */

/** @type {Order} */
const BASIN = { kind: 'basin', sizes: [[0.7, 0.48], [0.55, 0.42]], front: 0.6, must: true };
/** @type {Order} */
const WC = { kind: 'wc', sizes: [[0.4, 0.58]], front: 0.55, beside: 0.15, must: true };
/** @type {Order} */
const BED = { kind: 'bed', sizes: [[1.8, 2.1], [1.6, 2.05], [1.4, 2.05]], front: 0.4, beside: 0.48, likes: 'middle', must: true };
/** @type {Order} */
const WARDROBE = { kind: 'wardrobe', sizes: [[2.6, 0.6], [2, 0.6], [1.5, 0.6], [1, 0.6]], front: 0.6, likes: 'corner', tall: true };
/** @type {Order} */
const SOFA = { kind: 'sofa', sizes: [[2.3, 0.92], [1.9, 0.88]], front: 1.2, likes: 'middle', must: true };
/** @type {Order} */
const SHELF = { kind: 'shelf', sizes: [[1.8, 0.4], [1.2, 0.4]], front: 0.5, likes: 'sofa', tall: true };
/** @type {Order} */
const TABLE = { kind: 'table', sizes: [[1.8, 0.9], [1.4, 0.85], [1, 0.8], [0.75, 0.75]], free: true, likes: 'kitchen' };
/** @type {Order} */
const ROUND_TABLE = { kind: 'round-table', sizes: [[0.9, 0.9], [0.75, 0.75]], free: true, likes: 'window' };
/** @type {Order} */
const PLANT = { kind: 'plant', sizes: [[0.6, 0.6]], likes: 'corner' };
/** @type {Order} */
const DESK = { kind: 'desk', sizes: [[1.3, 0.65], [1.1, 0.6]], front: 0.5, likes: 'window' };
/** @type {Order} */
const SHOWER = { kind: 'shower', sizes: [[1.2, 0.9], [0.9, 0.9]], front: 0.5, likes: 'corner', must: true };
/** @type {Order} */
const WASHER = { kind: 'washer', sizes: [[0.6, 0.6]], front: 0.4, likes: 'corner', least: 5.5 };
/** @type {Order} */
const COUNTER = { kind: 'kitchen', sizes: [[3.6, 0.6], [3, 0.6], [2.7, 0.6], [2.4, 0.6], [2.1, 0.6], [1.8, 0.6]], front: 0.9, likes: 'corner', must: true };

/** What rooms are furnished with, by their use, in the order in which it finds its place. @satisfies {Readonly<Record<string, readonly Order[]>>} */
export const FURNISHINGS = {
  living: [SOFA, TABLE, SHELF, PLANT],
  studio: [{ kind: 'single-bed', sizes: [[1.4, 2.05], [1, 2.02]], front: 0.3, likes: 'corner', must: true }, { ...WARDROBE, sizes: [[1.5, 0.6], [1, 0.6]], must: true }, { ...SOFA, sizes: [[1.9, 0.88], [1.6, 0.85]], must: false }, ROUND_TABLE],
  atelier: [{ ...DESK, sizes: [[2, 0.8]] }, SOFA, { ...TABLE, sizes: [[2.2, 1]] }, SHELF, PLANT],
  bedroom: [BED, { ...WARDROBE, must: true }],
  child: [{ kind: 'single-bed', sizes: [[0.95, 2.02]], front: 0, likes: 'corner', must: true }, DESK, { ...WARDROBE, sizes: [[1.5, 0.6], [1, 0.6]] }],
  study: [{ ...DESK, must: true }, { ...SOFA, kind: 'couch', sizes: [[1.6, 0.85]], front: 0.5, must: false, likes: 'corner' }, SHELF],
  gallery: [{ ...DESK, likes: 'corner', must: true }],
  kitchen: [COUNTER, { ...ROUND_TABLE, sizes: [[1, 1], [0.8, 0.8]] }],
  kitchenette: [{ ...COUNTER, likes: 'middle' }],
  'kitchen-living': [COUNTER, { ...SOFA, sizes: [[1.9, 0.88]] }, { ...TABLE, sizes: [[2.2, 0.95], [1.8, 0.9], [1.4, 0.85]] }, PLANT],
  bath: [{ kind: 'bath', sizes: [[1.75, 0.78], [1.6, 0.72]], front: 0.5, likes: 'corner', must: true }, WC, BASIN, WASHER, { ...SHOWER, sizes: [[0.9, 0.9]], must: false, least: 7 }],
  'shower-bath': [SHOWER, WC, BASIN, WASHER],
  toilet: [WC, { ...BASIN, sizes: [[0.45, 0.34]] }],
  hall: [{ ...WARDROBE, sizes: [[1.4, 0.4], [1, 0.36]], front: 0.75, least: 5 }],
  shop: [{ kind: 'shelf', sizes: [[2.4, 0.7]], front: 1, likes: 'corner', must: true }, ...Array(4).fill({ ...SHELF, sizes: [[2.4, 0.45], [1.8, 0.45]], front: 1, likes: 'corner' }), PLANT],
  office: [{ ...DESK, sizes: [[1.6, 0.8]], front: 0.9, must: true }, { ...DESK, sizes: [[1.6, 0.8]], front: 0.9 }, { ...SHELF, likes: 'corner' }, PLANT],
  meeting: [{ ...TABLE, sizes: [[2.6, 1.1], [2, 1]], likes: 'window', must: true }, { ...SHELF, likes: 'corner' }],
  reception: [{ ...DESK, sizes: [[2, 0.8]], front: 0.9, likes: 'middle', must: true }, { ...SOFA, kind: 'couch', front: 0.8, must: false }, PLANT],
  store: [{ ...SHELF, sizes: [[1.6, 0.4], [1.2, 0.4], [0.9, 0.35]], likes: 'corner' }],
};
