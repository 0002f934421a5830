import { rgb, tone } from '../drawing/colour.mjs';
import { letter } from '../drawing/lettering.mjs';
import { curve, outline, short } from '../drawing/sheet.mjs';
import { drawBox, Wall } from '../drawing/wall.mjs';
import { CONCRETE, OAK, STEEL } from '../palette.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/wall.mjs').Area} Area */
/** @typedef {import('../drawing/world.mjs').World} World */

const SANDSTONE = rgb(222, 200, 164);
const COPPER = rgb(196, 118, 74);
const MORTAR = rgb(158, 156, 148);

/** Metres: the block, and the niche in its front. */
const BLOCK = { left: 0, right: 1.5, bottom: 0.22, top: 1.06 };
const DEPTH = 0.8;
const NICHE = { left: 0.98, right: 1.34, bottom: 0.36, top: 0.92 };
const NICHE_DEPTH = 0.3;

/**
 * A foundation stone on its plinth: a block of sandstone with the year, the soldered time capsule in its niche, the slab that will
 * close it leaning beside, trowel and mortar on top.
 *
 * @param {World} world
 * @param {{ at: Point3, year: string }} options `at`: the lower left corner of its front
 */
export function drawFoundationStone(world, { at: [x, , z], year }) {
  const face = new Wall([x, 0, z], [1, 0, 0], [0, 1, 0], BLOCK.right, BLOCK.top);
  drawBox(world, face, { left: -0.5, right: 2.2, bottom: 0, top: 0.22 }, -1.3, 0.35, tone(CONCRETE, 0.88), {
    top: tone(CONCRETE, 1.1),
  });
  const ledge = new Wall([x, 0.22, z - 0.35], [1, 0, 0], [0, 0, 1], 3, 2);
  const { sun } = world.mood;
  const reach = (BLOCK.top - BLOCK.bottom) / -sun[1];
  world.shadows([
    ledge.area({ left: BLOCK.left, right: BLOCK.right, bottom: 0.35, top: 0.35 + DEPTH }),
    [
      [x + BLOCK.right, 0.22, z],
      [x + Math.min(2.2, BLOCK.right + sun[0] * reach), 0.22, z + sun[2] * reach * 0.9],
      [x + Math.min(2.2, BLOCK.right + sun[0] * reach), 0.22, z + DEPTH + 0.4],
      [x + BLOCK.right, 0.22, z + DEPTH],
    ],
  ]);
  drawBox(world, face, BLOCK, -DEPTH, 0, SANDSTONE, { top: tone(SANDSTONE, 1.12) });
  drawGrain(world, face);
  drawNiche(world, face);
  const [place, below] = [world.see(face.at(0.47, 0.52, 0.01)), world.see(face.at(0.475, 0.515, 0.01))];
  const size = world.scaleAt(face.at(0.47, 0.5)) * 0.33;
  for (const [spot, colour] of /** @type {const} */ ([
    [below, tone(SANDSTONE, 1.3)],
    [place, tone(SANDSTONE, 0.5)],
  ]))
    letter(world.sheet, year, spot, { size, colour, anchor: 'middle', face: 'heading', bold: true });
  drawSlab(world, [x + 1.62, 0.22, z - 0.12]);
  drawTrowel(world, face);
}

/** Tool marks. @param {World} world @param {Wall} face */
function drawGrain(world, face) {
  const random = world.random.fork('grain');
  /** @type {Point3[][]} */
  const marks = [];
  for (let count = 0; count < 150; count++) {
    const [left, bottom] = [random.between(0.06, 1.4), random.between(0.3, 0.98)];
    marks.push([
      face.at(left, bottom, 0.005),
      face.at(left + 0.02, bottom + 0.035, 0.005),
      face.at(left + 0.025, bottom + 0.032, 0.005),
    ]);
  }
  world.surfaces(marks, tone(SANDSTONE, 0.72), face.outwards, 0.4);
  drawMargin(world, face, { left: 0.04, right: 1.46, bottom: 0.26, top: 1.02 });
}

/** The line that a stonemason cuts along the edges. @param {World} world @param {Wall} face @param {Area} area */
function drawMargin(world, face, { left, right, bottom, top }) {
  const outer = face.area({ left, right, bottom, top }, 0.005);
  const inner = face.area(
    { left: left + 0.005, right: right - 0.005, bottom: bottom + 0.005, top: top - 0.005 },
    0.005,
  );
  const shape = outline(world.seeAll(outer)) + outline(world.seeAll(inner));
  world.sheet.path(shape, { fill: tone(SANDSTONE, 0.55), opacity: 0.8, rule: 'evenodd' });
}

/** @param {World} world @param {Wall} face */
function drawNiche(world, face) {
  const { left, right, bottom } = NICHE;
  const opening = world.seeAll(face.area(NICHE));
  world.sheet.within(outline(opening), () => {
    world.sheet.polygon(opening, tone(SANDSTONE, 0.5));
    world.sheet.polygon(world.seeAll(face.area(NICHE, -NICHE_DEPTH)), tone(SANDSTONE, 0.36));
    const floor = new Wall(face.at(left, bottom), [1, 0, 0], [0, 0, 1], right - left, NICHE_DEPTH);
    world.sheet.polygon(world.seeAll(floor.whole), tone(SANDSTONE, 0.74));
    drawCapsule(world, face.at((left + right) / 2, bottom, -0.14));
  });
}

