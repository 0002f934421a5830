import { rgb, tone } from '../drawing/colour.mjs';
import { INK } from '../palette.mjs';
import { box, clouds, grains } from './strokes.mjs';

/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('../random.mjs').Random} Random */

/** Fair-faced concrete with joints, anchor holes and pores. @param {Sheet} sheet @param {Random} random */
export function drawConcreteSquare(sheet, random) {
  const { width, height } = sheet;
  const colour = rgb(190, 192, 188);
  box(sheet, 0, 0, width, height, colour);
  clouds(sheet, random, colour, {
    count: 40,
    above: 100,
    width: [160, 620],
    height: [80, 360],
    loose: 70,
    light: 1.18,
    dark: 0.9,
    opacity: 0.16,
  });
  for (const y of [800]) {
    sheet.line(
      [
        [0, y],
        [width, y],
      ],
      INK,
      9,
      0.4,
    );
    sheet.line(
      [
        [0, y + 7],
        [width, y + 7],
      ],
      [255, 255, 255],
      4,
      0.5,
    );
  }
  sheet.line(
    [
      [860, 0],
      [860, height],
    ],
    INK,
    8,
    0.34,
  );
  sheet.line(
    [
      [867, 0],
      [867, height],
    ],
    [255, 255, 255],
    4,
    0.4,
  );
  for (const x of [260, 1130, 1470])
    for (const y of [230, 560, 1040, 1370]) {
      sheet.ellipse([x, y], 32, tone(colour, 0.62));
      sheet.ellipse([x + 6, y + 8], 25, tone(colour, 0.42));
      sheet.path(`M${x - 30} ${y + 14}a34 34 0 0 0 60 0`, {
        stroke: [255, 255, 255],
        width: 4,
        opacity: 0.6,
      });
    }
  for (let pore = 0; pore < 320; pore++) {
    const [x, y, radius] = [random.next() * width, random.next() * height, random.between(1.5, 7)];
    sheet.ellipse([x, y], radius, tone(colour, 0.56), 0.8);
    sheet.ellipse([x + radius * 0.3, y + radius * 0.5], radius * 0.7, tone(colour, 0.74), 0.9);
  }
  grains(sheet, random, {
    count: 3000,
    size: 5,
    colour: tone(colour, 0.8),
    opacity: 0.5,
  });
}
