import { mix, rgb, tone } from '../../drawing/colour.mjs';
import { curve } from '../../drawing/sheet.mjs';
import { World } from '../../drawing/world.mjs';
import { LEAF_DEEP, SLATE } from '../../palette.mjs';

/** @typedef {import('../../types.ts').Point2} Point2 */

/**
 * Four ranges, each paler than the one before it; the nearest is forest down to the last roofs.
 *
 * @param {World} world
 */
export function drawHills(world) {
  const random = world.random.fork('hills');
  const { sheet, camera, mood } = world;
  const unit = sheet.width / 2400;
  for (const [share, rise, base] of /** @type {const} */ ([
    [0.24, 78, 0],
    [0.4, 52, 6],
    [0.58, 30, 16],
    [0.74, 14, 34],
  ])) {
    const crest = Array.from({ length: 18 }, (_, index) => {
      const x = (index / 17) * (sheet.width + 400) - 200;
      return /** @type {Point2} */ ([x, camera.horizon + (base - rise * random.between(0.4, 1.2)) * unit]);
    });
    const forest = mood.snow ? rgb(120, 134, 146) : mix(LEAF_DEEP, SLATE, 0.4);
    const foot = camera.horizon + (base + 40) * unit;
    const colour = mix(mood.haze, world.lit(forest, [-0.4, 0.4, -0.8], camera.eye), share);
    sheet.path(curve([...crest, [sheet.width + 400, foot], [-400, foot]]), { fill: colour });
  }
}

/** @param {World} world */
export function drawLand(world) {
  const { sheet, camera, mood } = world;
  const land = mood.snow
    ? rgb(226, 232, 238)
    : mood.foliage === 'autumn'
      ? rgb(176, 164, 122)
      : rgb(160, 172, 130);
  sheet.polygon(
    [
      [0, camera.horizon],
      [sheet.width, camera.horizon],
      [sheet.width, sheet.height],
      [0, sheet.height],
    ],
    sheet.linear(
      [0, camera.horizon],
      [0, sheet.height],
      [
        [0, mood.haze],
        [0.2, mix(world.lit(land, [0, 1, 0], camera.eye), mood.haze, 0.5)],
        [1, world.lit(tone(land, 0.9), [0, 1, 0], camera.eye)],
      ],
    ),
  );
}
