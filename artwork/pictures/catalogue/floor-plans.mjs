import { PLANS } from '../floor-plan/plans.mjs';
import { drawFloorPlan } from '../scenes/floor-plan.mjs';

/** @typedef {import('../types.ts').PictureOrder} PictureOrder */

/** @type {readonly PictureOrder[]} */
export const FLOOR_PLANS = Object.entries(PLANS).map(([id, plan]) => ({
  id,
  width: 2400,
  height: 1600,
  kind: 'floor-plan',
  alt: `Grundriss: ${plan.title.replace(' · ', ', ')}, möbliert, mit Maßen und Flächen aller Räume`,
  draw: (seed, width, height) => drawFloorPlan(seed, width, height, plan),
}));
