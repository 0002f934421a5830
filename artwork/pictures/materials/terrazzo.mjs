import { rgb, tone } from '../drawing/colour.mjs';
import { box, grains } from './strokes.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('../random.mjs').Random} Random */

/** Ground terrazzo with strips of brass. @param {Sheet} sheet @param {Random} random */
export function drawTerrazzoSquare(sheet, random) {
  const { width, height } = sheet;
  box(sheet, 0, 0, width, height, rgb(206, 202, 192));
  grains(sheet, random, {
    count: 4200,
    size: 6,
    colour: rgb(150, 146, 138),
    opacity: 0.5,
  });
  const chips = [
    rgb(238, 234, 224),
    rgb(176, 140, 112),
    rgb(128, 132, 132),
    rgb(84, 92, 100),
    rgb(226, 206, 170),
    rgb(150, 92, 72),
    rgb(108, 128, 150),
  ];
  for (let chip = 0; chip < 880; chip++) {
    const radius = random.between(8, 20) * (random.chance(0.16) ? 2.5 : 1);
    const [x, y] = [random.next() * width, random.next() * height];
    const corners = random.integer(4, 7);
    const points = Array.from({ length: corners }, (_, index) => {
      const angle = (index / corners) * Math.PI * 2 + random.between(-0.3, 0.3);
      const far = radius * random.between(0.7, 1.25);
      return /** @type {Point2} */ ([x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.86]);
    });
    const colour = chips[Math.floor(random.next() * chips.length)] ?? rgb(128, 132, 132);
    sheet.polygon(points, colour);
    sheet.polygon(
      points.map(
        ([px, py]) =>
          /** @type {Point2} */ ([x + (px - x) * 0.6 - radius * 0.1, y + (py - y) * 0.6 - radius * 0.1]),
      ),
      tone(colour, 1.12),
      0.5,
    );
  }
  sheet.line(
    [
      [1070, -10],
      [1070, height + 10],
    ],
    rgb(186, 150, 84),
    13,
  );
  sheet.line(
    [
      [1066, -10],
      [1066, height + 10],
    ],
    rgb(236, 208, 146),
    4,
  );
  sheet.line(
    [
      [-10, 560],
      [width + 10, 560],
    ],
    rgb(186, 150, 84),
    13,
  );
  sheet.line(
    [
      [-10, 557],
      [width + 10, 557],
    ],
    rgb(236, 208, 146),
    4,
  );
  sheet.polygon(
    [
      [0, 900],
      [760, 0],
      [1120, 0],
      [0, 1340],
    ],
    [255, 250, 236],
    0.2,
  );
  sheet.polygon(
    [
      [0, 1500],
      [1270, 0],
      [1350, 0],
      [0, 1600],
    ],
    [255, 250, 236],
    0.16,
  );
}
