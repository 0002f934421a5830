import { mix, rgb, tone } from '../../drawing/colour.mjs';
import { Pen } from '../../drawing/pen.mjs';
import { COBALT, INK, LARCH, OAK, STEEL, WHITE, ZINC } from '../../palette.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../types.ts').Point2} Point2 */
/** @typedef {import('../indoors.mjs').Room} Room */

const HANDLES = /** @type {const} */ ([COBALT, [168, 78, 58], OAK, [58, 66, 74]]);

/** A wall of tools, and a bench with an old casement on it. @param {Room} room */
export function furnishWorkshop({ world }) {
  drawToolWall(new Pen(world, [-2.15, 1.18, -0.03]), world.random.fork('tools'));
  const bench = new Pen(world, [0, 0, -0.7]);
  for (const x of [-2, -0.1, 1.8]) bench.box(x, 0, 0.14, 0.82, bench.round(x, x + 0.14, tone(OAK, 0.66)));
  bench.box(-2.1, 0.16, 4.2, 0.05, tone(OAK, 0.6));
  drawCrate(bench, -1.5, 0.21, rgb(96, 112, 124));
  drawCrate(bench, 0.45, 0.21, rgb(168, 116, 74));
  world.surface([[-2.3, 0.9, -0.05], [2.3, 0.9, -0.05], [2.3, 0.9, -0.75], [-2.3, 0.9, -0.75]], tone(OAK, 1.12), [0, 1, 0]);
  bench.box(-2.3, 0.8, 4.6, 0.1, bench.upright(0.8, 0.9, tone(OAK, 0.82), tone(OAK, 1.04)));
  bench.box(-2.3, 0.892, 4.6, 0.01, tone(OAK, 1.4));
  drawVice(bench, 1.62);
  drawCasement(new Pen(world, [-0.1, 0.9, -0.22]));
  drawPlane(new Pen(world, [-1.35, 0.9, -0.5]));
  drawTins(new Pen(world, [1.25, 0.9, -0.3]));
  const shavings = world.random.fork('shavings');
  const pen = new Pen(world, [-1.1, 0.9, -0.55]);
  for (let curl = 0; curl < 14; curl++) {
    const [x, y] = [shavings.between(-0.1, 0.7), shavings.between(-0.01, 0.02)];
    pen.line([[x, y], [x + 0.03, y + 0.03], [x + 0.06, y + 0.012], [x + 0.04, y - 0.004]], tone(LARCH, shavings.between(1, 1.3)), 0.009);
  }
}

/** @param {Pen} pen @param {import('../../random.mjs').Random} random */
function drawToolWall(pen, random) {
  const [wide, tall] = [4.3, 1.24];
  pen.box(0.03, -0.05, wide, tall, INK, 0.14);
  pen.box(0, 0, wide, tall, pen.upright(0, tall, tone(LARCH, 0.92), tone(LARCH, 1.16)));
  for (let x = 0.08; x < wide; x += 0.09) for (let y = 0.08; y < tall; y += 0.09) pen.disc(x, y, 0.008, tone(LARCH, 0.6), 0.6);
  const tools = [drawSaw, drawHammer, drawChisel, drawChisel, drawChisel, drawSquare, drawScrewdriver, drawScrewdriver, drawPliers, drawHammer, drawScrewdriver, drawChisel, drawSaw];
  let x = 0.16;
  tools.forEach((draw, index) => {
    const colour = HANDLES[(index * 3 + random.integer(0, 1)) % HANDLES.length] ?? OAK;
    draw(pen, x, tall - 0.16, colour);
    x += draw === drawSaw ? 0.36 : draw === drawHammer || draw === drawSquare ? 0.36 : 0.25;
  });
  for (let box = 0; box < 9; box++) {
    const left = 0.14 + box * 0.46;
    pen.box(left + 0.01, 0.07, 0.4, 0.19, INK, 0.12);
    pen.shape([[left, 0.1], [left, 0.29], [left + 0.4, 0.26], [left + 0.4, 0.1]], pen.upright(0.08, 0.28, tone(HANDLES[box % 4] ?? OAK, 0.86), tone(HANDLES[box % 4] ?? OAK, 1.2)));
    pen.box(left + 0.12, 0.14, 0.16, 0.05, tone(WHITE, 0.98));
  }
}

