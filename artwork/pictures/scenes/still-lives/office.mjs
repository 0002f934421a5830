import { mix, rgb, tone } from '../../drawing/colour.mjs';
import { FlatPen } from '../../drawing/flat-pen.mjs';
import { letter } from '../../drawing/lettering.mjs';
import { Pen } from '../../drawing/pen.mjs';
import { CLINKER, COBALT, INK, OAK, PLASTER_ROSE, PLASTER_SAGE, STEEL, WHITE, ZINC } from '../../palette.mjs';
import { drawScreen } from '../rooms/office.mjs';
import { drawPlant } from '../rooms/plants.mjs';
import { drawBooks, drawPrint } from '../rooms/props.mjs';
import { drawElevation, drawPencil, drawPin, drawPlanSheet, drawSheet, drawWriting } from './paper.mjs';
import { drawCup, tilted, UP } from './table.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../types.ts').Point2} Point2 */
/** @typedef {import('../indoors.mjs').Room} Room */

const BRASS = rgb(198, 158, 84);

/** A key that hangs from its ring; x, y: the middle of its bow. @param {Pen} pen @param {number} x @param {number} y @param {Colour} metal */
function drawKey(pen, x, y, metal) {
  const fill = pen.round(x - 0.02, x + 0.02, metal);
  pen.shape([[x + 0.004, y - 0.02], [x + 0.018, y - 0.02], [x + 0.018, y - 0.1], [x + 0.004, y - 0.1]], INK, 0.16);
  pen.disc(x, y, 0.019, fill);
  pen.disc(x, y + 0.006, 0.006, tone(STEEL, 0.9));
  pen.shape([[x - 0.007, y - 0.012], [x - 0.007, y - 0.086], [x, y - 0.095], [x + 0.007, y - 0.088], [x + 0.007, y - 0.08], [x + 0.014, y - 0.074], [x + 0.007, y - 0.066], [x + 0.012, y - 0.058], [x + 0.007, y - 0.05], [x + 0.007, y - 0.012]], fill);
}

/** Many keys on one ring. @param {Pen} pen @param {number} x @param {number} y the hook */
export function drawKeyBunch(pen, x, y) {
  for (const [radius, colour] of /** @type {const} */ ([[0.06, STEEL], [0.054, tone(ZINC, 1.3)]])) pen.line(Array.from({ length: 25 }, (_, index) => /** @type {Point2} */ ([x + Math.cos((index / 12) * Math.PI) * radius, y - 0.05 + Math.sin((index / 12) * Math.PI) * radius])), [...colour], 0.008);
  [-58, -40, -25, -12, 2, 16, 30, 46].forEach((degrees, index) =>
    tilted(pen, x, y - 0.05, -degrees, () => {
      pen.sheet.group({ transform: `translate(${Math.round(pen.at(x, 0)[0] * -0.5)} ${Math.round(pen.at(0, y - 0.13)[1] * -0.5)}) scale(1.5)` }, () => drawKey(pen, x, y - 0.13, index % 3 === 1 ? BRASS : tone(ZINC, 1.1)));
    }),
  );
  pen.shape([[x + 0.05, y - 0.1], [x + 0.12, y - 0.13], [x + 0.2, y - 0.3], [x + 0.14, y - 0.32]], COBALT);
}

