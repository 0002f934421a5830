import { mix, tone } from '../drawing/colour.mjs';
import { short } from '../drawing/sheet.mjs';
import { headShape, onHead, skull } from './figure.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('../random.mjs').Random} Random */
/** @typedef {import('./figure.mjs').Person} Person */
/** @typedef {[number, number][]} Outline */

/** What falls behind neck and shoulders. @param {Sheet} sheet @param {Person} person @param {Random} random */
export function drawHairBehind(sheet, person, random) {
  const dark = tone(person.hair, 0.78);
  if (person.style === 'bob')
    sheet.path(
      headShape([
        [0, -190],
        [100, -172],
        [144, -80],
        [150, 40],
        [132, 128],
        [60, 150],
        [-60, 150],
        [-134, 128],
        [-150, 40],
        [-144, -80],
        [-100, -172],
      ]),
      { fill: dark },
    );
  if (person.style === 'long' || person.style === 'waves') {
    const wave = person.style === 'waves' ? 14 : 0;
    sheet.path(
      headShape([
        [0, -192],
        [104, -172],
        [148, -80],
        [150 + wave, 60],
        [146 - wave, 160],
        [168 + wave, 270],
        [120, 340],
        [-124, 340],
        [-170 - wave, 270],
        [-146 + wave, 160],
        [-152 - wave, 60],
        [-148, -80],
        [-104, -172],
      ]),
      { fill: dark },
    );
    drawStrands(sheet, person.hair, random, { from: [-150, 40], to: [150, 330], count: 26 });
  }
  if (person.style === 'bun') {
    sheet.path(
      headShape([
        [-44, -196],
        [0, -238],
        [48, -214],
        [52, -168],
        [-40, -160],
      ]),
      { fill: dark },
    );
    sheet.path(
      headShape([
        [-30, -200],
        [2, -228],
        [34, -208],
        [10, -196],
      ]),
      { fill: mix(person.hair, [255, 240, 220], 0.14) },
    );
  }
  if (person.style === 'tail')
    sheet.path(
      headShape([
        [96, -110],
        [160, -60],
        [172, 60],
        [150, 180],
        [120, 230],
        [122, 120],
        [110, 20],
      ]),
      { fill: dark },
    );
  if (person.style === 'curls') drawCurls(sheet, dark, random, 62, 178, 1);
  if (person.style === 'scarf')
    sheet.path(
      headShape([
        [0, -198],
        [112, -168],
        [152, -60],
        [150, 80],
        [132, 200],
        [190, 300],
        [0, 360],
        [-190, 300],
        [-132, 200],
        [-150, 80],
        [-152, -60],
        [-112, -168],
      ]),
      { fill: dark },
    );
}

/** What lies over forehead and temples. @param {Sheet} sheet @param {Person} person @param {Random} random */
export function drawHairBefore(sheet, person, random) {
  const { style, hair, turn = 0.3 } = person;
  const shift = turn * 14;
  if (style === 'bald') return drawStubbleCap(sheet, person, 0.16);
  if (style === 'cropped') return drawStubbleCap(sheet, person, 0.82);
  if (style === 'scarf') return drawScarf(sheet, person, random);
  if (style === 'curls') {
    drawCurls(sheet, hair, random, 44, 150, 0.5);
    return drawCurls(sheet, mix(hair, [255, 226, 190], 0.07), random, 18, 144, 0.3);
  }
  const shape = headShape(FRONTS[style](shift));
  sheet.path(shape, {
    fill: sheet.linear(onHead(-130, -180), onHead(130, -40), [
      [0, mix(hair, [255, 232, 200], 0.2)],
      [0.45, hair],
      [1, tone(hair, 0.7)],
    ]),
  });
  sheet.within(shape, () =>
    drawStrands(sheet, hair, random, { from: [-130, -200], to: [130, 60], count: 30, crown: true }),
  );
}

