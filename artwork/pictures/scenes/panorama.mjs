import { Sheet } from '../drawing/sheet.mjs';
import { World } from '../drawing/world.mjs';
import { drawSky } from '../elements/sky.mjs';
import { MOODS } from '../palette.mjs';
import { createRandom } from '../random.mjs';
import { drawVignette } from './foreground.mjs';
import { drawHills, drawLand } from './panorama/landscape.mjs';
import { drawBridge, drawRiver, RIVER } from './panorama/river.mjs';
import { landmarks, town, trees } from './panorama/town.mjs';

/**
 * The city of Elsenau from above: river and bridge, old town with its church, the water tower, new quarters, hills.
 *
 * @param {string} seed
 * @param {number} width
 * @param {number} height
 * @param {keyof typeof MOODS} mood
 */
export function drawPanorama(seed, width, height, mood) {
  const sheet = new Sheet(width, height);
  const world = new World(
    sheet,
    { eye: [0, 36, -40], turn: 0, focal: width * 0.66, horizon: height * 0.4 },
    { ...MOODS[mood], hazeDistance: 430 },
    createRandom(seed),
  );
  drawCity(world);
  drawVignette(world);
  return sheet.toString();
}

/** @param {World} world whose camera stands high */
export function drawCity(world) {
  drawSky(world, { clouds: 9 });
  drawLand(world);
  drawHills(world);
  const pieces = [...town(world), ...trees(world), ...landmarks(world)].filter(({ z }) => z > world.camera.eye[2] + 4);
  for (const piece of pieces.sort((a, b) => b.z - a.z)) {
    if (piece.z > RIVER.near) piece.draw();
  }
  drawRiver(world);
  drawBridge(world);
  for (const piece of pieces) if (piece.z <= RIVER.near) piece.draw();
}
