import { rgb, tone } from '../../drawing/colour.mjs';
import { Pen } from '../../drawing/pen.mjs';
import { COBALT, INK, OAK, STEEL, WHITE } from '../../palette.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../types.ts').Point2} Point2 */
/** @typedef {import('../../types.ts').Point3} Point3 */
/** @typedef {import('../../drawing/world.mjs').World} World */

/** A panel radiator with its valve and pipes. @param {World} world @param {Point3} at its lower left corner @param {{ width?: number, height?: number }} [size] */
export function drawRadiator(world, at, { width = 1, height = 0.55 } = {}) {
  const pen = new Pen(world, at);
  for (const grow of [0.05, 0.03, 0.015]) pen.box(0.03 - grow, -0.03 - grow, width + grow * 2 + 0.02, height + grow, INK, 0.07);
  for (const x of [0.06, width - 0.09]) pen.box(x, -0.14, 0.022, 0.16, tone(WHITE, 0.82));
  pen.box(0, 0, width, height, pen.upright(0, height, tone(WHITE, 0.84), tone(WHITE, 0.98)));
  const ribs = Math.round(width / 0.05);
  for (let rib = 0; rib < ribs; rib++) {
    const x = 0.015 + ((width - 0.03) * rib) / ribs;
    pen.box(x, 0.03, 0.012, height - 0.07, INK, 0.1);
    pen.box(x + 0.013, 0.03, 0.008, height - 0.07, tone(WHITE, 1.7), 0.7);
  }
  pen.box(0, height - 0.018, width, 0.03, tone(WHITE, 1.4));
  pen.box(width - 0.002, height - 0.09, 0.07, 0.035, tone(WHITE, 0.9));
  pen.box(width + 0.035, height - 0.1, 0.055, 0.055, tone(WHITE, 1.1));
}

/** An old radiator of cast-iron columns. @param {World} world @param {Point3} at @param {{ width?: number, height?: number }} [size] */
export function drawColumnRadiator(world, at, { width = 0.95, height = 0.7 } = {}) {
  const pen = new Pen(world, at);
  pen.box(0.02, -0.06, width + 0.05, height + 0.02, INK, 0.14);
  const columns = Math.round(width / 0.068);
  for (let column = 0; column < columns; column++) {
    const x = (width * (column + 0.5)) / columns;
    const half = (width / columns) * 0.46;
    pen.soft([[x - half, 0.03], [x - half, height - 0.05], [x, height], [x + half, height - 0.05], [x + half, 0.03], [x, 0]], pen.round(x - half, x + half, tone(WHITE, 0.93)));
    pen.box(x - half * 0.2, 0.08, half * 0.5, height - 0.17, INK, 0.16);
  }
  for (const x of [0.04, width - 0.08]) pen.box(x, -0.1, 0.03, 0.12, tone(WHITE, 0.8));
  pen.turned(-0.06, 0.02, [[0.016, 0], [0.016, 0.08], [0.028, 0.09], [0.028, 0.15]], tone(OAK, 0.9));
}

/** A curtain that hangs in folds. @param {World} world @param {Point3} at its lower middle @param {{ width?: number, height: number, colour?: Colour, opacity?: number }} options */
export function drawCurtain(world, at, { width = 0.5, height, colour = rgb(236, 232, 222), opacity = 0.94 }) {
  const pen = new Pen(world, at);
  const folds = Math.max(3, Math.round(width / 0.09));
  const half = width / 2;
  const stops = Array.from({ length: folds * 3 + 1 }, (_, index) =>
    /** @type {const} */ ([index / (folds * 3), tone(colour, [0.8, 1.14, 0.95][index % 3] ?? 1)]),
  );
  const hem = Array.from({ length: folds + 1 }, (_, index) => /** @type {Point2} */ ([-half * 1.08 + (width * 1.08 * index) / folds, 0.02 + (index % 2) * 0.014]));
  pen.shape([[-half * 0.92, height], [half * 0.92, height], ...hem.reverse()], pen.sheet.linear(pen.at(-half, 0), pen.at(half, 0), stops), opacity);
  pen.box(-half, height - 0.09, width, 0.02, INK, 0.08);
}

