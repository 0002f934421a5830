import { mix, rgb, tone } from '../drawing/colour.mjs';
import { Pen } from '../drawing/pen.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { drawBox, Wall } from '../drawing/wall.mjs';
import { World } from '../drawing/world.mjs';
import { drawClinker, drawPlaster } from '../elements/surface.mjs';
import { COBALT, INK, LARCH, LEAF, LEAF_DEEP, LEAF_PALE, MOODS, OAK, STEEL, WHITE } from '../palette.mjs';
import { createRandom } from '../random.mjs';
import { drawVignette } from './foreground.mjs';
import { drawPlant, drawTubTree, drawUprightPlant } from './rooms/plants.mjs';
import { drawSideChair } from './rooms/props.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../types.ts').Point3} Point3 */

/**
 * @typedef {object} BalconyView
 * @property {import('./indoors.mjs').Outlook} outlook
 * @property {'bars' | 'panel' | 'boards' | 'none'} railing `none`: a terrace on the ground
 * @property {Colour} [colour] of the railing
 * @property {Colour} [side] of the wall beside it: a loggia has two, a balcony one
 * @property {boolean} [loggia]
 * @property {boolean} [clinker] whether that wall is of clinker
 * @property {Colour} [chair] of its seat
 * @property {readonly Colour[]} [flowers]
 * @property {readonly number[]} [boxes] where flower boxes hang, by default two
 * @property {Colour} [deck] of the boards underfoot, by default larch
 * @property {'left' | 'right'} [seat] where the table stands, by default right
 * @property {keyof typeof PLANTS} [plant] in the other corner, by default one of broad leaves
 * @property {'coffee' | 'book' | 'herbs'} [laid] what is on the table, by default coffee
 */

const EYE = 1.3;
const AWAY = 2.6;

/**
 * A balcony, seen by someone who sits on it: table and chair, the railing, and what lies beyond.
 *
 * @param {string} seed
 * @param {number} width
 * @param {number} height
 * @param {BalconyView} view
 */
export function drawBalconyView(seed, width, height, view) {
  const { outlook, seat = 'right' } = view;
  const sheet = new Sheet(width, height);
  const mood = typeof outlook.mood === 'string' ? MOODS[outlook.mood] : outlook.mood;
  const camera = { eye: /** @type {Point3} */ ([0, EYE, -AWAY]), turn: 0, focal: width * 0.68, horizon: height * 0.41 };
  const random = createRandom(seed);
  const eye = outlook.eye ?? /** @type {Point3} */ ([0, EYE + outlook.up, -AWAY]);
  outlook.draw(new World(sheet, { ...camera, eye, turn: outlook.turn ?? 0 }, mood, random.fork('outlook')));
  const world = new World(sheet, camera, mood, random);
  drawDeck(world, view.deck ?? LARCH);
  drawSides(world, view);
  drawRailing(world, view);
  const place = seat === 'right' ? 0.62 : -0.62;
  drawSideChair(world, [place * 1.8, 0, -0.62], { colour: rgb(176, 130, 86), seat: view.chair ?? COBALT, facing: seat === 'right' ? -1 : 1 });
  drawTable(world, [place * 0.6, 0, -0.8], view.laid ?? 'coffee');
  PLANTS[view.plant ?? 'broad'](world, [-place * 2.1, 0, -0.42]);
  drawVignette(world);
  return sheet.toString();
}

/** @satisfies {Record<string, (world: World, at: Point3) => void>} */
const PLANTS = {
  broad: (world, at) => drawPlant(world, at, { tall: 1.15 }),
  upright: (world, at) => drawUprightPlant(world, at, { tall: 1.05 }),
  tree: (world, at) => drawTubTree(world, at, { tall: 1.6 }),
  none: () => undefined,
};

/** Boards underfoot. @param {World} world @param {Colour} colour */
function drawDeck(world, colour) {
  const deck = new Wall([-3, 0, -2.2], [1, 0, 0], [0, 0, 1], 6, 2.25);
  world.surface(deck.whole, tone(colour, 0.5), [0, 1, 0]);
  for (let near = 0; near < 2.2; near += 0.13)
    world.surface(deck.area({ left: 0, right: 6, bottom: near, top: near + 0.12 }), tone(colour, 0.82 + ((near * 53) % 1) * 0.2), [0, 1, 0]);
}

