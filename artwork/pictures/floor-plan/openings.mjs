import { short } from '../drawing/sheet.mjs';
import { COBALT, INK, SLATE, WHITE } from '../palette.mjs';
import { OUTER } from './plan.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('./plan.mjs').Plan} Plan */
/** @typedef {import('./plan.mjs').Box} Box */
/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('./plan.mjs').Board} Board */

/** @param {Board} board @param {Box} box @returns {Point2[]} */
export function corners({ place }, { x, y, width, height }) {
  return [place(x, y), place(x + width, y), place(x + width, y + height), place(x, y + height)];
}

/** @param {Board} board */
export function drawOpenings(board) {
  const { sheet, plan, place, scale } = board;
  for (const { x, y, width, wall } of plan.windows) {
    const box = wall === 'across' ? { x, y, width, height: OUTER } : { x, y, width: OUTER, height: width };
    sheet.polygon(corners(board, box), WHITE);
    for (const share of [0, 0.42, 0.58, 1]) {
      const [from, to] =
        wall === 'across'
          ? [place(x, y + OUTER * share), place(x + width, y + OUTER * share)]
          : [place(x + OUTER * share, y), place(x + OUTER * share, y + width)];
      sheet.line([from, to], share === 0 || share === 1 ? SLATE : COBALT, 2.4);
    }
  }
  for (const door of plan.doors) {
    const { x, y, width, wall, thickness, hinge, opens } = door;
    const across = wall === 'across';
    sheet.polygon(
      corners(board, across ? { x, y, width, height: thickness } : { x, y, width: thickness, height: width }),
      [244, 240, 230],
    );
    const edge = opens === 1 ? thickness : 0;
    const along = hinge === 'start' ? 0 : width;
    const pivot = across ? place(x + along, y + edge) : place(x + edge, y + along);
    const leaf = across
      ? place(x + along, y + edge + opens * width)
      : place(x + edge + opens * width, y + along);
    const closed = across ? place(x + width - along, y + edge) : place(x + edge, y + width - along);
    const sweep = ((hinge === 'start') === (opens === 1)) === across ? 0 : 1;
    const radius = short(width * scale);
    sheet.path(
      `M${leaf.map(short).join(' ')}A${radius} ${radius} 0 0 ${sweep} ${closed.map(short).join(' ')}`,
      { stroke: SLATE, width: 1.8, opacity: 0.7 },
    );
    sheet.line([pivot, leaf], INK, 5);
  }
}