/** A chair of bent wood, from the side. @param {World} world @param {Point3} at @param {{ colour?: Colour, seat?: Colour, facing?: 1 | -1 }} [options] */
export function drawSideChair(world, at, { colour = OAK, seat = COBALT, facing = 1 } = {}) {
  const pen = new Pen(world, at);
  const f = facing;
  const p = (/** @type {readonly (readonly [number, number])[]} */ points) => points.map(([x, y]) => /** @type {Point2} */ ([x * f, y]));
  pen.shadow(0.02, 0.005, 0.62);
  for (const [shift, shade] of /** @type {const} */ ([[0.05, 0.62], [0, 1]])) {
    const wood = tone(colour, shade);
    pen.line(p([[-0.2 + shift, 0.45], [-0.26 + shift, 0.02]]), wood, 0.032);
    pen.line(p([[0.2 + shift, 0.44], [0.23 + shift, 0.0]]), wood, 0.032);
    pen.line(p([[-0.2 + shift, 0.44], [-0.24 + shift, 0.66], [-0.3 + shift, 0.86]]), wood, 0.03);
  }
  pen.soft(p([[-0.24, 0.43], [-0.22, 0.475], [0.2, 0.485], [0.27, 0.465], [0.24, 0.43]]), seat);
  pen.line(p([[-0.21, 0.475], [0.22, 0.483]]), tone(seat, 1.35), 0.01);
  pen.soft(p([[-0.33, 0.86], [-0.25, 0.66], [-0.215, 0.67], [-0.285, 0.88]]), tone(colour, 1.12));
}

/** A lamp that hangs from above. @param {World} world @param {Point3} at the shade's lower middle @param {{ cord?: number, size?: number, colour?: Colour }} [options] */
export function drawHangingLamp(world, at, { cord = 1.4, size = 0.2, colour = COBALT } = {}) {
  const pen = new Pen(world, at);
  pen.line([[0, size * 0.9], [0, cord]], STEEL, 0.008);
  pen.disc(0, 0, size * 2.4, pen.sheet.radial(pen.at(0, 0), size * 2.4 * pen.scale, [[0, [255, 238, 190], 0.35], [1, [255, 238, 190], 0]]));
  pen.turned(0, 0, [[size, 0], [size * 0.94, size * 0.2], [size * 0.55, size * 0.66], [size * 0.16, size * 0.82], [size * 0.12, size]], colour);
  pen.disc(0, 0.002, size * 0.97, [255, 240, 200], 1, size * 0.13);
}

/** Books, lying and standing. @param {World} world @param {Point3} at @param {{ count?: number }} [options] */
export function drawBooks(world, at, { count = 5 } = {}) {
  const pen = new Pen(world, at);
  const random = world.random.fork(`books${at.join()}`);
  let x = 0;
  for (let book = 0; book < count; book++) {
    const [wide, tall] = [random.between(0.022, 0.045), random.between(0.18, 0.25)];
    const colour = random.pick([COBALT, rgb(196, 176, 140), rgb(150, 74, 58), rgb(92, 112, 100), rgb(226, 218, 200), rgb(206, 160, 70)]);
    pen.box(x, 0, wide, tall, pen.round(x, x + wide, colour));
    pen.box(x + wide * 0.2, tall * 0.72, wide * 0.6, tall * 0.06, WHITE, 0.6);
    x += wide + 0.002;
  }
}

