import { letter } from '../drawing/lettering.mjs';
import { INK, SLATE } from '../palette.mjs';
import { decimals, OUTER } from './plan.mjs';

/** @typedef {import('./plan.mjs').Board} Board */
/** @typedef {import('./plan.mjs').Box} Box */

/** What chains of dimensions take at the left and below, in pixels. */
export const CHAINS = 150;

/** Chains of dimensions: the rooms' clear widths, and the whole. @param {Board} board @param {Box} whole the storey with its balcony, in metres @param {boolean} isFirst only the first of several storeys has chains at its left */
export function drawDimensions(board, whole, isFirst) {
  const { plan } = board;
  const parts = plan.rooms.flatMap((room) => room.parts);
  const below = parts
    .filter(({ y, height }) => y + height > plan.depth - OUTER - 0.01)
    .flatMap(({ x, width }) => [x, x + width]);
  const left = parts.filter(({ x }) => x < OUTER + 0.01).flatMap(({ y, height }) => [y, y + height]);
  chain(board, whole, below, 'across', 56);
  chain(board, whole, [0, plan.width], 'across', 124);
  if (!isFirst) return;
  chain(board, whole, left, 'down', 56);
  chain(board, whole, [0, plan.depth], 'down', 124);
}

/**
 * @param {Board} board
 * @param {Box} whole
 * @param {readonly number[]} marks metres
 * @param {'across' | 'down'} direction
 * @param {number} away pixels
 */
function chain({ sheet, place }, whole, marks, direction, away) {
  const sorted = [...new Set(marks.map((mark) => Math.round(mark * 100) / 100))].sort((a, b) => a - b);
  const at = (/** @type {number} */ mark) => {
    const [x, y] = direction === 'across' ? place(mark, whole.y + whole.height) : place(whole.x, mark);
    return /** @type {import('../types.ts').Point2} */ (direction === 'across' ? [x, y + away] : [x - away, y]);
  };
  sheet.line([at(sorted[0] ?? 0), at(sorted.at(-1) ?? 0)], SLATE, 2);
  for (const mark of sorted) {
    const [x, y] = at(mark);
    sheet.line([[x - 9, y + 9], [x + 9, y - 9]], INK, 3.5);
  }
  sorted.slice(1).forEach((mark, index) => {
    const before = sorted[index] ?? 0;
    if (mark - before < 0.6) return;
    const [x, y] = at((mark + before) / 2);
    const style = /** @type {const} */ ({ size: 34, colour: INK, anchor: 'middle' });
    if (direction === 'across') letter(sheet, decimals(mark - before), [x, y - 12], style);
    else letter(sheet, decimals(mark - before), [x - 12, y], { ...style, turned: true });
  });
}
