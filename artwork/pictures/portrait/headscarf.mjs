import { mix, tone } from '../drawing/colour.mjs';
import { short } from '../drawing/sheet.mjs';
import { headShape, onHead } from './figure.mjs';

/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('../random.mjs').Random} Random */
/** @typedef {import('./figure.mjs').Person} Person */

/**
 * A headscarf, its folds falling to the shoulders.
 *
 * @param {Sheet} sheet
 * @param {Person} person
 * @param {Random} random
 */
export function drawScarf(sheet, { hair }, random) {
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
