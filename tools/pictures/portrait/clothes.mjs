import { mix, tone } from '../drawing/colour.mjs';
import { curve, outline } from '../drawing/sheet.mjs';
import { PAPER } from '../palette.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('./figure.mjs').Person} Person */
/** @typedef {readonly (readonly [number, number])[]} Outline */

const FLOOR = 1340;

/** Shoulders, arms and what is worn. @param {Sheet} sheet @param {Person} person */
export function drawClothes(sheet, person) {
  const { clothes, colour, under = PAPER, build = 1 } = person;
  /** Mirrors stay mirrors when shoulders get broader. @param {Outline} points @returns {Point2[]} */
  const body = (points) => points.map(([x, y]) => [500 + x * build, y]);
  const torso = body([
    [-74, 704],
    [-160, 734],
    [-258, 764],
    [-322, 838],
    [-344, 980],
    [-352, FLOOR],
    [352, FLOOR],
    [344, 980],
    [322, 838],
    [258, 764],
    [160, 734],
    [74, 704],
    [0, 742],
  ]);
  const outer = clothes === 'overalls' ? under : colour;
  const shape = curve(torso);
  sheet.path(shape, { fill: cloth(sheet, outer) });
  sheet.within(shape, () => {
    drawFolds(sheet, outer, body);
    DRESS[clothes](sheet, colour, under, body);
    if (COLLARED.has(clothes)) drawThroat(sheet, person, body);
    drawShade(sheet, body);
  });
}

/** @param {Sheet} sheet @param {Colour} colour */
function cloth(sheet, colour) {
  return sheet.linear(
    [180, 720],
    [860, 1000],
    [
      [0, mix(colour, [255, 248, 236], 0.2)],
      [0.4, colour],
      [1, tone(colour, 0.66)],
    ],
  );
}

/** The arms' seams and a few folds. @param {Sheet} sheet @param {Colour} colour @param {(points: Outline) => Point2[]} body */
function drawFolds(sheet, colour, body) {
  const dark = tone(colour, 0.62);
  const folds = /** @type {Outline[]} */ ([
    [
      [-228, 930],
      [-236, 1060],
      [-222, FLOOR],
    ],
    [
      [228, 920],
      [240, 1060],
      [226, FLOOR],
    ],
    [
      [-300, 900],
      [-272, 960],
      [-262, 1040],
    ],
    [
      [-120, 1010],
      [-150, 1080],
      [-200, 1120],
    ],
    [
      [140, 990],
      [170, 1070],
      [214, 1110],
    ],
    [
      [-60, 1120],
      [-20, 1170],
      [60, 1180],
    ],
  ]);
  folds.forEach((fold, index) => {
    const [a, b, c] = body(fold);
    if (a && b && c)
      sheet.path(`M${a.join(' ')}Q${b.join(' ')} ${c.join(' ')}`, {
        stroke: dark,
        width: index < 2 ? 8 : 6,
        opacity: index < 2 ? 0.5 : 0.24,
      });
  });
}

/** The side that turns from the light, and the head's shadow on the collar. @param {Sheet} sheet @param {(points: Outline) => Point2[]} body */
function drawShade(sheet, body) {
  sheet.path(
    curve(
      body([
        [150, 700],
        [196, 860],
        [176, 1040],
        [214, FLOOR],
        [420, FLOOR],
        [420, 700],
      ]),
    ),
    { fill: [14, 20, 44], opacity: 0.16 },
  );
  sheet.path(
    curve(
      body([
        [-30, 700],
        [60, 700],
        [98, 728],
        [74, 772],
        [16, 786],
        [-24, 752],
      ]),
    ),
    { fill: [14, 20, 44], opacity: 0.13 },
  );
}

/** @typedef {(sheet: Sheet, colour: Colour, under: Colour, body: (points: Outline) => Point2[]) => void} Dress */

