import { tone } from '../drawing/colour.mjs';
import { curve } from '../drawing/sheet.mjs';
import { PAPER } from '../palette.mjs';
import { cloth, FLOOR } from './cloth.mjs';
import { drawThroat } from './collar.mjs';
import { OFFICE_CLOTHES } from './office-clothes.mjs';
import { WORK_CLOTHES } from './work-clothes.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('./figure.mjs').Person} Person */
/** @typedef {readonly (readonly [number, number])[]} Outline */
/** @typedef {(sheet: Sheet, colour: Colour, under: Colour, body: (points: Outline) => Point2[]) => void} Dress */

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

/**
 * The arms' seams and a few folds.
 *
 * @param {Sheet} sheet
 * @param {Colour} colour
 * @param {(points: Outline) => Point2[]} body
 */
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

/**
 * The side that turns from the light, and the head's shadow on the collar.
 *
 * @param {Sheet} sheet
 * @param {(points: Outline) => Point2[]} body
 */
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

/** Clothes whose collar stands open. */
const COLLARED = new Set(['blazer', 'shirt', 'vest', 'jacket']);

/** @type {Record<Person['clothes'], Dress>} */
const DRESS = { ...WORK_CLOTHES, ...OFFICE_CLOTHES };
