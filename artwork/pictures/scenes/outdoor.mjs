import { Sheet } from '../drawing/sheet.mjs';
import { World } from '../drawing/world.mjs';
import { drawDistantTown } from '../elements/distant-town.mjs';
import { drawGround } from '../elements/ground.mjs';
import { drawSky } from '../elements/sky.mjs';
import { MOODS } from '../palette.mjs';
import { createRandom } from '../random.mjs';
import { drawForeground, drawVignette } from './foreground.mjs';

/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../types.ts').Mood} Mood */
/** @typedef {import('../drawing/world.mjs').Camera} Camera */

/**
 * What stands in a scene: how to draw it, how far back it stands, what it throws on the ground.
 *
 * @typedef {object} Thing
 * @property {number} z metres; what is further back is drawn first
 * @property {(world: World) => void} draw
 * @property {(world: World) => Point3[][]} [shadow]
 */

/**
 * @typedef {object} View
 * @property {keyof typeof MOODS | Mood} mood
 * @property {{ eye: Point3, turn?: number, lens: number, horizon: number, centre?: number }} camera `lens`: the focal length as a
 *   share of the sheet's width; `horizon` and `centre`: shares of its height and width
 * @property {Colour} [ground]
 * @property {number} [clouds]
 * @property {number} [drift] how far the clouds have come, as a share of the width
 * @property {boolean} [town], by default true
 * @property {(world: World) => void} [paving] draws what lies flat
 * @property {readonly (Thing | readonly Thing[])[]} things
 * @property {(world: World) => void} [infront] draws what stands right before the viewer
 * @property {'branch' | 'grasses' | 'both' | 'none'} [foreground], by default 'none'
 */

/**
 * A picture under the open sky: sky, town in the haze, ground, shadows, things from far to near, and what frames the view.
 *
 * @param {string} seed
 * @param {number} width
 * @param {number} height
 * @param {View} view
 */
export function drawOutdoor(seed, width, height, view) {
  const sheet = new Sheet(width, height);
  const world = new World(
    sheet,
    cameraOf(view.camera, width, height),
    typeof view.mood === 'string' ? MOODS[view.mood] : view.mood,
    createRandom(seed),
  );
  drawOpenAir(world, view);
  view.infront?.(world);
  drawForeground(world, view.foreground ?? 'none');
  drawVignette(world);
  return sheet.toString();
}

/**
 * What is under the open sky, in the coordinates of the sheet.
 *
 * @param {World} world
 * @param {Omit<View, 'mood' | 'camera'>} view
 */
export function drawOpenAir(world, view) {
  const things = view.things.flat().sort((a, b) => b.z - a.z);
  drawSky(world, { clouds: view.clouds ?? 6, drift: view.drift ?? 0 });
  if (view.town !== false) {
    drawDistantTown(world, { distance: 210, height: 16 });
    drawDistantTown(world, { distance: 120, height: 9 });
  }
  drawGround(world, view.ground);
  view.paving?.(world);
  world.shadows(things.flatMap((thing) => thing.shadow?.(world) ?? []));
  for (const thing of things) thing.draw(world);
}

/** @param {View['camera']} camera @param {number} width @param {number} height @returns {Camera} */
function cameraOf({ eye, turn = 0, lens, horizon, centre = 0.5 }, width, height) {
  return { eye, turn, focal: lens * width, horizon: horizon * height, centre: centre * width };
}
