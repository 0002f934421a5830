import { rgb, tone } from '../drawing/colour.mjs';
import { boxShadow, drawBox } from '../drawing/wall.mjs';
import { CONCRETE, LEAF, LEAF_DEEP, LEAF_PALE, STEEL } from '../palette.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../drawing/wall.mjs').Wall} Wall */
/** @typedef {import('../drawing/wall.mjs').Area} Area */

/**
 * A balcony that hangs before the wall.
 *
 * @typedef {object} BalconyStyle
 * @property {number} depth metres
 * @property {'bars' | 'panel' | 'boards'} railing
 * @property {Colour} colour of the railing
 * @property {Colour} [slab], by default concrete
 * @property {number} [rail] height of the railing, by default 1.02
 */

/**
 * All balconies of a wall, after their shadows, the furthest first.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {readonly Area[]} places
 * @param {BalconyStyle} style
 */
export function drawBalconies(world, wall, places, style) {
  const { depth, railing, rail = 1.02 } = style;
  const thrown = places.flatMap((place) => [
    ...boxShadow(world, wall, slabOf(place), depth),
    ...(railing === 'bars' ? [] : boxShadow(world, wall, { ...place, top: place.bottom + rail }, depth)),
  ]);
  world.shadows(thrown, world.seeAll(wall.whole));
  const distance = (/** @type {Area} */ { left, bottom }) => world.depthOf(wall.at(left, bottom));
  const farFirst = [...places].sort((a, b) => distance(b) - distance(a));
  for (const place of farFirst) drawBalcony(world, wall, place, style);
}

/**
 * @param {World} world
 * @param {Wall} wall
 * @param {Area} place its floor is at `bottom`
 * @param {BalconyStyle} style
 */
function drawBalcony(world, wall, place, style) {
  const { depth, railing, colour, slab = CONCRETE, rail = 1.02 } = style;
  const { left, right, bottom } = place;
  const random = world.random.fork(`balcony${wall.origin.join()}${left}/${bottom}`);
  const drawSlab = () => drawBox(world, wall, slabOf(place), 0, depth, slab, { top: tone(slab, 0.9) });
  // From below, the slab hides the railing's sides; from above, they stand on it.
  const isAbove = wall.at(left, bottom)[1] > world.camera.eye[1];
  if (!isAbove) drawSlab();
  if (random.chance(0.5)) drawFurniture(world, wall, place, depth, random);
  const front = { left, right, bottom: bottom + 0.05, top: bottom + rail };
  if (railing === 'bars') drawBars(world, wall, front, depth, colour);
  else {
    drawBox(world, wall, { ...front, right: left + 0.04 }, 0.05, depth, tone(colour, 0.94));
    drawBox(world, wall, { ...front, left: right - 0.04 }, 0.05, depth, tone(colour, 0.94));
    drawBox(world, wall, front, depth - 0.05, depth, colour);
    if (railing === 'boards') drawBoardGaps(world, wall, front, depth, colour);
    drawBox(
      world,
      wall,
      { ...front, bottom: front.top, top: front.top + 0.05 },
      depth - 0.07,
      depth + 0.03,
      STEEL,
    );
  }
  if (isAbove) drawSlab();
  if (random.chance(0.55)) drawPlants(world, wall, front, depth, random);
}

/** @param {Area} place @returns {Area} */
function slabOf({ left, right, bottom }) {
  return { left, right, bottom: bottom - 0.2, top: bottom };
}

/** @param {World} world @param {Wall} wall @param {Area} front @param {number} depth @param {Colour} colour */
function drawBars(world, wall, front, depth, colour) {
  const { left, right, bottom, top } = front;
  /** @type {Point3[][]} */
  const bars = [];
  for (let place = left; place <= right; place += 0.12) {
    bars.push(wall.area({ left: place, right: place + 0.025, bottom, top }, depth));
  }
  for (let out = 0.1; out < depth; out += 0.12) {
    for (const side of [left, right]) {
      bars.push([
        wall.at(side, top, out),
        wall.at(side, top, out + 0.025),
        wall.at(side, bottom, out + 0.025),
        wall.at(side, bottom, out),
      ]);
    }
  }
  world.surfaces(bars, colour, wall.outwards);
  drawBox(world, wall, { left, right, bottom: top, top: top + 0.06 }, depth - 0.05, depth + 0.02, colour);
  for (const side of [left, right - 0.05]) {
    drawBox(world, wall, { left: side, right: side + 0.05, bottom: top, top: top + 0.06 }, 0, depth, colour);
  }
}

/** @param {World} world @param {Wall} wall @param {Area} front @param {number} depth @param {Colour} colour */
function drawBoardGaps(world, wall, front, depth, colour) {
  /** @type {Point3[][]} */
  const gaps = [];
  for (let place = front.left + 0.11; place < front.right; place += 0.13) {
    gaps.push(wall.area({ ...front, left: place, right: place + 0.025 }, depth));
  }
  world.surfaces(gaps, tone(colour, 0.45), wall.outwards, 0.7);
}

/**
 * A chair's back and a folded sunshade, seen over the railing.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {Area} place
 * @param {number} depth
 * @param {import('../random.mjs').Random} random
 */
function drawFurniture(world, wall, { left, right, bottom }, depth, random) {
  const middle = random.between(left + 0.5, right - 0.6);
  drawBox(
    world,
    wall,
    { left: middle, right: middle + 0.45, bottom: bottom + 0.4, top: bottom + 1.25 },
    depth * 0.45,
    depth * 0.5,
    rgb(196, 168, 130),
  );
  if (random.chance(0.35) && !world.mood.snow) {
    const pole = middle + 0.7;
    const [top, foot] = [
      world.see(wall.at(pole, bottom + 2.15, depth * 0.5)),
      world.see(wall.at(pole, bottom + 0.3, depth * 0.5)),
    ];
    const size = world.scaleAt(wall.at(pole, bottom));
    world.sheet.line([top, foot], STEEL, size * 0.03);
    world.sheet.line(
      [top, [top[0], top[1] + size * 0.85]],
      world.lit(
        random.pick([rgb(228, 219, 198), rgb(29, 63, 174), rgb(198, 120, 84)]),
        wall.outwards,
        wall.origin,
      ),
      size * 0.15,
    );
  }
}

/**
 * @param {World} world
 * @param {Wall} wall
 * @param {Area} front
 * @param {number} depth
 * @param {import('../random.mjs').Random} random
 */
function drawPlants(world, wall, front, depth, random) {
  const { foliage } = world.mood;
  if (foliage === 'bare') return;
  const from = random.between(front.left, front.right - 0.8);
  const to = Math.min(front.right, from + random.between(0.6, 1.8));
  const size = world.scaleAt(wall.at(from, front.top)) * 0.085;
  for (let place = from; place < to; place += 0.06) {
    const hanging = random.between(-0.3, 0.26);
    const colour = random.pick([LEAF_DEEP, LEAF, LEAF, LEAF_PALE, rgb(206, 96, 78)]);
    world.sheet.ellipse(
      world.see(wall.at(place, front.top + hanging, depth)),
      size * random.between(0.7, 1.15),
      world.lit(colour, wall.outwards, wall.origin),
    );
  }
}
