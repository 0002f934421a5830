import { mix, rgb, tone } from '../../drawing/colour.mjs';
import { FlatPen } from '../../drawing/flat-pen.mjs';
import { Pen } from '../../drawing/pen.mjs';
import { CLINKER, COBALT, INK, LARCH, OAK, PLASTER_ROSE, PLASTER_SAGE, PLASTER_SAND, STEEL, WHITE, ZINC } from '../../palette.mjs';
import { drawHelmet, drawJacket } from './clothes.mjs';
import { drawModel } from './management.mjs';
import { drawElevation, drawPencil, drawPin, drawPlanSheet, drawRoll, drawRuler, drawSheet, drawWriting } from './paper.mjs';
import { drawCup, drawRail, UP } from './table.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../types.ts').Point2} Point2 */
/** @typedef {import('../indoors.mjs').Room} Room */

const ORANGE = rgb(236, 142, 52);
const YELLOW = rgb(226, 178, 66);

/** Concrete with the joints and anchor holes of its formwork. @param {Room} room */
export function coverWithConcrete({ world, view }) {
  const wall = new Pen(world, [0, 0, 0]);
  const random = world.random.fork('concrete');
  for (let cloud = 0; cloud < 40; cloud++) wall.disc(random.between(-1, 1), random.between(0.8, 2.2), random.between(0.06, 0.26), tone(view.wall, random.pick([0.97, 1.06])), 0.35, random.between(0.03, 0.1));
  for (const x of [-0.62, 0.34]) wall.box(x, 0, 0.006, 2.6, INK, 0.2);
  wall.box(-2, 1.56, 4, 0.006, INK, 0.2);
  for (const x of [-0.76, -0.46, 0.2, 0.48]) for (const y of [1.4, 1.76]) {
    wall.disc(x, y, 0.016, tone(view.wall, 0.5));
    wall.disc(x + 0.004, y - 0.004, 0.012, tone(view.wall, 0.68));
  }
  for (let pore = 0; pore < 160; pore++) wall.disc(random.between(-1, 1), random.between(0.85, 2.2), random.between(0.0015, 0.005), INK, 0.3);
}

/** Set square, scale and pencils on the drawing under the lamp. @param {Room} room */
export function layDrafting({ world }) {
  const drawing = new Pen(world, [-0.46, 1.2, -0.03]);
  drawElevation(drawing, 1.06, 0.72, { colour: PLASTER_SAND, storeys: 4, bays: 9, gable: true });
  for (const x of [0.03, 1.03]) drawPin(drawing, x, 0.69);
  const lamp = new Pen(world, [-0.52, UP, -0.3]);
  lamp.shadow(0, 0, 0.26);
  lamp.disc(0, 0.012, 0.1, lamp.round(-0.1, 0.1, COBALT), 1, 0.02);
  lamp.line([[0, 0.02], [-0.07, 0.36], [0.2, 0.62]], tone(STEEL, 0.8), 0.014);
  lamp.line([[-0.004, 0.02], [-0.074, 0.36], [0.196, 0.624]], tone(ZINC, 1.4), 0.004);
  lamp.disc(-0.07, 0.36, 0.02, STEEL);
  lamp.shape([[0.13, 0.48], [0.32, 0.36], [0.38, 0.46], [0.23, 0.66], [0.17, 0.65]], lamp.sheet.linear(lamp.at(0.14, 0.5), lamp.at(0.34, 0.6), [[0, tone(COBALT, 1.3)], [1, tone(COBALT, 0.7)]]));
  lamp.shape([[0.13, 0.48], [0.32, 0.36], [0.326, 0.37], [0.14, 0.494]], [255, 240, 200]);
  drawPlanSheet(new FlatPen(world, [-0.42, UP, -0.76], 0.05), 0.86, 0.56);
  const square = new FlatPen(world, [0.04, UP, -0.64], -0.25);
  square.shape([[0.01, -0.012], [0.35, -0.012], [0.01, 0.25]], INK, 0.14);
  square.sheet.path(`M${[[0, 0], [0.34, 0], [0, 0.26]].map(([x, y]) => square.at(x ?? 0, y ?? 0).join(' ')).join('L')}zM${[[0.06, 0.05], [0.19, 0.05], [0.06, 0.15]].map(([x, y]) => square.at(x ?? 0, y ?? 0).join(' ')).join('L')}z`, { fill: mix(COBALT, WHITE, 0.45), opacity: 0.6, rule: 'evenodd' });
  square.line([[0, 0], [0.34, 0], [0, 0.26], [0, 0]], COBALT, 0.004);
  for (let mark = 0.02; mark < 0.32; mark += 0.02) square.line([[mark, 0], [mark, 0.012]], INK, 0.002, 0.7);
  drawRuler(new FlatPen(world, [-0.44, UP, -0.66], 0.16), 0, 0, 0.34);
  drawPencil(new FlatPen(world, [-0.02, UP, -0.72], 0.9), 0, 0, 0.17, YELLOW);
  const cup = new Pen(world, [0.56, UP, -0.3]);
  for (const [dx, tall, colour] of /** @type {const} */ ([[-0.03, 0.24, YELLOW], [-0.008, 0.27, COBALT], [0.016, 0.23, [184, 72, 56]], [0.034, 0.25, STEEL]])) {
    cup.shape([[dx * 0.6 - 0.005, 0.08], [dx * 0.6 + 0.005, 0.08], [dx * 1.6 + 0.005, tall], [dx * 1.6 - 0.005, tall]], [...colour]);
    cup.shape([[dx * 1.6 - 0.005, tall], [dx * 1.6 + 0.005, tall], [dx * 1.7, tall + 0.02]], tone(OAK, 1.5));
  }
  drawCup(cup, 0, 0, WHITE, STEEL);
}

