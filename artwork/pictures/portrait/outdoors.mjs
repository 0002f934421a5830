import { mix } from '../drawing/colour.mjs';
import { curve } from '../drawing/sheet.mjs';
import { CLINKER, LEAF, LEAF_DEEP, LEAF_PALE, PAPER } from '../palette.mjs';
import { box, WHOLE } from './planes.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('../random.mjs').Random} Random */

/** Places under the sky. @satisfies {Record<string, (sheet: Sheet, random: Random) => void>} */
export const OUTDOORS = {
  site(sheet, random) {
    sheet.polygon(
      WHOLE,
      sheet.linear(
        [0, 0],
        [0, 1250],
        [
          [0, [156, 190, 214]],
          [0.75, [232, 236, 230]],
          [1, [214, 206, 192]],
        ],
      ),
    );
    box(sheet, 560, 240, 1000, 1250, mix(CLINKER, [226, 214, 206], 0.42));
    for (let y = 320; y < 1250; y += 230)
      for (const x of [630, 830]) box(sheet, x, y, x + 120, y + 150, [110, 128, 146], 0.7);
    const pole = /** @type {const} */ ([128, 136, 142]);
    for (const x of [540, 720, 900]) box(sheet, x, 120, x + 12, 1250, pole, 0.8);
    for (let y = 200; y < 1250; y += 232) {
      box(sheet, 520, y, 1000, y + 20, [206, 178, 136], 0.9);
      box(sheet, 520, y - 96, 1000, y - 88, pole, 0.8);
    }
    sheet.line(
      [
        [546, 1128],
        [726, 896],
      ],
      pole,
      7,
      0.6,
    );
    sheet.line(
      [
        [726, 664],
        [906, 432],
      ],
      pole,
      7,
      0.6,
    );
    box(sheet, 150, 0, 166, 1250, [206, 164, 80], 0.75);
    for (let y = 20; y < 1250; y += 44)
      sheet.line(
        [
          [150, y],
          [190, y + 22],
          [150, y + 44],
        ],
        [206, 164, 80],
        5,
        0.6,
      );
    box(sheet, 190, 0, 202, 1250, [206, 164, 80], 0.75);
    for (let index = 0; index < 3; index++)
      sheet.ellipse([random.between(250, 480), random.between(120, 500)], 90, [255, 255, 250], 0.3, 24);
  },
  garden(sheet, random) {
    sheet.polygon(
      WHOLE,
      sheet.linear(
        [0, 0],
        [0, 1250],
        [
          [0, [190, 212, 216]],
          [0.5, [224, 230, 206]],
          [1, [150, 168, 120]],
        ],
      ),
    );
    box(sheet, 640, 0, 1000, 900, mix(CLINKER, PAPER, 0.56));
    for (const y of [80, 380, 660]) box(sheet, 760, y, 900, y + 190, [140, 158, 172], 0.6);
    for (const colour of [LEAF_DEEP, LEAF, LEAF_PALE]) {
      for (let index = 0; index < 26; index++) {
        const centre = /** @type {Point2} */ ([random.between(-40, 1040), random.between(560, 1160)]);
        const radius = random.between(40, 96);
        const blob = Array.from({ length: 9 }, (_, part) => {
          const angle = (part / 9) * Math.PI * 2;
          const far = radius * random.between(0.8, 1.15);
          return /** @type {Point2} */ ([
            centre[0] + Math.cos(angle) * far,
            centre[1] + Math.sin(angle) * far,
          ]);
        });
        sheet.path(curve(blob), { fill: mix(colour, [226, 230, 210], 0.4), opacity: 0.55 });
      }
    }
  },
};
