import { COBALT, COBALT_DEEP } from '../palette.mjs';
import { drawLogo } from '../scenes/logo.mjs';

/** @typedef {import('../types.ts').PictureOrder} PictureOrder */

/** @type {import('../types.ts').Colour} */
const WHITE = [255, 255, 255];

/** @param {string} id @param {string} alt @param {Parameters<typeof drawLogo>[2]} colours @returns {PictureOrder} */
function logo(id, alt, colours) {
  return {
    id,
    alt,
    kind: 'logo',
    width: 2400,
    height: 800,
    draw: (_seed, width, height) => drawLogo(width, height, colours),
  };
}

/** The company's sign. @type {readonly PictureOrder[]} */
export const LOGOS = [
  logo('logo-blau', 'Straßenschild mit der Aufschrift Stadtraum Wohnen, weiß auf Blau', {
    ground: WHITE,
    plate: COBALT,
    ink: WHITE,
  }),
  logo('logo-weiss', 'Straßenschild mit der Aufschrift Stadtraum Wohnen, weiß auf dunkelblauem Grund', {
    ground: COBALT_DEEP,
    plate: COBALT_DEEP,
    ink: WHITE,
  }),
];