/** The white model of a house before the drawings of a competition. @param {Room} room */
export function layArchitecture({ world }) {
  for (const [x, y, w, h, options] of /** @type {const} */ ([[-0.7, 1.4, 0.62, 0.56, { colour: PLASTER_SAND, storeys: 3, bays: 8, gable: true }], [0.02, 1.4, 0.62, 0.56, { colour: PLASTER_SAGE, storeys: 4, bays: 8 }]])) {
    const pen = new Pen(world, [x, y, -0.03]);
    drawElevation(pen, w, h, options);
    for (const pin of [0.03, w - 0.03]) drawPin(pen, pin, h - 0.025, STEEL);
  }
  drawModel(world, [0.05, UP, -0.36]);
  const samples = new FlatPen(world, [-0.52, UP, -0.46], 0.16);
  [CLINKER, LARCH, PLASTER_ROSE, ZINC].forEach((colour, index) => {
    const [x, y] = [(index % 2) * 0.12, Math.floor(index / 2) * 0.13];
    samples.box(x + 0.008, y - 0.01, 0.1, 0.11, INK, 0.2);
    samples.box(x, y, 0.1, 0.11, samples.sheet.linear(samples.at(x, y + 0.11), samples.at(x + 0.1, y), [[0, tone(colour, 1.25)], [1, colour]]));
    if (index === 0) for (let course = 0; course < 4; course++) samples.box(x, y + 0.024 + course * 0.025, 0.1, 0.004, WHITE, 0.6);
    if (index === 1) for (let board = 1; board < 4; board++) samples.box(x + board * 0.025, y, 0.003, 0.11, INK, 0.4);
    if (index === 3) for (const dx of [0.03, 0.07]) samples.box(x + dx, y, 0.004, 0.11, INK, 0.3);
  });
  drawRoll(new Pen(world, [-0.02, UP + 0.032, -0.62]), 0, 0, 0.42);
  const sketch = new FlatPen(world, [-0.3, UP, -0.8], -0.06);
  drawSheet(sketch, 0.4, 0.2, rgb(244, 238, 216));
  sketch.line([[0.03, 0.05], [0.37, 0.05]], INK, 0.004);
  sketch.line([[0.06, 0.05], [0.06, 0.12], [0.13, 0.16], [0.2, 0.12], [0.2, 0.05]], COBALT, 0.004);
  sketch.line([[0.2, 0.1], [0.31, 0.1], [0.31, 0.05]], COBALT, 0.004);
  for (const x of [0.08, 0.11, 0.15, 0.22, 0.25, 0.28]) sketch.box(x, 0.068, 0.014, 0.02, INK, 0.6);
  drawPencil(new FlatPen(world, [0, UP, -0.74], 0.5), 0, 0, 0.15, INK);
}

