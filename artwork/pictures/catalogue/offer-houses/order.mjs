import { drawOutdoor } from '../../scenes/outdoor.mjs';

/** @typedef {import('../../types.ts').PictureOrder} PictureOrder */
/** @typedef {import('../../scenes/outdoor.mjs').View} View */

/** @param {string} id @param {string} alt @param {NonNullable<PictureOrder['shows']>} shows @param {View} view @returns {PictureOrder} */
export function house(id, alt, shows, view) {
  return { id, alt, kind: 'elevation', width: 1600, height: 1067, quality: 74, shows, draw: (seed, width, height) => drawOutdoor(seed, width, height, view) };
}

/** @param {string} address @returns {NonNullable<PictureOrder['shows']>} */
export const at = (address) => ({ houses: [address] });
