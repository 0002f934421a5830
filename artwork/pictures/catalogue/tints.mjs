import { SKINS } from '../palette.mjs';

/** Skin, from pale to dark. */
export const [PALE, LIGHT, OLIVE, BROWN, DARK] = SKINS;

/** Hair, and the cream of shirts under working clothes. */
export const BLACK = /** @type {const} */ ([36, 32, 34]);
export const CHESTNUT = /** @type {const} */ ([92, 62, 42]);
export const BLOND = /** @type {const} */ ([190, 150, 96]);
export const RED = /** @type {const} */ ([160, 92, 50]);
export const GREY = /** @type {const} */ ([168, 166, 162]);
export const CREAM = /** @type {const} */ ([230, 224, 210]);