/** A table seen from its long side. @param {World} world @param {Point3} at its middle @param {{ width?: number, up?: number, colour?: Colour }} [options] */
export function drawLongSideTable(world, at, { width = 1.6, up = 0.74, colour = OAK } = {}) {
  const half = width / 2;
  const [x, , z] = at;
  const near = z - 0.4;
  const pen = new Pen(world, [x, 0, near]);
  const far = new Pen(world, [x, 0, z + 0.35]);
  far.shadow(0, 0.01, width * 1.1);
  for (const side of [-1, 1]) {
    far.box(side * (half - 0.09) - 0.025, 0, 0.05, up, tone(colour, 0.6));
    pen.shape([[side * (half - 0.06) - 0.03, up], [side * (half - 0.06) + 0.03, up], [side * (half - 0.06) + 0.018, 0], [side * (half - 0.06) - 0.018, 0]], pen.round(side * (half - 0.06) - 0.03, side * (half - 0.06) + 0.03, tone(colour, 0.9)));
  }
  const top = (/** @type {number} */ inset) => /** @type {Point3[]} */ ([[x - half + inset, up, z + 0.38 - inset], [x + half - inset, up, z + 0.38 - inset], [x + half - inset, up, near + inset], [x - half + inset, up, near + inset]]);
  world.surface(top(0), tone(colour, 1.16), [0, 1, 0]);
  world.veil(top(0), [[0, WHITE, 0.34], [1, WHITE, 0]]);
  pen.box(-half, up - 0.1, width, 0.07, tone(colour, 0.8));
  pen.box(-half, up - 0.034, width, 0.034, tone(colour, 1.06));
  pen.box(-half, up - 0.008, width, 0.008, tone(colour, 1.4));
}

/** A framed print. @param {World} world @param {Point3} at its lower left corner @param {{ width: number, height: number, draw: (pen: Pen) => void, frame?: Colour }} options */
export function drawPrint(world, at, { width, height, draw, frame = tone(OAK, 0.9) }) {
  const pen = new Pen(world, at);
  pen.box(0.03, -0.05, width, height, INK, 0.14);
  pen.box(0, 0, width, height, frame);
  pen.box(0, height - 0.006, width, 0.006, tone(frame, 1.4));
  pen.box(0.025, 0.025, width - 0.05, height - 0.05, tone(WHITE, 1.2));
  draw(pen);
}

/** A bed along the wall, seen from its side. @param {World} world @param {Point3} at its middle @param {{ width?: number, cover?: Colour }} [options] */
export function drawBed(world, at, { width = 1.9, cover = COBALT } = {}) {
  const pen = new Pen(world, at);
  const half = width / 2;
  pen.shadow(0, 0.01, width * 1.15);
  for (const x of [-half + 0.06, half - 0.11]) pen.box(x, 0, 0.05, 0.2, tone(OAK, 0.7));
  pen.box(-half, 0.16, width, 0.14, pen.upright(0.16, 0.3, tone(OAK, 0.8), tone(OAK, 1.05)));
  pen.box(-half - 0.03, 0.16, 0.05, 0.62, tone(OAK, 0.95));
  pen.box(-half + 0.03, 0.29, width - 0.05, 0.16, pen.upright(0.29, 0.45, tone(WHITE, 0.84), tone(WHITE, 1)));
  pen.soft([[-half + 0.04, 0.44], [-half + 0.06, 0.6], [-half + 0.3, 0.63], [-half + 0.52, 0.52], [-half + 0.5, 0.44]], pen.upright(0.42, 0.64, tone(WHITE, 0.86), tone(WHITE, 1.3)));
  const folds = pen.sheet.linear(pen.at(-half + 0.5, 0), pen.at(half, 0), [[0, tone(cover, 1.05)], [0.2, tone(cover, 1.24)], [0.34, tone(cover, 0.96)], [0.6, tone(cover, 1.16)], [0.8, tone(cover, 0.92)], [1, tone(cover, 1.04)]]);
  pen.shape([[-half + 0.46, 0.49], [-half + 0.62, 0.515], [0.2, 0.5], [half - 0.06, 0.5], [half + 0.005, 0.47], [half + 0.02, 0.24], [half - 0.3, 0.215], [0.1, 0.235], [-half + 0.7, 0.21], [-half + 0.47, 0.225]], folds);
  pen.line([[-half + 0.47, 0.49], [-half + 0.62, 0.512], [0.2, 0.497], [half - 0.06, 0.497]], tone(cover, 1.4), 0.012, 0.8);
  pen.box(-half + 0.46, 0.225, 0.16, 0.27, tone(cover, 1.3), 0.6);
}