/** Helmet and warning vest on their hooks over plan, tape and radio. @param {Room} room */
export function laySiteManagement({ world }) {
  const wall = new Pen(world, [0, 0, -0.05]);
  drawRail(wall, -0.72, 1.9, 1.44, [-0.42, 0.3]);
  drawJacket(new Pen(world, [-0.4, 1.9, -0.09]), 0, 0, ORANGE, { tall: 0.86, vest: true });
  drawHelmet(new Pen(world, [0.3, 1.72, -0.12]), 0, 0, rgb(250, 250, 246), 1.35);
  const plan = new Pen(world, [0.02, 1.12, -0.03]);
  drawElevation(plan, 0.66, 0.46, { colour: CLINKER, storeys: 4, bays: 8 });
  for (const x of [0.03, 0.63]) drawPin(plan, x, 0.43);
  drawPlanSheet(new FlatPen(world, [-0.42, UP, -0.74], 0.08), 0.66, 0.46);
  drawRoll(new Pen(world, [-0.06, UP + 0.034, -0.28]), 0, 0, 0.52);
  const radio = new Pen(world, [-0.4, UP, -0.4]);
  radio.shadow(0, 0, 0.16);
  radio.box(0.018, 0.2, 0.014, 0.2, INK);
  radio.box(-0.045, 0, 0.09, 0.21, radio.round(-0.045, 0.045, rgb(52, 58, 66)));
  radio.box(-0.034, 0.14, 0.068, 0.045, rgb(150, 186, 160));
  for (let slot = 0; slot < 6; slot++) radio.box(-0.03, 0.03 + slot * 0.014, 0.06, 0.006, INK, 0.8);
  radio.turned(-0.026, 0.21, [[0.012, 0], [0.012, 0.025]], ORANGE);
  drawTapeMeasure(world, [0.28, UP, -0.58]);
  drawPencil(new FlatPen(world, [-0.1, UP, -0.66], 0.5), 0, 0, 0.17, rgb(184, 72, 56));
  drawCup(new Pen(world, [0.44, UP, -0.4]), 0, 0, COBALT);
}

/** @param {import('../../drawing/world.mjs').World} world @param {import('../../types.ts').Point3} place */
function drawTapeMeasure(world, place) {
  const pen = new Pen(world, place);
  pen.shadow(0, 0, 0.16);
  const blade = new FlatPen(world, place);
  blade.box(-0.26, -0.01, 0.22, 0.024, YELLOW);
  for (let mark = 0; mark < 11; mark++) blade.box(-0.255 + mark * 0.02, -0.01, 0.003, mark % 5 ? 0.01 : 0.018, INK, 0.8);
  pen.soft([[-0.06, 0.004], [-0.066, 0.08], [-0.04, 0.125], [0.03, 0.13], [0.064, 0.1], [0.068, 0.004]], pen.round(-0.07, 0.07, COBALT));
  pen.disc(0.002, 0.066, 0.04, tone(COBALT, 0.7));
  pen.disc(0.002, 0.066, 0.034, WHITE, 0.95);
  for (const [dx, h] of /** @type {const} */ ([[-0.018, 0.014], [-0.004, 0.03], [0.01, 0.021]])) pen.box(dx, 0.052, 0.011, h, COBALT);
}

