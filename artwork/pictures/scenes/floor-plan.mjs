import { mix } from '../drawing/colour.mjs';
import { letter } from '../drawing/lettering.mjs';
import { outline, Sheet, short } from '../drawing/sheet.mjs';
import { around, common, grown } from '../floor-plan/boxes.mjs';
import { CHAINS, drawDimensions } from '../floor-plan/dimensions.mjs';
import { furnish } from '../floor-plan/furnish.mjs';
import { drawPiece } from '../floor-plan/furniture.mjs';
import { labelOf } from '../floor-plan/labels.mjs';
import { outdoorBox } from '../floor-plan/layout.mjs';
import { drawLabel, drawLegend, LEGEND } from '../floor-plan/legend.mjs';
import { corners, drawOpenings } from '../floor-plan/openings.mjs';
import { OUTER, squareMetres } from '../floor-plan/plan.mjs';
import { roomOf } from '../floor-plan/rooms.mjs';
import { INK, OAK, PAPER, SLATE, WHITE } from '../palette.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../floor-plan/plan.mjs').Board} Board */
/** @typedef {import('../floor-plan/plan.mjs').Box} Box */
/** @typedef {import('../floor-plan/plan.mjs').Room} Room */
/** @typedef {import('../floor-plan/flats.mjs').DrawnFlat} DrawnFlat */

/** Between storeys that lie side by side: metres. */
const GAP = 0.5;
const MARGIN = 44;
const TINTS = {
  wood: mix([226, 200, 160], WHITE, 0.52),
  tiles: mix([186, 206, 216], WHITE, 0.5),
  plain: mix([222, 220, 212], WHITE, 0.4),
};

/**
 * A flat's plan on paper: floors, furniture, walls, doors and windows, names, dimensions, scale; storeys side by side.
 *
 * @param {number} width
 * @param {number} height
 * @param {DrawnFlat} drawn
 */
export function drawFloorPlan(width, height, drawn) {
  const sheet = new Sheet(width, height);
  const { flat, plans } = drawn;
  const wholes = plans.map((plan, index) => {
    const box = { x: 0, y: 0, width: plan.width, height: plan.depth };
    return index === 0 && flat.outdoor ? around([box, outdoorBox(plan, flat.outdoor)]) : box;
  });
  const across = wholes.reduce((sum, whole) => sum + whole.width, (wholes.length - 1) * GAP);
  const down = Math.max(...wholes.map((whole) => whole.height));
  const head = MARGIN + (plans.length > 1 ? 60 : 0);
  const [broad, high] = [width - LEGEND - CHAINS - 2 * MARGIN, height - CHAINS - head - MARGIN];
  const scale = Math.min(broad / across, high / down);
  drawPaper(sheet, scale);
  let left = MARGIN + CHAINS + (broad - across * scale) / 2;
  plans.forEach((plan, index) => {
    const whole = wholes[index] ?? { x: 0, y: 0, width: 0, height: 0 };
    const origin = [left - whole.x * scale, head + (high - down * scale) / 2 - whole.y * scale];
    const place = (/** @type {number} */ x, /** @type {number} */ y) =>
      /** @type {Point2} */ ([(origin[0] ?? 0) + x * scale, (origin[1] ?? 0) + y * scale]);
    drawStorey({ sheet, plan, scale, place }, drawn, whole, index === 0);
    left += (whole.width + GAP) * scale;
  });
  drawLegend(sheet, drawn, scale);
  return sheet.toString();
}

/** @param {Board} board @param {DrawnFlat} drawn @param {Box} whole @param {boolean} isLowest */
function drawStorey(board, { flat, rooms }, whole, isLowest) {
  const { sheet, plan, place, scale } = board;
  const outdoor = isLowest && flat.outdoor ? rooms.filter(({ use, key }) => use === 'outdoor' && !plan.rooms.some((room) => room.key === key)) : [];
  for (const room of outdoor) drawFloor(board, room);
  drawWalls(board);
  for (const room of plan.rooms) drawFloor(board, room);
  drawOpenings(board);
  const furniture = plan.rooms.flatMap((room) => furnish(plan, room, flat.wheelchair ?? false));
  for (const { piece } of furniture) drawPiece(sheet, piece, place, scale);
  const bodiesOf = (/** @type {boolean} */ turning) => furniture.filter(({ piece }) => (piece.kind === 'turning') === turning).map(({ body }) => body);
  for (const room of [...plan.rooms.filter(({ key }) => key !== '/'), ...outdoor]) {
    const label = labelOf(room, bodiesOf(false), bodiesOf(true), plan, room.use === 'void' ? '' : squareMetres(room.area), scale);
    if (label) drawLabel(board, label);
  }
  drawDimensions(board, whole, isLowest);
  const [left, top] = place(0, 0);
  if (plan.name) letter(sheet, plan.name, [left, top - 24], { size: 44, colour: INK, bold: true });
}