/** @param {Pen} pen @param {number} x @param {number} y @param {Colour} colour */
export function drawSaw(pen, x, y, colour) {
  pen.shape([[x + 0.02, y - 0.12], [x + 0.16, y - 0.12], [x + 0.1, y - 0.72], [x + 0.06, y - 0.72]], INK, 0.14);
  pen.shape([[x, y - 0.1], [x + 0.15, y - 0.1], [x + 0.09, y - 0.7], [x + 0.04, y - 0.7]], pen.round(x, x + 0.16, tone(ZINC, 1.2)));
  pen.soft([[x - 0.02, y - 0.12], [x - 0.03, y + 0.02], [x + 0.05, y + 0.06], [x + 0.15, y + 0.03], [x + 0.17, y - 0.12]], colour);
  pen.soft([[x + 0.02, y - 0.08], [x + 0.03, y], [x + 0.11, y], [x + 0.12, y - 0.08]], tone(LARCH, 1.02));
}

/** @param {Pen} pen @param {number} x @param {number} y @param {Colour} colour */
export function drawHammer(pen, x, y, colour) {
  pen.box(x + 0.07, y - 0.44, 0.035, 0.44, INK, 0.14);
  pen.box(x + 0.055, y - 0.42, 0.036, 0.44, pen.round(x + 0.055, x + 0.091, colour));
  pen.soft([[x - 0.03, y + 0.05], [x - 0.03, y - 0.02], [x + 0.1, y - 0.025], [x + 0.19, y], [x + 0.18, y + 0.03], [x + 0.1, y + 0.055]], pen.upright(y - 0.02, y + 0.05, tone(STEEL, 0.8), tone(STEEL, 1.4)));
}

/** @param {Pen} pen @param {number} x @param {number} y @param {Colour} colour */
export function drawChisel(pen, x, y, colour) {
  pen.box(x + 0.02, y - 0.4, 0.03, 0.4, INK, 0.13);
  pen.box(x + 0.012, y - 0.38, 0.026, 0.24, pen.round(x + 0.012, x + 0.04, tone(ZINC, 1.25)));
  pen.turned(x + 0.025, y - 0.15, [[0.014, 0], [0.026, 0.03], [0.028, 0.12], [0.02, 0.17]], colour);
}

/** @param {Pen} pen @param {number} x @param {number} y @param {Colour} colour */
export function drawScrewdriver(pen, x, y, colour) {
  pen.box(x + 0.022, y - 0.36, 0.012, 0.24, tone(ZINC, 0.9));
  pen.turned(x + 0.028, y - 0.14, [[0.012, 0], [0.026, 0.02], [0.022, 0.08], [0.028, 0.14], [0.016, 0.17]], colour);
}

/** @param {Pen} pen @param {number} x @param {number} y @param {Colour} colour */
export function drawPliers(pen, x, y, colour) {
  for (const side of [-1, 1]) {
    pen.line([[x + 0.05, y - 0.12], [x + 0.05 + side * 0.05, y - 0.24], [x + 0.05 + side * 0.045, y - 0.38]], colour, 0.026);
    pen.line([[x + 0.05, y - 0.12], [x + 0.05 + side * 0.022, y - 0.04], [x + 0.05 + side * 0.008, y + 0.03]], STEEL, 0.024);
  }
  pen.disc(x + 0.05, y - 0.12, 0.022, tone(STEEL, 1.4));
}

/** @param {Pen} pen @param {number} x @param {number} y @param {Colour} colour */
export function drawSquare(pen, x, y, colour) {
  pen.box(x + 0.03, y - 0.42, 0.045, 0.46, tone(ZINC, 1.3));
  pen.box(x + 0.03, y - 0.02, 0.22, 0.06, pen.upright(y - 0.02, y + 0.04, tone(colour, 0.8), tone(colour, 1.15)));
}

/** @param {Pen} pen @param {number} x @param {number} y @param {Colour} colour */
function drawCrate(pen, x, y, colour) {
  pen.box(x, y, 0.9, 0.4, pen.upright(y, y + 0.4, tone(colour, 0.72), colour));
  pen.box(x + 0.3, y + 0.26, 0.3, 0.06, tone(colour, 0.5));
  pen.box(x, y + 0.385, 0.9, 0.015, tone(colour, 1.3));
}

