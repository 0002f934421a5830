import { rgb, tone } from '../drawing/colour.mjs';
import { drawBox, Wall } from '../drawing/wall.mjs';
import { INK, OAK, STEEL, WHITE } from '../palette.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../drawing/wall.mjs').Wall} WallType */

/**
 * A wall's front to build furniture on: at x and z, turned to the viewer.
 *
 * @param {number} x
 * @param {number} z
 * @param {number} [up]
 */
export function front(x, z, up = 0) {
  return new Wall([x, up, z], [1, 0, 0], [0, 1, 0], 1, 1);
}

/**
 * A soft shadow under something that stands.
 *
 * @param {World} world
 * @param {{ x: number, z: number, width: number, depth: number }} place
 */
export function drawFloorShadow(world, { x, z, width, depth }) {
  world.shadows(
    [
      [
        [x, 0.004, z],
        [x + width, 0.004, z],
        [x + width + 0.35, 0.004, z + 0.15],
        [x + width + 0.35, 0.004, z + depth + 0.1],
        [x + 0.2, 0.004, z + depth],
      ],
    ],
    undefined,
    0.45,
  );
}

/**
 * @param {World} world
 * @param {{ x: number, z: number, width: number, depth: number, from: number, to: number, colour: Colour, top?: Colour }} block
 */
export function drawBlock(world, { x, z, width, depth, from, to, colour, top }) {
  drawBox(world, front(x, z), { left: 0, right: width, bottom: from, top: to }, -depth, 0, colour, { top });
}

/**
 * A radiator on a wall.
 *
 * @param {World} world
 * @param {WallType} wall
 * @param {{ left: number, width: number }} place
 */
export function drawRadiator(world, wall, { left, width }) {
  for (let along = left; along < left + width; along += 0.09) {
    drawBox(world, wall, { left: along, right: along + 0.07, bottom: 0.16, top: 0.72 }, 0.04, 0.12, WHITE);
  }
}

/**
 * A flush door with frame and handle.
 *
 * @param {World} world
 * @param {WallType} wall
 * @param {{ left: number, open?: boolean, colour?: Colour }} place
 */
export function drawRoomDoor(world, wall, { left, open = false, colour = WHITE }) {
  const [width, height] = [0.95, 2.1];
  drawBox(
    world,
    wall,
    { left: left - 0.09, right: left + width + 0.09, bottom: 0, top: height + 0.09 },
    0,
    0.03,
    tone(colour, 0.97),
  );
  if (open) {
    world.surface(
      wall.area({ left, right: left + width, bottom: 0, top: height }, 0.031),
      rgb(206, 206, 200),
      wall.outwards,
    );
    world.veil(wall.area({ left, right: left + width, bottom: 0, top: height }, 0.031), [
      [0, INK, 0.2],
      [1, INK, 0.34],
    ]);
    world.surface(
      wall.area({ left, right: left + width, bottom: 0, top: 0.5 }, 0.032),
      tone(OAK, 0.8),
      wall.outwards,
      { opacity: 0.7 },
    );
    return;
  }
  world.surface(
    wall.area({ left, right: left + width, bottom: 0, top: height }, 0.031),
    tone(colour, 0.93),
    wall.outwards,
  );
  world.surface(
    wall.area({ left: left + 0.14, right: left + width - 0.14, bottom: 1.2, top: height - 0.16 }, 0.033),
    tone(colour, 0.88),
    wall.outwards,
  );
  world.surface(
    wall.area({ left: left + 0.14, right: left + width - 0.14, bottom: 0.2, top: 1 }, 0.033),
    tone(colour, 0.88),
    wall.outwards,
  );
  drawBox(
    world,
    wall,
    { left: left + width - 0.17, right: left + width - 0.05, bottom: 1.02, top: 1.06 },
    0.03,
    0.09,
    STEEL,
  );
}
