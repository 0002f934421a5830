import { mix, tone } from '../drawing/colour.mjs';
import { curve, outline } from '../drawing/sheet.mjs';
import {
  CLINKER,
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

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('../random.mjs').Random} Random */
/** @typedef {import('./figure.mjs').Person} Person */

const WHOLE = /** @type {const} */ ([
  [0, 0],
  [1000, 0],
  [1000, 1250],
  [0, 1250],
]);

/** A quiet place behind the figure, paler and plainer than the figure itself. @param {Sheet} sheet @param {Person} person @param {Random} random */
export function drawBackdrop(sheet, { backdrop }, random) {
  BACKDROPS[backdrop](sheet, random);
  const veil = sheet.radial([430, 420], 760, [
    [0, PAPER, 0.42],
    [0.6, PAPER, 0.14],
    [1, [20, 30, 60], 0.12],
  ]);
  sheet.polygon(WHOLE, veil);
}

/** @param {Sheet} sheet @param {Colour} colour */
function paint(sheet, colour) {
  sheet.polygon(
    WHOLE,
    sheet.linear(
      [0, 0],
      [1000, 1250],
      [
        [0, mix(colour, PAPER, 0.5)],
        [1, tone(colour, 0.88)],
      ],
    ),
  );
}

/** @param {Sheet} sheet @param {number} left @param {number} top @param {number} right @param {number} bottom @param {Colour | string} fill @param {number} [opacity] */
function box(sheet, left, top, right, bottom, fill, opacity = 1) {
  sheet.polygon(
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    fill,
    opacity,
  );
}

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

/** @type {Record<Person['backdrop'], (sheet: Sheet, random: Random) => void>} */
const BACKDROPS = {
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
