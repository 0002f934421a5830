import { mix, rgb, tone } from '../../drawing/colour.mjs';
import { FlatPen } from '../../drawing/flat-pen.mjs';
import { Pen } from '../../drawing/pen.mjs';
import { CLINKER, COBALT, INK, LARCH, OAK, PLASTER_ROSE, PLASTER_SAGE, PLASTER_SAND, STEEL, WHITE, ZINC } from '../../palette.mjs';
import { drawCasement, drawChisel, drawHammer, drawPlane, drawSaw, drawSquare, drawTins } from '../rooms/workshop.mjs';
import { drawPencil } from './paper.mjs';
import { drawRail, tilted, UP } from './table.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../types.ts').Point2} Point2 */
/** @typedef {import('../../drawing/world.mjs').World} World */
/** @typedef {import('../indoors.mjs').Room} Room */

/** Curls of wood. @param {World} world @param {readonly [x: number, z: number]} at @param {number} count */
function drawShavings(world, [x, z], count) {
  const random = world.random.fork('shavings');
  for (let curl = 0; curl < count; curl++) {
    const pen = new FlatPen(world, [x + random.between(-0.22, 0.26), UP, z + random.between(-0.1, 0.12)], random.between(0, 6));
    const s = random.between(0.7, 1.5);
    const turns = Array.from({ length: 12 }, (_, index) => /** @type {Point2} */ ([Math.cos(index * 0.62) * (0.026 - index * 0.0014) * s + index * 0.0022, Math.sin(index * 0.62) * (0.026 - index * 0.0014) * s]));
    pen.line(turns.map(([a, b]) => [a + 0.006, b - 0.008]), INK, 0.009, 0.16);
    pen.line(turns, tone(LARCH, random.between(1.05, 1.5)), 0.01);
  }
}

/** An old casement being put right, with plane and shavings. @param {Room} room */
export function layJoinery({ world }) {
  const wall = new Pen(world, [0, 0, -0.04]);
  drawRail(wall, -0.95, 1.9, 1.9, []);
  drawSaw(wall, -0.68, 1.84, COBALT);
  drawChisel(wall, -0.42, 1.84, tone(OAK, 0.9));
  drawHammer(wall, 0.5, 1.86, OAK);
  drawSquare(wall, 0.7, 1.84, OAK);
  drawCasement(new Pen(world, [-0.24, UP, -0.16]));
  const plane = new Pen(world, [-0.34, UP, -0.52]);
  drawPlane(plane);
  drawShavings(world, [0.26, -0.56], 17);
  drawPencil(new FlatPen(world, [-0.3, UP, -0.72], 0.2), 0, 0, 0.15, RED);
}

const RED = rgb(168, 78, 58);

