import { mix, rgb, tone } from '../drawing/colour.mjs';
import { curve } from '../drawing/sheet.mjs';
import { COBALT, CONCRETE, INK, LEAF, LEAF_DEEP, LEAF_PALE, OAK, STEEL, WHITE } from '../palette.mjs';
import { drawBlock, drawFloorShadow } from './interior.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../drawing/wall.mjs').Wall} WallType */

/**
 * A pot with a plant in it.
 *
 * @param {World} world
 * @param {{ x: number, z: number, tall?: number, up?: number }} place
 */
export function drawPotPlant(world, { x, z, tall = 1.2, up = 0 }) {
  const random = world.random.fork(`pot${x}${z}`);
  const scale = world.scaleAt([x, up, z]);
  const [px, py] = world.see([x, up, z]);
  const wide = scale * tall * 0.17;
  const pot = scale * tall * 0.26;
  world.sheet.ellipse([px + wide * 0.5, py], wide * 1.3, INK, 0.16, wide * 0.3);
  world.sheet.path(
    curve([
      [px - wide, py - pot],
      [px + wide, py - pot],
      [px + wide * 0.72, py],
      [px - wide * 0.72, py],
    ]),
    {
      fill: world.sheet.linear(
        [px - wide, py],
        [px + wide, py],
        [
          [0, rgb(214, 150, 112)],
          [1, rgb(140, 84, 60)],
        ],
      ),
    },
  );
  for (let index = 0; index < 26; index++) {
    const lean = random.between(-0.5, 0.5) * tall * scale;
    const high = random.between(0.4, 1) * tall * scale * (1 - (Math.abs(lean) / (tall * scale)) * 0.6);
    const tip = /** @type {Point2} */ ([px + lean, py - pot - high]);
    const leaf = scale * tall * random.between(0.05, 0.1);
    const middle = /** @type {Point2} */ ([px + lean * 0.55, py - pot - high * 0.7]);
    world.sheet.path(
      curve([[px, py - pot], [middle[0] - leaf, middle[1]], tip, [middle[0] + leaf, middle[1] + leaf * 0.4]]),
      { fill: random.pick([LEAF_DEEP, LEAF, LEAF, LEAF_PALE]) },
    );
  }
}

/**
 * A chair, seen from the front or the back.
 *
 * @param {World} world
 * @param {{ x: number, z: number, colour?: Colour }} place
 */
export function drawChair(world, { x, z, colour = OAK }) {
  drawFloorShadow(world, { x, z, width: 0.45, depth: 0.4 });
  for (const [dx, dz] of /** @type {const} */ ([
    [0.02, 0.38],
    [0.39, 0.38],
    [0.02, 0],
    [0.39, 0],
  ]))
    drawBlock(world, {
      x: x + dx,
      z: z + dz,
      width: 0.04,
      depth: 0.04,
      from: 0,
      to: dz > 0 ? 0.86 : 0.45,
      colour: tone(colour, 0.8),
    });
  drawBlock(world, { x, z, width: 0.45, depth: 0.44, from: 0.43, to: 0.47, colour });
  drawBlock(world, { x, z: z + 0.4, width: 0.45, depth: 0.03, from: 0.6, to: 0.86, colour });
}

/**
 * A table on four legs.
 *
 * @param {World} world
 * @param {{ x: number, z: number, width: number, depth: number, colour?: Colour }} place
 */
export function drawTable(world, { x, z, width, depth, colour = OAK }) {
  drawFloorShadow(world, { x, z, width, depth });
  for (const [dx, dz] of /** @type {const} */ ([
    [0.05, depth - 0.1],
    [width - 0.11, depth - 0.1],
    [0.05, 0.04],
    [width - 0.11, 0.04],
  ]))
    drawBlock(world, {
      x: x + dx,
      z: z + dz,
      width: 0.06,
      depth: 0.06,
      from: 0,
      to: 0.72,
      colour: tone(colour, 0.75),
    });
  drawBlock(world, { x, z, width, depth, from: 0.71, to: 0.75, colour, top: tone(colour, 1.14) });
}

/**
 * A lamp that hangs from the ceiling.
 *
 * @param {World} world
 * @param {{ x: number, z: number, from: number, to: number, colour?: Colour }} place
 */
export function drawPendant(world, { x, z, from, to, colour = COBALT }) {
  const [top, shade] = [world.see([x, from, z]), world.see([x, to, z])];
  const scale = world.scaleAt([x, to, z]);
  world.sheet.line([top, shade], STEEL, Math.max(1.4, scale * 0.012));
  world.sheet.polygon(
    [
      [shade[0] - scale * 0.06, shade[1]],
      [shade[0] + scale * 0.06, shade[1]],
      [shade[0] + scale * 0.22, shade[1] + scale * 0.2],
      [shade[0] - scale * 0.22, shade[1] + scale * 0.2],
    ],
    world.sheet.linear(
      [shade[0] - scale * 0.2, 0],
      [shade[0] + scale * 0.2, 0],
      [
        [0, mix(colour, WHITE, 0.3)],
        [1, tone(colour, 0.7)],
      ],
    ),
  );
  world.sheet.ellipse([shade[0], shade[1] + scale * 0.2], scale * 0.2, [255, 238, 190], 0.9, scale * 0.03);
}

/**
 * A framed picture of the town, or a notice board.
 *
 * @param {World} world
 * @param {WallType} wall
 * @param {{ left: number, bottom: number, width: number, height: number, colour?: Colour }} place
 */
export function drawFrame(world, wall, { left, bottom, width, height, colour = WHITE }) {
  const area = { left, right: left + width, bottom, top: bottom + height };
  world.shadows(
    [wall.area({ ...area, left: left + 0.05, right: left + width + 0.06, bottom: bottom - 0.06 })],
    undefined,
    0.5,
  );
  world.surface(wall.area(area, 0.02), INK, wall.outwards);
  world.surface(
    wall.area(
      { left: left + 0.03, right: left + width - 0.03, bottom: bottom + 0.03, top: bottom + height - 0.03 },
      0.021,
    ),
    colour,
    wall.outwards,
  );
  for (const [from, to, rise] of /** @type {const} */ ([
    [0.2, 0.36, 0.4],
    [0.38, 0.56, 0.62],
    [0.58, 0.8, 0.5],
  ])) {
    world.surface(
      wall.area(
        {
          left: left + width * from,
          right: left + width * to,
          bottom: bottom + height * 0.2,
          top: bottom + height * (0.2 + rise * 0.8),
        },
        0.022,
      ),
      colour === WHITE ? COBALT : CONCRETE,
      wall.outwards,
      { opacity: 0.75 },
    );
  }
}
