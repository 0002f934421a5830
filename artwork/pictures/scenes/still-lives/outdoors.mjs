import { mix, rgb, tone } from '../../drawing/colour.mjs';
import { FlatPen } from '../../drawing/flat-pen.mjs';
import { Pen } from '../../drawing/pen.mjs';
import { drawTree } from '../../elements/tree.mjs';
import { COBALT, INK, LEAF, LEAF_DEEP, OAK, STEEL, WHITE, ZINC } from '../../palette.mjs';
import { drawCase } from '../rooms/heating.mjs';
import { drawPlant } from '../rooms/plants.mjs';
import { drawJacket } from './clothes.mjs';
import { drawKeyBunch } from './office.mjs';
import { drawPencil, drawSheet, drawWriting } from './paper.mjs';
import { drawCup, drawRail, UP } from './table.mjs';

/** @typedef {import('../../types.ts').Colour} Colour */
/** @typedef {import('../../types.ts').Point2} Point2 */
/** @typedef {import('../indoors.mjs').Room} Room */

/** The boards of a shed. @param {Room} room */
export function coverWithBoards({ world, view }) {
  const wall = new Pen(world, [0, 0, 0]);
  const random = world.random.fork('boards');
  for (let x = -1.4; x < 1.4; x += 0.2) {
    wall.box(x, 0, 0.196, 2.6, wall.round(x - 0.1, x + 0.3, tone(view.wall, random.between(0.93, 1.06))));
    wall.box(x + 0.192, 0, 0.01, 2.6, tone(view.wall, 0.5));
    for (let grain = 0; grain < 4; grain++) {
      const [dx, y] = [random.between(0.02, 0.17), random.between(0.8, 1.8)];
      wall.line([[x + dx, y], [x + dx + 0.006, y + 0.25], [x + dx - 0.004, y + random.between(0.4, 0.8)]], tone(view.wall, 0.8), 0.004, 0.5);
    }
  }
}

/** Spade, jacket and young trees on the potting bench. @param {Room} room */
export function layGardening({ world }) {
  const wall = new Pen(world, [0, 0, -0.05]);
  drawRail(wall, -0.95, 1.86, 1.9, [-0.4, 0.6]);
  wall.box(-0.422, 1, 0.034, 1.5, INK, 0.16);
  wall.box(-0.437, 1, 0.034, 1.5, wall.round(-0.437, -0.403, tone(OAK, 1.25)));
  wall.soft([[-0.5, 1.36], [-0.53, 1.04], [-0.42, 0.9], [-0.28, 1.04], [-0.31, 1.36]], INK, 0.16);
  wall.shape([[-0.54, 1.38], [-0.545, 1.06], [-0.5, 0.94], [-0.42, 0.88], [-0.34, 0.94], [-0.295, 1.06], [-0.3, 1.38]], wall.round(-0.55, -0.29, tone(STEEL, 1.25)));
  wall.shape([[-0.452, 1.52], [-0.388, 1.52], [-0.375, 1.34], [-0.465, 1.34]], wall.round(-0.47, -0.37, tone(STEEL, 1)));
  wall.line([[-0.5, 1.05], [-0.44, 0.94]], WHITE, 0.01, 0.5);
  const coat = new Pen(world, [0.62, 1.86, -0.09]);
  drawJacket(coat, 0, 0, rgb(92, 112, 78), { tall: 0.8, badge: true });
  for (const [x, z, tall] of /** @type {const} */ ([[-0.04, -0.22, 0.72], [0.2, -0.34, 0.56]])) {
    drawTree(world, { at: [x, UP + 0.1, z], height: tall, spread: 0.46 });
    const pot = new Pen(world, [x, UP, z]);
    pot.shadow(0, 0, 0.2);
    pot.turned(0, 0, [[0.06, 0], [0.078, 0.13], [0.085, 0.132], [0.085, 0.16]], rgb(190, 116, 82), { open: [58, 44, 38] });
    pot.box(-0.007, 0.14, 0.014, 0.1, rgb(107, 90, 76));
  }
  drawPlant(world, [-0.46, UP, -0.3], { tall: 0.3 });
  const can = new Pen(world, [0.42, UP, -0.55]);
  can.shadow(0, 0, 0.3);
  can.line([[-0.09, 0.04], [-0.17, 0.16], [-0.22, 0.24]], tone(ZINC, 0.95), 0.026);
  can.shape([[-0.25, 0.215], [-0.19, 0.265], [-0.215, 0.285], [-0.27, 0.24]], tone(ZINC, 1.2));
  can.line([[0.03, 0.2], [0.06, 0.29], [0.16, 0.25], [0.15, 0.12], [0.1, 0.06]], tone(ZINC, 0.8), 0.018);
  can.turned(0, 0, [[0.1, 0], [0.1, 0.16], [0.075, 0.21]], tone(ZINC, 1.15), { open: tone(STEEL, 0.7) });
  for (const y of [0.03, 0.14]) can.box(-0.1, y, 0.2, 0.01, INK, 0.16);
  drawBasket(new Pen(world, [-0.2, UP, -0.6]));
}

