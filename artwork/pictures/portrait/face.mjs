import { mix } from '../drawing/colour.mjs';
import { short } from '../drawing/sheet.mjs';
import { drawEye, drawMouth, drawNose } from './features.mjs';
import { headShape, onHead, skull } from './figure.mjs';
import { shaded } from './skin.mjs';

/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('./figure.mjs').Person} Person */

/** Neck, ears, head and features. @param {Sheet} sheet @param {Person} person */
export function drawFace(sheet, person) {
  const { turn = 0.3 } = person;
  drawNeck(sheet, person);
  drawEars(sheet, person);
  const head = headShape(skull(person));
  const [left] = onHead(-120, 0);
  const [right] = onHead(120, 0);
  sheet.path(head, {
    fill: sheet.linear(
      [left, 400],
      [right, 440],
      [
        [0, mix(person.skin, [255, 240, 220], 0.16)],
        [0.5, person.skin],
        [1, shaded(person.skin, 0.2)],
      ],
    ),
  });
  sheet.within(head, () => {
    drawPlanes(sheet, person, turn);
    drawNose(sheet, person, turn * 24);
    drawMouth(sheet, person, turn * 20);
    for (const side of /** @type {const} */ ([-1, 1])) drawEye(sheet, person, side, turn);
    if ((person.age ?? 0) > 0.3) drawLines(sheet, person, turn * 20);
  });
}

/** @param {Sheet} sheet @param {Person} person */
function drawNeck(sheet, { skin, build = 1 }) {
  const wide = 62 * (0.75 + build * 0.25);
  const neck = headShape([
    [-wide, 70],
    [wide, 70],
    [wide + 4, 180],
    [wide + 14, 232],
    [0, 330],
    [-wide - 14, 232],
    [-wide - 4, 180],
  ]);
  sheet.path(neck, { fill: shaded(skin, 0.1) });
  sheet.within(neck, () => {
    const thrown = [
      [-wide - 20, 90],
      [0, 60],
      [wide + 40, 60],
      [wide + 40, 260],
      [34, 220],
      [-wide + 10, 172],
    ];
    sheet.path(headShape(/** @type {[number, number][]} */ (thrown)), {
      fill: shaded(skin, 0.42),
      opacity: 0.75,
    });
  });
}

/** @param {Sheet} sheet @param {Person} person */
function drawEars(sheet, { skin, turn = 0.3 }) {
  for (const side of [-1, 1]) {
    const near = 1 - Math.max(0, side * turn) * 0.55;
    const tone = side < 0 ? skin : shaded(skin, 0.28);
    sheet.path(
      headShape([
        [side * 108, -34],
        [side * (108 + 26 * near), -40],
        [side * (108 + 27 * near), -6],
        [side * (108 + 14 * near), 36],
        [side * 104, 34],
      ]),
      { fill: tone },
    );
    sheet.path(
      headShape([
        [side * 112, -22],
        [side * (112 + 13 * near), -26],
        [side * (110 + 12 * near), 4],
        [side * 112, 18],
      ]),
      { fill: shaded(skin, 0.4), opacity: 0.55 },
    );
  }
}

/**
 * The planes that the light leaves: temple, cheek and jaw on the right, the sockets, below the lip.
 *
 * @param {Sheet} sheet
 * @param {Person} person
 * @param {number} turn
 */
function drawPlanes(sheet, { skin }, turn) {
  const shift = turn * 26;
  const dark = shaded(skin, 0.55);
  sheet.path(
    headShape([
      [58 + shift, -180],
      [62 + shift, -92],
      [72 + shift, -34],
      [64 + shift, 18],
      [74 + shift, 60],
      [50 + shift, 116],
      [20 + shift, 190],
      [190, 190],
      [190, -180],
    ]),
    { fill: dark, opacity: 0.3 },
  );
  sheet.path(
    headShape([
      [92 + shift * 0.6, -180],
      [96 + shift * 0.6, -20],
      [88 + shift * 0.6, 60],
      [60, 130],
      [40, 190],
      [190, 190],
      [190, -180],
    ]),
    { fill: dark, opacity: 0.26 },
  );
  for (const side of [-1, 1]) {
    sheet.path(
      headShape([
        [side * 18 + shift, -46],
        [side * 54 + shift, -56],
        [side * 84 + shift, -34],
        [side * 58 + shift, -12],
        [side * 24 + shift, -14],
      ]),
      { fill: dark, opacity: side < 0 ? 0.16 : 0.24 },
    );
    const [x, y] = onHead(side * 62 + shift * 0.8, 42);
    sheet.ellipse(
      [x, y],
      46,
      sheet.radial([x, y], 46, [
        [0, [214, 96, 78], 0.15],
        [1, [214, 96, 78], 0],
      ]),
    );
  }
  sheet.path(
    headShape([
      [-22 + shift * 0.8, 118],
      [shift * 0.8, 112],
      [24 + shift * 0.8, 118],
      [shift * 0.8, 128],
    ]),
    { fill: dark, opacity: 0.26 },
  );
  const [x, y] = onHead(-44, -96);
  sheet.ellipse(
    [x, y],
    86,
    sheet.radial([x, y], 86, [
      [0, [255, 246, 230], 0.3],
      [1, [255, 246, 230], 0],
    ]),
  );
}

/** The lines that years leave. @param {Sheet} sheet @param {Person} person @param {number} shift */
function drawLines(sheet, { skin, age = 0 }, shift) {
  const stroke = shaded(skin, 0.85);
  for (const side of [-1, 1]) {
    const [x, y] = onHead(side * 30 + shift * 1.1, 50);
    sheet.path(`M${short(x)} ${short(y)}q${short(side * 16)} 12 ${short(side * 17)} 32`, {
      stroke,
      width: 2.6,
      opacity: age * 0.5,
    });
    const [cx, cy] = onHead(side * 82 + shift * 0.8, -24);
    sheet.path(
      `M${short(cx)} ${short(cy)}l${short(side * 11)} -5M${short(cx)} ${short(cy + 6)}l${short(side * 12)} 3`,
      { stroke, width: 2, opacity: age * 0.5 },
    );
  }
  for (const up of [-104, -88]) {
    const [x, y] = onHead(shift - 42, up);
    sheet.path(`M${short(x)} ${short(y)}q42 -8 84 0`, { stroke, width: 2, opacity: age * 0.26 });
  }
}