/** @type {Record<'short' | 'side' | 'bob' | 'long' | 'bun' | 'tail' | 'waves', (shift: number) => Outline>} */
const FRONTS = {
  short: (shift) => [
    [-118, -20],
    [-128, -90],
    [-104, -166],
    [-40, -200],
    [40, -198],
    [104, -164],
    [127, -90],
    [116, -24],
    [106, -78],
    [72 + shift, -122],
    [10 + shift, -128],
    [-60 + shift, -114],
    [-104, -78],
  ],
  side: (shift) => [
    [-120, 0],
    [-134, -86],
    [-112, -168],
    [-40, -208],
    [50, -206],
    [118, -164],
    [132, -84],
    [120, -2],
    [110, -64],
    [88 + shift, -116],
    [20 + shift, -140],
    [-46 + shift, -126],
    [-98, -66],
  ],
  bob: (shift) => [
    [-112, 110],
    [-148, 90],
    [-152, -60],
    [-118, -166],
    [-30, -206],
    [60, -202],
    [128, -156],
    [152, -50],
    [146, 96],
    [110, 112],
    [120, 10],
    [100, -66],
    [40 + shift, -132],
    [-24 + shift, -146],
    [-96, -78],
    [-118, 6],
  ],
  long: (shift) => [
    [-124, 150],
    [-152, 120],
    [-154, -56],
    [-118, -168],
    [-24, -206],
    [60, -202],
    [128, -158],
    [154, -50],
    [150, 124],
    [126, 150],
    [122, 20],
    [98, -74],
    [16 + shift, -150],
    [-20 + shift, -150],
    [-98, -72],
    [-121, 20],
  ],
  waves: (shift) => [
    [-118, 130],
    [-160, 96],
    [-150, 10],
    [-160, -70],
    [-122, -172],
    [-40, -212],
    [56, -206],
    [132, -164],
    [162, -60],
    [150, 16],
    [160, 100],
    [122, 134],
    [124, 14],
    [104, -60],
    [70 + shift, -112],
    [-10 + shift, -146],
    [-92, -84],
    [-122, 14],
  ],
  bun: (shift) => [
    [-116, -8],
    [-126, -84],
    [-104, -160],
    [-36, -198],
    [40, -198],
    [104, -158],
    [126, -84],
    [116, -8],
    [106, -72],
    [58 + shift, -134],
    [0 + shift, -144],
    [-58 + shift, -130],
    [-106, -68],
  ],
  tail: (shift) => [
    [-116, 2],
    [-128, -84],
    [-104, -164],
    [-36, -200],
    [46, -200],
    [110, -160],
    [132, -84],
    [120, -2],
    [108, -70],
    [70 + shift, -130],
    [-14 + shift, -138],
    [-70 + shift, -116],
    [-106, -60],
  ],
};

/** Fine lines that follow the fall of the hair. @param {Sheet} sheet @param {Colour} hair @param {Random} random @param {{ from: [number, number], to: [number, number], count: number, crown?: boolean }} options */
function drawStrands(sheet, hair, random, { from, to, count, crown = false }) {
  for (let index = 0; index < count; index++) {
    const way = (index + 0.5) / count;
    const [x, y] = onHead(from[0] + (to[0] - from[0]) * way, crown ? -140 + (way - 0.5) ** 2 * 420 : from[1]);
    const pale = way < 0.45;
    const [dx, dy] = crown ? [(way - 0.5) * 90, 70] : [random.between(-16, 16), to[1] - from[1]];
    const top = crown ? y - 76 : y;
    sheet.path(
      `M${short(x - dx * 0.5)} ${short(top)}q${short(dx * 0.4)} ${short(dy * 0.45)} ${short(dx)} ${short(dy)}`,
      {
        stroke: pale ? mix(hair, [255, 230, 196], 0.3) : tone(hair, 0.62),
        width: random.between(1.6, 3.4),
        opacity: 0.4,
      },
    );
  }
}

/** @param {Sheet} sheet @param {Colour} colour @param {Random} random @param {number} count @param {number} far @param {number} low how far down the sides the curls go: 1 to the jaw */
function drawCurls(sheet, colour, random, count, far, low) {
  for (let index = 0; index < count; index++) {
    const angle = Math.PI * (1.5 + (random.next() - 0.5) * (0.9 + low));
    const distance = far * random.between(low < 1 ? 0.86 : 0.75, 1.05);
    const [x, y] = onHead(Math.cos(angle) * distance * 0.86, Math.sin(angle) * distance - 14);
    const radius = random.between(15, 31);
    sheet.ellipse([x, y], radius, index % 3 ? colour : tone(colour, 0.9));
    sheet.path(
      `M${short(x - radius * 0.5)} ${short(y)}a${short(radius * 0.5)} ${short(radius * 0.5)} 0 0 1 ${short(radius)} 0`,
      { stroke: mix(colour, [255, 232, 200], 0.16), width: 2.4, opacity: 0.6 },
    );
  }
}

