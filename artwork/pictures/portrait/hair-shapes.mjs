import { mix, tone } from '../drawing/colour.mjs';
import { short } from '../drawing/sheet.mjs';
import { onHead } from './figure.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('../random.mjs').Random} Random */
/** @typedef {[number, number][]} Outline */

/** @type {Record<'short' | 'side' | 'bob' | 'long' | 'bun' | 'tail' | 'waves', (shift: number) => Outline>} */
export const FRONTS = {
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

/**
 * Fine lines that follow the fall of the hair.
 *
 * @param {Sheet} sheet
 * @param {Colour} hair
 * @param {Random} random
 * @param {{ from: [number, number], to: [number, number], count: number, crown?: boolean }} options
 */
export function drawStrands(sheet, hair, random, { from, to, count, crown = false }) {
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

/**
 * @param {Sheet} sheet
 * @param {Colour} colour
 * @param {Random} random
 * @param {number} count
 * @param {number} far
 * @param {number} low how far down the sides the curls go: 1 to the jaw
 */
export function drawCurls(sheet, colour, random, count, far, low) {
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