/** A levelling instrument on its tripod; helmet and the sums of a beam before it. @param {Room} room */
export function laySurveying({ world }) {
  const leg = new Pen(world, [-0.04, UP, -0.3]);
  for (const [x, shade] of /** @type {const} */ ([[0.02, 0.7], [-0.26, 1], [0.28, 0.9]])) {
    leg.shadow(x, 0, 0.1);
    leg.shape([[x * 0.16 - 0.022, 0.54], [x * 0.16 + 0.022, 0.54], [x + 0.014, 0], [x - 0.014, 0]], leg.sheet.linear(leg.at(x * 0.5 - 0.04, 0), leg.at(x * 0.5 + 0.04, 0), [[0, tone(YELLOW, shade * 1.15)], [1, tone(YELLOW, shade * 0.75)]]));
    leg.shape([[x * 0.62 - 0.02, 0.24], [x * 0.62 + 0.02, 0.24], [x * 0.7 + 0.019, 0.18], [x * 0.7 - 0.019, 0.18]], STEEL);
    leg.shape([[x - 0.012, 0.05], [x + 0.012, 0.05], [x + 0.002, -0.01], [x - 0.002, -0.01]], tone(STEEL, 0.7));
  }
  leg.turned(0, 0.53, [[0.1, 0], [0.1, 0.025], [0.06, 0.035]], tone(STEEL, 1.05));
  for (const x of [-0.055, 0.055]) leg.turned(x, 0.565, [[0.012, 0], [0.018, 0.01], [0.018, 0.03], [0.01, 0.04]], STEEL);
  leg.turned(0, 0.6, [[0.085, 0], [0.085, 0.02], [0.07, 0.03]], tone(STEEL, 0.85));
  leg.soft([[-0.13, 0.64], [-0.13, 0.76], [-0.08, 0.8], [0.08, 0.8], [0.12, 0.76], [0.12, 0.64], [0, 0.622]], leg.upright(0.62, 0.8, tone(COBALT, 0.8), tone(COBALT, 1.25)));
  leg.box(0.1, 0.665, 0.1, 0.1, leg.upright(0.665, 0.765, tone(STEEL, 0.7), tone(STEEL, 1.3)));
  leg.box(0.19, 0.655, 0.024, 0.12, INK);
  leg.box(-0.2, 0.685, 0.085, 0.062, leg.upright(0.685, 0.747, tone(STEEL, 0.6), tone(STEEL, 1.2)));
  leg.disc(-0.01, 0.71, 0.042, tone(STEEL, 0.9));
  leg.disc(-0.016, 0.716, 0.026, tone(STEEL, 1.4));
  leg.box(-0.05, 0.8, 0.09, 0.014, tone(COBALT, 0.7));
  leg.soft([[-0.03, 0.8], [-0.026, 0.83], [0.02, 0.83], [0.024, 0.8]], rgb(170, 206, 120));
  for (const [dx, h] of /** @type {const} */ ([[-0.09, 0.02], [-0.072, 0.042], [-0.054, 0.029]])) leg.box(dx, 0.655, 0.013, h, WHITE);
  const staff = new Pen(world, [0.5, UP, -0.12]);
  staff.box(0.02, -0.02, 0.1, 1.5, INK, 0.16);
  staff.box(0, 0, 0.1, 1.5, tone(WHITE, 1.2));
  for (let mark = 0; mark < 46; mark++) staff.box(mark % 10 < 5 ? 0.008 : 0.05, mark * 0.032, 0.042, 0.016, Math.floor(mark / 10) % 2 ? rgb(184, 72, 56) : INK);
  drawHelmet(new Pen(world, [0.34, UP + 0.03, -0.52]), 0, 0);
  const notes = new FlatPen(world, [-0.44, UP, -0.74], 0.08);
  drawSheet(notes, 0.44, 0.34);
  for (let square = 1; square < 15; square++) notes.box(square * 0.028, 0.006, 0.0012, 0.328, COBALT, 0.2);
  for (let square = 1; square < 12; square++) notes.box(0.006, square * 0.028, 0.428, 0.0012, COBALT, 0.2);
  notes.line([[0.05, 0.24], [0.39, 0.24]], INK, 0.007);
  for (const x of [0.05, 0.39]) notes.shape([[x, 0.236], [x - 0.016, 0.21], [x + 0.016, 0.21]], INK);
  for (let arrow = 0; arrow < 9; arrow++) notes.line([[0.06 + arrow * 0.04, 0.3], [0.06 + arrow * 0.04, 0.25]], COBALT, 0.004);
  notes.line([[0.05, 0.3], [0.39, 0.3]], COBALT, 0.004);
  notes.shape(Array.from({ length: 15 }, (_, index) => /** @type {Point2} */ ([0.05 + (0.34 * index) / 14, 0.16 - Math.sin((index / 14) * Math.PI) * 0.08])), mix(rgb(184, 72, 56), WHITE, 0.5), 0.7);
  drawWriting(notes, 0.05, 0.056, 0.2, 2);
  drawPencil(new FlatPen(world, [-0.08, UP, -0.74], 0.7), 0, 0, 0.17, YELLOW);
  drawRoll(new Pen(world, [-0.68, UP + 0.032, -0.3]), 0, 0, 0.36);
}
