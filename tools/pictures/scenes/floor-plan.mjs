import { mix } from '../drawing/colour.mjs';
import { letter } from '../drawing/lettering.mjs';
import { outline, Sheet, short } from '../drawing/sheet.mjs';
import { drawPiece } from '../floor-plan/furniture.mjs';
import { areaOf, OUTER, squareMetres, totalArea } from '../floor-plan/plan.mjs';
import { COBALT, INK, OAK, PAPER, SLATE, WHITE } from '../palette.mjs';
import { createRandom } from '../random.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../floor-plan/plan.mjs').Plan} Plan */
/** @typedef {import('../floor-plan/plan.mjs').Box} Box */
/** @typedef {{ sheet: Sheet, plan: Plan, scale: number, place: (x: number, y: number) => Point2 }} Board */

/** A plan on paper: floors, furniture, walls, doors and windows, names, dimensions, scale. @param {string} seed @param {number} width @param {number} height @param {Plan} plan */
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

/** @param {Board} board @param {Box} box @returns {Point2[]} */
function corners({ place }, { x, y, width, height }) {
  return [place(x, y), place(x + width, y), place(x + width, y + height), place(x, y + height)];
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

/** @param {Board} board */
function drawOpenings(board) {
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

/** @param {Board} board @param {Plan['rooms'][number]} room */
function drawName({ sheet, place, scale }, room) {
  const { box, label = [box.x + box.width / 2, box.y + box.height / 2] } = room;
  const [x, y] = place(label[0], label[1]);
  const size = Math.max(22, Math.min(34, scale * 0.24));
  const half = Math.max(room.name.length * size * 0.29, size * 2.1);
  sheet.polygon(
    [
      [x - half, y - size * 1.1],
      [x + half, y - size * 1.1],
      [x + half, y + size * 1.35],
      [x - half, y + size * 1.35],
    ],
    [252, 250, 244],
    0.72,
  );
  letter(sheet, room.name, [x, y - size * 0.08], { size, colour: INK, anchor: 'middle', bold: true });
  letter(sheet, squareMetres(areaOf(room)), [x, y + size * 1.02], {
    size: size * 0.86,
    colour: SLATE,
    anchor: 'middle',
  });
}

/** Chains of dimensions: the rooms' clear widths, and the whole. @param {Board} board */
function drawDimensions(board) {
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

/** @param {Board} board @param {readonly number[]} marks metres @param {'across' | 'down'} direction @param {number} away */
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

/** Title, area, scale bar and north arrow at the right. @param {Board} board */
function drawLegend({ sheet, plan, scale }) {
  const left = sheet.width - 510;
  sheet.line(
    [
      [left - 40, 150],
      [left - 40, sheet.height - 120],
    ],
    [190, 200, 206],
    2,
  );
  const [kind = '', size = ''] = plan.title.split(' · ');
  letter(sheet, kind, [left, 210], { size: 44, colour: INK, bold: true });
  letter(sheet, size, [left, 262], { size: 32, colour: SLATE });
  letter(sheet, 'Wohnfläche', [left, 372], { size: 26, colour: SLATE });
  letter(sheet, squareMetres(totalArea(plan)), [left, 424], { size: 46, colour: COBALT, bold: true });
  let y = 500;
  for (const room of [
    ...plan.rooms,
    ...(plan.balcony
      ? [{ name: `${plan.balcony.name} (½)`, box: { ...plan.balcony, width: plan.balcony.width / 2 } }]
      : []),
  ]) {
    letter(sheet, room.name, [left, y], { size: 25, colour: INK });
    letter(
      sheet,
      squareMetres(
        room.box.width * room.box.height +
          ('also' in room && room.also ? room.also.width * room.also.height : 0),
      ),
      [sheet.width - 80, y],
      { size: 25, colour: INK, anchor: 'end' },
    );
    sheet.line(
      [
        [left, y + 14],
        [sheet.width - 80, y + 14],
      ],
      [206, 213, 218],
      1.4,
    );
    y += 46;
  }
  drawNorth(sheet, [left + 60, sheet.height - 330]);
  for (let metre = 0; metre < 2; metre++) {
    const x = left + metre * scale;
    const top = sheet.height - 190;
    const bar = /** @type {Point2[]} */ ([
      [x, top],
      [x + scale, top],
      [x + scale, top + 14],
      [x, top + 14],
    ]);
    sheet.path(outline(bar), { fill: metre ? WHITE : INK, stroke: INK, width: 2 });
    letter(sheet, String(metre), [x, top + 44], { size: 22, colour: SLATE, anchor: 'middle' });
  }
  letter(sheet, '2 m', [left + 2 * scale, sheet.height - 146], { size: 22, colour: SLATE, anchor: 'middle' });
}

/** @param {Sheet} sheet @param {Point2} centre */
function drawNorth(sheet, [x, y]) {
  sheet.path(`M${x - 50} ${y}a50 50 0 1 0 100 0a50 50 0 1 0 -100 0`, { stroke: SLATE, width: 2 });
  sheet.polygon(
    [
      [x, y - 62],
      [x + 18, y + 28],
      [x, y + 14],
    ],
    INK,
  );
  sheet.path(
    outline([
      [x, y - 62],
      [x - 18, y + 28],
      [x, y + 14],
    ]),
    { stroke: INK, width: 2, fill: WHITE },
  );
  letter(sheet, 'N', [x, y - 74], { size: 28, colour: INK, anchor: 'middle', bold: true });
}