/** A wall that is being painted: the roller, the tins, a fan of colours. @param {Room} room */
export function layPainting({ world }) {
  const wall = new Pen(world, [0, 0, -0.01]);
  const colour = rgb(112, 142, 128);
  const random = world.random.fork('strokes');
  for (let stroke = 0; stroke < 8; stroke++) {
    const [x, top, foot] = [-0.98 + stroke * 0.165, 2.4, stroke < 6 ? 0.84 : 1.28 + random.between(-0.05, 0.1)];
    wall.box(x, foot, 0.19, top - foot, mix(colour, WHITE, random.between(0, 0.1)));
    for (let bristle = 0; bristle < 9; bristle++) wall.box(x + bristle * 0.02, foot - random.between(0, stroke < 6 ? 0 : 0.035), 0.02, 0.06, mix(colour, WHITE, random.between(0, 0.1)));
    wall.box(x + 0.184, foot, 0.006, top - foot, tone(colour, 1.12), 0.7);
  }
  wall.box(0.205, 1.24, 0.15, 0.9, mix(colour, WHITE, 0.04));
  const roller = new Pen(world, [0.26, 1.3, -0.12]);
  roller.box(-0.12, -0.07, 0.28, 0.09, INK, 0.16);
  roller.box(-0.14, -0.045, 0.28, 0.09, roller.upright(-0.045, 0.045, tone(colour, 0.72), tone(colour, 1.25)));
  for (let nap = 0; nap < 60; nap++) roller.box(-0.14 + random.next() * 0.27, -0.045 + random.next() * 0.08, 0.006, 0.008, tone(colour, random.pick([0.8, 1.3])), 0.5);
  roller.box(0.14, -0.02, 0.018, 0.04, tone(COBALT, 1.1));
  roller.line([[0.15, 0], [0.195, 0], [0.195, -0.12], [0.02, -0.14], [0.02, -0.2]], ZINC, 0.013);
  roller.turned(0.02, -0.42, [[0.02, 0], [0.026, 0.03], [0.02, 0.12], [0.024, 0.19], [0.014, 0.23]], COBALT);
  const card = new Pen(world, [0.52, 1.56, -0.03]);
  [PLASTER_SAND, colour, PLASTER_ROSE, PLASTER_SAGE, rgb(180, 194, 204)].forEach((tint, index) =>
    tilted(card, 0, 0, -26 + index * 15, () => {
      card.box(-0.03, 0.01, 0.092, 0.3, INK, 0.12);
      card.box(-0.04, 0.02, 0.09, 0.3, tone(WHITE, 1.3));
      for (let field = 0; field < 4; field++) card.box(-0.032, 0.082 + field * 0.058, 0.074, 0.05, mix(tint, WHITE, field * 0.17));
    }),
  );
  card.disc(0, 0.03, 0.012, STEEL);
  const cloth = new FlatPen(world, [0, UP, -0.5]);
  cloth.soft([[-0.85, -0.5], [-0.72, 0.2], [-0.3, 0.28], [0.3, 0.26], [0.62, 0.2], [0.8, -0.5]], tone(WHITE, 0.98));
  for (const [x, lean] of /** @type {const} */ ([[-0.5, 0.1], [-0.1, 0.06], [0.36, -0.08]])) cloth.line([[x, 0.24], [x + lean * 0.4, 0], [x - lean, -0.4]], tone(WHITE, 0.84), 0.008);
  for (const [x, z, r] of /** @type {const} */ ([[-0.2, -0.1, 0.012], [0.36, -0.16, 0.016], [0.42, -0.06, 0.008], [-0.05, -0.2, 0.01]])) cloth.disc(x, z, r, colour);
  const tins = new Pen(world, [-0.36, UP, -0.42]);
  drawTins(tins);
  const pot = new Pen(world, [0.34, UP, -0.48]);
  pot.shadow(0, 0, 0.24);
  pot.turned(0, 0, [[0.09, 0], [0.1, 0.17]], tone(ZINC, 1.05), { open: colour });
  pot.soft([[-0.1, 0.17], [-0.1, 0.1], [-0.075, 0.06], [-0.06, 0.12], [-0.03, 0.09], [0, 0.15]], colour);
  const brush = new FlatPen(world, [0.02, UP, -0.68], 0.3);
  brush.box(0.008, -0.022, 0.26, 0.03, INK, 0.16);
  brush.soft([[-0.02, -0.008], [0.06, -0.014], [0.13, -0.016], [0.13, 0.016], [0.06, 0.014], [-0.02, 0.008]], tone(OAK, 1.1));
  brush.box(0.125, -0.026, 0.045, 0.052, tone(ZINC, 1.1));
  brush.shape([[0.17, -0.026], [0.27, -0.03], [0.28, 0.014], [0.17, 0.026]], rgb(92, 72, 56));
  brush.shape([[0.22, -0.029], [0.27, -0.03], [0.28, 0.014], [0.225, 0.02]], colour);
}

