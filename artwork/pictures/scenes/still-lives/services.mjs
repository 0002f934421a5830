import { mix, rgb, tone } from '../../drawing/colour.mjs';
import { FlatPen } from '../../drawing/flat-pen.mjs';
import { Pen } from '../../drawing/pen.mjs';
import { COBALT, INK, STEEL, WHITE, ZINC } from '../../palette.mjs';
import { drawFlange, drawGauge, drawPipe, drawPump, drawValve } from '../rooms/heating.mjs';
import { drawScrewdriver } from '../rooms/workshop.mjs';
import { drawCup, tilted, UP } from './table.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../types.ts').Point2} Point2 */
/** @typedef {import('../indoors.mjs').Room} Room */

const [RED, YELLOW, BROWN] = [rgb(184, 72, 56), rgb(226, 178, 66), rgb(120, 78, 54)];
const COPPER = rgb(196, 118, 78);
const LED = rgb(132, 214, 140);

/** A cable that sags. @param {Pen} pen @param {Point2} from @param {Point2} to @param {number} sag @param {Colour} colour @param {number} [width] */
function drawCable(pen, [x1, y1], [x2, y2], sag, colour, width = 0.012) {
  const points = Array.from({ length: 19 }, (_, index) => {
    const share = index / 18;
    return /** @type {Point2} */ ([x1 + (x2 - x1) * (3 * share ** 2 - 2 * share ** 3), y1 + (y2 - y1) * share - Math.sin(share * Math.PI) * sag]);
  });
  pen.line(points.map(([x, y]) => [x + 0.012, y - 0.012]), INK, width, 0.18);
  pen.line(points, tone(colour, 0.86), width);
  pen.line(points.map(([x, y]) => [x - width * 0.16, y + width * 0.16]), tone(colour, 1.3), width * 0.34);
}

