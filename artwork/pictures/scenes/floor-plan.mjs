import { mix } from '../drawing/colour.mjs';
import { letter } from '../drawing/lettering.mjs';
import { outline, Sheet, short } from '../drawing/sheet.mjs';
import { drawDimensions } from '../floor-plan/dimensions.mjs';
import { drawPiece } from '../floor-plan/furniture.mjs';
import { drawLegend, drawName } from '../floor-plan/legend.mjs';
import { corners, drawOpenings } from '../floor-plan/openings.mjs';
import { INK, OAK, PAPER, SLATE, WHITE } from '../palette.mjs';
import { createRandom } from '../random.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../floor-plan/plan.mjs').Plan} Plan */
/** @typedef {import('../floor-plan/plan.mjs').Board} Board */

/**
 * A plan on paper: floors, furniture, walls, doors and windows, names, dimensions, scale.
 *
 * @param {string} seed
 * @param {number} width
 * @param {number} height
 * @param {Plan} plan
 */
export function drawFloorPlan(seed, width, height, plan) {
  const sheet = new Sheet(width, height);
  const above = Math.max(0, -(plan.balcony?.y ?? 0));
  const scale = Math.min((width - 960) / plan.width, (height - 400) / (plan.depth + above));
  const origin = /** @type {Point2} */ ([
    (width - 560 - plan.width * scale) / 2 + 70,
    (height - (plan.depth + above) * scale) / 2 - 50 + above * scale,
  ]);
  const place = (/** @type {number} */ x, /** @type {number} */ y) =>
    /** @type {Point2} */ ([origin[0] + x * scale, origin[1] + y * scale]);
  const board = { sheet, plan, scale, place };
  drawPaper(board);
  drawBalcony(board);
  drawWalls(board);
  for (const room of plan.rooms) drawFloor(board, room, seed);
  drawOpenings(board);
  for (const piece of plan.furniture) drawPiece(sheet, piece, place, scale);
  for (const room of plan.rooms) drawName(board, room);
  drawDimensions(board);
  drawLegend(board);
  return sheet.toString();
}

/** Paper with a faint grid of half metres. @param {Board} board */
function drawPaper({ sheet, scale, place }) {
  sheet.polygon(
    [
      [0, 0],
      [sheet.width, 0],
      [sheet.width, sheet.height],
      [0, sheet.height],
    ],
    [251, 250, 246],
  );
  const [left, top] = place(0, 0);
  let grid = '';
  for (let x = left % (scale / 2); x < sheet.width; x += scale / 2) grid += `M${short(x)} 0V${sheet.height}`;
  for (let y = top % (scale / 2); y < sheet.height; y += scale / 2) grid += `M0 ${short(y)}H${sheet.width}`;
  sheet.path(grid, { stroke: [206, 214, 222], width: 1.2, opacity: 0.5 });
}

/** @param {Board} board */
function drawBalcony(board) {
  const { sheet, plan, place, scale } = board;
  const { balcony } = plan;
  if (!balcony) return;
  const shape = corners(board, balcony);
  sheet.polygon(shape, mix(OAK, PAPER, 0.72));
  let boards = '';
  for (let y = balcony.y + 0.14; y < balcony.y + balcony.height; y += 0.14) {
    const [left, top] = place(balcony.x, y);
    boards += `M${short(left)} ${short(top)}h${short(balcony.width * scale)}`;
  }
  sheet.path(boards, { stroke: OAK, width: 1.4, opacity: 0.35 });
  sheet.path(outline(shape), { stroke: SLATE, width: 5 });
  const [x, y] = place(balcony.x + balcony.width / 2, balcony.y + balcony.height / 2);
  letter(sheet, balcony.name, [x, y + 8], { size: 28, colour: INK, anchor: 'middle', bold: true });
}

/** All that is no room is wall; it throws a little shadow outwards. @param {Board} board */
function drawWalls(board) {
  const { sheet, plan, scale } = board;
  const whole = corners(board, { x: 0, y: 0, width: plan.width, height: plan.depth });
  sheet.polygon(
    whole.map(([x, y]) => /** @type {Point2} */ ([x + scale * 0.1, y + scale * 0.14])),
    INK,
    0.12,
  );
  sheet.polygon(whole, mix(INK, SLATE, 0.35));
}

/** @param {Board} board @param {Plan['rooms'][number]} room @param {string} seed */
function drawFloor(board, { name, box, also, floor }, seed) {
  const { sheet, place, scale } = board;
  const random = createRandom(`${seed}/${name}`);
  const tint = {
    wood: mix([226, 200, 160], WHITE, 0.52),
    tiles: mix([186, 206, 216], WHITE, 0.5),
    plain: mix([222, 220, 212], WHITE, 0.4),
  }[floor];
  for (const part of also ? [box, also] : [box]) {
    const shape = corners(board, part);
    sheet.polygon(shape, tint);
    sheet.within(outline(shape), () => {
      let lines = '';
      const step = floor === 'wood' ? 0.16 : 0.3;
      for (let y = part.y; floor !== 'plain' && y < part.y + part.height; y += step) {
        const [left, top] = place(part.x, y);
        lines += `M${short(left)} ${short(top)}h${short(part.width * scale)}`;
        for (
          let x = part.x + random.next() * (floor === 'wood' ? 1.4 : 0);
          x < part.x + part.width;
          x += floor === 'wood' ? 1.5 : step
        )
          lines += `M${place(x, y).map(short).join(' ')}v${short(step * scale)}`;
      }
      sheet.path(lines, {
        stroke: floor === 'wood' ? [176, 140, 92] : [140, 164, 180],
        width: 1.2,
        opacity: 0.34,
      });
    });
  }
  for (const part of also ? [box, also] : [box]) {
    sheet.within(outline(corners(board, part)), () => {
      const inner = also ? [box, also] : [box];
      if (inner.length === 1) {
        sheet.polygon(corners(board, { ...part, height: 0.1 }), INK, 0.1);
        sheet.polygon(corners(board, { ...part, width: 0.08 }), INK, 0.08);
      }
    });
  }
}
