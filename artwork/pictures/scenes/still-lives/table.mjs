import { tone } from '../../drawing/colour.mjs';
import { INK, OAK, STEEL, WHITE } from '../../palette.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../types.ts').Point3} Point3 */
/** @typedef {import('../../drawing/pen.mjs').Pen} Pen */
/** @typedef {import('../../drawing/world.mjs').World} World */

/** The height of the table, in metres. */
export const UP = 0.85;
const [REACH, NEAR] = [2, -1.08];

/** A table along the wall that runs out of the picture towards the viewer. @param {World} world @param {{ colour?: Colour, boards?: number }} [options] */
export function drawTable(world, { colour = tone(OAK, 1.2), boards = 6 } = {}) {
  const random = world.random.fork('table');
  const strip = (/** @type {number} */ far, /** @type {number} */ near) => /** @type {Point3[]} */ ([[-REACH, UP, far], [REACH, UP, far], [REACH, UP, near], [-REACH, UP, near]]);
  for (let board = 0; board < boards; board++) {
    const [far, near] = [(NEAR * board) / boards, (NEAR * (board + 1)) / boards];
    const wood = tone(colour, random.between(0.95, 1.06));
    world.surface(strip(far, near), wood, [0, 1, 0]);
    if (boards === 1) continue;
    for (let grain = 0; grain < 9; grain++) {
      const z = far + (near - far) * random.next();
      const [from, long] = [random.between(-1.2, 0.8), random.between(0.3, 1.1)];
      world.surface([[from, UP, z], [from + long / 2, UP, z - 0.002], [from + long, UP, z], [from + long / 2, UP, z - 0.005]], tone(wood, random.chance(0.6) ? 0.82 : 1.14), [0, 1, 0], { opacity: 0.6 });
    }
    world.surface(strip(near + 0.003, near), tone(wood, 0.7), [0, 1, 0]);
  }
  for (const reach of [0.02, 0.06, 0.14]) world.surface(strip(0, -reach), INK, [0, 1, 0], { opacity: 0.09 });
  world.veil(strip(0, NEAR), [[0, WHITE, 0.22], [0.5, WHITE, 0.02], [1, INK, 0.12]]);
  world.sheet.polygon(world.seeAll([[-0.95, UP, -0.1], [-0.35, UP, -0.1], [0.35, UP, -1.02], [-0.2, UP, -1.02]]), [255, 233, 178], 0.2);
}

/** What `draw` draws, turned about a place. @param {Pen} pen @param {number} x @param {number} y @param {number} degrees clockwise @param {() => void} draw */
export function tilted(pen, x, y, degrees, draw) {
  pen.sheet.group({ transform: `rotate(${degrees} ${pen.at(x, y).map(Math.round).join(' ')})` }, draw);
}

/** A rail of oak with hooks. @param {Pen} pen @param {number} left @param {number} y @param {number} wide @param {readonly number[]} hooks */
export function drawRail(pen, left, y, wide, hooks) {
  pen.box(left + 0.02, y - 0.03, wide, 0.11, INK, 0.14);
  pen.box(left, y, wide, 0.1, pen.upright(y, y + 0.1, tone(OAK, 0.95), tone(OAK, 1.2)));
  pen.box(left, y + 0.094, wide, 0.008, tone(OAK, 1.5));
  for (const x of hooks) {
    pen.disc(x, y + 0.05, 0.022, tone(STEEL, 1.1));
    pen.line([[x, y + 0.05], [x, y + 0.005], [x + 0.012, y - 0.012], [x + 0.026, y]], STEEL, 0.013);
  }
}

/** A cup. @param {Pen} pen @param {number} x @param {number} y @param {Colour} colour @param {Colour} [inside] */
export function drawCup(pen, x, y, colour, inside = [84, 54, 36]) {
  pen.shadow(x, y, 0.12);
  pen.line([[x + 0.035, y + 0.075], [x + 0.07, y + 0.07], [x + 0.068, y + 0.03], [x + 0.035, y + 0.025]], tone(colour, 0.86), 0.011);
  pen.turned(x, y, [[0.036, 0], [0.04, 0.01], [0.042, 0.095]], colour, { open: inside });
}
