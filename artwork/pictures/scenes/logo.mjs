import { letter } from '../drawing/lettering.mjs';
import { Sheet } from '../drawing/sheet.mjs';

/** @typedef {import('../types.ts').Colour} Colour */

const WORDS = 'Stadtraum Wohnen';

/**
 * The company's sign, as it stands at the head of every page: a street sign with its name.
 *
 * @param {number} width
 * @param {number} height
 * @param {{ ground: Colour, plate: Colour, ink: Colour }} colours
 */
export function drawLogo(width, height, { ground, plate, ink }) {
  const sheet = new Sheet(width, height);
  sheet.path(rectangle(0, 0, width, height, 0), { fill: ground });
  const [left, top] = [width * 0.12, height * 0.24];
  const [inner, line] = [width * 0.012, width * 0.0045];
  const frame = (/** @type {number} */ by) =>
    rectangle(left + by, top + by, width - left - by, height - top - by, width * 0.014 - by / 3);
  sheet.path(frame(0), { fill: plate });
  sheet.path(frame(inner), { fill: ink });
  sheet.path(frame(inner + line), { fill: plate });
  letter(sheet, WORDS, [width / 2, height / 2 + width * 0.022], {
    size: width * 0.066,
    colour: ink,
    anchor: 'middle',
    face: 'heading',
    bold: true,
  });
  return sheet.toString();
}

/**
 * @param {number} left @param {number} top @param {number} right @param {number} bottom
 * @param {number} radius of its corners
 */
function rectangle(left, top, right, bottom, radius) {
  const corner = (/** @type {number} */ x, /** @type {number} */ y) => `A${radius} ${radius} 0 0 1 ${x} ${y}`;
  return [
    `M${left + radius} ${top}H${right - radius}${corner(right, top + radius)}`,
    `V${bottom - radius}${corner(right - radius, bottom)}`,
    `H${left + radius}${corner(left, bottom - radius)}`,
    `V${top + radius}${corner(left + radius, top)}z`,
  ].join('');
}
