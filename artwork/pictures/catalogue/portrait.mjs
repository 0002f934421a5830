import { drawPortrait } from '../scenes/portrait.mjs';

/** @typedef {import('../portrait/figure.mjs').Person} Person */
/** @typedef {import('../types.ts').PictureOrder & { person: Person }} PortraitOrder */

/** @param {string} id @param {string} alt @param {Person} person @returns {PortraitOrder} */
export function portrait(id, alt, person) {
  return {
    id: `portraet-${id}`,
    alt,
    kind: 'portrait',
    width: 1600,
    height: 2000,
    person,
    draw: (seed, width, height) => drawPortrait(seed, width, height, person),
  };
}
