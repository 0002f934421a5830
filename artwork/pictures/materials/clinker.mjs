import { mix, rgb, tone } from '../drawing/colour.mjs';
import { curve, outline } from '../drawing/sheet.mjs';
import { INK } from '../palette.mjs';
import { box, grains, uneven } from './strokes.mjs';

/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('../random.mjs').Random} Random */

/** Clinker in wild bond, each brick burnt its own way. @param {Sheet} sheet @param {Random} random */
export function drawClinkerSquare(sheet, random) {
  const { width, height } = sheet;
  box(sheet, 0, 0, width, height, rgb(170, 156, 142));
  grains(sheet, random, {
    count: 2600,
    size: 7,
    colour: rgb(120, 106, 96),
    opacity: 0.5,
  });
  const [long, tall, joint] = [368, 104, 18];
  for (let row = -1; row * (tall + joint) < height; row++) {
    const y = row * (tall + joint) + 8;
    for (let x = -((row % 3) * 0.34 + 0.2) * long; x < width; ) {
      const piece = random.chance(0.3) ? long * 0.48 : long;
      const colour = mix(
        random.pick([
          rgb(158, 86, 64),
          rgb(136, 70, 56),
          rgb(112, 62, 56),
          rgb(176, 104, 74),
          rgb(92, 60, 62),
        ]),
        rgb(150, 82, 62),
        random.next() * 0.5,
      );
      sheet.path(outline(uneven(random, x + 6, y + 9, piece, tall, 2)), { fill: INK, opacity: 0.36 });
      sheet.path(curve(uneven(random, x, y, piece, tall, 2.4)), {
        fill: sheet.linear(
          [x, y],
          [x + piece * 0.3, y + tall],
          [
            [0, tone(colour, 1.2)],
            [0.3, colour],
            [1, tone(colour, 0.78)],
          ],
        ),
      });
      grains(sheet, random, {
        x: x + 8,
        y: y + 8,
        width: piece - 24,
        height: tall - 20,
        count: 46,
        size: 10,
        colour: tone(colour, 0.6),
        opacity: 0.5,
      });
      grains(sheet, random, {
        x: x + 8,
        y: y + 6,
        width: piece - 24,
        height: tall - 20,
        count: 34,
        size: 7,
        colour: tone(colour, 1.4),
        opacity: 0.5,
      });
      if (random.chance(0.34))
        sheet.path(
          curve(
            uneven(random, x + piece * 0.2, y + tall * 0.2, piece * random.between(0.2, 0.6), tall * 0.5, 14),
          ),
          { fill: rgb(58, 42, 48), opacity: 0.24 },
        );
      sheet.line(
        [
          [x + 8, y + 3],
          [x + piece - 8, y + 3],
        ],
        tone(colour, 1.5),
        4,
        0.4,
      );
      x += piece + joint;
    }
  }
}