/** A board of keys, each with its number; plan and contract below it. @param {Room} room */
export function layLetting({ world }) {
  const board = new Pen(world, [-0.56, 1.08, -0.04]);
  const [wide, tall] = [1.12, 0.86];
  board.box(0.03, -0.04, wide, tall, INK, 0.16);
  board.box(0, 0, wide, tall, board.upright(0, tall, tone(OAK, 0.92), tone(OAK, 1.16)));
  board.box(0.035, 0.035, wide - 0.07, tall - 0.07, board.upright(0, tall, rgb(226, 222, 210), rgb(240, 236, 226)));
  board.box(0.035, tall - 0.05, wide - 0.07, 0.015, INK, 0.14);
  const tags = /** @type {const} */ ([COBALT, [168, 78, 58], [226, 178, 66], [96, 122, 104]]);
  [0.62, 0.365, 0.11].forEach((y, row) => {
    board.box(0.05, y + 0.12, wide - 0.1, 0.045, board.upright(y + 0.12, y + 0.165, tone(OAK, 1), tone(OAK, 1.25)));
    for (let place = 0; place < 7; place++) {
      const x = 0.13 + place * 0.143;
      board.box(x - 0.026, y + 0.129, 0.052, 0.027, WHITE);
      letter(world.sheet, String(row * 7 + place + 1), board.at(x, y + 0.1345), { size: 22, colour: INK, anchor: 'middle' });
      board.disc(x, y + 0.106, 0.008, BRASS);
      board.line([[x, y + 0.106], [x, y + 0.092], [x + 0.01, y + 0.09]], BRASS, 0.006);
      if ((row * 7 + place) % 9 === 4) continue;
      drawKey(board, x + 0.012, y + 0.076, place % 3 ? tone(ZINC, 1.15) : BRASS);
      const colour = /** @type {Colour} */ ([...(tags[(place + row * 2) % 4] ?? COBALT)]);
      tilted(board, x, y + 0.09, 9 + ((place * 5) % 7), () => {
        board.box(x - 0.036, y - 0.026, 0.03, 0.1, board.round(x - 0.036, x - 0.006, colour));
        board.box(x - 0.031, y + 0.004, 0.02, 0.03, WHITE, 0.9);
      });
    }
  });
  drawPlanSheet(new FlatPen(world, [-0.5, UP, -0.66], 0.06), 0.6, 0.44);
  const contract = new FlatPen(world, [0.22, UP, -0.6], -0.14);
  drawSheet(contract, 0.26, 0.36);
  drawWriting(contract, 0.03, 0.32, 0.12, 1, COBALT);
  drawWriting(contract, 0.03, 0.28, 0.2, 9);
  contract.line([[0.03, 0.05], [0.12, 0.05]], INK, 0.002, 0.6);
  drawPencil(new FlatPen(world, [0.24, UP, -0.66], 0.5), 0, 0, 0.17, COBALT);
  const keys = new FlatPen(world, [0.02, UP, -0.52], 2.1);
  keys.line(Array.from({ length: 17 }, (_, index) => /** @type {Point2} */ ([Math.cos((index / 8) * Math.PI) * 0.035, Math.sin((index / 8) * Math.PI) * 0.035])), STEEL, 0.007);
  drawKey(keys, 0, -0.05, BRASS);
  const second = new FlatPen(world, [0.02, UP, -0.52], 2.9);
  drawKey(second, 0, -0.05, tone(ZINC, 1.2));
  drawCup(new Pen(world, [0.5, UP, -0.24]), 0, 0, COBALT);
}

