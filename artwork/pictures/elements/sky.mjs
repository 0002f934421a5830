import { mix } from '../drawing/colour.mjs';
import { curve } from '../drawing/sheet.mjs';

/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../types.ts').Point2} Point2 */

/**
 * The sky down to the horizon, with clouds that the sun touches from the left.
 *
 * @param {World} world
 * @param {{ clouds?: number, drift?: number }} [options] `drift`: how far the clouds have come, as a share of the width
 */
export function drawSky(world, { clouds = 5, drift = 0 } = {}) {
  const { sheet, mood, camera } = world;
  const down = camera.horizon;
  sheet.polygon(
    [
      [0, 0],
      [sheet.width, 0],
      [sheet.width, sheet.height],
      [0, sheet.height],
    ],
    sheet.linear([0, 0], [0, down], mood.sky),
  );
  drawGlow(world);
  const random = world.random.fork('sky');
  for (let index = 0; index < clouds; index++) {
    const height = random.between(0.06, 0.72);
    const size = sheet.width * random.between(0.1, 0.2) * (1 - height * 0.65);
    drawCloud(world, [(random.between(-0.05, 1.05) + drift) * sheet.width, height * down], size, random);
  }
}

/** Brighter where the light comes from. @param {World} world */
function drawGlow({ sheet, mood, camera }) {
  const warm = mood.sky[mood.sky.length - 1]?.[1] ?? mood.haze;
  const centre = /** @type {Point2} */ ([sheet.width * 0.12, camera.horizon * 0.9]);
  const night = Math.min(1, mood.litWindows / 0.55);
  const radius = sheet.width * (0.75 - night * 0.25);
  sheet.ellipse(
    centre,
    radius,
    sheet.radial(centre, radius, [
      [0, mix(warm, [255, 250, 235], 0.5 - night * 0.35), 0.75 - night * 0.35],
      [1, warm, 0],
    ]),
  );
}

/**
 * A bank of cloud: a level base, heaped above, brighter to the light.
 *
 * @param {World} world
 * @param {Point2} centre
 * @param {number} size
 * @param {import('../random.mjs').Random} random
 */
function drawCloud({ sheet, mood }, [x, y], size, random) {
  for (const layer of [0, 1, 2]) {
    const width = size * (1 - layer * 0.2);
    const left = x - layer * size * 0.12;
    /** @type {Point2[]} */
    const crest = [];
    const count = 9;
    for (let index = 0; index <= count; index++) {
      const way = index / count;
      const heap = Math.sin(way * Math.PI) ** 0.8 * size * (0.3 - layer * 0.05);
      crest.push([
        left - width + way * width * 2,
        y - layer * size * 0.03 - heap * random.between(0.55, 1.1),
      ]);
    }
    crest.push([left + width * 0.7, y + size * 0.035], [left - width * 0.7, y + size * 0.035]);
    const fill = sheet.linear(
      [x, y - size * 0.3],
      [x, y + size * 0.05],
      [
        [0, mood.cloud, mood.cloudOpacity * (0.34 + layer * 0.2)],
        [1, mood.cloud, 0.02],
      ],
    );
    sheet.path(curve(crest), { fill });
  }
}
