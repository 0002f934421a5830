import { rgb, tone } from '../drawing/colour.mjs';
import { short } from '../drawing/sheet.mjs';
import { INK } from '../palette.mjs';
import { box, grains } from './strokes.mjs';

/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('../random.mjs').Random} Random */

/** How many stonecrops a square of green roof has. */
const PLANTS = 1900;

/** Stonecrop on a green roof. @param {Sheet} sheet @param {Random} random */
export function drawSedumSquare(sheet, random) {
  const { width, height } = sheet;
  box(sheet, 0, 0, width, height, rgb(96, 84, 70));
  grains(sheet, random, {
    count: 1600,
    size: 18,
    colour: rgb(140, 110, 90),
    opacity: 0.6,
  });
  const tones = [
    rgb(72, 94, 66),
    rgb(92, 116, 72),
    rgb(116, 138, 82),
    rgb(146, 158, 94),
    rgb(176, 178, 112),
    rgb(164, 116, 92),
  ];
  for (let plant = 0; plant < PLANTS; plant++) {
    const [x, y] = [random.next() * width, (plant / PLANTS) * (height + 80) - 20];
    const colour =
      tones[Math.min(tones.length - 1, Math.floor(random.next() ** 1.7 * tones.length))] ?? rgb(92, 116, 72);
    const size = random.between(20, 50);
    sheet.ellipse([x + 8, y + 12], size, INK, 0.16);
    for (let ring = 0; ring < 3; ring++) {
      const leaves = 8 - ring * 2;
      const far = size * (1 - ring * 0.3);
      const shape = Array.from({ length: leaves }, (_, index) => {
        const angle = (index / leaves) * Math.PI * 2 + ring * 0.4;
        const [lx, ly] = [x + Math.cos(angle) * far * 0.6, y + Math.sin(angle) * far * 0.6];
        return `M${short(lx - far * 0.3)} ${short(ly)}a${short(far * 0.3)} ${short(far * 0.24)} 0 1 0 ${short(far * 0.6)} 0a${short(far * 0.3)} ${short(far * 0.24)} 0 1 0 ${short(-far * 0.6)} 0`;
      });
      sheet.path(shape.join(''), { fill: tone(colour, 0.8 + ring * 0.22) });
    }
    sheet.ellipse([x, y], size * 0.2, tone(colour, 1.3));
    if (random.chance(0.16))
      for (let flower = 0; flower < 5; flower++)
        sheet.ellipse(
          [x + random.between(-18, 18), y - random.between(4, 26)],
          random.between(3, 6),
          random.pick([rgb(240, 210, 106), rgb(232, 160, 150), rgb(246, 240, 226)]),
        );
  }
}
