import { mix, rgb, tone } from '../drawing/colour.mjs';
import { short } from '../drawing/sheet.mjs';
import { INK } from '../palette.mjs';
import { box, grains } from './strokes.mjs';

/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('../random.mjs').Random} Random */

/** Plain tiles in double lap, seen up the slope. @param {Sheet} sheet @param {Random} random */
export function drawTilesSquare(sheet, random) {
  const { width, height } = sheet;
  box(sheet, 0, 0, width, height, rgb(70, 40, 34));
  const [wide, tall] = [214, 190];
  for (let row = 9; row >= -1; row--) {
    for (let column = -1; column < 9; column++) {
      const x = column * (wide + 4) + (row % 2 === 0 ? 0 : wide / 2);
      const y = row * tall;
      const colour = mix(
        random.pick([rgb(172, 90, 62), rgb(154, 78, 56), rgb(188, 106, 74), rgb(140, 76, 60)]),
        rgb(120, 104, 84),
        random.next() * 0.25,
      );
      const shape = (/** @type {number} */ dx, /** @type {number} */ dy) =>
        `M${short(x + dx)} ${short(y - 150 + dy)}V${short(y + tall * 0.62 + dy)}C${short(x + dx)} ${short(y + tall * 1.02 + dy)} ${short(x + wide * 0.25 + dx)} ${short(y + tall * 1.16 + dy)} ${short(x + wide / 2 + dx)} ${short(y + tall * 1.16 + dy)}S${short(x + wide + dx)} ${short(y + tall * 1.02 + dy)} ${short(x + wide + dx)} ${short(y + tall * 0.62 + dy)}V${short(y - 150 + dy)}z`;
      sheet.path(shape(9, 22), { fill: INK, opacity: 0.42 });
      sheet.path(shape(0, 0), {
        fill: sheet.linear(
          [x, y],
          [x + wide, y + tall],
          [
            [0, tone(colour, 1.16)],
            [0.5, colour],
            [1, tone(colour, 0.72)],
          ],
        ),
      });
      sheet.path(shape(0, 0), { stroke: tone(colour, 1.4), width: 3, opacity: 0.3 });
      grains(sheet, random, {
        x: x + 14,
        y: y,
        width: wide - 30,
        height: tall * 0.9,
        count: 40,
        size: 9,
        colour: tone(colour, 0.6),
        opacity: 0.4,
      });
      if (random.chance(0.24))
        grains(sheet, random, {
          x: x + wide * 0.2,
          y: y + tall * 0.6,
          width: wide * 0.6,
          height: tall * 0.4,
          count: 60,
          size: 12,
          colour: rgb(150, 154, 112),
          opacity: 0.5,
        });
    }
  }
}
