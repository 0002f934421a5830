import { describePlan } from '../floor-plan/description.mjs';
import { drawnFlats } from '../floor-plan/flats.mjs';
import { drawFloorPlan } from '../scenes/floor-plan.mjs';

/** @typedef {import('../types.ts').PictureOrder} PictureOrder */

/** @type {readonly PictureOrder[]} */
export const FLOOR_PLANS = drawnFlats().map((drawn) => ({
  id: drawn.id,
  width: 2400,
  height: 1600,
  kind: 'floor-plan',
  alt: describePlan(drawn),
  ...(drawn.offer.objectNumber && { shows: { flats: [drawn.offer.objectNumber] } }),
  draw: (_seed, width, height) => drawFloorPlan(width, height, drawn),
}));