/** A basket of apples. @param {Pen} pen */
function drawBasket(pen) {
  pen.shadow(0, 0, 0.36);
  for (const [x, y, colour] of /** @type {const} */ ([[-0.1, 0.13, [178, 66, 52]], [-0.02, 0.15, [196, 92, 58]], [0.06, 0.14, [206, 172, 74]], [0.11, 0.125, [178, 66, 52]], [-0.06, 0.12, [200, 160, 70]], [0.02, 0.118, [184, 72, 54]]])) {
    pen.disc(x, y, 0.05, pen.sheet.radial(pen.at(x - 0.018, y + 0.022), 0.075 * pen.scale, [[0, tone([...colour], 1.45)], [0.5, [...colour]], [1, tone([...colour], 0.66)]]));
    pen.line([[x, y + 0.04], [x + 0.008, y + 0.062]], rgb(90, 66, 48), 0.006);
  }
  pen.shape([[-0.17, 0.12], [0.17, 0.12], [0.14, 0], [-0.14, 0]], pen.round(-0.17, 0.17, rgb(182, 142, 96)));
  for (let row = 0; row < 4; row++) for (let weave = 0; weave < 12; weave++) pen.box(-0.155 + weave * 0.026 + (row % 2) * 0.013, 0.01 + row * 0.027, 0.018, 0.018, tone(rgb(182, 142, 96), (weave + row) % 2 ? 1.2 : 0.8), 0.6);
  pen.box(-0.175, 0.108, 0.35, 0.022, pen.round(-0.175, 0.175, rgb(166, 124, 82)));
}

/** A work jacket, a bunch of keys and a caretaker's tool case. @param {Room} room */
export function layCaretaking({ world }) {
  const wall = new Pen(world, [0, 0, -0.05]);
  drawRail(wall, -0.7, 1.88, 1.4, [-0.36, 0.24, 0.52]);
  drawJacket(new Pen(world, [-0.34, 1.88, -0.09]), 0, 0, rgb(86, 122, 166), { tall: 0.86, badge: true });
  drawKeyBunch(wall, 0.25, 1.87);
  const lamp = new Pen(world, [0.53, 1.85, -0.06]);
  lamp.line([[0, 0.02], [0, -0.05]], INK, 0.012);
  lamp.turned(0, -0.3, [[0.07, 0], [0.07, 0.07], [0.032, 0.12], [0.034, 0.25], [0.02, 0.26]], tone(STEEL, 0.9));
  lamp.disc(0, -0.3, 0.068, rgb(255, 240, 200), 1, 0.012);
  lamp.box(-0.012, -0.14, 0.024, 0.045, rgb(206, 92, 62));
  drawCase(new Pen(world, [0.02, UP, -0.42]));
  const bulbs = new Pen(world, [-0.5, UP, -0.5]);
  for (const x of [0, 0.14]) {
    bulbs.shadow(x, 0, 0.13);
    bulbs.box(x - 0.055, 0, 0.11, 0.17, bulbs.round(x - 0.055, x + 0.055, x ? rgb(214, 190, 150) : tone(WHITE, 0.98)));
    bulbs.disc(x, 0.1, 0.034, LAMP);
    bulbs.box(x - 0.014, 0.042, 0.028, 0.03, tone(STEEL, 1.2));
  }
  drawCup(new Pen(world, [0.5, UP, -0.62]), 0, 0, COBALT);
  const note = new FlatPen(world, [-0.3, UP, -0.76], 0.14);
  drawSheet(note, 0.24, 0.2);
  drawWriting(note, 0.03, 0.16, 0.17, 5);
  drawPencil(new FlatPen(world, [-0.16, UP, -0.68], 0.5), 0, 0, 0.15, rgb(184, 72, 56));
}

const LAMP = rgb(246, 198, 79);