/** @type {Record<Person['clothes'], Dress>} */
const DRESS = {
  jacket(sheet, colour, under, body) {
    drawNeckline(sheet, under, body, 60, 850);
    drawLapels(sheet, tone(colour, 1.14), tone(colour, 0.8), body, [
      [-62, 696],
      [-120, 722],
      [-112, 800],
      [-30, 858],
      [-8, 850],
    ]);
    sheet.path(
      outline(
        body([
          [-3, 850],
          [3, 850],
          [3, FLOOR],
          [-3, FLOOR],
        ]),
      ),
      { fill: tone(colour, 0.5) },
    );
    for (const side of [-1, 1]) {
      sheet.path(
        outline(
          body([
            [side * 70, 956],
            [side * 190, 950],
            [side * 192, 1080],
            [side * 72, 1086],
          ]),
        ),
        { fill: tone(colour, 0.9) },
      );
      sheet.path(
        outline(
          body([
            [side * 66, 948],
            [side * 194, 942],
            [side * 194, 976],
            [side * 130, 990],
            [side * 66, 982],
          ]),
        ),
        { fill: tone(colour, 0.8) },
      );
      sheet.path(
        outline(
          body([
            [side * 150, 742],
            [side * 330, 862],
            [side * 322, 876],
            [side * 144, 758],
          ]),
        ),
        { fill: [230, 231, 226], opacity: 0.55 },
      );
    }
    drawBadge(sheet, body);
  },
  overalls(sheet, colour, under, body) {
    drawNeckline(sheet, tone(under, 0.9), body, 74, 780);
    const bib = curve(
      body([
        [-128, 910],
        [128, 910],
        [150, 1010],
        [262, 1120],
        [300, FLOOR],
        [-300, FLOOR],
        [-262, 1120],
        [-150, 1010],
      ]),
    );
    for (const side of [-1, 1]) {
      sheet.path(
        outline(
          body([
            [side * 96, 724],
            [side * 138, 738],
            [side * 128, 926],
            [side * 84, 926],
          ]),
        ),
        { fill: cloth(sheet, tone(colour, 0.9)) },
      );
    }
    sheet.path(bib, { fill: cloth(sheet, colour) });
    sheet.path(
      outline(
        body([
          [-80, 978],
          [80, 978],
          [78, 1080],
          [-78, 1080],
        ]),
      ),
      { fill: tone(colour, 0.86) },
    );
    sheet.path(
      outline(
        body([
          [-80, 978],
          [80, 978],
          [80, 992],
          [-80, 992],
        ]),
      ),
      { fill: tone(colour, 0.7) },
    );
    for (const side of [-1, 1]) {
      const [button] = body([[side * 106, 926]]);
      if (button) sheet.ellipse(button, 13, [212, 206, 190]);
    }
    sheet.path(
      outline(
        body([
          [26, 940],
          [34, 940],
          [34, 1010],
          [26, 1010],
        ]),
      ),
      { fill: [214, 164, 66] },
    );
  },
  vest(sheet, colour, under, body) {
    for (const side of [-1, 1]) {
      sheet.path(
        curve(
          body([
            [side * 206, 752],
            [side * 400, 800],
            [side * 420, FLOOR],
            [side * 236, FLOOR],
            [side * 222, 920],
          ]),
        ),
        { fill: cloth(sheet, under) },
      );
    }
    drawNeckline(sheet, under, body, 70, 880);
    drawLapels(sheet, tone(under, 1.08), tone(under, 0.84), body, [
      [-64, 692],
      [-112, 716],
      [-92, 786],
      [-18, 806],
      [-4, 770],
    ]);
    sheet.path(
      outline(
        body([
          [-3, 870],
          [3, 870],
          [3, FLOOR],
          [-3, FLOOR],
        ]),
      ),
      { fill: tone(colour, 0.6) },
    );
    const stripe = /** @type {Colour} */ ([233, 234, 226]);
    for (const side of [-1, 1])
      sheet.path(
        outline(
          body([
            [side * 128, 720],
            [side * 172, 744],
            [side * 182, FLOOR],
            [side * 138, FLOOR],
          ]),
        ),
        { fill: stripe },
      );
    sheet.path(
      outline(
        body([
          [-226, 1084],
          [226, 1084],
          [228, 1132],
          [-228, 1132],
        ]),
      ),
      { fill: stripe },
    );
    sheet.path(
      outline(
        body([
          [-226, 1126],
          [226, 1126],
          [228, 1134],
          [-228, 1134],
        ]),
      ),
      { fill: [150, 154, 150], opacity: 0.5 },
    );
  },
  blazer(sheet, colour, under, body) {
    drawNeckline(sheet, under, body, 76, 1020);
    drawLapels(sheet, tone(under, 1.05), tone(under, 0.86), body, [
      [-62, 690],
      [-104, 716],
      [-66, 800],
      [-6, 776],
    ]);
    drawLapels(sheet, tone(colour, 1.1), tone(colour, 0.82), body, [
      [-84, 700],
      [-136, 730],
      [-178, 860],
      [-140, 872],
      [-152, 902],
      [-8, 1090],
      [-20, 1010],
    ]);
    const [button] = body([[6, 1124]]);
    if (button) sheet.ellipse(button, 11, tone(colour, 0.55));
    sheet.path(
      outline(
        body([
          [110, 968],
          [200, 950],
          [200, 962],
          [110, 980],
        ]),
      ),
      { fill: tone(colour, 0.6), opacity: 0.8 },
    );
  },
  sweater(sheet, colour, under, body) {
    drawNeckline(sheet, under, body, 80, 776);
    sheet.path(
      `${curve(
        body([
          [-96, 706],
          [-70, 760],
          [0, 800],
          [70, 760],
          [96, 706],
          [78, 690],
          [0, 764],
          [-78, 690],
        ]),
      )}`,
      { fill: tone(colour, 0.86) },
    );
    for (let row = 0; row < 24; row++) {
      const y = 850 + row * 20;
      sheet.path(`M${150} ${y}q350 ${26} 700 0`, { stroke: tone(colour, 0.74), width: 2, opacity: 0.16 });
    }
  },
  shirt(sheet, colour, under, body) {
    drawNeckline(sheet, under, body, 66, 800);
    drawLapels(sheet, tone(colour, 1.2), tone(colour, 0.86), body, [
      [-64, 690],
      [-118, 718],
      [-96, 806],
      [-20, 822],
      [-4, 784],
    ]);
    sheet.path(
      outline(
        body([
          [-16, 800],
          [16, 800],
          [18, FLOOR],
          [-18, FLOOR],
        ]),
      ),
      { fill: tone(colour, 0.94) },
    );
    for (let y = 880; y < FLOOR; y += 92) {
      const [button] = body([[0, y]]);
      if (button) sheet.ellipse(button, 7, mix(colour, [255, 255, 255], 0.6));
    }
    sheet.path(
      outline(
        body([
          [86, 930],
          [184, 922],
          [184, 1030],
          [136, 1050],
          [88, 1034],
        ]),
      ),
      { fill: tone(colour, 0.9) },
    );
  },
  roll(sheet, colour, _under, body) {
    sheet.path(
      curve(
        body([
          [-88, 640],
          [0, 690],
          [90, 640],
          [102, 736],
          [60, 776],
          [0, 788],
          [-60, 776],
          [-102, 736],
        ]),
      ),
      { fill: cloth(sheet, tone(colour, 0.94)) },
    );
    sheet.path(
      curve(
        body([
          [-94, 700],
          [0, 744],
          [96, 700],
          [98, 716],
          [0, 762],
          [-96, 716],
        ]),
      ),
      { fill: tone(colour, 0.7), opacity: 0.5 },
    );
  },
};