/** A carpenter's hat, hammer and chisel over a joint of two beams. @param {Room} room */
export function layCarpentry({ world }) {
  const wall = new Pen(world, [0, 0, -0.06]);
  const beam = tone(LARCH, 1.1);
  for (const x of [-0.66, 0.5]) {
    wall.box(x + 0.02, 0.8, 0.2, 1.6, INK, 0.16);
    wall.box(x, 0.8, 0.18, 1.6, wall.round(x - 0.02, x + 0.22, beam));
    for (const dx of [0.04, 0.075, 0.12, 0.15]) wall.line([[x + dx, 0.85], [x + dx + 0.008, 1.3], [x + dx - 0.004, 2.2]], tone(beam, 0.8), 0.004, 0.6);
  }
  wall.shape([[-0.48, 1.16], [-0.48, 1.33], [0.5, 2.28], [0.5, 2.11]], tone(beam, 0.9));
  wall.line([[-0.48, 1.25], [0.5, 2.2]], tone(beam, 0.72), 0.005, 0.6);
  for (const [x, y] of /** @type {Point2[]} */ ([[-0.6, 1.2], [-0.54, 1.27], [0.56, 2.12]])) wall.disc(x, y, 0.016, tone(OAK, 0.66));
  const hat = new Pen(world, [0.02, 1.6, -0.1]);
  hat.box(-0.012, -0.03, 0.024, 0.06, STEEL);
  hat.disc(0.03, -0.035, 0.33, INK, 0.16, 0.17);
  hat.disc(0, 0, 0.33, hat.round(-0.33, 0.33, rgb(44, 44, 50)), 1, 0.165);
  hat.disc(0, 0.012, 0.3, rgb(36, 36, 42), 1, 0.14);
  hat.soft([[-0.165, -0.01], [-0.16, 0.13], [-0.1, 0.2], [0, 0.186], [0.1, 0.2], [0.16, 0.13], [0.165, -0.01], [0, -0.07]], hat.round(-0.17, 0.18, rgb(52, 52, 60)));
  hat.shape([[-0.167, -0.012], [-0.166, 0.04], [-0.08, 0.012], [0, 0.004], [0.08, 0.012], [0.166, 0.04], [0.167, -0.012], [0.08, -0.052], [0, -0.062], [-0.08, -0.052]], rgb(26, 26, 32));
  hat.soft([[-0.1, 0.18], [-0.03, 0.165], [0.04, 0.172], [0.02, 0.15], [-0.06, 0.15]], rgb(30, 30, 36));
  const far = new Pen(world, [0, UP, -0.36]);
  far.shadow(0, 0, 1);
  far.box(-0.72, 0, 0.8, 0.16, far.upright(0, 0.16, tone(beam, 0.8), tone(beam, 1.15)));
  far.box(0.08, 0.05, 0.13, 0.06, far.upright(0.05, 0.11, tone(beam, 0.9), tone(beam, 1.3)));
  far.box(0.076, 0, 0.006, 0.16, tone(beam, 0.6));
  far.box(0.3, 0, 0.46, 0.16, far.upright(0, 0.16, tone(beam, 0.76), tone(beam, 1.1)));
  far.box(0.3, 0.045, 0.13, 0.07, tone(beam, 0.42));
  far.box(0.3, 0.108, 0.13, 0.007, tone(beam, 0.26));
  for (const y of [0.03, 0.07, 0.12]) for (const [from, to] of /** @type {const} */ ([[-0.7, 0.04], [0.46, 0.74]])) far.line([[from, y], [(from + to) / 2, y + 0.008], [to, y - 0.004]], tone(beam, 0.78), 0.004, 0.6);
  far.line([[-0.1, 0.01], [-0.1, 0.155]], COBALT, 0.004);
  const tools = new FlatPen(world, [-0.18, UP, -0.6], 0.12);
  tools.box(-0.2, -0.03, 0.46, 0.03, INK, 0.18);
  tools.box(-0.22, -0.014, 0.42, 0.032, tone(OAK, 1.12));
  tools.box(-0.22, 0.006, 0.42, 0.006, tone(OAK, 1.5));
  tools.shape([[0.18, -0.09], [0.24, -0.1], [0.25, 0.02], [0.235, 0.13], [0.2, 0.03]], tone(STEEL, 1.1));
  tools.shape([[0.18, -0.09], [0.2, -0.094], [0.215, 0.03], [0.2, 0.03]], tone(STEEL, 1.6));
  const chisel = new FlatPen(world, [0.4, UP, -0.66], -0.3);
  chisel.box(-0.14, -0.03, 0.36, 0.03, INK, 0.16);
  chisel.box(0.02, -0.012, 0.2, 0.028, tone(ZINC, 1.2));
  chisel.soft([[-0.15, -0.012], [-0.06, -0.02], [0.03, -0.012], [0.03, 0.016], [-0.06, 0.024], [-0.15, 0.016]], CLINKER);
  drawShavings(world, [0.12, -0.5], 8);
  drawPencil(new FlatPen(world, [-0.3, UP, -0.78], -0.1), 0, 0, 0.16, RED);
}
