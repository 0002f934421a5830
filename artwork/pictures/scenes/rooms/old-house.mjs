import { rgb, tone } from '../../drawing/colour.mjs';
import { Pen } from '../../drawing/pen.mjs';
import { drawBox } from '../../drawing/wall.mjs';
import { INK, STEEL, WHITE } from '../../palette.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../types.ts').Point2} Point2 */
/** @typedef {import('../../types.ts').Point3} Point3 */
/** @typedef {import('../../drawing/world.mjs').World} World */
/** @typedef {import('../indoors.mjs').Room} Room */

const BRASS = rgb(198, 158, 84);

/** A moulded cornice under the ceiling, with a rosette above. @param {Room} room */
export function drawStucco({ world, wall, view }) {
  const [left, right] = [-5, 5];
  const top = view.height ?? 2.6;
  for (const [down, high, out, factor] of /** @type {const} */ ([
    [0.34, 0.03, 0.03, 0.9],
    [0.29, 0.1, 0.06, 1.02],
    [0.17, 0.035, 0.1, 0.9],
    [0.13, 0.13, 0.15, 1.1],
  ])) {
    drawBox(world, wall, { left, right, bottom: top - down, top: top - down + high }, 0, out, tone(WHITE, factor));
    world.surface(wall.area({ left, right, bottom: top - down - 0.018, top: top - down }, 0.001), INK, wall.outwards, { opacity: 0.14 });
  }
  const eggs = new Pen(world, [0, top - 0.24, -0.07]);
  for (let x = -4; x < 4; x += 0.11) {
    eggs.soft([[x - 0.036, 0.035], [x - 0.03, -0.015], [x, -0.036], [x + 0.03, -0.015], [x + 0.036, 0.035]], tone(WHITE, 1.3));
    eggs.soft([[x + 0.005, 0.03], [x + 0.012, -0.02], [x + 0.03, 0], [x + 0.034, 0.03]], INK, 0.12);
  }
  const line = (/** @type {number} */ z, /** @type {number} */ wide) => /** @type {Point3[]} */ ([[left, top - 0.001, -z], [right, top - 0.001, -z], [right, top - 0.001, -z - wide], [left, top - 0.001, -z - wide]]);
  world.sheet.polygon(world.seeAll(line(0.45, 0.05)), INK, 0.1);
  world.sheet.polygon(world.seeAll(line(0.5, 0.03)), WHITE, 0.7);
  drawRosette(world, top, -1.25);
}

/** @param {World} world @param {number} up @param {number} z */
function drawRosette(world, up, z) {
  const ring = (/** @type {number} */ radius, /** @type {number} */ count, /** @type {number} */ wave) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2;
      const far = radius * (1 + wave * (index % 2 ? 1 : -1));
      return /** @type {Point3} */ ([Math.cos(angle) * far, up - 0.002, z + Math.sin(angle) * far]);
    });
  for (const [radius, count, wave, colour, opacity] of /** @type {const} */ ([
    [0.56, 48, 0, INK, 0.1],
    [0.54, 48, 0, tone(WHITE, 1.2), 1],
    [0.46, 32, 0.09, INK, 0.13],
    [0.44, 32, 0.09, tone(WHITE, 1.4), 1],
    [0.28, 24, 0, INK, 0.12],
    [0.26, 20, 0.12, tone(WHITE, 1.2), 1],
    [0.11, 20, 0, INK, 0.16],
    [0.095, 20, 0, tone(WHITE, 1.5), 1],
  ]))
    world.sheet.polygon(world.seeAll(ring(radius, count, wave)), colour, opacity);
}

