import { mix, rgb, tone } from '../drawing/colour.mjs';
import { short } from '../drawing/sheet.mjs';
import { INK } from '../palette.mjs';
import { box } from './strokes.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('../random.mjs').Random} Random */

/** Boards of larch with grain, knots and screws. @param {Sheet} sheet @param {Random} random */
export function drawLarchSquare(sheet, random) {
  const { width, height } = sheet;
  box(sheet, 0, 0, width, height, rgb(46, 34, 28));
  const board = 196;
  for (let x = -60; x < width; x += board + 16) {
    const colour = mix(
      random.pick([rgb(198, 152, 102), rgb(180, 134, 88), rgb(208, 168, 118), rgb(168, 132, 98)]),
      rgb(168, 156, 140),
      random.next() * 0.3,
    );
    box(
      sheet,
      x,
      0,
      board,
      height,
      sheet.linear(
        [x, 0],
        [x + board, 0],
        [
          [0, tone(colour, 1.24)],
          [0.06, tone(colour, 1.06)],
          [0.9, colour],
          [1, tone(colour, 0.68)],
        ],
      ),
    );
    drawGrain(sheet, random, x, board, height, colour);
    for (const y of [260, 1180])
      for (const dx of [34, board - 34]) {
        sheet.ellipse([x + dx + 2, y + 3], 9, INK, 0.4);
        sheet.ellipse([x + dx, y], 8, rgb(170, 172, 170));
        sheet.ellipse([x + dx - 2, y - 2], 3, [255, 255, 255], 0.6);
      }
  }
}

/**
 * Growth rings that run along the board and bend around knots.
 *
 * @param {Sheet} sheet
 * @param {Random} random
 * @param {number} x
 * @param {number} board
 * @param {number} height
 * @param {Colour} colour
 */
function drawGrain(sheet, random, x, board, height, colour) {
  const knots = Array.from(
    { length: random.integer(0, 2) },
    () => /** @type {Point2} */ ([x + random.between(0.25, 0.75) * board, random.between(0.1, 0.9) * height]),
  );
  for (let line = 0; line < 15; line++) {
    const base = x + 10 + ((board - 20) * line) / 15 + random.between(-3, 3);
    let shape = '';
    for (let y = -20; y <= height + 20; y += 40) {
      let bend = Math.sin(y / 310 + line * 0.3) * 5;
      for (const [kx, ky] of knots)
        bend += ((base - kx) / (Math.abs(base - kx) + 16)) * 30 * Math.exp(-(((y - ky) / 70) ** 2));
      shape += `${shape ? 'L' : 'M'}${short(Math.max(x + 3, Math.min(x + board - 3, base + bend)))} ${y}`;
    }
    sheet.path(shape, {
      stroke: tone(colour, random.chance(0.6) ? 0.62 : 1.3),
      width: random.between(1.4, 4.4),
      opacity: random.between(0.2, 0.5),
    });
  }
  for (const [kx, ky] of knots) {
    sheet.ellipse([kx, ky], 15, tone(colour, 0.42), 0.9, 21);
    sheet.ellipse([kx - 2, ky - 2], 8, tone(colour, 0.3), 0.9, 12);
  }
}
