import { tone } from '../drawing/colour.mjs';
import { INK } from '../palette.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../drawing/wall.mjs').Wall} Wall */
/** @typedef {import('../drawing/wall.mjs').Area} Area */

/**
 * A wall of one colour, a little darker towards the ground, as walls are.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {Colour} colour
 * @param {Area} [area]
 */
export function drawPlain(world, wall, colour, area = wholeOf(wall)) {
  const points = wall.area(area);
  world.surface(points, colour, wall.outwards);
  world.veil(points, [
    [0, [255, 250, 235], 0.08],
    [0.4, INK, 0],
    [1, INK, 0.15],
  ]);
}

/**
 * Mineral plaster: broad clouds of a slightly other tone, fine grain where it is near.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {Colour} colour
 * @param {Area} [area]
 */
export function drawPlaster(world, wall, colour, area = wholeOf(wall)) {
  drawPlain(world, wall, colour, area);
  const random = world.random.fork(`plaster${wall.origin.join()}${area.bottom}`);
  const [width, height] = [area.right - area.left, area.top - area.bottom];
  for (const factor of [0.93, 1.16]) {
    const grains = Array.from({ length: Math.min(900, Math.round(width * height * 5)) }, () => {
      const [left, bottom] = [area.left + random.next() * width, area.bottom + random.next() * height];
      const length = random.between(0.02, 0.16);
      return wall.area({
        left,
        right: Math.min(area.right, left + length),
        bottom,
        top: Math.min(area.top, bottom + random.between(0.008, 0.02)),
      });
    });
    world.surfaces(grains, tone(colour, factor), wall.outwards, 0.55);
  }
}

const BRICK = { length: 0.25, height: 0.077 };

/**
 * Clinker in running bond: joints, and some bricks burnt darker or paler than the rest.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {Colour} colour
 * @param {Area} [area]
 */
export function drawClinker(world, wall, colour, area = wholeOf(wall)) {
  drawPlain(world, wall, colour, area);
  const random = world.random.fork(`clinker${wall.origin.join()}${area.bottom}`);
  const [width, height] = [area.right - area.left, area.top - area.bottom];
  const count = Math.min(2600, Math.round(width * height * 6));
  for (const factor of [0.72, 0.84, 1.1, 1.22]) {
    const bricks = Array.from({ length: Math.round(count / 4) }, () => {
      const course = Math.floor((random.next() * height) / BRICK.height);
      const offset = (course % 2) * 0.5;
      const place = Math.floor((random.next() * width) / BRICK.length) + offset;
      const left = area.left + place * BRICK.length;
      const bottom = area.bottom + course * BRICK.height;
      return wall.area({
        left,
        right: Math.min(area.right, left + BRICK.length * (random.chance(0.3) ? 0.5 : 0.96)),
        bottom,
        top: Math.min(area.top, bottom + BRICK.height * 0.84),
      });
    });
    world.surfaces(bricks, tone(colour, factor), wall.outwards, 0.62);
  }
  if (world.scaleAt(wall.origin) < 22) return;
  const joints = Array.from({ length: Math.floor(height / BRICK.height) }, (_, course) => {
    const bottom = area.bottom + course * BRICK.height;
    return wall.area({ left: area.left, right: area.right, bottom, top: bottom + 0.011 });
  });
  world.surfaces(joints, tone(colour, 1.35), wall.outwards, 0.32);
}

/**
 * Upright boards, no two weathered alike.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {Colour} colour
 * @param {Area} [area]
 */
export function drawBoards(world, wall, colour, area = wholeOf(wall)) {
  drawPlain(world, wall, colour, area);
  const random = world.random.fork(`boards${wall.origin.join()}${area.bottom}`);
  const board = 0.16;
  const tones = [0.8, 0.9, 1.08, 1.18];
  /** @type {Point3[][][]} */
  const groups = tones.map(() => []);
  /** @type {Point3[][]} */
  const gaps = [];
  for (let left = area.left; left < area.right; left += board) {
    const right = Math.min(area.right, left + board);
    if (random.chance(0.7)) groups[random.integer(0, 3)]?.push(wall.area({ ...area, left, right }));
    gaps.push(wall.area({ ...area, left, right: Math.min(area.right, left + 0.018) }));
  }
  tones.forEach((factor, index) => {
    world.surfaces(groups[index] ?? [], tone(colour, factor), wall.outwards, 0.6);
  });
  world.surfaces(gaps, tone(colour, 0.5), wall.outwards, 0.55);
}

/**
 * Slabs of concrete or fibre cement with open joints.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {Colour} colour
 * @param {{ width: number, height: number }} slab
 * @param {Area} [area]
 */
export function drawSlabs(world, wall, colour, slab, area = wholeOf(wall)) {
  drawPlain(world, wall, colour, area);
  const random = world.random.fork(`slabs${wall.origin.join()}${area.bottom}`);
  for (let left = area.left; left < area.right - 0.01; left += slab.width) {
    for (let bottom = area.bottom; bottom < area.top - 0.01; bottom += slab.height) {
      const one = {
        left,
        bottom,
        right: Math.min(area.right, left + slab.width),
        top: Math.min(area.top, bottom + slab.height),
      };
      if (random.chance(0.55)) {
        world.surface(wall.area(one), tone(colour, random.pick([0.95, 0.97, 1.06, 1.12])), wall.outwards, {
          opacity: 0.7,
        });
      }
    }
  }
  drawJoints(world, wall, area, slab, tone(colour, 0.7));
}

/**
 * Grooves on a grid.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {Area} area
 * @param {{ width: number, height: number }} grid
 * @param {Colour} colour
 * @param {number} [groove] metres
 */
export function drawJoints(world, wall, area, grid, colour, groove = 0.025) {
  /** @type {Point3[][]} */
  const joints = [];
  for (let bottom = area.bottom + grid.height; bottom < area.top - 0.05; bottom += grid.height) {
    joints.push(wall.area({ ...area, bottom, top: bottom + groove }));
  }
  for (let left = area.left + grid.width; left < area.right - 0.05; left += grid.width) {
    joints.push(wall.area({ ...area, left, right: left + groove }));
  }
  world.surfaces(joints, colour, wall.outwards, 0.7);
}

/** @param {Wall} wall @returns {Area} */
export function wholeOf(wall) {
  return { left: 0, bottom: 0, right: wall.width, top: wall.height };
}
