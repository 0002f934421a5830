import { rgb, tone } from '../drawing/colour.mjs';
import { INK } from '../palette.mjs';
import { box, clouds, grains } from './strokes.mjs';

/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('../random.mjs').Random} Random */

/** Scraped plaster beside the reveal of a window. @param {Sheet} sheet @param {Random} random */
export function drawPlasterSquare(sheet, random) {
  const { width, height } = sheet;
  const colour = rgb(226, 212, 184);
  box(sheet, 0, 0, width, height, colour);
  clouds(sheet, random, colour, {
    count: 26,
    above: 120,
    width: [200, 700],
    height: [120, 420],
    loose: 60,
    light: 1.14,
    dark: 0.95,
    opacity: 0.2,
  });
  for (const [factor, count, size, opacity] of /** @type {const} */ ([
    [0.72, 3800, 11, 0.5],
    [1.5, 3800, 9, 0.7],
    [0.86, 2600, 18, 0.4],
    [0.5, 700, 8, 0.5],
  ]))
    grains(sheet, random, {
      count,
      size,
      colour: tone(colour, factor),
      opacity,
    });
  const edge = 1010;
  box(sheet, edge, 0, width - edge, height, rgb(74, 88, 102));
  box(
    sheet,
    edge,
    0,
    150,
    height,
    sheet.linear(
      [edge, 0],
      [edge + 150, 0],
      [
        [0, tone(colour, 0.86)],
        [1, tone(colour, 0.66)],
      ],
    ),
  );
  grains(sheet, random, {
    x: edge,
    y: 0,
    width: 150,
    height,
    count: 420,
    size: 8,
    colour: tone(colour, 0.56),
    opacity: 0.5,
  });
  box(
    sheet,
    edge + 150,
    0,
    90,
    height,
    sheet.linear(
      [edge + 150, 0],
      [edge + 240, 0],
      [
        [0, rgb(176, 146, 108)],
        [0.5, rgb(206, 176, 134)],
        [1, rgb(150, 120, 86)],
      ],
    ),
  );
  box(
    sheet,
    edge + 240,
    0,
    width,
    height,
    sheet.linear(
      [edge, 0],
      [width, height],
      [
        [0, rgb(128, 154, 176)],
        [0.5, rgb(62, 78, 96)],
        [1, rgb(44, 56, 72)],
      ],
    ),
  );
  box(sheet, edge + 150, 0, 190, height, INK, 0.28);
  sheet.polygon(
    [
      [edge + 330, 0],
      [edge + 460, 0],
      [width, 240],
      [width, 60],
    ],
    [255, 255, 255],
    0.14,
  );
  box(
    sheet,
    edge - 40,
    1320,
    width,
    60,
    sheet.linear(
      [0, 1320],
      [0, 1380],
      [
        [0, rgb(196, 204, 208)],
        [1, rgb(132, 142, 148)],
      ],
    ),
  );
  box(sheet, edge - 28, 1380, width, 46, INK, 0.28);
  grains(sheet, random, {
    x: edge - 40,
    y: 1400,
    width: width - edge + 40,
    height: 200,
    count: 10,
    size: 6,
    colour,
    opacity: 0.6,
  });
  box(sheet, edge - 40, 1426, width, 200, tone(colour, 0.94));
  grains(sheet, random, {
    x: edge - 40,
    y: 1430,
    width: width - edge + 40,
    height: 170,
    count: 620,
    size: 10,
    colour: tone(colour, 0.72),
    opacity: 0.5,
  });
  grains(sheet, random, {
    x: edge - 40,
    y: 1430,
    width: width - edge + 40,
    height: 170,
    count: 620,
    size: 9,
    colour: tone(colour, 1.5),
    opacity: 0.6,
  });
}
