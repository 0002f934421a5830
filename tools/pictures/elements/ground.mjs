import { mix, rgb, tone } from '../drawing/colour.mjs';
import { ASPHALT, CONCRETE, GRASS, INK, LEAF, LEAF_DEEP, LEAF_PALE, PAVING, SNOW } from '../palette.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {{ left: number, right: number, near: number, far: number }} Plot metres on the ground: x and z */

const UP = /** @type {Point3} */ ([0, 1, 0]);

/** Everything below the horizon. @param {World} world @param {Colour} [colour] */
export function drawGround(world, colour = PAVING) {
  const { sheet, camera, mood } = world;
  const here = world.lit(mood.snow ? SNOW : colour, UP, camera.eye);
  const fill = sheet.linear(
    [0, camera.horizon],
    [0, sheet.height],
    [
      [0, mix(here, mood.haze, 0.65)],
      [0.22, mix(here, mood.haze, 0.3)],
      [0.6, here],
      [1, tone(here, 0.86)],
    ],
  );
  sheet.polygon(
    [
      [0, camera.horizon],
      [sheet.width, camera.horizon],
      [sheet.width, sheet.height],
      [0, sheet.height],
    ],
    fill,
  );
}

/** @param {Plot} plot @param {number} [up] @returns {[Point3, Point3, Point3, Point3]} */
export function plotArea({ left, right, near, far }, up = 0) {
  return [
    [left, up, far],
    [right, up, far],
    [right, up, near],
    [left, up, near],
  ];
}

/** A flat area, a little paler far away. @param {World} world @param {Plot} plot @param {Colour} colour */
export function drawPlot(world, plot, colour) {
  const { sheet, camera, mood } = world;
  const seen = world.seeAll(plotArea(plot));
  const rows = seen.map(([, y]) => y);
  const [far, near] = [Math.min(...rows), Math.max(...rows)];
  const ground = mood.snow ? mix(SNOW, colour, 0.12) : colour;
  const shade = (/** @type {number} */ y) =>
    world.lit(ground, UP, groundBelow(camera, Math.max(4, y - camera.horizon)));
  sheet.polygon(
    seen,
    sheet.linear(
      [0, far],
      [0, near],
      [
        [0, shade(far)],
        [0.25, shade(far + (near - far) * 0.25)],
        [1, shade(near)],
      ],
    ),
  );
}

/** The place on the ground that is seen so many pixels below the horizon. @param {import('../drawing/world.mjs').Camera} camera @param {number} below @returns {Point3} */
function groundBelow({ eye, focal, turn }, below) {
  const away = (eye[1] * focal) / below;
  return [eye[0] + Math.sin(turn) * away, 0, eye[2] + Math.cos(turn) * away];
}

/** Slabs in courses along the street. @param {World} world @param {Plot} plot @param {{ slab?: number, colour?: Colour }} [options] */
export function drawPaving(world, plot, { slab = 0.9, colour = PAVING } = {}) {
  drawPlot(world, plot, colour);
  if (world.mood.snow) return;
  const random = world.random.fork(`paving${plot.left}${plot.near}`);
  /** @type {Point3[][]} */
  const joints = [];
  /** @type {Point3[][]} */
  const stones = [];
  for (let near = plot.near; near < plot.far; near += slab) {
    joints.push(plotArea({ ...plot, near, far: near + 0.03 }));
    for (let left = plot.left + random.next() * slab; left < plot.right; left += slab * 1.5) {
      joints.push(plotArea({ left, right: left + 0.03, near, far: Math.min(plot.far, near + slab) }));
      if (random.chance(0.25))
        stones.push(
          plotArea({
            left,
            right: Math.min(plot.right, left + slab * 1.5),
            near,
            far: Math.min(plot.far, near + slab),
          }),
        );
    }
  }
  world.surfaces(stones, tone(colour, 1.18), UP, 0.4);
  world.surfaces(joints, tone(colour, 0.74), UP, 0.5);
}

/** A carriageway between kerbs along the fronts. @param {World} world @param {Plot} plot @param {{ rails?: boolean }} [options] */
export function drawRoad(world, plot, { rails = false } = {}) {
  const { snow } = world.mood;
  drawPlot(world, plot, snow ? rgb(150, 160, 172) : ASPHALT);
  const middle = (plot.near + plot.far) / 2;
  const tracks = [-2.1, -0.7, 0.9, 2.3].map((offset) =>
    plotArea({ ...plot, near: middle + offset, far: middle + offset + 0.35 }),
  );
  world.surfaces(tracks, snow ? rgb(170, 178, 188) : tone(ASPHALT, 1.12), UP, 0.6);
  if (rails) {
    const lines = [-1.6, -0.17, 1.0, 2.43].map((offset) =>
      plotArea({ ...plot, near: middle + offset, far: middle + offset + 0.09 }),
    );
    world.surfaces(lines, rgb(58, 66, 74), UP);
  }
  const kerbs = [plot.near - 0.18, plot.far].map((near) => plotArea({ ...plot, near, far: near + 0.18 }));
  world.surfaces(kerbs, snow ? SNOW : tone(CONCRETE, 1.15), UP);
  world.shadows([plotArea({ ...plot, near: plot.far - 0.16, far: plot.far })], undefined, 0.8);
}

