import { rgb, tone } from '../drawing/colour.mjs';
import { clipped } from '../drawing/geometry.mjs';
import { boxShadow, drawBox, Wall } from '../drawing/wall.mjs';
import { COBALT, INK, LEAF, LEAF_DEEP } from '../palette.mjs';
import { drawCurtains, drawGlass } from './window-glass.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../drawing/wall.mjs').Area} Area */
/** @typedef {import('../random.mjs').Random} Random */

/**
 * How a window is divided: `columns` wings, `rows` of panes in each; `transom` is the share of height that a top light takes.
 *
 * @typedef {object} WindowStyle
 * @property {Colour} frame
 * @property {number} columns
 * @property {number} [rows], by default 1
 * @property {number} [transom], by default none
 * @property {number} [reveal] metres from the wall to the glass, by default 0.18
 * @property {Colour} [revealColour], by default the frame's
 * @property {Colour} [sill], by default none
 * @property {boolean} [arched], by default false
 * @property {boolean} [shop] a shop's or a hall's: no curtains, always somebody in
 */

const FRAME = 0.07;
const BAR = 0.05;

/**
 * A window with its reveal, its frame, what shows behind the glass, and the shadow that falls into it.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {Area} area
 * @param {WindowStyle} style
 */
export function drawWindow(world, wall, area, style) {
  const { reveal = 0.18, revealColour = style.frame } = style;
  const opening = world.seeAll(outlineOf(wall, area, style.arched ?? false));
  if (opening.length < 3) return;
  const random = world.random.fork(`${wall.origin.join()}/${area.left}/${area.bottom}`);
  drawReveals(world, wall, area, reveal, revealColour, opening);
  const isLit = random.chance(style.shop ? Math.min(1, world.mood.litWindows * 1.6) : world.mood.litWindows);
  drawGlass(world, wall, area, reveal, isLit, opening, random);
  if (!style.shop) drawCurtains(world, wall, area, reveal, isLit, opening, random);
  drawFrame(world, wall, area, reveal, style, opening);
  drawInnerShadow(world, wall, area, reveal, opening);
  if (style.sill) drawSill(world, wall, area, style.sill);
  if (style.sill && world.scaleAt(wall.origin) > 24 && random.chance(0.13)) {
    drawFlowerBox(world, wall, area, random);
  }
}

/** @param {Wall} wall @param {Area} area @param {boolean} arched */
function outlineOf(wall, area, arched) {
  if (!arched) return wall.area(area);
  const { left, right, bottom, top } = area;
  const rise = (right - left) * 0.22;
  const arch = [0, 0.12, 0.3, 0.5, 0.7, 0.88, 1].map((way) =>
    wall.at(left + (right - left) * way, top - rise + rise * Math.sin(way * Math.PI) ** 0.7),
  );
  return [...arch, wall.at(right, bottom), wall.at(left, bottom)];
}

/**
 * @param {World} world
 * @param {Wall} wall
 * @param {Area} area
 * @param {number} depth
 * @param {Colour} colour
 * @param {Point2[]} within
 */
function drawReveals(world, wall, { left, right, bottom, top }, depth, colour, within) {
  const { rightwards, upwards, outwards } = wall;
  const [width, height] = [right - left, top - bottom];
  const inwards = /** @type {Point3} */ ([-outwards[0], -outwards[1], -outwards[2]]);
  const sides = [
    new Wall(wall.at(left, bottom), inwards, upwards, depth, height),
    new Wall(wall.at(right, bottom, -depth), outwards, upwards, depth, height),
    new Wall(wall.at(left, bottom), rightwards, inwards, width, depth),
    new Wall(wall.at(left, top, -depth), rightwards, outwards, width, depth),
  ];
  for (const side of sides) {
    if (side.isSeen(world)) world.surface(side.whole, tone(colour, 0.88), side.outwards, { within });
  }
}

