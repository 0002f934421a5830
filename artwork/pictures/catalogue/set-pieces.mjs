import { drawPaving, drawRoad } from '../elements/ground.mjs';
import { drawLawn } from '../elements/lawn.mjs';
import { avenue, bench, bicycles, cyclist, lamp, person, planter } from '../scenes/things.mjs';

/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../scenes/outdoor.mjs').Thing} Thing */

/** A street along the fronts: pavement, road, and a paved place before it. @param {World} world */
export function street(world) {
  drawPaving(world, { left: -90, right: 110, near: -34, far: 30 });
  drawRoad(world, { left: -110, right: 130, near: -12.5, far: -5 });
}

/** The same with tram rails. @param {World} world */
export function tramStreet(world) {
  drawPaving(world, { left: -90, right: 110, near: -34, far: 30 });
  drawRoad(world, { left: -110, right: 130, near: -13.5, far: -5 }, { rails: true });
}

/** Lawn up to the houses, with a path along them. @param {World} world */
export function green(world) {
  drawLawn(world, { left: -90, right: 110, near: -34, far: 60 });
  drawPaving(world, { left: -110, right: 130, near: -8.5, far: -5.5 });
}

/** People on their ways. @type {readonly Thing[]} */
export const PASSERS_BY = [
  person({ at: [4, 0, -3] }),
  person({ at: [5, 0, -3.1], facing: -1 }),
  person({ at: [-8, 0, -2.4] }),
  person({ at: [15.5, 0, -2] }),
  cyclist({ at: [10, 0, -9] }),
];

/** What stands about in a street. @type {readonly (Thing | Thing[])[]} */
export const STREET_FURNITURE = [
  bicycles({ at: [-3, 0, -1], count: 4 }),
  lamp({ at: [-11, 0, -4.6] }),
  lamp({ at: [3, 0, -4.6] }),
  lamp({ at: [21, 0, -4.6] }),
  planter({ at: [7.4, 0, -1.4] }),
  bench({ at: [16, 0, -3.4] }),
];

/** Trees along the kerb. */
export const KERB_TREES = avenue({ from: -20, to: 34, step: 11, z: -4.3, height: 8.2 });
