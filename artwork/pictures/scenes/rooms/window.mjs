import { mix, tone } from '../../drawing/colour.mjs';
import { drawBox } from '../../drawing/wall.mjs';
import { INK, STEEL, WHITE } from '../../palette.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../types.ts').Point3} Point3 */
/** @typedef {import('../../drawing/wall.mjs').Area} Area */
/** @typedef {import('../../drawing/wall.mjs').Wall} Wall */
/** @typedef {import('../../drawing/world.mjs').World} World */
/** @typedef {import('../indoors.mjs').Room} Room */

/**
 * A window or a glazed door of the wall that is seen.
 *
 * @typedef {Area & OpeningStyle} Opening
 * @typedef {object} OpeningStyle
 * @property {number} [wings], by default 2
 * @property {number} [transom] metres of a light above the wings, by default none
 * @property {number} [rows] of panes in a wing, by default 1
 * @property {Colour} [frame], by default white
 * @property {number} [deep] metres from the wall to the frame, by default 0.2
 * @property {Colour} [sill], by default white; a glazed door has none
 * @property {boolean} [casing] a moulded frame around the opening, as old houses have it
 * @property {boolean} [bare] an opening without a frame
 * @property {boolean} [sloped] in the roof's slope; its measures run up the slope
 */

const FRAME = 0.05;
const WING = 0.065;

/** Everything of a window but its view. @param {Room} room @param {Wall} wall @param {Opening} opening */
export function drawRoomWindow({ world, view }, wall, opening) {
  const { left, right, bottom, frame = WHITE, deep = 0.2, sill = WHITE, casing = false, bare = false, sloped = false } = opening;
  const glass = wall.area(opening, -deep);
  if (!bare) world.veil(glass, [[0, [255, 255, 255], 0.2], [0.55, [255, 253, 246], 0.12], [1, [255, 252, 240], 0.26]]);
  drawReveal(world, wall, opening, deep, mix(view.wall, WHITE, 0.5));
  if (!bare) drawWings(world, wall, opening, -deep, frame);
  if (casing) drawCasing(world, wall, opening);
  if (bottom > 0.05 && !sloped) {
    const board = { left: left - 0.07, right: right + 0.07, bottom: bottom - 0.04, top: bottom };
    world.surface(wall.area({ ...board, bottom: bottom - 0.13, top: bottom - 0.04 }, 0.002), INK, wall.outwards, { opacity: 0.12 });
    drawBox(world, wall, board, -deep, 0.12, tone(sill, 0.97), { top: tone(sill, 1.2) });
  }
}

/** @param {World} world @param {Wall} wall @param {Area} area @param {number} deep @param {Colour} colour */
function drawReveal(world, wall, { left, right, bottom, top }, deep, colour) {
  const quads = /** @type {const} */ ([
    [0.84, [wall.at(left, top), wall.at(left, top, -deep), wall.at(left, bottom, -deep), wall.at(left, bottom)]],
    [1.2, [wall.at(right, top, -deep), wall.at(right, top), wall.at(right, bottom), wall.at(right, bottom, -deep)]],
    [0.9, [wall.at(left, top), wall.at(right, top), wall.at(right, top, -deep), wall.at(left, top, -deep)]],
    [1.3, [wall.at(left, bottom, -deep), wall.at(right, bottom, -deep), wall.at(right, bottom), wall.at(left, bottom)]],
  ]);
  for (const [factor, quad] of quads) world.sheet.polygon(world.seeAll(quad), tone(colour, factor));
}

/** @param {World} world @param {Wall} wall @param {Opening} opening @param {number} out @param {Colour} frame */
function drawWings(world, wall, { left, right, bottom, top, wings = 2, transom = 0, rows = 1 }, out, frame) {
  const dim = tone(frame, 0.86);
  const bars = [
    { left, right, bottom: top - FRAME, top },
    { left, right, bottom, top: bottom + FRAME },
    { left, right: left + FRAME, bottom, top },
    { left: right - FRAME, right, bottom, top },
  ];
  const lights = transom > 0 ? [[bottom, top - transom, rows], [top - transom, top, 1]] : [[bottom, top, rows]];
  /** @type {Area[]} */
  const inner = [];
  for (const [low = 0, high = 0, count = 1] of lights) {
    for (let wing = 0; wing < wings; wing++) {
      const from = left + ((right - left) * wing) / wings + (wing === 0 ? FRAME * 0.7 : 0.004);
      const to = left + ((right - left) * (wing + 1)) / wings - (wing === wings - 1 ? FRAME * 0.7 : 0.004);
      const [down, up] = [low + FRAME * 0.5, high - FRAME * 0.5];
      inner.push(
        { left: from, right: to, bottom: up - WING, top: up },
        { left: from, right: to, bottom: down, top: down + WING * 1.15 },
        { left: from, right: from + WING, bottom: down, top: up },
        { left: to - WING, right: to, bottom: down, top: up },
      );
      for (let row = 1; row < count; row++) {
        const middle = down + ((up - down) * row) / count;
        inner.push({ left: from, right: to, bottom: middle - 0.016, top: middle + 0.016 });
      }
    }
  }
  world.surfaces(bars.map((bar) => wall.area(bar, out)), tone(frame, 0.74), wall.outwards);
  const edge = inner.map((bar) => wall.area({ left: bar.left - 0.006, right: bar.right + 0.012, bottom: bar.bottom - 0.012, top: bar.top + 0.004 }, out));
  world.surfaces(edge, INK, wall.outwards, 0.3);
  world.surfaces(inner.map((bar) => wall.area(bar, out + 0.03)), dim, wall.outwards);
  const gleam = inner.map((bar) => wall.area({ ...bar, right: Math.min(bar.right, bar.left + 0.01) }, out + 0.031));
  world.surfaces(gleam, tone(frame, 1.3), wall.outwards, 0.8);
  const grip = { left: left + (right - left) / wings - (wings > 1 ? 0.045 : 0.03), bottom: bottom + (top - transom - bottom) * 0.42 };
  drawBox(world, wall, { ...grip, right: grip.left + 0.022, top: grip.bottom + 0.12 }, out + 0.03, out + 0.06, tone(STEEL, 1.5));
}

/** @param {World} world @param {Wall} wall @param {Area} area */
function drawCasing(world, wall, { left, right, bottom, top }) {
  const wide = 0.13;
  for (const [part, factor] of /** @type {const} */ ([
    [{ left: left - wide, right: left, bottom, top: top + wide }, 0.98],
    [{ left: right, right: right + wide, bottom, top: top + wide }, 0.94],
    [{ left: left - wide, right: right + wide, bottom: top, top: top + wide }, 0.97],
  ])) {
    drawBox(world, wall, part, 0, 0.035, tone(WHITE, factor));
    const slim = part.right - part.left < 0.5;
    const groove = slim ? { ...part, left: part.left + 0.045, right: part.left + 0.053 } : { ...part, bottom: part.bottom + 0.07, top: part.bottom + 0.078 };
    world.surface(wall.area(groove, 0.036), INK, wall.outwards, { opacity: 0.2 });
  }
  drawBox(world, wall, { left: left - wide - 0.05, right: right + wide + 0.05, bottom: top + wide, top: top + wide + 0.045 }, 0, 0.07, WHITE);
}