/** An open distribution board: fuses in rows, the wires above them, a meter before it. @param {Room} room */
export function layElectrics({ world }) {
  const board = new Pen(world, [-0.56, 1.02, -0.04]);
  board.box(0.03, -0.04, 1.12, 0.98, INK, 0.16);
  board.box(0, 0, 1.12, 0.98, board.round(0, 1.12, rgb(212, 215, 214)));
  board.box(0.045, 0.045, 1.03, 0.89, tone(STEEL, 1.06));
  board.box(0.045, 0.9, 1.03, 0.035, INK, 0.3);
  const wires = [BROWN, COBALT, tone(INK, 1.2), rgb(150, 152, 152), BROWN, COBALT];
  for (const [row, y] of [0.64, 0.36, 0.1].entries()) {
    board.box(0.06, y + 0.055, 1, 0.03, tone(ZINC, 1.3));
    for (let wire = 0; wire < 11; wire++) drawCable(board, [0.13 + wire * 0.082, y + 0.25], [0.113 + wire * 0.0865, y + 0.12], 0.02, wire % 6 === 5 ? rgb(110, 160, 70) : wires[(wire * 5 + row) % 6] ?? BROWN, 0.011);
    board.box(0.06, y + 0.225, 1, 0.03, rgb(196, 200, 200));
    for (let slot = 0; slot < 33; slot++) board.box(0.068 + slot * 0.03, y + 0.225, 0.008, 0.024, STEEL, 0.6);
    for (let fuse = 0; fuse < 11; fuse++) {
      const [x, wide] = [0.075 + fuse * 0.0875, 0.079];
      board.box(x, y, wide, 0.14, board.upright(y, y + 0.14, tone(WHITE, 0.86), tone(WHITE, 1.2)));
      board.box(x + wide - 0.006, y, 0.006, 0.14, INK, 0.16);
      board.box(x + 0.018, y + 0.04, 0.04, 0.06, tone(WHITE, 0.8));
      const off = row === 1 && fuse === 7;
      board.box(x + 0.023, y + (off ? 0.042 : 0.066), 0.03, 0.032, off ? RED : row === 0 && fuse < 2 ? COBALT : tone(STEEL, 0.8));
      board.box(x + 0.014, y + 0.112, 0.048, 0.012, row === 0 && fuse < 2 ? COBALT : STEEL, 0.7);
      board.disc(x + 0.04, y + 0.02, 0.007, tone(ZINC, 0.9));
    }
    board.box(0.075, y - 0.03, 0.955, 0.022, tone(WHITE, 1.2));
    for (let label = 0; label < 11; label++) board.box(0.09 + label * 0.0875, y - 0.023, [0.045, 0.035, 0.05][label % 3] ?? 0.04, 0.007, INK, 0.55);
  }
  const coil = new FlatPen(world, [-0.44, UP, -0.38]);
  for (let ring = 0; ring < 5; ring++) {
    const rim = Array.from({ length: 25 }, (_, index) => /** @type {Point2} */ ([Math.cos((index / 12) * Math.PI) * (0.16 - ring * 0.012), Math.sin((index / 12) * Math.PI) * (0.15 - ring * 0.012) + ring * 0.012]));
    if (ring === 0) coil.line(rim.map(([x, y]) => [x + 0.012, y - 0.014]), INK, 0.03, 0.16);
    coil.line(rim, tone(COBALT, ring % 2 ? 1.25 : 0.9), 0.013);
  }
  const meter = new Pen(world, [0.12, UP, -0.5]);
  meter.shadow(0, 0, 0.26);
  drawCable(meter, [-0.03, 0.045], [0.3, 0.56], 0.2, RED, 0.01);
  drawCable(meter, [0.03, 0.045], [0.16, 0.56], 0.16, INK, 0.01);
  for (const [x, colour] of /** @type {const} */ ([[0.3, RED], [0.16, INK]])) meter.box(x - 0.01, 0.52, 0.02, 0.1, meter.round(x - 0.01, x + 0.01, [...colour]));
  meter.soft([[-0.115, 0.01], [-0.12, 0.16], [-0.115, 0.3], [0, 0.318], [0.115, 0.3], [0.12, 0.16], [0.115, 0.01], [0, -0.006]], meter.round(-0.12, 0.12, YELLOW));
  meter.box(-0.095, 0.02, 0.19, 0.275, tone(STEEL, 0.82));
  meter.box(-0.078, 0.205, 0.156, 0.075, rgb(188, 204, 186));
  [[0, 1, 1, 1, 1, 0, 1], [1, 0, 1, 1, 1, 1, 1], [1, 1, 1, 1, 0, 1, 1]].forEach((_, digit) => meter.line(/** @type {Point2[][]} */ ([[[0, 0.045], [0.022, 0.045], [0.022, 0.024], [0, 0.024], [0, 0], [0.022, 0]], [[0.022, 0.045], [0, 0.045], [0, 0.024], [0.022, 0.024], [0.022, 0], [0, 0]], [[0, 0], [0.022, 0], [0.022, 0.045], [0, 0.045], [0, 0]]])[digit]?.map(([x, y]) => /** @type {Point2} */ ([x - 0.05 + digit * 0.036, y + 0.219])) ?? [], INK, 0.006));
  meter.disc(0, 0.13, 0.055, tone(STEEL, 0.6));
  meter.disc(0, 0.13, 0.044, tone(STEEL, 1.1));
  meter.line([[-0.018, 0.104], [0.02, 0.16]], WHITE, 0.009);
  for (const [x, colour] of /** @type {const} */ ([[-0.045, RED], [0.045, tone(INK, 0.6)]])) meter.disc(x, 0.045, 0.015, [...colour]);
  const tools = new Pen(world, [0.36, UP, -0.68]);
  for (const [x, turn, colour] of /** @type {const} */ ([[0, 76, RED], [0.03, 84, COBALT]])) tilted(tools, x, 0.02 - x, turn, () => drawScrewdriver(tools, x, 0.02 - x, [...colour]));
}