/** A telephone, a headset, and the screen of a customer adviser. @param {Room} room */
export function layService({ world }) {
  drawPrint(world, [-0.62, 1.36, -0.03], { width: 0.5, height: 0.6, draw: (pen) => drawCalendar(pen) });
  const board = new Pen(world, [0.04, 1.38, -0.03]);
  board.box(0.02, -0.03, 0.62, 0.56, INK, 0.14);
  board.box(0, 0, 0.62, 0.56, board.upright(0, 0.56, rgb(176, 140, 98), rgb(200, 164, 120)));
  for (const [x, y, w, h, colour, turn] of /** @type {const} */ ([[0.05, 0.3, 0.16, 0.2, WHITE, -3], [0.27, 0.33, 0.14, 0.14, [246, 214, 120], 4], [0.46, 0.3, 0.12, 0.17, WHITE, -2], [0.08, 0.07, 0.13, 0.13, [178, 200, 226], 3], [0.27, 0.06, 0.28, 0.19, WHITE, 2]]))
    tilted(board, x, y, turn, () => {
      board.box(x + 0.008, y - 0.01, w, h, INK, 0.16);
      board.box(x, y, w, h, tone([...colour], 1.05));
      drawWriting(board, x + 0.02, y + h - 0.05, w - 0.04, Math.floor((h - 0.05) / 0.024));
      drawPin(board, x + w / 2, y + h - 0.016, w > 0.15 ? [184, 72, 56] : COBALT);
    });
  drawScreen(new Pen(world, [-0.28, UP, -0.32]));
  const headset = new Pen(world, [0.2, UP, -0.4]);
  headset.shadow(0, 0, 0.26);
  headset.disc(0, 0.008, 0.08, tone(OAK, 0.9), 1, 0.014);
  headset.box(-0.011, 0, 0.022, 0.26, headset.round(-0.011, 0.011, OAK));
  const band = (/** @type {number} */ r) => Array.from({ length: 15 }, (_, index) => /** @type {Point2} */ ([Math.cos((index / 14) * Math.PI) * r, 0.19 + Math.sin((index / 14) * Math.PI) * r * 1.06]));
  headset.line(band(0.1), tone(STEEL, 0.7), 0.018);
  headset.line(band(0.103), tone(STEEL, 1.4), 0.005);
  for (const side of [-1, 1]) {
    headset.soft([[side * 0.082, 0.23], [side * 0.135, 0.215], [side * 0.14, 0.15], [side * 0.12, 0.115], [side * 0.078, 0.12]], headset.round(side * 0.11 - 0.04, side * 0.11 + 0.04, COBALT));
    headset.soft([[side * 0.07, 0.22], [side * 0.088, 0.225], [side * 0.088, 0.125], [side * 0.07, 0.13]], rgb(40, 46, 54));
  }
  headset.line([[-0.12, 0.13], [-0.13, 0.08], [-0.08, 0.04], [-0.03, 0.05]], tone(STEEL, 0.8), 0.009);
  headset.soft([[-0.05, 0.062], [-0.02, 0.068], [-0.012, 0.05], [-0.04, 0.036]], rgb(40, 46, 54));
  drawPlant(world, [0.56, UP, -0.3], { tall: 0.42, pot: tone(WHITE, 0.96) });
  const keyboard = new FlatPen(world, [-0.46, UP, -0.66]);
  keyboard.box(0.01, -0.012, 0.42, 0.14, INK, 0.14);
  keyboard.box(0, 0, 0.42, 0.14, tone(ZINC, 1.5));
  for (let row = 0; row < 5; row++) for (let key = 0; key < 15; key++) keyboard.box(0.008 + key * 0.027, 0.01 + row * 0.0255, 0.023, 0.02, tone(WHITE, 1.2));
  const note = new FlatPen(world, [0.12, UP, -0.72], -0.1);
  drawSheet(note, 0.22, 0.28);
  drawWriting(note, 0.03, 0.23, 0.16, 6);
  drawPencil(new FlatPen(world, [0.18, UP, -0.62], 0.6), 0, 0, 0.16, COBALT);
  drawCup(new Pen(world, [0.42, UP, -0.6]), 0, 0, tone(COBALT, 1));
}

/** @param {Pen} pen */
function drawCalendar(pen) {
  pen.box(0.025, 0.44, 0.45, 0.135, COBALT);
  pen.box(0.06, 0.49, 0.2, 0.03, WHITE, 0.9);
  for (let day = 0; day < 35; day++) {
    const [x, y] = [0.055 + (day % 7) * 0.058, 0.37 - Math.floor(day / 7) * 0.075];
    pen.box(x, y, 0.046, 0.05, day % 7 > 4 ? mix(ZINC, WHITE, 0.55) : mix(ZINC, WHITE, 0.8));
    if ([3, 11, 16, 24].includes(day)) pen.disc(x + 0.023, y + 0.025, 0.015, day === 16 ? rgb(184, 72, 56) : COBALT, 0.9);
  }
}

