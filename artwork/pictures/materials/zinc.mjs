import { mix, rgb, tone } from '../drawing/colour.mjs';
import { curve } from '../drawing/sheet.mjs';
import { INK } from '../palette.mjs';
import { box, uneven } from './strokes.mjs';

/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('../random.mjs').Random} Random */

/** Trays of zinc with standing seams. @param {Sheet} sheet @param {Random} random */
export function drawZincSquare(sheet, random) {
  const { width, height } = sheet;
  const tray = 430;
  for (let x = -120; x < width; x += tray) {
    const colour = mix(rgb(138, 150, 158), rgb(160, 170, 174), random.next());
    box(
      sheet,
      x,
      0,
      tray,
      height,
      sheet.linear(
        [x, 0],
        [x + tray, 0],
        [
          [0, tone(colour, 0.86)],
          [0.1, colour],
          [0.5, tone(colour, 1.14)],
          [0.9, colour],
          [1, tone(colour, 0.9)],
        ],
      ),
    );
    for (let stain = 0; stain < 9; stain++)
      sheet.path(
        curve(
          uneven(
            random,
            x + random.next() * tray * 0.7,
            random.next() * height,
            tray * random.between(0.1, 0.4),
            random.between(80, 420),
            40,
          ),
        ),
        { fill: tone(colour, random.chance(0.5) ? 1.2 : 0.86), opacity: 0.16 },
      );
    for (let scratch = 0; scratch < 12; scratch++) {
      const [sx, sy] = [x + random.next() * tray, random.next() * height];
      sheet.line(
        [
          [sx, sy],
          [sx + random.between(-6, 6), sy + random.between(60, 300)],
        ],
        [255, 255, 255],
        1.4,
        0.22,
      );
    }
    box(sheet, x + 34, 0, 46, height, INK, 0.3);
    box(
      sheet,
      x - 2,
      0,
      36,
      height,
      sheet.linear(
        [x - 2, 0],
        [x + 34, 0],
        [
          [0, tone(colour, 0.8)],
          [0.2, tone(colour, 1.6)],
          [0.55, tone(colour, 1.1)],
          [1, tone(colour, 0.6)],
        ],
      ),
    );
    const clip = random.between(200, 1400);
    box(sheet, x - 2, clip, 36, 5, INK, 0.4);
  }
}
