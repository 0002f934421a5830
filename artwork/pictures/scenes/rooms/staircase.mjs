import { mix, rgb, tone } from '../../drawing/colour.mjs';
import { Pen } from '../../drawing/pen.mjs';
import { COBALT, CONCRETE, INK, OAK, STEEL, WHITE, ZINC } from '../../palette.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../types.ts').Point2} Point2 */
/** @typedef {import('../indoors.mjs').Room} Room */

const RISE = 0.168;
const TREAD = 0.29;

/** Oil paint up to shoulder height, with a line above it. @param {Room} room */
export function drawDado({ world, wall }) {
  const paint = mix(COBALT, rgb(206, 214, 216), 0.78);
  world.surface(wall.area({ left: -5, right: 5, bottom: 0, top: 1.42 }), paint, wall.outwards);
  world.veil(wall.area({ left: -5, right: 5, bottom: 0, top: 1.42 }), [[0, WHITE, 0.14], [1, INK, 0.14]]);
  world.surface(wall.area({ left: -5, right: 5, bottom: 1.42, top: 1.445 }), COBALT, wall.outwards);
}

/** A flight that rises to the right, letter boxes, and a pram that fits beside it. @param {Room} room */
export function furnishStaircase({ world }) {
  drawLetterBoxes(new Pen(world, [-1.95, 1.0, -0.02]));
  const pen = new Pen(world, [0.1, 0, -0.55]);
  const steps = 13;
  pen.shape([[-0.1, 0], [0, 0.06], [steps * TREAD, steps * RISE], [steps * TREAD, 0]], INK, 0.12);
  const profile = /** @type {Point2[]} */ ([[0, 0]]);
  for (let step = 0; step < steps; step++) profile.push([step * TREAD, (step + 1) * RISE], [(step + 1) * TREAD, (step + 1) * RISE]);
  pen.shape([...profile, [steps * TREAD, 0]], pen.upright(0, steps * RISE, tone(CONCRETE, 0.8), tone(CONCRETE, 0.98)));
  for (let step = 0; step < steps; step++) {
    const [x, y] = [step * TREAD, (step + 1) * RISE];
    pen.box(x - 0.03, y - 0.045, TREAD + 0.03, 0.045, tone(CONCRETE, 1.3));
    pen.box(x - 0.03, y - 0.01, TREAD + 0.03, 0.01, WHITE);
    pen.box(x, y - 0.09, TREAD, 0.045, INK, 0.1);
    const chips = world.random.fork(`chips${step}`);
    for (let chip = 0; chip < 16; chip++)
      pen.disc(x + chips.next() * TREAD, y - 0.052 - chips.next() * 0.11, 0.006, chips.pick([rgb(176, 128, 104), rgb(120, 126, 130), WHITE, rgb(96, 110, 128)]), 0.7, 0.004);
  }
  for (let bar = 0; bar < steps * 2; bar++) {
    const [x, y] = [(bar + 0.5) * (TREAD / 2), (Math.floor(bar / 2) + 1) * RISE];
    const rail = (x / TREAD) * RISE + 1.02;
    pen.box(x - 0.008, y, 0.016, rail - y, STEEL);
    pen.box(x - 0.008, y, 0.004, rail - y, tone(STEEL, 1.4), 0.8);
  }
  const hand = (/** @type {number} */ x) => /** @type {Point2} */ ([x, (x / TREAD) * RISE + 1.03]);
  pen.line([[-0.12, 0.98], hand(0.02), hand(steps * TREAD)], tone(OAK, 0.86), 0.06);
  pen.line([[-0.12, 0.993], [0.02, hand(0.02)[1] + 0.014], [steps * TREAD, hand(steps * TREAD)[1] + 0.014]], tone(OAK, 1.35), 0.016);
  pen.turned(-0.1, 0, [[0.05, 0], [0.035, 0.06], [0.03, 0.85], [0.045, 0.9], [0.045, 0.96]], tone(STEEL, 1.05));
  drawPram(new Pen(world, [-0.95, 0, -0.9]));
}

/** @param {Pen} pen */
function drawLetterBoxes(pen) {
  pen.box(0.03, -0.05, 1.02, 0.62, INK, 0.16);
  pen.box(0, 0, 1, 0.6, tone(ZINC, 0.8));
  for (let box = 0; box < 8; box++) {
    const [x, y] = [0.015 + (box % 4) * 0.245, 0.015 + Math.floor(box / 4) * 0.29];
    pen.box(x, y, 0.235, 0.28, pen.upright(y, y + 0.28, tone(ZINC, 1.02), tone(ZINC, 1.3)));
    pen.box(x + 0.03, y + 0.21, 0.175, 0.028, tone(STEEL, 0.8));
    pen.box(x + 0.03, y + 0.236, 0.175, 0.006, tone(ZINC, 1.7));
    pen.box(x + 0.05, y + 0.12, 0.09, 0.03, tone(WHITE, 1));
    pen.disc(x + 0.19, y + 0.06, 0.011, STEEL);
  }
  pen.shape([[0.3, 0.22], [0.44, 0.25], [0.46, 0.215], [0.32, 0.185]], tone(WHITE, 1.1));
}

/** @param {Pen} pen */
function drawPram(pen) {
  pen.shadow(0, 0.01, 1);
  for (const x of [-0.26, 0.26]) {
    pen.disc(x, 0.15, 0.15, STEEL);
    pen.disc(x, 0.15, 0.118, tone(CONCRETE, 1.1));
    for (let spoke = 0; spoke < 6; spoke++) {
      const [dx, dy] = [Math.cos((spoke * Math.PI) / 6) * 0.118, Math.sin((spoke * Math.PI) / 6) * 0.118];
      pen.line([[x - dx, 0.15 - dy], [x + dx, 0.15 + dy]], ZINC, 0.005);
    }
    pen.disc(x, 0.15, 0.022, STEEL);
  }
  pen.line([[-0.26, 0.15], [0.2, 0.46]], STEEL, 0.022);
  pen.line([[0.26, 0.15], [-0.2, 0.46], [-0.52, 0.92], [-0.6, 0.93]], STEEL, 0.022);
  const cloth = rgb(74, 96, 128);
  pen.soft([[-0.4, 0.62], [-0.34, 0.44], [-0.1, 0.38], [0.28, 0.4], [0.46, 0.54], [0.48, 0.66], [0.1, 0.64]], pen.round(-0.5, 0.5, cloth));
  pen.shape([[-0.02, 0.63], [0.06, 0.98], [0.22, 1.0], [0.38, 0.92], [0.47, 0.78], [0.48, 0.645]], pen.round(-0.1, 0.5, tone(cloth, 0.9)));
  for (const tip of /** @type {Point2[]} */ ([[0.06, 0.98], [0.22, 1.0], [0.38, 0.92]])) pen.line([[0.2, 0.64], tip], tone(cloth, 0.6), 0.008);
  pen.soft([[-0.4, 0.63], [-0.2, 0.7], [0.06, 0.68], [0.08, 0.62], [-0.38, 0.58]], tone(WHITE, 0.95));
}