/** A copper tube, soldered below its lid. @param {World} world @param {Point3} foot the middle of its bottom */
function drawCapsule(world, foot) {
  const scale = world.scaleAt(foot);
  const [x, y] = world.see(foot);
  const [radius, tall] = [0.115 * scale, 0.44 * scale];
  const flat = 0.22;
  /** @param {Colour} colour */
  const rounded = (colour) =>
    world.sheet.linear(
      [x - radius, y],
      [x + radius, y],
      [
        [0, tone(colour, 0.72)],
        [0.3, tone(colour, 1.25)],
        [0.55, colour],
        [1, tone(colour, 0.5)],
      ],
    );
  const tube = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ wide, /** @type {Colour} */ colour) => {
    const [low, high, half] = [y - from * scale, y - to * scale, wide * scale];
    const arc = `${short(half)} ${short(half * flat)} 0 0`;
    world.sheet.path(
      `M${short(x - half)} ${short(high)}L${short(x - half)} ${short(low)}A${arc} 0 ${short(x + half)} ${short(low)}L${short(x + half)} ${short(high)}A${arc} 1 ${short(x - half)} ${short(high)}z`,
      { fill: rounded(colour) },
    );
  };
  world.sheet.ellipse([x, y], radius * 1.25, tone(SANDSTONE, 0.3), 0.7, radius * 0.34);
  tube(0.01, 0.36, 0.115, COPPER);
  tube(0.35, 0.365, 0.12, rgb(206, 210, 212));
  tube(0.365, 0.43, 0.12, tone(COPPER, 0.95));
  world.sheet.ellipse([x, y - tall + 0.01 * scale], 0.12 * scale, tone(COPPER, 1.35), 1, 0.12 * scale * flat);
}

/** The slab that closes the niche. @param {World} world @param {Point3} at its lower left corner */
function drawSlab(world, [x, y, z]) {
  const lean = new Wall([x, y, z], [1, 0, 0], [0, 0.96, 0.28], 0.42, 0.6);
  world.shadows([
    [
      [x + 0.42, y, z],
      [x + 0.54, y, z + 0.25],
      [x + 0.2, y, z + 0.25],
      [x, y, z],
    ],
  ]);
  drawBox(world, lean, { left: 0, right: 0.42, bottom: 0, top: 0.6 }, -0.09, 0, tone(SANDSTONE, 0.9), {
    top: SANDSTONE,
  });
  drawMargin(world, lean, { left: 0.03, right: 0.39, bottom: 0.03, top: 0.57 });
}

/** A heap of mortar, and the trowel that spreads it. @param {World} world @param {Wall} face */
function drawTrowel(world, face) {
  const top = new Wall(face.at(0, BLOCK.top), [1, 0, 0], [0, 0, 1], BLOCK.right, DEPTH);
  const scale = world.scaleAt(top.at(0.5, 0.4));
  /** @param {readonly (readonly [number, number, number])[]} places to the right, back and up */
  const seen = (places) => places.map(([right, back, up]) => world.see(top.at(right, back, up)));
  const mortar = (/** @type {number} */ factor) => world.lit(tone(MORTAR, factor), [-0.3, 0.8, -0.5], face.origin);
  const heap = /** @type {const} */ ([
    [0.1, 0.3, 0.005],
    [0.16, 0.34, 0.05],
    [0.25, 0.4, 0.12],
    [0.34, 0.4, 0.15],
    [0.42, 0.4, 0.1],
    [0.52, 0.36, 0.035],
    [0.6, 0.3, 0.005],
    [0.48, 0.2, 0.005],
    [0.25, 0.2, 0.005],
  ]);
  world.shadows([heap.map(([right, back]) => top.at(right + 0.07, back + 0.05, 0.002))]);
  world.sheet.path(curve(seen(heap)), { fill: mortar(1) });
  const lit = heap.map(([right, back, up]) => /** @type {const} */ ([0.02 + right * 0.72, back, up * 0.95]));
  world.sheet.path(curve(seen(lit.slice(0, 6))), { fill: mortar(1.25), opacity: 0.8 });
  const blade = /** @type {const} */ ([
    [0.56, 0.26, 0.04],
    [0.7, 0.5, 0.04],
    [1.02, 0.46, 0.04],
    [0.98, 0.24, 0.04],
  ]);
  world.shadows([blade.map(([right, back]) => top.at(right + 0.03, back + 0.03, 0.002))]);
  world.surface(
    blade.map((place) => top.at(...place)),
    rgb(206, 213, 218),
    [0, 1, 0],
  );
  const neck = /** @type {const} */ ([
    [0.98, 0.35, 0.04],
    [1.06, 0.34, 0.13],
    [1.12, 0.34, 0.12],
  ]);
  world.sheet.path(open(seen(neck)), { stroke: tone(STEEL, 1.1), width: 0.024 * scale });
  const grip = /** @type {const} */ ([
    [1.12, 0.34, 0.12],
    [1.33, 0.32, 0.09],
  ]);
  world.sheet.path(open(seen(grip)), { stroke: tone(OAK, 0.86), width: 0.05 * scale });
}

/** Path data of a line. @param {readonly Point2[]} points */
const open = (points) => outline(points).slice(0, -1);