/** Grass, mown: blades where it is near, flowers here and there. @param {World} world @param {Plot} plot @param {{ meadow?: boolean }} [options] */
export function drawLawn(world, plot, { meadow = false } = {}) {
  const { foliage, snow } = world.mood;
  const base = foliage === 'autumn' ? mix(GRASS, rgb(190, 166, 96), 0.35) : GRASS;
  drawPlot(world, plot, base);
  const random = world.random.fork(`lawn${plot.left}${plot.near}`);
  const area = (plot.right - plot.left) * (plot.far - plot.near);
  const count = Math.min(900, Math.round(area * (meadow ? 7 : 4)));
  for (const [colour, share] of /** @type {const} */ ([
    [snow ? rgb(222, 228, 234) : LEAF_DEEP, 0.4],
    [snow ? rgb(255, 255, 255) : LEAF, 0.9],
    [snow ? rgb(236, 240, 244) : LEAF_PALE, 1],
  ])) {
    /** @type {string[]} */
    const blades = [];
    for (let index = 0; index < count * share * (snow ? 0.12 : 1); index++) {
      const place = /** @type {Point3} */ ([
        random.between(plot.left, plot.right),
        0,
        random.between(plot.near, plot.far),
      ]);
      if (world.depthOf(place) < 2) continue;
      const size = world.scaleAt(place) * (meadow ? random.between(0.12, 0.5) : random.between(0.05, 0.12));
      const [x, y] = world.see(place).map((part) => Math.round(part * 10) / 10);
      const lean = Math.round(random.between(-0.4, 0.4) * size * 10) / 10;
      blades.push(`M${x} ${y}l${lean} ${-Math.round(size * 10) / 10}`);
    }
    if (blades.length > 0)
      world.sheet.path(blades.join(''), {
        stroke: world.lit(colour, UP, world.camera.eye),
        width: meadow ? 2.2 : 1.6,
        opacity: 0.5,
      });
  }
  if (meadow && foliage === 'summer') drawFlowers(world, plot, random);
}

/** @param {World} world @param {Plot} plot @param {import('../random.mjs').Random} random */
function drawFlowers(world, plot, random) {
  for (let index = 0; index < 130; index++) {
    const place = /** @type {Point3} */ ([
      random.between(plot.left, plot.right),
      random.between(0.2, 0.5),
      random.between(plot.near, plot.far),
    ]);
    if (world.depthOf(place) < 2) continue;
    const colour = random.pick([rgb(238, 205, 110), rgb(240, 236, 222), rgb(70, 98, 190), rgb(206, 96, 78)]);
    world.sheet.ellipse(
      world.see(place),
      Math.max(1.2, world.scaleAt(place) * 0.035),
      world.lit(colour, UP, place),
    );
  }
}

/** The town behind: gables and blocks that haze takes back. @param {World} world @param {{ distance?: number, height?: number }} [options] */
export function drawDistantTown(world, { distance = 150, height = 13 } = {}) {
  const random = world.random.fork(`town${distance}`);
  const { eye, turn } = world.camera;
  const middle = eye[0] + Math.tan(turn) * distance;
  const reach = (world.sheet.width / world.camera.focal) * distance * 0.75;
  for (let x = middle - reach; x < middle + reach; ) {
    const width = random.between(9, 20);
    const z = eye[2] + distance + random.between(-12, 12);
    const top = height * random.between(0.65, 1.25);
    const colour = mix(
      random.pick([rgb(196, 150, 120), rgb(206, 196, 178), rgb(160, 168, 172), rgb(188, 172, 150)]),
      INK,
      0.08,
    );
    const peak = random.chance(0.6) ? top + random.between(2, 4) : top;
    world.surface(
      [
        [x, 0, z],
        [x, top, z],
        [x + width / 2, peak, z],
        [x + width, top, z],
        [x + width, 0, z],
      ],
      colour,
      [0, 0, -1],
    );
    drawDistantWindows(world, x, z, width, top, random);
    x += width * random.between(0.75, 1.1);
  }
  drawDistantTrees(world, middle, reach, distance - 20, random);
}

/** @param {World} world @param {number} x @param {number} z @param {number} width @param {number} top @param {import('../random.mjs').Random} random */
function drawDistantWindows(world, x, z, width, top, random) {
  /** @type {Point3[][]} */
  const dark = [];
  for (let up = 2; up < top - 2; up += 3) {
    for (let left = x + 1.2; left < x + width - 1.4; left += 2.2) {
      if (random.chance(0.8))
        dark.push([
          [left, up, z],
          [left, up + 1.5, z],
          [left + 0.9, up + 1.5, z],
          [left + 0.9, up, z],
        ]);
    }
  }
  const lit = dark.filter(() => random.chance(world.mood.litWindows * 0.7));
  world.surfaces(dark, rgb(96, 110, 126), [0, 0, -1], 0.5);
  for (const pane of lit) world.sheet.polygon(world.seeAll(pane), rgb(250, 205, 120), 0.8);
}

/** @param {World} world @param {number} middle @param {number} reach @param {number} distance @param {import('../random.mjs').Random} random */
function drawDistantTrees(world, middle, reach, distance, random) {
  const z = world.camera.eye[2] + distance;
  const { foliage } = world.mood;
  const colour = foliage === 'summer' ? LEAF : foliage === 'autumn' ? rgb(190, 140, 80) : rgb(150, 146, 144);
  const fill = world.lit(colour, [-0.4, 0.4, -0.8], [middle, 0, z]);
  for (let x = middle - reach; x < middle + reach; x += random.between(3, 9)) {
    const place = /** @type {Point3} */ ([x, random.between(1, 3.6), z]);
    const radius = world.scaleAt(place) * random.between(1.8, 4.2);
    world.sheet.ellipse(world.see(place), radius, fill, foliage === 'bare' ? 0.35 : 0.95, radius * 0.9);
  }
}
