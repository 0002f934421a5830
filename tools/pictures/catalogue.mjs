import { ELEVATIONS } from './catalogue/elevations.mjs';
import { FLOOR_PLANS } from './catalogue/floor-plans.mjs';
import { PORTRAITS } from './catalogue/portraits.mjs';

/** @typedef {import('./types.ts').PictureOrder} PictureOrder */

/** Every picture of the site. @type {readonly PictureOrder[]} */
export const PICTURES = [...ELEVATIONS, ...FLOOR_PLANS, ...PORTRAITS];