/** Paper with a faint grid of half metres. @param {Sheet} sheet @param {number} scale */
function drawPaper(sheet, scale) {
  sheet.polygon([[0, 0], [sheet.width, 0], [sheet.width, sheet.height], [0, sheet.height]], [251, 250, 246]);
  let grid = '';
  for (let x = scale / 4; x < sheet.width; x += scale / 2) grid += `M${short(x)} 0V${sheet.height}`;
  for (let y = scale / 4; y < sheet.height; y += scale / 2) grid += `M0 ${short(y)}H${sheet.width}`;
  sheet.path(grid, { stroke: [206, 214, 222], width: 1.2, opacity: 0.4 });
}

/** All within a wall's thickness of a room that is no room is wall; it throws a little shadow. @param {Board} board */
function drawWalls(board) {
  const { sheet, plan, scale } = board;
  const whole = { x: 0, y: 0, width: plan.width, height: plan.depth };
  const shapes = plan.rooms.flatMap(({ parts }) => parts.map((part) => corners(board, common(grown(part, OUTER), whole))));
  sheet.polygons(shapes.map((shape) => shape.map(([x, y]) => /** @type {Point2} */ ([x + scale * 0.1, y + scale * 0.12]))), INK, 0.12);
  sheet.polygons(shapes, mix(INK, SLATE, 0.35));
}

/** @param {Board} board @param {Room} room */
function drawFloor(board, { key, use, parts }) {
  const { sheet, place, scale } = board;
  const shapes = parts.map((part) => corners(board, part));
  const floor = use === 'outdoor' ? 'deck' : roomOf(key).floor;
  sheet.polygons(shapes, floor === 'deck' ? mix(OAK, PAPER, 0.72) : TINTS[floor]);
  const whole = around(parts);
  if (key === '/') return drawStairs(board, whole);
  if (use === 'void') {
    sheet.path(shapes.map(outline).join(''), { stroke: SLATE, width: 6 });
    for (const ends of [[place(whole.x, whole.y), place(whole.x + whole.width, whole.y + whole.height)], [place(whole.x + whole.width, whole.y), place(whole.x, whole.y + whole.height)]])
      sheet.line(ends, SLATE, 2, 0.5);
  }
  if (use === 'outdoor') for (const shape of shapes) sheet.path(outline(shape), { stroke: SLATE, width: 6 });
  if (floor === 'plain') return;
  sheet.within(shapes.map(outline).join(''), () => {
    const step = { wood: 0.16, tiles: 0.3, deck: 0.14 }[floor];
    let lines = '';
    for (let y = whole.y; y < whole.y + whole.height; y += step) lines += `M${place(whole.x, y).map(short).join(' ')}h${short(whole.width * scale)}`;
    for (let x = whole.x; floor === 'tiles' && x < whole.x + whole.width; x += step) lines += `M${place(x, whole.y).map(short).join(' ')}v${short(whole.height * scale)}`;
    sheet.path(lines, { stroke: floor === 'tiles' ? [140, 164, 180] : [176, 140, 92], width: 1.2, opacity: 0.34 });
  });
}

/** Two flights and their landing, and the line that is walked upwards from where one enters. @param {Board} board @param {Box} box */
function drawStairs({ sheet, place, plan }, { x, y, width, height }) {
  const isFromBelow = plan.doors.some(({ into }) => into === '/');
  const at = (/** @type {number} */ right, /** @type {number} */ way) => place(x + right, isFromBelow ? y + height - way : y + way);
  const landing = height - width / 2;
  const start = isFromBelow ? 1 : 0;
  for (let way = start; way < landing; way += 0.27) sheet.line([at(0, way), at(width, way)], SLATE, 2);
  sheet.line([at(width / 2, start), at(width / 2, landing)], SLATE, 8);
  const [left, right, turn] = [width / 4, (width * 3) / 4, landing + width / 4];
  sheet.line([at(right, start + 0.1), at(right, turn), at(left, turn), at(left, start + 0.1)], INK, 3);
  sheet.line([at(left - 0.12, start + 0.3), at(left, start + 0.1), at(left + 0.12, start + 0.3)], INK, 3);
}