/** A panelled door in its frame; closed. @param {World} world @param {import('../../drawing/wall.mjs').Wall} wall @param {{ left: number, width?: number, height?: number, colour?: Colour, glazed?: boolean }} options */
export function drawPanelDoor(world, wall, { left, width = 0.88, height = 2.05, colour = tone(WHITE, 0.97), glazed = false }) {
  const right = left + width;
  const casing = 0.12;
  world.surface(wall.area({ left: left - casing, right: right + casing + 0.05, bottom: 0, top: height + casing }, 0.002), INK, wall.outwards, { opacity: 0.1 });
  drawBox(world, wall, { left: left - casing, right: right + casing, bottom: 0, top: height + casing }, 0, 0.03, tone(colour, 0.98));
  drawBox(world, wall, { left: left - casing - 0.03, right: right + casing + 0.03, bottom: height + casing, top: height + casing + 0.05 }, 0, 0.06, colour);
  for (const side of [left - casing + 0.04, right + casing - 0.05]) world.surface(wall.area({ left: side, right: side + 0.008, bottom: 0, top: height + casing }, 0.031), INK, wall.outwards, { opacity: 0.16 });
  world.surface(wall.area({ left, right, bottom: 0, top: height }, 0.031), INK, wall.outwards, { opacity: 0.5 });
  const leaf = { left: left + 0.008, right: right - 0.008, bottom: 0.012, top: height - 0.008 };
  world.surface(wall.area(leaf, 0.032), tone(colour, 0.95), wall.outwards);
  world.veil(wall.area(leaf, 0.033), [[0, WHITE, 0.14], [1, INK, 0.1]]);
  const middle = (left + right) / 2;
  for (const [low, high] of /** @type {const} */ ([[0.14, 0.82], [1.06, height - 0.13]]))
    for (const [from, to] of /** @type {const} */ ([[left + 0.11, middle - 0.045], [middle + 0.045, right - 0.11]])) {
      const isGlass = glazed && low > 1;
      drawPanel(world, wall, { left: from, right: to, bottom: low, top: high }, isGlass ? rgb(206, 216, 214) : colour, isGlass);
    }
  drawLever(world, [right - 0.075, 1.02, -0.035], 1);
}

/** A sunk field with its moulding. @param {World} world @param {import('../../drawing/wall.mjs').Wall} wall @param {import('../../drawing/wall.mjs').Area} area @param {Colour} colour @param {boolean} [glass] */
export function drawPanel(world, wall, area, colour, glass = false) {
  const { left, right, bottom, top } = area;
  const inset = (/** @type {number} */ by) => wall.area({ left: left + by, right: right - by, bottom: bottom + by, top: top - by }, 0.034);
  world.surface(wall.area(area, 0.034), tone(colour, 0.72), wall.outwards);
  world.surface(wall.area({ ...area, left: left + 0.01, top: top - 0.01 }, 0.034), tone(colour, 1.25), wall.outwards);
  world.surface(inset(0.018), tone(colour, 0.9), wall.outwards);
  world.veil(inset(0.018), glass ? [[0, WHITE, 0.7], [1, [170, 186, 190], 0.5]] : [[0, INK, 0.12], [0.2, INK, 0], [1, WHITE, 0.16]]);
}