/** Microphone, notebook and the day's papers. @param {Room} room */
export function layPress({ world }) {
  for (const [x, y, w, h, options] of /** @type {const} */ ([[-0.66, 1.42, 0.58, 0.46, { colour: CLINKER, storeys: 5, bays: 9 }], [0.02, 1.5, 0.42, 0.36, { colour: PLASTER_SAGE, gable: true, storeys: 3, bays: 6 }], [0.5, 1.44, 0.42, 0.42, { colour: PLASTER_ROSE, bays: 6 }]])) {
    const pen = new Pen(world, [x, y, -0.03]);
    drawElevation(pen, w, h, options);
    for (const pin of [0.03, w - 0.03]) drawPin(pen, pin, h - 0.025);
  }
  drawBooks(world, [-0.68, UP, -0.16], { count: 8 });
  const microphone = new Pen(world, [0.06, UP, -0.34]);
  microphone.shadow(0, 0, 0.32);
  microphone.disc(0, 0.01, 0.12, microphone.round(-0.12, 0.12, STEEL), 1, 0.024);
  microphone.line([[0, 0.01], [0, 0.24], [-0.02, 0.3]], tone(STEEL, 0.9), 0.018);
  microphone.line([[-0.005, 0.02], [-0.005, 0.24], [-0.024, 0.3]], tone(ZINC, 1.4), 0.005);
  tilted(microphone, -0.02, 0.3, -18, () => {
    microphone.turned(-0.02, 0.26, [[0.022, 0], [0.03, 0.1], [0.03, 0.13]], tone(STEEL, 0.8));
    microphone.box(-0.066, 0.375, 0.092, 0.075, microphone.round(-0.066, 0.026, COBALT));
    for (const [dx, h] of /** @type {const} */ ([[-0.045, 0.02], [-0.026, 0.042], [-0.007, 0.029]])) microphone.box(dx, 0.392, 0.015, h, WHITE);
    microphone.disc(-0.02, 0.5, 0.06, microphone.sheet.radial(microphone.at(-0.04, 0.525), 0.1 * microphone.scale, [[0, tone(STEEL, 1.4)], [0.5, tone(STEEL, 0.8)], [1, tone(STEEL, 0.5)]]), 1, 0.068);
    for (let row = 0; row < 8; row++) for (let dot = 0; dot < 7; dot++) microphone.disc(-0.062 + dot * 0.014 + (row % 2) * 0.007, 0.456 + row * 0.0125, 0.0034, INK, Math.hypot(dot - 3, row - 3.5) < 3.6 ? 0.5 : 0.01);
  });
  const paper = new FlatPen(world, [-0.5, UP, -0.7], 0.16);
  for (const lift of [0.02, 0.01, 0]) {
    paper.box(lift * 1.2 + 0.008, lift - 0.012, 0.36, 0.46, INK, 0.12);
    paper.box(lift * 1.2, lift, 0.36, 0.46, tone(rgb(232, 228, 216), lift ? 0.92 : 1.2));
  }
  paper.box(0.025, 0.4, 0.2, 0.035, INK, 0.85);
  paper.box(0.025, 0.388, 0.31, 0.004, COBALT);
  drawHousesInPrint(paper);
  for (const column of [0.025, 0.132, 0.24]) for (let line = 0; line < (column > 0.2 ? 17 : 8); line++) paper.box(column, (column > 0.2 ? 0.365 : 0.17) - line * 0.019, 0.095, 0.006, INK, 0.4);
  const notes = new FlatPen(world, [0.16, UP, -0.68], -0.12);
  notes.box(0.012, -0.014, 0.3, 0.34, INK, 0.16);
  notes.box(0, 0, 0.3, 0.34, COBALT);
  notes.box(0.008, 0.006, 0.284, 0.328, tone(WHITE, 1.3));
  notes.box(0.148, 0.006, 0.004, 0.328, INK, 0.16);
  for (const left of [0.025, 0.168]) drawWriting(notes, left, 0.3, 0.11, left > 0.1 ? 5 : 11);
  drawPencil(new FlatPen(world, [0.3, UP, -0.62], 0.7), 0, 0, 0.17, tone(STEEL, 0.8));
  drawCup(new Pen(world, [0.5, UP, -0.36]), 0, 0, WHITE);
}

/** @param {FlatPen} paper */
function drawHousesInPrint(paper) {
  paper.box(0.025, 0.2, 0.202, 0.17, rgb(186, 206, 218));
  for (const [x, w, h, colour] of /** @type {const} */ ([[0.03, 0.06, 0.11, CLINKER], [0.09, 0.05, 0.09, PLASTER_SAGE], [0.14, 0.075, 0.125, PLASTER_ROSE]])) {
    paper.box(x, 0.2, w, h, [...colour]);
    for (let pane = 0; pane < 9; pane++) paper.box(x + 0.008 + (pane % 3) * w * 0.3, 0.21 + Math.floor(pane / 3) * h * 0.3, w * 0.16, h * 0.16, INK, 0.6);
  }
}
