import { drawBalconyView } from '../../scenes/balcony.mjs';
import { drawIndoors } from '../../scenes/indoors.mjs';

/** @typedef {import('../../types.ts').PictureOrder} PictureOrder */
/** @typedef {NonNullable<PictureOrder['shows']>} Shows */

const SIZE = { width: 1600, height: 1067, quality: 78 };

/** What the press may print. */
export const FOR_PRINT = { width: 2400, height: 1600 };

/** @param {string} id @param {string} alt @param {Shows | undefined} shows @param {import('../../scenes/indoors.mjs').RoomView} view @param {{ width: number, height: number, quality?: number }} [size] @returns {PictureOrder} */
export function room(id, alt, shows, view, size = SIZE) {
  return { id, alt, kind: 'interior', ...size, ...(shows && { shows }), draw: (seed, width, height) => drawIndoors(seed, width, height, view) };
}

/** @param {string} id @param {string} alt @param {Shows} shows @param {import('../../scenes/balcony.mjs').BalconyView} view @returns {PictureOrder} */
export function balcony(id, alt, shows, view) {
  return { id, alt, kind: 'interior', ...SIZE, shows, draw: (seed, width, height) => drawBalconyView(seed, width, height, view) };
}

/** @param {string} objectNumber @returns {Shows} */
export const flat = (objectNumber) => ({ flats: [objectNumber] });
/** @param {string} buildingType @returns {Shows} */
export const type = (buildingType) => ({ buildingTypes: [buildingType] });
