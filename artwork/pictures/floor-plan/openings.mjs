import { short } from '../drawing/sheet.mjs';
import { COBALT, INK, SLATE, WHITE } from '../palette.mjs';
import { leafOf } from './furnish.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('./plan.mjs').Box} Box */
/** @typedef {import('./plan.mjs').Board} Board */

/** @param {Board} board @param {Box} box @returns {Point2[]} */
export function corners({ place }, { x, y, width, height }) {
  return [place(x, y), place(x + width, y), place(x + width, y + height), place(x, y + height)];
}

/** @param {Board} board */
export function drawOpenings(board) {
  const { sheet, plan, place } = board;
  for (const { box, wall, door, side } of plan.windows) {
    const { x, y, width, height } = box;
    sheet.polygon(corners(board, box), WHITE);
    for (const share of [0, 0.42, 0.58, 1]) {
      const ends = wall === 'across'
        ? [place(x, y + height * share), place(x + width, y + height * share)]
        : [place(x + width * share, y), place(x + width * share, y + height)];
      sheet.line(ends, share === 0 || share === 1 ? SLATE : COBALT, 2.6);
    }
    // The part of the glass that opens as a door; its leaf turns inwards.
    const inwards = side === 'top' || side === 'left' ? 1 : -1;
    if (door) drawLeaf(board, leafOf(box, wall), wall, 'start', inwards, 4);
  }
  for (const { box, wall, hinge, opens } of plan.doors) {
    sheet.polygon(corners(board, box), [244, 240, 230]);
    drawLeaf(board, box, wall, hinge, opens, 6);
  }
}

/** @param {Board} board @param {Box} box @param {'across' | 'down'} wall @param {'start' | 'end'} hinge @param {1 | -1} opens @param {number} stroke */
function drawLeaf({ sheet, place, scale }, { x, y, width: across, height: down }, wall, hinge, opens, stroke) {
  const isAcross = wall === 'across';
  const [width, thickness] = isAcross ? [across, down] : [down, across];
  const edge = opens === 1 ? thickness : 0;
  const along = hinge === 'start' ? 0 : width;
  const at = (/** @type {number} */ way, /** @type {number} */ out) => (isAcross ? place(x + way, y + out) : place(x + out, y + way));
  const [pivot, leaf, closed] = [at(along, edge), at(along, edge + opens * width), at(width - along, edge)];
  const sweep = ((hinge === 'start') === (opens === 1)) === isAcross ? 0 : 1;
  const radius = short(width * scale);
  const arc = `M${leaf.map(short).join(' ')}A${radius} ${radius} 0 0 ${sweep} ${closed.map(short).join(' ')}`;
  sheet.path(arc, { stroke: SLATE, width: 2, opacity: 0.7 });
  sheet.line([pivot, leaf], INK, stroke);
}