/** A brass lever on its long plate, with the keyhole. @param {World} world @param {Point3} at @param {number} size */
export function drawLever(world, at, size) {
  const pen = new Pen(world, at);
  const p = (/** @type {readonly (readonly [number, number])[]} */ points) => points.map(([x, y]) => /** @type {Point2} */ ([x * size, y * size]));
  pen.soft(p([[-0.016, -0.15], [-0.014, 0.08], [0.004, 0.105], [0.026, 0.08], [0.03, -0.15], [0.008, -0.175]]), INK, 0.22);
  const plate = p([[-0.022, -0.14], [-0.022, 0.075], [-0.012, 0.09], [0, 0.104], [0.012, 0.09], [0.022, 0.075], [0.022, -0.14], [0.012, -0.155], [0, -0.165], [-0.012, -0.155]]);
  pen.soft(plate, pen.round(-0.024 * size, 0.024 * size, BRASS));
  pen.soft(p([[-0.015, -0.13], [-0.015, 0.07], [0, 0.088], [0.015, 0.07], [0.015, -0.13], [0, -0.148]]), tone(BRASS, 0.86), 0.5);
  for (const y of [0.075, -0.138]) {
    pen.disc(0, y * size, 0.0045 * size, tone(BRASS, 0.6));
    pen.line(p([[-0.003, y], [0.003, y + 0.001]]), tone(BRASS, 1.4), 0.001 * size);
  }
  pen.disc(0, -0.075 * size, 0.0062 * size, [40, 32, 24]);
  pen.shape(p([[-0.0035, -0.076], [0.0035, -0.076], [0.005, -0.098], [-0.005, -0.098]]), [40, 32, 24]);
  pen.line(p([[0.006, -0.012], [-0.05, -0.016], [-0.1, -0.026]]), INK, 0.02 * size, 0.2);
  pen.disc(0, 0, 0.0185 * size, pen.round(-0.02 * size, 0.02 * size, tone(BRASS, 0.92)));
  pen.soft(p([[0.012, 0.01], [-0.03, 0.0105], [-0.07, 0.009], [-0.104, 0.0005], [-0.116, -0.006], [-0.112, -0.018], [-0.1, -0.016], [-0.07, -0.008], [-0.03, -0.008], [0.012, -0.011]]), pen.upright(-0.016 * size, 0.012 * size, tone(BRASS, 0.62), tone(BRASS, 1.25)));
  pen.line(p([[0.006, 0.0045], [-0.03, 0.005], [-0.07, 0.004], [-0.1, -0.003]]), tone(BRASS, 1.6), 0.003 * size, 0.9);
  pen.disc(0, 0, 0.007 * size, tone(BRASS, 1.35));
}

/** Hooks on a board, with coats and a bag. @param {World} world @param {Point3} at @param {{ coats?: readonly Colour[], wide?: number }} [options] */
export function drawCoats(world, at, { coats = [rgb(58, 78, 120), rgb(196, 150, 70), rgb(120, 66, 56)], wide = 1.2 } = {}) {
  const pen = new Pen(world, at);
  pen.box(0.01, -0.03, wide, 0.1, INK, 0.16);
  pen.box(0, 0, wide, 0.1, pen.upright(0, 0.1, rgb(158, 116, 74), rgb(196, 152, 104)));
  const step = wide / (coats.length + 1);
  for (let hook = 0; hook <= coats.length; hook++) pen.turned(step * (hook + 0.5), 0.02, [[0.008, 0], [0.012, 0.02], [0.012, 0.05]], STEEL);
  coats.forEach((colour, index) => {
    const x = step * (index + 0.5);
    const long = 0.82 - (index % 2) * 0.24;
    pen.soft([[x + 0.03, 0], [x + 0.2, -0.2], [x + 0.24, -long], [x - 0.1, -long - 0.02]], INK, 0.14);
    const fill = pen.sheet.linear(pen.at(x - 0.2, 0), pen.at(x + 0.2, 0), [[0, tone(colour, 0.8)], [0.25, tone(colour, 1.16)], [0.5, tone(colour, 0.9)], [0.7, tone(colour, 1.08)], [1, tone(colour, 0.66)]]);
    pen.soft([[x - 0.03, 0.03], [x - 0.13, -0.09], [x - 0.19, -0.4], [x - 0.18, -long], [x + 0.17, -long - 0.01], [x + 0.19, -0.38], [x + 0.13, -0.08], [x + 0.03, 0.03]], fill);
    pen.soft([[x - 0.05, 0.02], [x, -0.06], [x + 0.05, 0.02], [x, 0.045]], tone(colour, 0.6));
    pen.line([[x, -0.06], [x + 0.01, -long + 0.02]], tone(colour, 0.62), 0.007);
    for (let button = -0.16; button > -long + 0.1; button -= 0.14) pen.disc(x + 0.025, button, 0.009, tone(colour, 1.5));
  });
}
