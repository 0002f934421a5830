import { mix, rgb, tone } from '../drawing/colour.mjs';
import { ASPHALT, CONCRETE, PAVING, SNOW } from '../palette.mjs';

/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {{ left: number, right: number, near: number, far: number }} Plot metres on the ground: x and z */

export const UP = /** @type {Point3} */ ([0, 1, 0]);

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

/**
 * The place on the ground that is seen so many pixels below the horizon.
 *
 * @param {import('../drawing/world.mjs').Camera} camera
 * @param {number} below
 * @returns {Point3}
 */
function groundBelow({ eye, focal, turn }, below) {
  const away = (eye[1] * focal) / below;
  return [eye[0] + Math.sin(turn) * away, 0, eye[2] + Math.cos(turn) * away];
}

/**
 * Slabs in courses along the street.
 *
 * @param {World} world
 * @param {Plot} plot
 * @param {{ slab?: number, colour?: Colour }} [options]
 */
export function drawPaving(world, plot, { slab = 0.9, colour = PAVING } = {}) {
  drawPlot(world, plot, colour);
  if (world.mood.snow) return drawFootprints(world, plot);
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

/**
 * A carriageway between kerbs along the fronts.
 *
 * @param {World} world
 * @param {Plot} plot
 * @param {{ rails?: boolean }} [options]
 */
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

/** Trails through the snow. @param {World} world @param {Plot} plot */
function drawFootprints(world, { left, right, near, far }) {
  const random = world.random.fork(`snow${left}${near}`);
  for (let trail = 0; trail < 7; trail++) {
    let [x, z] = [world.camera.eye[0] + random.between(-16, 16), random.between(near + 4, far)];
    const heading = random.between(-0.25, 0.25) + (random.chance(0.5) ? 0 : Math.PI);
    for (let step = 0; step < 46; step++) {
      x += Math.cos(heading + Math.sin(step / 9) * 0.3) * 0.62;
      z += Math.sin(heading + Math.sin(step / 9) * 0.3) * 0.4;
      const place = /** @type {Point3} */ ([x, 0, z + (step % 2 ? 0.12 : -0.12)]);
      if (x < left || x > right || z < near || z > far || world.depthOf(place) < 3) continue;
      const size = world.scaleAt(place) * 0.14;
      world.sheet.ellipse(world.see(place), size, [120, 138, 170], 0.34, size * 0.3);
    }
  }
}
