import { rgb, tone } from '../../drawing/colour.mjs';
import { Pen } from '../../drawing/pen.mjs';
import { drawBox, Wall } from '../../drawing/wall.mjs';
import { COBALT, INK, OAK, STEEL, WHITE, ZINC } from '../../palette.mjs';
import { drawPlant } from './plants.mjs';
import { drawTiles } from './tiles.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../types.ts').Point3} Point3 */
/** @typedef {import('../../drawing/world.mjs').World} World */
/** @typedef {import('../indoors.mjs').Room} Room */

/**
 * @typedef {object} KitchenStyle
 * @property {Colour} fronts
 * @property {Colour} [worktop], by default oak
 * @property {import('./tiles.mjs').Tiling} tiles
 * @property {number} [sink] where the tap stands, by default -0.6
 * @property {number} [hob] where the cooker is, by default 0.6
 * @property {readonly [left: number, right: number]} [shelf] by default none
 * @property {readonly [left: number, right: number]} [cupboards] on the wall, by default none
 */

const TOP = 0.92;
const DEEP = 0.6;

/** Tiles behind the worktop, as the wall's cover. @param {KitchenStyle} style */
export const kitchenWall = ({ tiles }) => (/** @type {Room} */ { world, wall }) =>
  drawTiles(world, wall, { left: -3.2, right: 3.2, bottom: 0.86, top: TOP + 0.62 }, tiles);

/** A fitted kitchen along the wall, and what is in use on it. @param {KitchenStyle} style */
export const furnishKitchen = (style) => (/** @type {Room} */ room) => {
  const { world, wall } = room;
  const { worktop = OAK, sink = -0.6, hob = 0.6, shelf, cupboards } = style;
  if (shelf) drawShelf(world, wall, shelf);
  if (cupboards) drawCupboards(world, wall, cupboards, style.fronts);
  const top = { left: -3.4, right: 3.4, bottom: TOP - 0.04, top: TOP };
  world.surface(wall.area({ ...top, bottom: TOP, top: TOP + 0.05 }), INK, wall.outwards, { opacity: 0.16 });
  drawFronts(world, style.fronts);
  drawBox(world, wall, top, 0, DEEP + 0.03, tone(worktop, 0.9), { top: tone(worktop, 1.14) });
  drawGrain(world, worktop);
  drawSink(world, sink);
  drawCooker(world, hob);
  drawBoards(world, [sink + 0.72, TOP, -0.06]);
  drawJars(world, [sink - 0.72, TOP, -0.16]);
  drawPlant(world, [hob + 0.62, TOP, -0.2], { tall: 0.34, pot: tone(WHITE, 0.96) });
};

/** @param {World} world @param {Colour} worktop */
function drawGrain(world, worktop) {
  const random = world.random.fork('grain');
  const grain = Array.from({ length: 90 }, () => {
    const [x, z, long] = [random.between(-3, 3), -random.between(0.03, DEEP), random.between(0.2, 0.9)];
    return /** @type {Point3[]} */ ([[x, TOP + 0.001, z], [x + long, TOP + 0.001, z], [x + long, TOP + 0.001, z - 0.006], [x, TOP + 0.001, z - 0.006]]);
  });
  world.surfaces(grain, tone(worktop, 0.8), [0, 1, 0], 0.4);
}

/** Doors and drawers, with gaps, handles and a plinth. @param {World} world @param {Colour} colour */
function drawFronts(world, colour) {
  const face = new Wall([0, 0, -DEEP], [1, 0, 0], [0, 1, 0], 1, TOP);
  world.surface(face.area({ left: -3.4, right: 3.4, bottom: 0, top: TOP - 0.04 }), tone(colour, 0.5), face.outwards);
  for (let left = -3.3, unit = 0; left < 3.3; left += 0.6, unit++) {
    const drawers = unit % 3 === 1;
    for (const [bottom, top] of drawers ? [[0.1, 0.36], [0.37, 0.62], [0.63, 0.86]] : [[0.1, 0.86]]) {
      const door = { left: left + 0.004, right: left + 0.596, bottom: bottom ?? 0, top: top ?? 0 };
      world.surface(face.area(door), tone(colour, unit % 2 ? 1 : 1.03), face.outwards);
      world.veil(face.area(door), [[0, WHITE, 0.1], [0.3, WHITE, 0], [1, INK, 0.16]]);
      world.surface(face.area({ ...door, bottom: door.top - 0.008 }), tone(colour, 1.35), face.outwards);
      const grip = { left: door.left + 0.2, right: door.right - 0.2, bottom: door.top - 0.065, top: door.top - 0.05 };
      world.surface(face.area({ ...grip, bottom: grip.bottom - 0.018, top: grip.bottom }, 0.01), INK, face.outwards, { opacity: 0.25 });
      drawBox(world, face, grip, 0.015, 0.035, tone(ZINC, 1.2));
    }
  }
  world.surface(face.area({ left: -3.4, right: 3.4, bottom: TOP - 0.1, top: TOP - 0.04 }, 0.001), INK, face.outwards, { opacity: 0.14 });
}