/** A rack of network sockets with their cables, a laptop before it. @param {Room} room */
export function layNetwork({ world }) {
  const rack = new Pen(world, [-0.5, 0.95, -0.05]);
  rack.box(0.03, -0.03, 1, 1.14, INK, 0.16);
  rack.box(0, 0, 1, 1.14, tone(STEEL, 0.7));
  rack.box(0.07, 0.03, 0.86, 1.08, rgb(26, 32, 40));
  for (const x of [0.025, 0.935]) {
    rack.box(x, 0, 0.04, 1.14, rack.round(x, x + 0.04, tone(STEEL, 1)));
    for (let hole = 0; hole < 26; hole++) rack.box(x + 0.014, 0.03 + hole * 0.043, 0.012, 0.014, INK);
  }
  const random = world.random.fork('cables');
  const unit = (/** @type {number} */ y, /** @type {Colour} */ colour) => {
    rack.box(0.04, y, 0.92, 0.12, rack.upright(y, y + 0.12, tone(colour, 0.8), tone(colour, 1.1)));
    rack.box(0.04, y + 0.116, 0.92, 0.004, tone(colour, 1.5));
    for (const x of [0.055, 0.945]) rack.disc(x, y + 0.06, 0.008, tone(ZINC, 1.1));
  };
  const port = (/** @type {number} */ index) => 0.105 + index * 0.0505 + Math.floor(index / 4) * 0.006;
  for (const [y, colour] of /** @type {const} */ ([[0.96, tone(ZINC, 1.1)], [0.78, tone(STEEL, 0.9)], [0.46, tone(ZINC, 1.1)], [0.28, tone(STEEL, 0.9)]])) {
    unit(y, colour);
    for (let index = 0; index < 16; index++) {
      rack.box(port(index), y + 0.035, 0.036, 0.042, INK);
      rack.box(port(index) + 0.004, y + 0.039, 0.028, 0.02, rgb(70, 76, 84));
      rack.box(port(index) + 0.003, y + 0.09, 0.03, 0.012, y === 0.96 || y === 0.46 ? WHITE : random.chance(0.75) ? LED : YELLOW, 0.9);
    }
  }
  unit(0.1, tone(STEEL, 1.06));
  for (let slot = 0; slot < 14; slot++) rack.box(0.14 + slot * 0.03, 0.13, 0.014, 0.06, INK, 0.6);
  rack.box(0.68, 0.135, 0.14, 0.05, rgb(30, 48, 60));
  rack.line([[0.7, 0.15], [0.73, 0.17], [0.76, 0.16], [0.8, 0.178]], LED, 0.006);
  for (const top of [0.96, 0.46])
    for (let index = 0; index < 16; index++) {
      if (index % 8 === 5) continue;
      const other = Math.max(0, Math.min(15, index + random.integer(-1, 1)));
      const colour = random.pick([COBALT, COBALT, YELLOW, rgb(206, 210, 210), COBALT, RED]);
      const [from, to] = /** @type {[Point2, Point2]} */ ([[port(index) + 0.018, top + 0.05], [port(other) + 0.018, top - 0.13]]);
      drawCable(rack, from, to, random.between(0.03, 0.11), colour, 0.014);
      for (const [x, y] of [from, to]) rack.box(x - 0.013, y - 0.016, 0.026, 0.028, tone(colour, 0.8));
    }
  drawLaptop(world, [0.05, UP, -0.42]);
  drawCup(new Pen(world, [-0.42, UP, -0.5]), 0, 0, WHITE);
  const loose = new FlatPen(world, [0.46, UP, -0.4]);
  for (const shift of [0, 0.016]) drawCable(loose, [-0.08, 0.1 - shift], [0.1, -0.16 + shift], 0.05 - shift * 2, shift ? YELLOW : COBALT, 0.012);
}

/** @param {import('../../drawing/world.mjs').World} world @param {import('../../types.ts').Point3} place */
function drawLaptop(world, place) {
  const pen = new Pen(world, place);
  const base = new FlatPen(world, [place[0], place[1], place[2] - 0.24]);
  for (const grow of [0.03, 0.015]) base.box(-0.19 - grow + 0.015, -0.02 - grow, 0.38 + grow * 2, 0.26 + grow, INK, 0.1);
  pen.box(-0.19, 0, 0.38, 0.26, tone(ZINC, 0.8));
  pen.box(-0.18, 0.012, 0.36, 0.238, rgb(24, 34, 48));
  for (let line = 0; line < 11; line++) pen.box(-0.162 + (line % 4 === 2 ? 0.025 : 0), 0.222 - line * 0.018, [0.13, 0.2, 0.09, 0.16, 0.05][line % 5] ?? 0.1, 0.007, [LED, [196, 210, 224], YELLOW, [120, 160, 236]][line % 4] ?? LED, 0.9);
  pen.shape([[-0.18, 0.25], [0.02, 0.25], [-0.1, 0.012], [-0.18, 0.012]], WHITE, 0.05);
  base.box(-0.19, 0, 0.38, 0.24, pen.sheet.linear(base.at(-0.19, 0.24), base.at(0.19, 0), [[0, tone(ZINC, 1.5)], [1, tone(ZINC, 1.05)]]));
  for (let row = 0; row < 5; row++) for (let key = 0; key < 12; key++) base.box(-0.172 + key * 0.0288, 0.1 + row * 0.026, 0.024, 0.02, rgb(48, 56, 64));
  base.box(-0.055, 0.014, 0.11, 0.068, tone(ZINC, 0.95));
}