/**
 * @param {World} world
 * @param {Wall} wall
 * @param {Area} area
 * @param {number} reveal
 * @param {WindowStyle} style
 * @param {Point2[]} within
 */
function drawFrame(world, wall, area, reveal, style, within) {
  const { left, right, bottom, top } = area;
  const { columns, rows = 1, transom = 0, frame } = style;
  const out = -reveal + 0.03;
  const upper = top - (top - bottom) * transom;
  /** @type {Area[]} */
  const bars = [
    { left, right, bottom: top - FRAME, top },
    { left, right, bottom, top: bottom + FRAME },
    { left, right: left + FRAME, bottom, top },
    { left: right - FRAME, right, bottom, top },
  ];
  for (let column = 1; column < columns; column++) {
    const middle = left + ((right - left) * column) / columns;
    bars.push({ left: middle - FRAME / 2 - 0.01, right: middle + FRAME / 2 + 0.01, bottom, top: upper });
  }
  if (transom > 0) bars.push({ left, right, bottom: upper - FRAME / 2, top: upper + FRAME / 2 });
  for (let row = 1; row < rows; row++) {
    const height = bottom + ((upper - bottom) * row) / rows;
    bars.push({ left, right, bottom: height - BAR / 2, top: height + BAR / 2 });
  }
  const seen = bars.map((bar) => clipped(world.seeAll(wall.area(bar, out)), within));
  world.sheet.polygons(seen, world.lit(frame, wall.outwards, wall.origin));
}

/**
 * What lintel and jamb throw onto glass and frame.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {Area} area
 * @param {number} reveal
 * @param {Point2[]} within
 */
function drawInnerShadow(world, wall, { left, right, bottom, top }, reveal, within) {
  const shift = wall.shadowShift(world);
  if (!shift) {
    world.shadows([wall.area({ left, right, bottom: top - 0.3, top }, -reveal)], within, 0.5);
    return;
  }
  const side = shift[0] * reveal;
  const lintel = wall.area({ left, right, bottom: top + shift[1] * reveal, top }, -reveal);
  const jamb =
    side > 0
      ? wall.area({ left, right: left + side, bottom, top }, -reveal)
      : wall.area({ left: right + side, right, bottom, top }, -reveal);
  world.shadows([lintel, jamb], within, 1.15);
}

/** @param {World} world @param {Wall} wall @param {Area} area @param {Colour} colour */
function drawSill(world, wall, { left, right, bottom }, colour) {
  const sill = { left: left - 0.06, right: right + 0.06, bottom: bottom - 0.07, top: bottom };
  world.shadows(boxShadow(world, wall, sill, 0.12));
  drawBox(world, wall, sill, 0, 0.1, colour);
  const stain = wall.area({ left: right - 0.1, right, bottom: bottom - 0.9, top: bottom - 0.08 });
  world.veil(stain, [
    [0, INK, 0.07],
    [1, INK, 0],
  ]);
}

/** @param {World} world @param {Wall} wall @param {Area} area @param {Random} random */
function drawFlowerBox(world, wall, { left, right, bottom }, random) {
  if (world.mood.snow) return;
  const box = { left: left + 0.1, right: right - 0.1, bottom: bottom + 0.01, top: bottom + 0.17 };
  drawBox(world, wall, box, 0.02, 0.16, random.pick([COBALT, rgb(140, 82, 60), rgb(70, 80, 84)]));
  const size = world.scaleAt(wall.at(left, bottom)) * 0.09;
  for (let place = box.left + 0.05; place < box.right; place += 0.07) {
    const tip = world.see(wall.at(place, bottom + random.between(0.2, 0.36), 0.1));
    const colour = random.pick([LEAF, LEAF_DEEP, LEAF, rgb(198, 82, 66), rgb(236, 205, 120)]);
    world.sheet.ellipse(tip, size * random.between(0.7, 1.1), world.lit(colour, wall.outwards, wall.origin));
  }
}