/** @param {World} world @param {BalconyView} view */
function drawSides(world, { side, loggia = false, clinker = false }) {
  if (!side) return;
  const walls = [new Wall([-1.78, 0, -2.1], [0, 0, 1], [0, 1, 0], 2.1, 3.2)];
  if (loggia) walls.push(new Wall([1.78, 0, 0], [0, 0, -1], [0, 1, 0], 2.1, 3.2));
  for (const wall of walls) {
    (clinker ? drawClinker : drawPlaster)(world, wall, side);
    world.veil(wall.whole, [
      [0, INK, 0.05],
      [1, INK, 0.24],
    ]);
    const edge = wall.outwards[0] > 0 ? wall.area({ left: 2.02, right: 2.1, bottom: 0, top: 3.2 }) : wall.area({ left: 0, right: 0.08, bottom: 0, top: 3.2 });
    world.sheet.polygon(world.seeAll(edge), WHITE, 0.16);
  }
}

/** @param {World} world @param {BalconyView} view */
function drawRailing(world, { railing, colour = STEEL, boxes = [-1.35, 0.05], flowers = [rgb(206, 84, 70), rgb(236, 205, 120), WHITE] }) {
  if (railing === 'none') return;
  const wall = new Wall([0, 0, 0], [1, 0, 0], [0, 1, 0], 2, 1.05);
  const [left, right] = [-2.4, 2.4];
  if (railing === 'panel') {
    world.surface(wall.area({ left, right, bottom: 0.06, top: 0.92 }), colour, wall.outwards);
    world.veil(wall.area({ left, right, bottom: 0.06, top: 0.92 }), [[0, WHITE, 0.12], [1, INK, 0.25]]);
    for (let x = left; x < right; x += 1.2) drawBox(world, wall, { left: x, right: x + 0.05, bottom: 0, top: 1 }, -0.01, 0.03, STEEL);
  } else {
    const [step, wide] = railing === 'bars' ? [0.11, 0.014] : [0.13, 0.108];
    const random = world.random.fork('railing');
    for (let x = left; x < right; x += step) {
      const shade = railing === 'bars' ? 1 : random.between(0.86, 1.12);
      world.surface(wall.area({ left: x, right: x + wide, bottom: 0.06, top: 1 }), tone(colour, shade), wall.outwards);
      world.surface(wall.area({ left: x, right: x + Math.min(0.005, wide / 3), bottom: 0.06, top: 1 }), tone(colour, 1.35), wall.outwards, { opacity: 0.7 });
    }
    drawBox(world, wall, { left, right, bottom: 0.05, top: 0.09 }, 0, 0.03, tone(colour, 0.9));
  }
  drawBox(world, wall, { left, right, bottom: 1, top: 1.045 }, -0.02, 0.06, railing === 'bars' ? tone(OAK, 1.02) : tone(STEEL, 1.2), { top: railing === 'bars' ? tone(OAK, 1.25) : tone(STEEL, 1.5) });
  if (!world.mood.snow) for (const x of boxes) drawFlowerBox(world, x, flowers);
}

/** @param {World} world @param {number} x @param {readonly Colour[]} flowers */
function drawFlowerBox(world, x, flowers) {
  const pen = new Pen(world, [x, 0.8, -0.1]);
  const random = world.random.fork(`box${x}`);
  const dim = (/** @type {Colour} */ colour) => world.lit(colour, [0, 0, -1], [0, 1, 0]);
  for (let leaf = 0; leaf < 120; leaf++) {
    const [along, up] = [random.between(-0.02, 0.92), random.between(0.1, 0.38) - random.next() * 0.12];
    const shade = mix(random.pick([LEAF_DEEP, LEAF, LEAF, LEAF_PALE]), INK, random.between(0, 0.25));
    pen.disc(along, up, random.between(0.014, 0.032), dim(shade), 1, random.between(0.012, 0.026));
  }
  pen.box(0, 0, 0.9, 0.18, pen.upright(0, 0.18, dim(rgb(112, 66, 48)), dim(rgb(178, 108, 78))));
  pen.box(0, 0.165, 0.9, 0.015, dim(rgb(212, 150, 116)));
  for (let leaf = 0; leaf < 34; leaf++) {
    const along = random.between(0, 0.9);
    pen.disc(along, random.between(0.08, 0.22), random.between(0.012, 0.026), dim(random.pick([LEAF_DEEP, LEAF, LEAF_PALE])));
  }
  for (let bloom = 0; bloom < 46; bloom++) {
    const colour = flowers[random.integer(0, flowers.length - 1)] ?? WHITE;
    const [along, up] = [random.between(0, 0.9), random.between(0.14, 0.42)];
    pen.disc(along, up, 0.021, dim(tone(colour, 0.86)));
    pen.disc(along - 0.006, up + 0.006, 0.013, dim(tone(colour, 1.2)));
  }
}