/** @param {Sheet} sheet @param {Person} person @param {number} strength */
function drawStubbleCap(sheet, person, strength) {
  sheet.within(headShape(skull(person)), () => {
    sheet.path(
      headShape([
        [-140, -10],
        [-140, -200],
        [140, -200],
        [140, -10],
        [112, -54],
        [98, -104],
        [44, -126],
        [-40, -126],
        [-98, -100],
        [-111, -50],
      ]),
      { fill: person.hair, opacity: strength },
    );
    if (strength > 0.5)
      sheet.path(
        headShape([
          [-110, -90],
          [-84, -150],
          [-20, -170],
          [0, -160],
          [-60, -136],
        ]),
        { fill: [255, 236, 210], opacity: 0.14 },
      );
  });
}

/** A headscarf, its folds falling to the shoulders. @param {Sheet} sheet @param {Person} person @param {Random} random */
function drawScarf(sheet, { hair }, random) {
  const ring = `${headShape([
    [0, -200],
    [104, -176],
    [150, -84],
    [148, 40],
    [120, 150],
    [50, 214],
    [-40, 214],
    [-120, 150],
    [-148, 40],
    [-150, -84],
    [-104, -176],
  ])}${headShape([
    [0, -120],
    [-66, -106],
    [-98, -44],
    [-98, 30],
    [-76, 106],
    [-36, 156],
    [0, 166],
    [36, 156],
    [76, 106],
    [98, 30],
    [98, -44],
    [66, -106],
  ])}`;
  sheet.path(ring, {
    rule: 'evenodd',
    fill: sheet.linear(onHead(-150, -100), onHead(150, 60), [
      [0, mix(hair, [255, 246, 230], 0.22)],
      [0.5, hair],
      [1, tone(hair, 0.7)],
    ]),
  });
  sheet.path(
    headShape([
      [-118, 150],
      [-30, 190],
      [60, 200],
      [126, 140],
      [180, 262],
      [120, 372],
      [-100, 372],
      [-186, 268],
    ]),
    { fill: hair },
  );
  for (let fold = 0; fold < 7; fold++) {
    const [x, y] = onHead(-110 + fold * 36, 168 + Math.sin(fold) * 12);
    sheet.path(
      `M${short(x)} ${short(y)}q${short(random.between(-10, 20))} 70 ${short((fold - 3) * 16)} ${short(random.between(110, 170))}`,
      {
        stroke: fold < 3 ? mix(hair, [255, 246, 230], 0.25) : tone(hair, 0.7),
        width: random.between(3, 8),
        opacity: 0.5,
      },
    );
  }
}

/** @param {Sheet} sheet @param {Person} person */
export function drawBeard(sheet, person) {
  const { beard = 'none', hair, turn = 0.3, jaw = 1 } = person;
  if (beard === 'none') return;
  const shift = turn * 18;
  const opacity = beard === 'stubble' ? 0.28 : 0.94;
  if (beard !== 'moustache') {
    sheet.within(headShape(skull({ ...person, jaw: beard === 'full' ? jaw * 1.04 : jaw })), () => {
      const outer = headShape([
        [-128, -10],
        [-112, 30],
        [-92 + shift * 0.4, 66],
        [-56 + shift, 72],
        [-24 + shift, 66],
        [shift, 72],
        [24 + shift, 66],
        [58 + shift, 72],
        [94 + shift * 0.4, 64],
        [113, 28],
        [128, -10],
        [140, 200],
        [-140, 200],
      ]);
      const mouth = headShape([
        [-28 + shift, 91],
        [shift, 83],
        [28 + shift, 91],
        [14 + shift, 107],
        [-14 + shift, 107],
      ]);
      sheet.path(outer + mouth, { fill: hair, opacity, rule: 'evenodd' });
      if (beard === 'full')
        sheet.path(
          headShape([
            [40 + shift, 70],
            [112, 70],
            [140, 190],
            [20 + shift, 190],
            [40 + shift, 120],
          ]),
          { fill: tone(hair, 0.6), opacity: 0.4 },
        );
    });
  } else {
    sheet.path(
      headShape([
        [-40 + shift, 84],
        [-14 + shift, 66],
        [shift, 70],
        [14 + shift, 66],
        [40 + shift, 84],
        [12 + shift, 79],
        [-12 + shift, 79],
      ]),
      { fill: hair, opacity },
    );
  }
}
