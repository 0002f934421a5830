import { Sheet } from '../drawing/sheet.mjs';
import { drawBackdrop } from '../portrait/backdrop.mjs';
import { PORTRAIT } from '../portrait/figure.mjs';
import { drawFigure } from '../portrait/person.mjs';
import { createRandom } from '../random.mjs';

/** @typedef {import('../portrait/figure.mjs').Person} Person */

/**
 * Somebody of the company before a quiet place.
 *
 * @param {string} seed
 * @param {number} width
 * @param {number} height
 * @param {Person} person
 */
export function drawPortrait(seed, width, height, person) {
  const sheet = new Sheet(width, height);
  const random = createRandom(seed);
  sheet.group({ transform: `scale(${width / PORTRAIT.width})` }, () => {
    drawBackdrop(sheet, person, random.fork('backdrop'));
    sheet.group({ transform: 'translate(-65 -36) scale(1.13)' }, () => drawFigure(sheet, person, random));
  });
  return sheet.toString();
}

/**
 * Several people close beside each other at the lower edge of a scene.
 *
 * @param {import('../drawing/world.mjs').World} world
 * @param {readonly Person[]} people from the left; every other one stands a little behind
 */
export function drawGroup({ sheet, random }, people) {
  const step = sheet.width / (people.length + 0.6);
  const scale = (step / 1000) * 1.86;
  const rows = [1, 0].map((row) =>
    people.map((person, index) => ({ person, index })).filter(({ index }) => index % 2 === row),
  );
  rows.forEach((row, order) => {
    const size = scale * (order === 0 ? 1.04 : 1);
    const top = sheet.height - 1250 * size + (order === 0 ? -30 : 16) * scale;
    for (const { person, index } of row) {
      const left = step * (index + 0.8) - 500 * size;
      sheet.group(
        { transform: `translate(${Math.round(left)} ${Math.round(top)}) scale(${size.toFixed(4)})` },
        () => {
          drawFigure(sheet, person, random.fork(`person${index}`));
        },
      );
    }
  });
}