/** @param {World} world @param {number} x */
function drawSink(world, x) {
  const steel = tone(ZINC, 1.25);
  const rim = (/** @type {number} */ by, /** @type {number} */ up) =>
    /** @type {Point3[]} */ ([[x - 0.3 + by, TOP + up, -0.12 - by], [x + 0.3 - by, TOP + up, -0.12 - by], [x + 0.3 - by, TOP + up, -0.5 + by], [x - 0.3 + by, TOP + up, -0.5 + by]]);
  world.surface(rim(0, 0.002), steel, [0, 1, 0]);
  world.surface(rim(0.03, 0.002), tone(ZINC, 0.62), [0, 1, 0]);
  const pen = new Pen(world, [x, TOP, -0.1]);
  pen.turned(0, 0, [[0.026, 0], [0.024, 0.03], [0.015, 0.04], [0.015, 0.24]], steel);
  pen.line([[0, 0.23], [0.01, 0.29], [0.05, 0.325], [0.1, 0.325], [0.14, 0.29], [0.145, 0.23]], tone(ZINC, 0.9), 0.03);
  pen.line([[-0.004, 0.23], [0.006, 0.29], [0.047, 0.328], [0.1, 0.329], [0.137, 0.29]], tone(ZINC, 1.55), 0.009);
  pen.line([[0.02, 0.07], [0.085, 0.1]], steel, 0.016);
}

/** A glass hob with a pot, the oven below it. @param {World} world @param {number} x */
function drawCooker(world, x) {
  const plate = /** @type {Point3[]} */ ([[x - 0.28, TOP + 0.004, -0.08], [x + 0.28, TOP + 0.004, -0.08], [x + 0.28, TOP + 0.004, -0.52], [x - 0.28, TOP + 0.004, -0.52]]);
  world.surface(plate, rgb(40, 44, 50), [0, 1, 0]);
  world.veil(plate, [[0, WHITE, 0.22], [1, WHITE, 0]]);
  const pen = new Pen(world, [x - 0.1, TOP + 0.004, -0.28]);
  pen.shadow(0, 0, 0.3);
  pen.turned(0, 0, [[0.115, 0], [0.12, 0.02], [0.12, 0.15]], tone(COBALT, 0.95));
  pen.turned(0, 0.15, [[0.124, 0], [0.124, 0.012], [0.07, 0.04], [0.016, 0.046], [0.02, 0.066], [0.014, 0.074]], tone(COBALT, 1.05));
  for (const side of [-1, 1]) pen.line([[side * 0.118, 0.11], [side * 0.155, 0.105], [side * 0.155, 0.085], [side * 0.118, 0.08]], STEEL, 0.012);
  const oven = new Wall([x, 0, -DEEP], [1, 0, 0], [0, 1, 0], 1, 1);
  world.surface(oven.area({ left: -0.29, right: 0.29, bottom: 0.14, top: 0.74 }, 0.012), rgb(38, 43, 50), oven.outwards);
  world.veil(oven.area({ left: -0.24, right: 0.24, bottom: 0.2, top: 0.62 }, 0.013), [[0, [170, 190, 210], 0.32], [1, [170, 190, 210], 0.04]]);
  drawBox(world, oven, { left: -0.24, right: 0.24, bottom: 0.66, top: 0.68 }, 0.02, 0.05, tone(ZINC, 1.3));
  world.surface(oven.area({ left: -0.29, right: 0.29, bottom: 0.75, top: 0.86 }, 0.012), tone(ZINC, 1.1), oven.outwards);
  const knobs = new Pen(world, [x, 0, -DEEP - 0.02]);
  for (const place of [-0.2, -0.1, 0.1, 0.2]) {
    knobs.disc(place, 0.805, 0.021, STEEL);
    knobs.disc(place - 0.004, 0.81, 0.012, tone(STEEL, 1.3));
  }
}

