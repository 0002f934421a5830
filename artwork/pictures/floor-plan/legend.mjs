import { letter } from '../drawing/lettering.mjs';
import { outline, Sheet } from '../drawing/sheet.mjs';
import { COBALT, INK, SLATE, WHITE } from '../palette.mjs';
import { areaNameOf, placeOf, sizeOf } from './flats.mjs';
import { decimals, livingSpace, squareMetres } from './plan.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */

/** Width of the legend at the sheet's right edge, in pixels. */
export const LEGEND = 620;
const MARGIN = 60;
const FRACTIONS = /** @type {Readonly<Record<number, string>>} */ ({ 0.25: '¼', 0.5: '½' });

/**
 * A room's name and area where there is place for them.
 *
 * @param {import('./plan.mjs').Board} board
 * @param {import('./labels.mjs').Label} label
 */
export function drawLabel({ sheet, place, scale }, { lines, size, turned, box }) {
  const [left, top] = place(box.x, box.y);
  const [width, height] = [box.width * scale, box.height * scale];
  sheet.polygon([[left, top], [left + width, top], [left + width, top + height], [left, top + height]], [252, 250, 244], 0.78);
  lines.forEach((line, index) => {
    const isArea = line.endsWith('m²');
    const down = (index + 0.82) * size * 1.12 + 1;
    const style = { size: isArea ? size * 0.8 : size, colour: isArea ? SLATE : INK, anchor: /** @type {const} */ ('middle'), bold: !isArea, turned };
    letter(sheet, line, turned ? [left + down, top + height / 2] : [left + width / 2, top + down], style);
  });
}

/**
 * Whose plan it is, its areas, which way north is, and how long a metre.
 *
 * @param {Sheet} sheet
 * @param {import('./flats.mjs').DrawnFlat} drawn
 * @param {number} scale
 */
export function drawLegend(sheet, { offer, flat, rooms }, scale) {
  const [left, right] = [sheet.width - LEGEND + 40, sheet.width - MARGIN];
  sheet.line([[left - 40, MARGIN], [left - 40, sheet.height - MARGIN]], [190, 200, 206], 2);
  const [street = '', floor = ''] = placeOf(offer).split(', ');
  letter(sheet, street, [left, 120], { size: street.length > 16 ? 50 : 58, colour: INK, bold: true });
  letter(sheet, `${sizeOf(offer)}, ${floor}`, [left, 186], { size: 42, colour: SLATE });
  letter(sheet, areaNameOf(offer), [left, 290], { size: 38, colour: SLATE });
  letter(sheet, squareMetres(livingSpace(rooms)), [left, 366], { size: 76, colour: COBALT, bold: true });
  letter(sheet, 'm²', [right, 412], { size: 30, colour: SLATE, anchor: 'end' });
  const step = Math.min(68, 760 / rooms.length);
  rooms.forEach(({ name, area, share }, index) => {
    const y = 460 + index * step;
    const size = Math.min(38, step * 0.66);
    letter(sheet, share === 1 ? name : `${name}, davon ${FRACTIONS[share]}`, [left, y], { size, colour: INK });
    letter(sheet, decimals(area), [right, y], { size, colour: INK, anchor: 'end' });
    sheet.line([[left, y + step * 0.27], [right, y + step * 0.27]], [206, 213, 218], 1.6);
  });
  drawScale(sheet, [left, sheet.height - 140], scale);
  drawNorth(sheet, [right - 62, sheet.height - 300]);
  const note = 'Kreise: Wendeflächen, 1,50 m';
  if (flat.wheelchair) letter(sheet, note, [left, 460 + rooms.length * step], { size: 28, colour: COBALT });
  letter(sheet, offer.objectNumber ? `Objekt ${offer.objectNumber}` : offer.title, [left, sheet.height - MARGIN + 12], { size: 28, colour: SLATE });
}

/** @param {Sheet} sheet @param {Point2} place @param {number} scale pixels per metre */
function drawScale(sheet, [left, top], scale) {
  for (const metre of [0, 1]) {
    const x = left + metre * scale;
    const bar = /** @type {Point2[]} */ ([[x, top - 60], [x + scale, top - 60], [x + scale, top - 42], [x, top - 42]]);
    sheet.path(outline(bar), { fill: metre ? WHITE : INK, stroke: INK, width: 2 });
  }
  for (const [metre, text] of /** @type {const} */ ([[0, '0'], [1, '1'], [2, '2 m']]))
    letter(sheet, text, [left + metre * scale, top], { size: 32, colour: SLATE, anchor: metre ? 'middle' : 'start' });
}

/** @param {Sheet} sheet @param {Point2} centre */
function drawNorth(sheet, [x, y]) {
  sheet.path(`M${x - 54} ${y}a54 54 0 1 0 108 0a54 54 0 1 0 -108 0`, { stroke: SLATE, width: 2 });
  sheet.polygon([[x, y - 66], [x + 20, y + 30], [x, y + 15]], INK);
  sheet.path(outline([[x, y - 66], [x - 20, y + 30], [x, y + 15]]), { stroke: INK, width: 2, fill: WHITE });
  letter(sheet, 'N', [x, y - 78], { size: 42, colour: INK, anchor: 'middle', bold: true });
}