/** Building blocks, a ball and a wooden car on the floor. @param {World} world @param {Point3} at */
export function drawToys(world, at) {
  const pen = new Pen(world, at);
  const [red, yellow] = [rgb(190, 84, 66), rgb(226, 178, 66)];
  pen.shadow(0.1, 0, 0.7);
  for (const [x, y, w, h, colour] of /** @type {const} */ ([[-0.2, 0, 0.12, 0.12, COBALT], [-0.06, 0, 0.12, 0.12, OAK], [0.08, 0, 0.12, 0.12, red], [-0.13, 0.12, 0.12, 0.12, yellow], [0.02, 0.12, 0.12, 0.12, WHITE]]))
    pen.box(x, y, w, h, pen.round(x, x + w, [...colour]));
  pen.shape([[-0.13, 0.24], [-0.01, 0.24], [-0.07, 0.34]], red);
  pen.disc(0.42, 0.1, 0.1, pen.sheet.radial(pen.at(0.39, 0.14), 0.16 * pen.scale, [[0, tone(yellow, 1.4)], [0.6, yellow], [1, tone(yellow, 0.6)]]));
  pen.box(-0.72, 0.05, 0.3, 0.07, pen.upright(0.05, 0.12, tone(OAK, 0.9), tone(OAK, 1.2)));
  pen.soft([[-0.64, 0.12], [-0.6, 0.19], [-0.5, 0.19], [-0.47, 0.12]], tone(OAK, 1.1));
  for (const x of [-0.65, -0.49]) {
    pen.disc(x, 0.045, 0.045, tone(red, 0.9));
    pen.disc(x, 0.045, 0.016, tone(OAK, 1.3));
  }
}

/** A child's scooter, leaning on the wall. @param {World} world @param {Point3} at @param {{ colour?: Colour, size?: number }} [options] */
export function drawScooter(world, at, { colour = COBALT, size = 1 } = {}) {
  const pen = new Pen(world, at);
  const p = (/** @type {readonly (readonly [number, number])[]} */ points) => points.map(([x, y]) => /** @type {Point2} */ ([x * size, y * size]));
  pen.shadow(0, 0, 0.9 * size);
  for (const x of [-0.32, 0.3]) {
    pen.disc(x * size, 0.09 * size, 0.09 * size, STEEL);
    pen.disc(x * size, 0.09 * size, 0.06 * size, tone(WHITE, 0.9));
    pen.disc(x * size, 0.09 * size, 0.018 * size, STEEL);
  }
  pen.line(p([[-0.3, 0.12], [0.12, 0.1], [0.2, 0.2]]), tone(colour, 0.8), 0.05 * size);
  pen.line(p([[-0.3, 0.135], [0.12, 0.115]]), tone(colour, 1.35), 0.012 * size);
  pen.line(p([[0.3, 0.09], [0.2, 0.74]]), tone(colour, 1), 0.035 * size);
  pen.line(p([[0.29, 0.12], [0.195, 0.74]]), tone(colour, 1.4), 0.009 * size);
  pen.line(p([[0.11, 0.75], [0.29, 0.73]]), STEEL, 0.032 * size);
  pen.line(p([[0.09, 0.752], [0.14, 0.747]]), rgb(210, 120, 66), 0.042 * size);
}

/** Where water, waste and current come out of a kitchen's wall. @param {World} world @param {Point3} at */
export function drawConnections(world, at) {
  const pen = new Pen(world, at);
  for (const x of [-0.1, 0.1]) {
    pen.disc(x, 0.56, 0.035, tone(WHITE, 0.86));
    pen.turned(x, 0.53, [[0.014, 0], [0.02, 0.02], [0.02, 0.05], [0.01, 0.07]], rgb(188, 194, 198));
  }
  pen.disc(0, 0.42, 0.045, tone(WHITE, 0.8));
  pen.disc(0, 0.42, 0.03, STEEL);
  for (const x of [0.55, 0.68]) {
    pen.box(x + 0.006, 1.132, 0.1, 0.1, INK, 0.14);
    pen.box(x, 1.14, 0.1, 0.1, tone(WHITE, 1.1));
    pen.disc(x + 0.05, 1.19, 0.034, tone(WHITE, 0.9));
    for (const side of [-0.011, 0.011]) pen.disc(x + 0.05 + side, 1.19, 0.005, STEEL);
  }
}