/** Clothes whose collar stands open. */
const COLLARED = new Set(['blazer', 'shirt', 'vest', 'jacket']);

/** The throat between the points of a collar. @param {Sheet} sheet @param {Person} person @param {(points: Outline) => Point2[]} body */
function drawThroat(sheet, { skin }, body) {
  const shade = mix(skin, [120, 56, 52], 0.3);
  sheet.path(
    outline(
      body([
        [-52, 690],
        [52, 690],
        [30, 740],
        [2, 782],
        [-2, 782],
        [-30, 740],
      ]),
    ),
    { fill: shade },
  );
}

/** What is worn beneath, in the opening at the neck. @param {Sheet} sheet @param {Colour} colour @param {(points: Outline) => Point2[]} body @param {number} wide @param {number} low */
function drawNeckline(sheet, colour, body, wide, low) {
  sheet.path(
    outline(
      body([
        [-wide * 1.3, 690],
        [wide * 1.3, 690],
        [wide * 0.8, 760],
        [0, low],
        [-wide * 0.8, 760],
      ]),
    ),
    { fill: colour },
  );
}

/** A pair of collar points or lapels: the left one lit, the right one in shade. @param {Sheet} sheet @param {Colour} light @param {Colour} shade @param {(points: Outline) => Point2[]} body @param {Outline} left */
function drawLapels(sheet, light, shade, body, left) {
  sheet.path(outline(body(left.map(([x, y]) => [x + 5, y + 8]))), { fill: [14, 20, 44], opacity: 0.2 });
  sheet.path(outline(body(left)), { fill: light });
  sheet.path(outline(body(left.map(([x, y]) => [-x + 5, y + 8]))), { fill: [14, 20, 44], opacity: 0.22 });
  sheet.path(outline(body(left.map(([x, y]) => [-x, y]))), { fill: shade });
}

/** The company's sign on the chest: three house fronts. @param {Sheet} sheet @param {(points: Outline) => Point2[]} body */
function drawBadge(sheet, body) {
  for (const [x, rise] of /** @type {const} */ ([
    [92, 14],
    [112, 30],
    [132, 20],
  ])) {
    sheet.path(
      outline(
        body([
          [x, 916 - rise],
          [x + 16, 916 - rise],
          [x + 16, 916],
          [x, 916],
        ]),
      ),
      { fill: [240, 241, 238] },
    );
  }
}
