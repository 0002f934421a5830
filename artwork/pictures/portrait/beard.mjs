import { tone } from '../drawing/colour.mjs';
import { headShape, skull } from './figure.mjs';

/** @typedef {import('../drawing/sheet.mjs').Sheet} Sheet */
/** @typedef {import('./figure.mjs').Person} Person */

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
