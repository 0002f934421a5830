import { mix } from '../drawing/colour.mjs';
import { curve, outline } from '../drawing/sheet.mjs';
import {
  COBALT,
  CONCRETE,
  LARCH,
  LEAF,
  LEAF_DEEP,
  LEAF_PALE,
  OAK,
  PAPER,
  PLASTER_SAND,
} from '../palette.mjs';
import { box, paint } from './planes.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('../random.mjs').Random} Random */

/** Sunlight through a window, slanting over the wall. @param {Sheet} sheet */
function drawWindowLight(sheet) {
  for (const [left, top] of /** @type {const} */ ([
    [60, 90],
    [300, 150],
    [60, 420],
    [300, 480],
  ])) {
    sheet.polygon(
      [
        [left, top],
        [left + 200, top + 50],
        [left + 240, top + 330],
        [left + 40, top + 280],
      ],
      [255, 246, 220],
      0.5,
    );
  }
}

/** Places under a roof. @satisfies {Record<string, (sheet: Sheet, random: Random) => void>} */
export const ROOMS = {
  wall(sheet) {
    paint(sheet, mix(CONCRETE, [176, 190, 204], 0.4));
    drawWindowLight(sheet);
    for (const [x, y] of /** @type {const} */ ([
      [120, 300],
      [120, 900],
      [880, 300],
      [880, 900],
    ]))
      sheet.ellipse([x, y], 9, [120, 128, 132], 0.35);
    for (const y of [600, 1190]) box(sheet, 0, y, 1000, y + 4, [120, 128, 132], 0.35);
    box(sheet, 498, 0, 502, 1250, [120, 128, 132], 0.3);
  },
  window(sheet, random) {
    paint(sheet, PLASTER_SAND);
    box(sheet, 570, 60, 960, 980, [250, 249, 244]);
    box(
      sheet,
      596,
      86,
      934,
      954,
      sheet.linear(
        [600, 86],
        [600, 954],
        [
          [0, [168, 198, 220]],
          [1, [236, 238, 228]],
        ],
      ),
    );
    for (let index = 0; index < 7; index++) {
      const x = 590 + index * 52;
      const top = random.between(520, 720);
      box(
        sheet,
        x,
        top,
        x + random.between(44, 70),
        954,
        mix([176, 150, 136], [214, 222, 226], random.between(0.3, 0.8)),
        0.8,
      );
    }
    box(sheet, 758, 60, 776, 980, [250, 249, 244]);
    box(sheet, 596, 360, 934, 376, [250, 249, 244]);
    box(sheet, 550, 980, 980, 1010, [236, 230, 216]);
    sheet.polygon(
      [
        [0, 140],
        [330, 60],
        [420, 900],
        [0, 1080],
      ],
      [255, 244, 214],
      0.32,
    );
  },
  office(sheet, random) {
    paint(sheet, [196, 206, 212]);
    box(sheet, 0, 0, 300, 1250, [226, 229, 226]);
    box(sheet, 60, 120, 250, 400, [250, 250, 246]);
    sheet.path(
      outline([
        [84, 360],
        [84, 250],
        [130, 210],
        [176, 250],
        [176, 300],
        [228, 300],
        [228, 360],
      ]),
      { stroke: COBALT, width: 5, opacity: 0.55 },
    );
    for (const y of [330, 610, 890]) {
      box(sheet, 700, y, 1000, y + 16, OAK, 0.75);
      for (let x = 716; x < 980; ) {
        const width = random.between(14, 34);
        const tall = random.between(110, 190);
        box(
          sheet,
          x,
          y - tall,
          x + width,
          y,
          random.pick([[178, 190, 200], COBALT, [222, 214, 196], [186, 150, 124], [150, 164, 158]]),
          0.5,
        );
        x += width + random.between(2, 20);
      }
    }
    drawPlant(sheet, [120, 1250], random);
  },
  workshop(sheet, random) {
    paint(sheet, mix(LARCH, CONCRETE, 0.55));
    box(sheet, 0, 90, 1000, 640, mix(LARCH, PAPER, 0.35));
    for (let x = 26; x < 1000; x += 38)
      for (let y = 116; y < 620; y += 38) sheet.ellipse([x, y], 3, [120, 96, 70], 0.4);
    for (let x = 40; x < 960; x += random.between(74, 110)) {
      const long = random.between(130, 300);
      const steel = /** @type {const} */ ([132, 142, 150]);
      box(sheet, x + 8, 170, x + 24, 170 + long, steel, 0.6);
      box(sheet, x, 160, x + 32, 206, random.pick([COBALT, [160, 74, 56], [74, 84, 90], OAK]), 0.65);
    }
    box(sheet, 0, 860, 1000, 900, OAK, 0.8);
    box(sheet, 0, 900, 1000, 1250, [128, 120, 112], 0.5);
  },
};

/** A pot plant at the lower edge. @param {Sheet} sheet @param {Point2} foot @param {Random} random */
function drawPlant(sheet, [x, y], random) {
  for (let index = 0; index < 15; index++) {
    const lean = random.between(-170, 170);
    const tall = random.between(240, 470);
    const tip = /** @type {Point2} */ ([x + lean, y - tall]);
    const wide = random.between(16, 32);
    sheet.path(
      curve([[x, y], [x + lean * 0.4 - wide, y - tall * 0.55], tip, [x + lean * 0.5 + wide, y - tall * 0.5]]),
      { fill: random.pick([LEAF_DEEP, LEAF, LEAF_PALE]), opacity: 0.6 },
    );
  }
}
