import { mix, rgb } from '../drawing/colour.mjs';
import { clipped } from '../drawing/geometry.mjs';
import { Wall } from '../drawing/wall.mjs';
import { INK, LAMPLIGHT, LAMPLIGHT_DEEP, LAMPLIGHT_PALE, WHITE } from '../palette.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../drawing/wall.mjs').Area} Area */
/** @typedef {import('../random.mjs').Random} Random */

/**
 * @param {World} world
 * @param {Wall} wall
 * @param {Area} area
 * @param {number} reveal
 * @param {boolean} isLit
 * @param {Point2[]} within
 * @param {Random} random
 */
export function drawGlass(world, wall, area, reveal, isLit, within, random) {
  const { sheet } = world;
  const seen = clipped(world.seeAll(wall.area(area, -reveal)), within);
  const [from] = seen;
  if (!from) return;
  const [high, low] = [Math.min(...seen.map(([, y]) => y)), Math.max(...seen.map(([, y]) => y))];
  const stops = isLit ? litGlass(random) : darkGlass(world, wall, random);
  const hazy = stops.map(
    ([offset, colour]) =>
      /** @type {const} */ ([offset, world.hazy(colour, wall.at(area.left, area.bottom))]),
  );
  sheet.polygon(seen, sheet.linear([from[0], high], [from[0] + (low - high) * 0.35, low], hazy));
}

/** @param {Random} random @returns {[number, Colour][]} */
function litGlass(random) {
  const warmth = random.between(0, 1);
  const pale = mix(LAMPLIGHT_PALE, LAMPLIGHT, warmth * 0.6);
  return [
    [0, mix(pale, LAMPLIGHT_DEEP, 0.15)],
    [0.35, pale],
    [1, mix(LAMPLIGHT_DEEP, INK, 0.1 + warmth * 0.25)],
  ];
}

/**
 * The sky, mirrored above; the dark room below.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {Random} random
 * @returns {[number, Colour][]}
 */
function darkGlass({ mood }, wall, random) {
  const zenith = mood.sky[0]?.[1] ?? mood.haze;
  const horizon = mood.sky[mood.sky.length - 1]?.[1] ?? mood.haze;
  const room = mix(INK, zenith, 0.22);
  const mirrored = wall.outwards[2] < -0.5 ? random.between(0.3, 0.62) : random.between(0.15, 0.4);
  return [
    [0, mix(room, mix(zenith, horizon, 0.4), mirrored)],
    [0.5, mix(room, zenith, mirrored * 0.55)],
    [1, mix(room, horizon, mirrored * 0.2)],
  ];
}

/**
 * Curtains at the sides, a blind half down, or nothing.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {Area} area
 * @param {number} reveal
 * @param {boolean} isLit
 * @param {Point2[]} within
 * @param {Random} random
 */
export function drawCurtains(world, wall, area, reveal, isLit, within, random) {
  const { left, right, bottom, top } = area;
  const [width, height] = [right - left, top - bottom];
  const behind = -reveal - 0.01;
  const cloth = isLit ? mix(LAMPLIGHT_PALE, WHITE, 0.4) : WHITE;
  const opacity = isLit ? 0.55 : random.between(0.3, 0.6);
  const kind = random.next();
  const draw = (/** @type {Area} */ part, /** @type {number} */ strength) =>
    world.sheet.polygon(
      clipped(world.seeAll(wall.area(part, behind)), within),
      isLit ? cloth : world.lit(cloth, wall.outwards, wall.origin),
      strength,
    );
  if (kind < 0.4) {
    const share = random.between(0.16, 0.3);
    draw({ left, right: left + width * share, bottom, top }, opacity);
    draw({ left: right - width * share, right, bottom, top }, opacity);
  } else if (kind < 0.55) {
    draw({ left, right, bottom: top - height * random.between(0.2, 0.55), top }, opacity * 1.3);
  } else if (kind < 0.68) {
    draw({ left, right, bottom, top: bottom + height * 0.42 }, opacity * 0.9);
  } else if (kind < 0.8 && isLit) {
    const middle = left + width * random.between(0.25, 0.75);
    const hanging = {
      left: middle - 0.16,
      right: middle + 0.16,
      bottom: top - height * 0.34,
      top: top - height * 0.22,
    };
    world.sheet.polygon(clipped(world.seeAll(wall.area(hanging, behind)), within), rgb(255, 250, 228));
  }
}