/** A topping-out crown of fir with its ribbons, hanging from the crane. @param {import('../../drawing/world.mjs').World} world */
export function drawToppingOutCrown(world) {
  const { sheet } = world;
  const random = world.random.fork('crown');
  const [cx, cy, r] = [sheet.width * 0.56, sheet.height * 0.42, sheet.height * 0.2];
  const green = (/** @type {number} */ share) => mix(LEAF_DEEP, LEAF, share);
  const hook = /** @type {Point2} */ ([cx, cy - r * 1.25]);
  sheet.line([[cx, -10], hook], STEEL, 5);
  for (const x of [-1, -0.36, 0.36, 1]) sheet.line([hook, [cx + x * r, cy]], rgb(120, 98, 72), 4);
  const ribbons = /** @type {const} */ ([COBALT, [184, 72, 56], [226, 178, 66], [250, 250, 246]]);
  for (let ribbon = 0; ribbon < 18; ribbon++) {
    const x = cx + (-1 + (ribbon / 17) * 2) * r;
    const y = cy + Math.sqrt(Math.max(0, 1 - ((x - cx) / r) ** 2)) * r * 0.24;
    const [long, blown] = [r * random.between(0.9, 1.5), random.between(0.12, 0.34) * r];
    const colour = /** @type {Colour} */ ([...(ribbons[ribbon % 4] ?? COBALT)]);
    for (const [wide, shade] of /** @type {const} */ ([[12, 0.86], [5, 1.2]])) {
      const wave = Array.from({ length: 13 }, (_, index) => {
        const share = index / 12;
        return /** @type {Point2} */ ([x + blown * share ** 1.4 + Math.sin(share * 7 + ribbon) * 10 * share, y + long * share]);
      });
      const [left, right] = [wave.map(([a, b]) => /** @type {Point2} */ ([a - wide, b])), wave.map(([a, b]) => /** @type {Point2} */ ([a + wide - (shade > 1 ? 8 : 0), b]))];
      sheet.polygon([...left, ...right.reverse()], tone(colour, shade));
    }
  }
  /** Twigs of fir along a path. @param {(share: number) => Point2} path @param {number} count @param {number} size */
  const fir = (path, count, size) => {
    for (let twig = 0; twig < count; twig++) {
      const [x, y] = path(random.next());
      const way = random.between(0, Math.PI * 2);
      const far = size * random.between(0.6, 1.15);
      const tip = /** @type {Point2} */ ([x + Math.cos(way) * far, y + Math.sin(way) * far * 0.7]);
      const side = /** @type {Point2} */ ([-(tip[1] - y) * 0.2, (tip[0] - x) * 0.2]);
      const lit = (tip[0] - cx) / r * -0.3 + (cy - tip[1]) / r * 0.4 + random.between(0.1, 0.6);
      sheet.polygon([[x - side[0], y - side[1]], tip, [x + side[0], y + side[1]]], tone(green(Math.max(0, Math.min(1, lit))), 0.72 + Math.max(0, lit) * 0.4));
    }
  };
  const rim = (/** @type {number} */ radius, /** @type {number} */ up, /** @type {number} */ from, /** @type {number} */ to) => (/** @type {number} */ share) =>
    /** @type {Point2} */ ([cx + Math.cos((from + (to - from) * share) * Math.PI) * radius, cy - up + Math.sin((from + (to - from) * share) * Math.PI) * radius * 0.24]);
  fir(rim(r, 0, 1, 2), 420, r * 0.13);
  for (const lean of [-1, -0.36, 0.36, 1]) fir((share) => [cx + Math.sin(share * Math.PI * 0.5) * lean * r, cy - Math.cos(share * Math.PI * 0.5) * r * 0.98], 260, r * 0.1);
  fir(rim(r, 0, 0, 1), 560, r * 0.14);
  fir((share) => [cx + (share - 0.5) * r * 0.16, cy - r * 1.02], 70, r * 0.16);
  for (let flower = 0; flower < 26; flower++) {
    const [x, y] = rim(r, 0, 0.02, 0.98)((flower + 0.5) / 26);
    const colour = /** @type {Colour} */ ([...(ribbons[(flower + 3) % 4] ?? WHITE)]);
    for (let petal = 0; petal < 6; petal++) sheet.ellipse([x + Math.cos(petal) * 9, y + (flower % 2) * 14 - 8 + Math.sin(petal) * 7], 9, tone(colour, petal % 2 ? 1.15 : 0.92), 1, 7);
    sheet.ellipse([x, y + (flower % 2) * 14 - 8], 5, tone(colour, 0.66));
  }
}
