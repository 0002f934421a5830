import { mix, tone } from '../drawing/colour.mjs';
import { short } from '../drawing/sheet.mjs';
import { headShape, onHead } from './figure.mjs';
import { shaded } from './skin.mjs';

/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('./figure.mjs').Person} Person */

/** @param {Sheet} sheet @param {Person} person @param {number} shift */
export function drawNose(sheet, { skin }, shift) {
  const dark = shaded(skin, 0.6);
  sheet.path(
    headShape([
      [6 + shift, -42],
      [13 + shift * 1.2, 0],
      [24 + shift * 1.3, 36],
      [16 + shift * 1.25, 50],
      [2 + shift * 1.25, 52],
      [6 + shift * 1.2, 20],
    ]),
    { fill: dark, opacity: 0.36 },
  );
  sheet.path(
    headShape([
      [-20 + shift * 1.25, 46],
      [-8 + shift * 1.25, 53],
      [8 + shift * 1.25, 53],
      [22 + shift * 1.25, 45],
      [12 + shift * 1.25, 58],
      [-10 + shift * 1.25, 58],
    ]),
    { fill: dark, opacity: 0.42 },
  );
  sheet.path(
    headShape([
      [-6 + shift * 1.25, 4],
      [-1 + shift * 1.25, 4],
      [shift * 1.25, 38],
      [-9 + shift * 1.25, 40],
    ]),
    { fill: mix(skin, [255, 244, 228], 0.5), opacity: 0.4 },
  );
  for (const side of [-1, 1]) {
    sheet.path(
      headShape([
        [side * 15 + shift * 1.25, 47],
        [side * 6 + shift * 1.25, 52],
        [side * 9 + shift * 1.25, 54],
        [side * 16 + shift * 1.25, 51],
      ]),
      { fill: shaded(skin, 0.95), opacity: 0.5 },
    );
  }
}

/** @param {Sheet} sheet @param {Person} person @param {number} shift */
export function drawMouth(sheet, { skin, smile = 0.5 }, shift) {
  const lips = mix(skin, [150, 54, 56], 0.46);
  const wide = 36 + smile * 8;
  const corner = 90 - smile * 7;
  sheet.path(
    headShape([
      [-wide + shift, corner],
      [-14 + shift, 83],
      [shift, 86],
      [14 + shift, 83],
      [wide + shift, corner],
      [14 + shift, 93],
      [-14 + shift, 93],
    ]),
    { fill: tone(lips, 0.84) },
  );
  sheet.path(
    headShape([
      [-wide + 6 + shift, corner + 2],
      [0 + shift, 94],
      [wide - 6 + shift, corner + 2],
      [18 + shift, 107],
      [-18 + shift, 107],
    ]),
    { fill: lips, opacity: 0.85 },
  );
  const [x1, y1] = onHead(-wide + shift, corner);
  const [x2] = onHead(wide + shift, corner);
  const [mx, my] = onHead(shift, 93 + smile * 3);
  sheet.path(`M${short(x1)} ${short(y1)}Q${short(mx)} ${short(my + 4)} ${short(x2)} ${short(y1)}`, {
    stroke: shaded(skin, 1),
    width: 3.4,
    opacity: 0.8,
  });
  sheet.path(
    headShape([
      [-14 + shift, 99],
      [6 + shift, 99],
      [2 + shift, 103],
      [-10 + shift, 103],
    ]),
    { fill: [255, 240, 232], opacity: 0.24 },
  );
  if (smile > 0.5) {
    for (const side of [-1, 1]) {
      const [x, y] = onHead(side * (wide + 9) + shift, 78);
      sheet.path(`M${short(x)} ${short(y)}q${short(side * 7)} 8 ${short(side * 1)} 18`, {
        stroke: shaded(skin, 0.8),
        width: 2.6,
        opacity: 0.4,
      });
    }
  }
}

/** @param {Sheet} sheet @param {Person} person @param {-1 | 1} side @param {number} turn */
export function drawEye(sheet, { skin, hair, age = 0, smile = 0.5 }, side, turn) {
  const narrow = 1 - Math.max(0, side * turn) * 0.16;
  const x = side * 47 + turn * 25;
  const y = -26;
  const [inner, outer] = [-side * 21 * narrow, side * 23 * narrow];
  const open = 10.5 - smile * 1.4;
  const dark = shaded(skin, 0.9);
  const almond = headShape([
    [x + inner, y + 3],
    [x + inner * 0.4, y - open * 0.8],
    [x + outer * 0.35, y - open],
    [x + outer, y - 1],
    [x + outer * 0.4, y + open * 0.62],
    [x + inner * 0.45, y + open * 0.7],
  ]);
  sheet.path(almond, { fill: mix([246, 242, 236], skin, 0.14) });
  sheet.within(almond, () => {
    const iris = onHead(x + turn * 5, y - 1.5);
    sheet.ellipse(iris, 10.4, mix([58, 44, 38], hair, 0.2));
    sheet.ellipse(iris, 5, [22, 20, 24]);
    sheet.path(
      headShape([
        [x + inner, y - 14],
        [x, y - open - 4],
        [x + outer, y - 12],
        [x + outer, y - open * 0.3],
        [x, y - open * 0.45],
        [x + inner, y - open * 0.2],
      ]),
      { fill: [40, 26, 30], opacity: 0.34 },
    );
    sheet.ellipse([iris[0] - 4, iris[1] - 3.6], 2.1, [255, 255, 255], 0.9);
  });
  const [lx, ly] = onHead(x + inner, y + 2);
  const [tx, ty] = onHead(x + outer * 0.1, y - open * 1.75);
  const [rx, ry] = onHead(x + outer * 1.06, y - 2);
  sheet.path(`M${short(lx)} ${short(ly)}Q${short(tx)} ${short(ty)} ${short(rx)} ${short(ry)}`, {
    stroke: mix([34, 24, 26], dark, 0.2),
    width: 4.2,
  });
  sheet.path(`M${short(lx)} ${short(ly - 11)}Q${short(tx)} ${short(ty - 10)} ${short(rx)} ${short(ry - 7)}`, {
    stroke: dark,
    width: 2.2,
    opacity: 0.45,
  });
  sheet.path(
    `M${short(lx + side * 7)} ${short(ly + 9)}Q${short(tx)} ${short(ly + 17)} ${short(rx - side * 3)} ${short(ry + 9)}`,
    { stroke: dark, width: 2, opacity: 0.24 + age * 0.3 },
  );
  const brow = mix(hair, [40, 30, 30], 0.35);
  const lift = y - 33;
  sheet.path(
    headShape([
      [x + inner * 1.2, lift + 4],
      [x + outer * 0.2, lift - 6],
      [x + outer * 1.35, lift + 7],
      [x + outer * 0.3, lift + 1],
      [x + inner * 1.15, lift + 12],
    ]),
    { fill: brow, opacity: 0.9 },
  );
}