/** @param {Pen} pen @param {number} x */
function drawVice(pen, x) {
  pen.box(x, 0.62, 0.36, 0.2, pen.round(x, x + 0.36, tone(OAK, 0.86)));
  pen.disc(x + 0.18, 0.7, 0.035, STEEL);
  pen.line([[x + 0.18, 0.86], [x + 0.18, 0.54]], tone(ZINC, 0.9), 0.018);
  for (const y of [0.86, 0.54]) pen.disc(x + 0.18, y, 0.02, STEEL);
}

/** An old window wing that is being put right: half of it is bare wood, half has its coat. @param {Pen} pen */
export function drawCasement(pen) {
  const [wide, tall] = [0.72, 1.02];
  const glass = pen.sheet.linear(pen.at(0, tall), pen.at(wide, 0), [[0, rgb(206, 222, 228)], [0.5, rgb(176, 198, 208)], [0.51, rgb(196, 214, 222)], [1, rgb(170, 192, 202)]]);
  pen.box(0.05, -0.01, wide, tall, INK, 0.15);
  pen.box(0, 0, wide, tall, glass, 0.9);
  const bare = tone(LARCH, 1.1);
  for (const [x, y, w, h] of /** @type {const} */ ([[0, 0, 0.085, tall], [wide - 0.085, 0, 0.085, tall], [0, 0, wide, 0.1], [0, tall - 0.085, wide, 0.085], [0.085, 0.37, wide - 0.17, 0.03], [0.085, 0.66, wide - 0.17, 0.03]])) {
    pen.box(x, y, w, h, tone(WHITE, 0.97));
    pen.box(x, y + h - 0.006, w, 0.006, tone(WHITE, 1.5));
    pen.box(x, y, w, 0.005, INK, 0.2);
  }
  pen.box(0, 0, 0.085, 0.62, bare);
  pen.shape([[0.085, 0], [0.5, 0], [0.44, 0.1], [0.085, 0.1]], tone(bare, 0.96));
  pen.shape([[0, 0.62], [0.085, 0.62], [0.085, 0.7], [0.05, 0.66], [0, 0.72]], bare);
  for (const y of [0.14, 0.3, 0.47]) pen.line([[0.02, y], [0.03, y + 0.08]], tone(LARCH, 0.8), 0.006);
  pen.box(wide - 0.055, 0.44, 0.025, 0.14, rgb(198, 158, 84));
}

/** A wooden plane. @param {Pen} pen */
export function drawPlane(pen) {
  pen.shadow(0.2, 0, 0.5);
  pen.shape([[0, 0], [0, 0.075], [0.03, 0.1], [0.4, 0.1], [0.42, 0.07], [0.42, 0]], pen.upright(0, 0.1, tone(OAK, 0.75), tone(OAK, 1.15)));
  pen.soft([[0.02, 0.09], [0, 0.19], [0.05, 0.21], [0.09, 0.1]], tone(OAK, 0.8));
  pen.shape([[0.2, 0.1], [0.27, 0.1], [0.22, 0.2], [0.19, 0.2]], tone(ZINC, 1.1));
  pen.turned(0.36, 0.1, [[0.02, 0], [0.014, 0.03], [0.03, 0.06], [0.02, 0.08]], tone(OAK, 0.7));
}

/** Tins of paint, with a brush on one. @param {Pen} pen */
export function drawTins(pen) {
  [mix(WHITE, COBALT, 0.1), COBALT].forEach((colour, index) => {
    const x = index * 0.26;
    pen.shadow(x, 0, 0.26);
    pen.turned(x, 0, [[0.1, 0], [0.1, 0.2]], tone(ZINC, 1.1), { open: colour });
    pen.box(x - 0.1, 0.05, 0.2, 0.1, pen.round(x - 0.1, x + 0.1, colour));
  });
  pen.line([[-0.1, 0.215], [0.06, 0.225]], tone(OAK, 1.1), 0.028);
  pen.shape([[0.06, 0.205], [0.16, 0.2], [0.17, 0.235], [0.06, 0.24]], rgb(90, 70, 54));
}