/** Cutting boards that lean on the tiles, and a bowl of lemons. @param {World} world @param {Point3} at */
function drawBoards(world, at) {
  const pen = new Pen(world, at);
  pen.box(0.02, 0, 0.3, 0.02, INK, 0.2);
  pen.soft([[-0.12, 0], [-0.125, 0.3], [-0.05, 0.33], [0, 0.43], [0.05, 0.33], [0.125, 0.3], [0.12, 0]], pen.round(-0.13, 0.13, tone(OAK, 0.86)));
  pen.disc(0, 0.375, 0.012, [96, 70, 48]);
  pen.soft([[0.03, 0], [0.03, 0.22], [0.26, 0.23], [0.265, 0.005]], pen.round(0.02, 0.27, tone(OAK, 1.25)));
  const bowl = new Pen(world, [at[0] + 0.12, at[1], at[2] - 0.3]);
  bowl.shadow(0, 0, 0.28);
  for (const [x, y] of [[-0.05, 0.09], [0.05, 0.092], [0, 0.12]]) {
    bowl.disc(x ?? 0, y ?? 0, 0.042, rgb(226, 186, 70), 1, 0.036);
    bowl.disc((x ?? 0) - 0.012, (y ?? 0) + 0.01, 0.02, rgb(246, 218, 128), 0.9, 0.015);
  }
  bowl.turned(0, 0, [[0.05, 0], [0.1, 0.03], [0.135, 0.085]], tone(WHITE, 0.97));
}

/** Jars, and a vessel with spoons. @param {World} world @param {Point3} at */
function drawJars(world, at) {
  const pen = new Pen(world, at);
  [rgb(206, 150, 84), rgb(150, 96, 66), rgb(226, 208, 170)].forEach((colour, index) => {
    const x = index * 0.15 - 0.15;
    pen.shadow(x, 0, 0.13);
    pen.turned(x, 0, [[0.052, 0], [0.055, 0.01], [0.055, 0.11 - index * 0.02]], colour);
    pen.turned(x, 0.11 - index * 0.02, [[0.055, 0], [0.055, 0.05]], rgb(214, 222, 226));
    pen.turned(x, 0.16 - index * 0.02, [[0.058, 0], [0.058, 0.022]], tone(OAK, 1.05));
  });
}

/** @param {World} world @param {Wall} wall @param {readonly [number, number]} reach */
function drawShelf(world, wall, [left, right]) {
  const up = 1.78;
  world.surface(wall.area({ left: left + 0.03, right: right + 0.1, bottom: up - 0.14, top: up }), INK, wall.outwards, { opacity: 0.13 });
  for (const x of [left + 0.2, right - 0.2]) drawBox(world, wall, { left: x, right: x + 0.02, bottom: up - 0.12, top: up }, 0, 0.04, STEEL);
  drawBox(world, wall, { left, right, bottom: up, top: up + 0.03 }, 0, 0.24, tone(OAK, 1.02), { top: tone(OAK, 1.2) });
  const pen = new Pen(world, [left, up + 0.03, -0.12]);
  const reach = right - left;
  for (let plate = 0; plate < 6; plate++) pen.turned(0.22, plate * 0.013, [[0.07, 0], [0.115, 0.01]], tone(WHITE, 0.95));
  for (const [index, x] of [0.45, 0.56, 0.67].entries())
    pen.turned(x, 0, [[0.032, 0], [0.042, 0.02], [0.042, 0.085]], [COBALT, tone(WHITE, 0.97), rgb(198, 150, 96)][index] ?? WHITE, { open: [70, 62, 56] });
  if (reach < 1.1) return;
  pen.turned(0.95, 0, [[0.06, 0], [0.1, 0.08], [0.085, 0.18], [0.03, 0.23], [0.034, 0.26]], rgb(152, 176, 178));
  if (reach > 1.4) pen.turned(1.22, 0, [[0.1, 0], [0.11, 0.02], [0.11, 0.14]], rgb(196, 116, 84));
}

/** @param {World} world @param {Wall} wall @param {readonly [number, number]} reach @param {Colour} colour */
function drawCupboards(world, wall, [left, right], colour) {
  const [bottom, top] = [1.54, 2.26];
  world.surface(wall.area({ left, right: right + 0.12, bottom: bottom - 0.16, top: bottom }), INK, wall.outwards, { opacity: 0.16 });
  drawBox(world, wall, { left, right, bottom, top }, 0, 0.34, tone(colour, 0.94));
  const face = new Wall([0, 0, -0.34], [1, 0, 0], [0, 1, 0], 1, 1);
  for (let from = left; from < right - 0.05; from += 0.6) {
    const door = { left: from + 0.004, right: Math.min(right, from + 0.596), bottom: bottom + 0.004, top: top - 0.004 };
    world.surface(face.area(door), tone(colour, 1.02), face.outwards);
    world.veil(face.area(door), [[0, WHITE, 0.12], [0.4, WHITE, 0], [1, INK, 0.1]]);
    world.surface(face.area({ ...door, right: door.left + 0.006 }), tone(colour, 1.4), face.outwards);
    world.surface(face.area({ ...door, left: door.right - 0.006 }), INK, face.outwards, { opacity: 0.3 });
  }
  world.surface(face.area({ left: left + 0.1, right: right - 0.1, bottom: bottom - 0.012, top: bottom }), [255, 246, 214], face.outwards);
}