/** Pipes to practise on, with pump, valves and gauge; the wrench before them. @param {Room} room */
export function layPipes({ world }) {
  const wall = new Pen(world, [0, 0, -0.1]);
  wall.box(-0.72, 1, 1.5, 0.98, INK, 0.1);
  wall.box(-0.75, 1.03, 1.5, 0.98, wall.upright(1.03, 2, rgb(206, 178, 138), rgb(226, 204, 168)));
  for (const x of [-0.72, 0.72]) for (const y of [1.06, 1.97]) wall.disc(x, y, 0.012, STEEL);
  drawPipe(wall, [-1, 1.86], [1, 1.86], 0.05, RED);
  drawPipe(wall, [-1, 1.68], [1, 1.68], 0.05, COBALT);
  for (const [x, top, colour] of /** @type {const} */ ([[-0.42, 1.86, COPPER], [0.02, 1.68, COPPER], [0.46, 1.86, COPPER]])) {
    drawPipe(wall, [x, top], [x, 0.86], 0.034, [...colour]);
    wall.box(x - 0.05, top - 0.06, 0.1, 0.12, wall.round(x - 0.05, x + 0.05, tone(COPPER, 1.15)));
    drawFlange(wall, x, 1.52);
  }
  drawPump(wall, -0.42, 1.24, RED);
  drawValve(wall, 0.02, 1.3, COBALT);
  drawValve(wall, 0.46, 1.36, RED);
  drawGauge(wall, 0.63, 1.18);
  drawPipe(wall, [-0.39, 0.99], [0, 0.99], 0.034, COPPER);
  for (const x of [-0.42, 0.02]) wall.box(x - 0.05, 0.94, 0.1, 0.1, wall.round(x - 0.05, x + 0.05, tone(COPPER, 1.15)));
  const wrench = new FlatPen(world, [-0.02, UP, -0.55], 0.24);
  for (const [shift, jaw, handle] of /** @type {const} */ ([[-0.014, INK, INK], [0, tone(STEEL, 1.2), RED]])) {
    const share = shift ? 0.2 : 1;
    const s = (/** @type {readonly Point2[]} */ points) => points.map(([x, y]) => /** @type {Point2} */ ([x - shift, y + shift]));
    wrench.shape(s([[-0.4, -0.028], [-0.4, 0.022], [0.02, 0.036], [0.02, -0.036]]), [...handle], share);
    wrench.shape(s([[0, -0.045], [0, 0.05], [0.05, 0.085], [0.2, 0.085], [0.235, 0.06], [0.21, 0.03], [0.1, 0.034], [0.075, -0.03]]), [...jaw], share);
    wrench.shape(s([[0.05, -0.1], [0.05, -0.03], [0.11, -0.024], [0.2, -0.016], [0.215, -0.05], [0.16, -0.1]]), [...jaw], share);
  }
  wrench.shape([[-0.39, 0.002], [-0.39, 0.012], [0, 0.022], [0, 0.008]], tone(RED, 1.4));
  wrench.disc(-0.37, -0.002, 0.012, tone(INK, 1.1));
  for (let tooth = 0; tooth < 6; tooth++) wrench.shape([[0.11 + tooth * 0.016, 0.034], [0.118 + tooth * 0.016, 0.022], [0.126 + tooth * 0.016, 0.033]], tone(STEEL, 1.2));
  wrench.box(0.012, -0.062, 0.034, 0.04, tone(ZINC, 1));
  for (let groove = 0; groove < 4; groove++) wrench.box(0.015 + groove * 0.008, -0.062, 0.003, 0.04, INK, 0.4);
  wrench.line([[0.05, 0.076], [0.2, 0.076]], tone(ZINC, 1.3), 0.005);
  for (const [x, z, turn] of /** @type {const} */ ([[-0.48, -0.34, 0.3], [0.42, -0.3, -0.5], [0.48, -0.56, 0.9]])) {
    const elbow = new FlatPen(world, [x, UP, z], turn);
    const bend = /** @type {Point2[]} */ ([[-0.07, 0], [-0.02, 0.002], [0.02, 0.02], [0.035, 0.06], [0.036, 0.1]]);
    elbow.line(bend.map(([a, b]) => [a + 0.014, b - 0.016]), INK, 0.045, 0.2);
    elbow.line(bend, tone(COPPER, 0.8), 0.05);
    elbow.line(bend, COPPER, 0.038);
    elbow.line(bend.map(([a, b]) => [a - 0.006, b + 0.006]), tone(COPPER, 1.5), 0.01);
  }
  const tape = new Pen(world, [-0.5, UP, -0.66]);
  tape.turned(0, 0, [[0.055, 0], [0.055, 0.05]], WHITE, { open: mix(WHITE, INK, 0.4) });
}