/** A round table and what is on it. @param {World} world @param {Point3} at @param {'coffee' | 'book' | 'herbs'} laid */
function drawTable(world, at, laid) {
  const pen = new Pen(world, at);
  const dim = (/** @type {Colour} */ colour) => world.lit(colour, [-0.5, 0.4, -0.8], [0, 1, 0]);
  const [up, radius, squash] = [0.72, 0.4, 0.31];
  pen.line([[0, 0], [0, up]], dim(STEEL), 0.04);
  pen.disc(0, up - 0.02, radius, dim(tone(OAK, 0.6)), 1, radius * squash);
  pen.disc(0, up, radius, pen.sheet.linear(pen.at(-radius, 0), pen.at(radius, 0), [[0, dim(tone(OAK, 1.35))], [1, dim(tone(OAK, 0.95))]]), 1, radius * squash);
  if (laid === 'herbs') {
    drawPlant(world, [at[0] - 0.16, up, at[2] - 0.02], { tall: 0.3, pot: dim(WHITE) });
    drawPlant(world, [at[0] + 0.1, up - 0.03, at[2] - 0.06], { tall: 0.24, pot: dim(COBALT) });
    return;
  }
  if (laid === 'book') {
    pen.shape([[-0.28, up - 0.03], [-0.04, up - 0.055], [0.0, up + 0.01], [-0.22, up + 0.03]], INK, 0.16);
    pen.shape([[-0.3, up - 0.015], [-0.06, up - 0.04], [-0.02, up + 0.03], [-0.24, up + 0.05]], dim(rgb(150, 74, 58)));
    pen.shape([[-0.3, up - 0.015], [-0.06, up - 0.04], [-0.06, up - 0.02], [-0.3, up + 0.004]], dim(WHITE));
    pen.turned(0.16, up - 0.02, [[0.036, 0], [0.04, 0.12]], dim(rgb(206, 220, 222)), { open: dim(rgb(226, 190, 110)) });
    return;
  }
  pen.disc(-0.13, up + 0.012, 0.09, INK, 0.14, 0.024);
  pen.turned(-0.14, up + 0.012, [[0.05, 0], [0.086, 0.008]], dim(WHITE));
  pen.turned(-0.14, up + 0.022, [[0.026, 0], [0.04, 0.02], [0.043, 0.062]], dim(tone(WHITE, 0.97)), { open: [84, 54, 36] });
  pen.line([[-0.1, up + 0.066], [-0.072, up + 0.06], [-0.076, up + 0.036], [-0.104, up + 0.034]], dim(WHITE), 0.009);
  drawBunch(world, [at[0] + 0.13, up - 0.02, at[2]]);
}

/** Flowers in a vase. @param {World} world @param {Point3} at */
export function drawBunch(world, at) {
  const pen = new Pen(world, at);
  const dim = (/** @type {Colour} */ colour) => world.lit(colour, [-0.5, 0.4, -0.8], [0, 1, 0]);
  const random = world.random.fork('bunch');
  for (let stem = 0; stem < 11; stem++) {
    const [x, y] = [random.between(-0.12, 0.12), random.between(0.24, 0.4)];
    pen.line([[0, 0.12], [x, y]], dim(LEAF_DEEP), 0.006);
    pen.disc(x, y, 0.026, dim(random.pick([rgb(238, 205, 110), rgb(240, 236, 222), rgb(214, 110, 84)])), 1, 0.022);
    pen.disc(x, y, 0.009, dim(rgb(150, 96, 50)));
  }
  pen.disc(0.01, 0, 0.07, INK, 0.14, 0.018);
  pen.turned(0, 0, [[0.045, 0], [0.06, 0.05], [0.052, 0.12], [0.034, 0.16], [0.04, 0.175]], dim(COBALT));
}
