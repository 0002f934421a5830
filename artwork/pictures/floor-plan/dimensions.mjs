import { letter } from '../drawing/lettering.mjs';
import { INK, SLATE } from '../palette.mjs';
import { OUTER } from './plan.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('./plan.mjs').Plan} Plan */
/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('./plan.mjs').Board} Board */

/** Chains of dimensions: the rooms' clear widths, and the whole. @param {Board} board */
export function drawDimensions(board) {
  const { plan } = board;
  const below = plan.rooms
    .filter(({ box }) => box.y + box.height > plan.depth - OUTER - 0.01)
    .flatMap(({ box }) => [box.x, box.x + box.width]);
  const left = plan.rooms
    .filter(({ box }) => box.x < OUTER + 0.01)
    .flatMap(({ box }) => [box.y, box.y + box.height]);
  chain(board, below, 'across', 0.55);
  chain(board, [0, plan.width], 'across', 1);
  chain(board, left, 'down', 0.55);
  chain(board, [0, plan.depth], 'down', 1);
}

/**
 * @param {Board} board
 * @param {readonly number[]} marks metres
 * @param {'across' | 'down'} direction
 * @param {number} away
 */
function chain({ sheet, plan, place, scale }, marks, direction, away) {
  const sorted = [...new Set(marks)].sort((a, b) => a - b);
  const distance = Math.max(away, (away * 92) / scale);
  const at = (/** @type {number} */ mark) =>
    direction === 'across' ? place(mark, plan.depth + distance) : place(-distance, mark);
  const first = sorted[0] ?? 0;
  const last = sorted[sorted.length - 1] ?? 0;
  sheet.line([at(first), at(last)], SLATE, 1.8);
  for (const mark of sorted) {
    const [x, y] = at(mark);
    sheet.line(
      [
        [x - 8, y + 8],
        [x + 8, y - 8],
      ],
      INK,
      3,
    );
    const [dx, dy] = direction === 'across' ? [0, 16] : [16, 0];
    sheet.line(
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      SLATE,
      1.4,
    );
  }
  sorted.slice(1).forEach((mark, index) => {
    const before = sorted[index] ?? 0;
    if (mark - before < 0.5) return;
    const [x, y] = at((mark + before) / 2);
    const text = (mark - before).toFixed(2).replace('.', ',');
    if (direction === 'across') letter(sheet, text, [x, y - 12], { size: 24, colour: INK, anchor: 'middle' });
    else letter(sheet, text, [x - 12, y], { size: 24, colour: INK, anchor: 'middle', turned: true });
  });
}
