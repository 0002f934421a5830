import { letter } from '../drawing/lettering.mjs';
import { outline, Sheet } from '../drawing/sheet.mjs';
import { COBALT, INK, SLATE, WHITE } from '../palette.mjs';
import { areaOf, squareMetres, totalArea } from './plan.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('./plan.mjs').Plan} Plan */
/** @typedef {import('./plan.mjs').Board} Board */

/** @param {Board} board @param {Plan['rooms'][number]} room */
export function drawName({ sheet, place, scale }, room) {
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

/** Title, area, scale bar and north arrow at the right. @param {Board} board */
export function drawLegend({ sheet, plan, scale }) {
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
  letter(sheet, size, [left, 262], { size: size.length > 24 ? 27 : 32, colour: SLATE });
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
