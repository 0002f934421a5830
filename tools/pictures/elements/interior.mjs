import { mix, rgb, tone } from '../drawing/colour.mjs';
import { curve } from '../drawing/sheet.mjs';
import { drawBox, Wall } from '../drawing/wall.mjs';
import { COBALT, CONCRETE, INK, LEAF, LEAF_DEEP, LEAF_PALE, OAK, STEEL, WHITE, ZINC } from '../palette.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../drawing/wall.mjs').Wall} WallType */

/** A wall's front to build furniture on: at x and z, turned to the viewer. @param {number} x @param {number} z @param {number} [up] */
function front(x, z, up = 0) {
  return new Wall([x, up, z], [1, 0, 0], [0, 1, 0], 1, 1);
}

/** A soft shadow under something that stands. @param {World} world @param {{ x: number, z: number, width: number, depth: number }} place */
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

/** @param {World} world @param {{ x: number, z: number, width: number, depth: number, from: number, to: number, colour: Colour, top?: Colour }} block */
export function drawBlock(world, { x, z, width, depth, from, to, colour, top }) {
  drawBox(world, front(x, z), { left: 0, right: width, bottom: from, top: to }, -depth, 0, colour, { top });
}

/** A radiator on a wall. @param {World} world @param {WallType} wall @param {{ left: number, width: number }} place */
export function drawRadiator(world, wall, { left, width }) {
  for (let along = left; along < left + width; along += 0.09) {
    drawBox(world, wall, { left: along, right: along + 0.07, bottom: 0.16, top: 0.72 }, 0.04, 0.12, WHITE);
  }
}

/** A flush door with frame and handle. @param {World} world @param {WallType} wall @param {{ left: number, open?: boolean, colour?: Colour }} place */
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

/** A kitchen front along a wall: units, worktop, hob, sink, tiles, wall cupboards. @param {World} world @param {WallType} wall @param {{ left: number, width: number, colour: Colour }} options */
export function drawKitchen(world, wall, { left, width, colour }) {
  const right = left + width;
  drawBox(world, wall, { left, right, bottom: 0.1, top: 0.86 }, 0, 0.6, colour);
  drawBox(world, wall, { left, right, bottom: 0, top: 0.1 }, 0, 0.54, STEEL);
  const units = Math.round(width / 0.6);
  for (let unit = 0; unit < units; unit++) {
    const from = left + (width * unit) / units;
    const to = left + (width * (unit + 1)) / units;
    world.surface(
      wall.area({ left: to - 0.012, right: to, bottom: 0.12, top: 0.84 }, 0.601),
      tone(colour, 0.6),
      wall.outwards,
    );
    drawBox(world, wall, { left: from + 0.12, right: to - 0.12, bottom: 0.76, top: 0.785 }, 0.6, 0.63, STEEL);
    if (unit % 3 === 1) {
      world.surface(
        wall.area({ left: from + 0.05, right: to - 0.05, bottom: 0.18, top: 0.68 }, 0.602),
        rgb(52, 60, 68),
        wall.outwards,
      );
      world.surface(
        wall.area({ left: from + 0.12, right: to - 0.2, bottom: 0.5, top: 0.64 }, 0.603),
        rgb(120, 134, 144),
        wall.outwards,
        { opacity: 0.4 },
      );
    }
  }
  const tiles = { left, right, bottom: 0.9, top: 1.5 };
  world.surface(wall.area(tiles, 0.01), rgb(214, 224, 226), wall.outwards);
  /** @type {Point3[][]} */
  const joints = [];
  for (let x = left; x < right; x += 0.15)
    joints.push(wall.area({ ...tiles, left: x, right: x + 0.008 }, 0.012));
  for (let y = 0.9; y < 1.5; y += 0.15)
    joints.push(wall.area({ ...tiles, bottom: y, top: y + 0.008 }, 0.012));
  world.surfaces(joints, WHITE, wall.outwards, 0.8);
  world.shadows([wall.area({ left, right, bottom: 1.34, top: 1.5 }, 0.013)], undefined, 0.7);
  drawBox(world, wall, { left: left - 0.02, right: right + 0.02, bottom: 0.86, top: 0.9 }, 0, 0.64, OAK, {
    top: tone(OAK, 1.12),
  });
  drawTap(world, wall, left + width * 0.3);
  drawBox(
    world,
    wall,
    { left: right + 0.02, right: right + 0.62, bottom: 0.02, top: 2.2 },
    0,
    0.62,
    tone(WHITE, 0.97),
  );
  drawBox(world, wall, { left: right + 0.08, right: right + 0.1, bottom: 1, top: 1.5 }, 0.62, 0.66, STEEL);
  world.surface(
    wall.area({ left: right + 0.02, right: right + 0.62, bottom: 0.78, top: 0.79 }, 0.621),
    ZINC,
    wall.outwards,
  );
  for (const [along, tall, jar] of JARS) {
    drawBox(
      world,
      wall,
      { left: right - along, right: right - along + 0.1, bottom: 0.9, top: 0.9 + tall },
      0.12,
      0.22,
      jar,
    );
  }
  for (let unit = 0; unit < units - 1; unit++) {
    const from = left + (width * unit) / units;
    const to = left + (width * (unit + 1)) / units;
    drawBox(
      world,
      wall,
      { left: from, right: to - 0.01, bottom: 1.5, top: 2.2 },
      0,
      0.34,
      mix(colour, WHITE, 0.55),
    );
  }
}

/** What stands on the worktop: metres from its right end, height, colour. @type {readonly (readonly [number, number, Colour])[]} */
const JARS = [
  [0.3, 0.16, rgb(206, 158, 74)],
  [0.44, 0.22, rgb(236, 232, 222)],
  [0.58, 0.12, rgb(168, 92, 68)],
  [1.5, 0.2, rgb(120, 134, 146)],
];

/** A sink let into the worktop, with its curved tap. @param {World} world @param {WallType} wall @param {number} along */
function drawTap(world, wall, along) {
  world.surface(
    [
      wall.at(along - 0.3, 0.902, 0.12),
      wall.at(along + 0.3, 0.902, 0.12),
      wall.at(along + 0.3, 0.902, 0.5),
      wall.at(along - 0.3, 0.902, 0.5),
    ],
    rgb(150, 160, 166),
    [0, 1, 0],
  );
  const [foot, top, spout] = [
    world.see(wall.at(along, 0.9, 0.1)),
    world.see(wall.at(along, 1.22, 0.1)),
    world.see(wall.at(along + 0.14, 1.1, 0.24)),
  ];
  const shape = `M${foot.map(Math.round).join(' ')}L${top.map(Math.round).join(' ')}Q${Math.round(spout[0])} ${Math.round(top[1] - 14)} ${spout.map(Math.round).join(' ')}`;
  world.sheet.path(shape, { stroke: rgb(120, 132, 140), width: world.scaleAt(wall.at(along, 1)) * 0.028 });
}

/** A pot with a plant in it. @param {World} world @param {{ x: number, z: number, tall?: number, up?: number }} place */
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

/** A chair, seen from the front or the back. @param {World} world @param {{ x: number, z: number, colour?: Colour }} place */
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

/** A table on four legs. @param {World} world @param {{ x: number, z: number, width: number, depth: number, colour?: Colour }} place */
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

/** A lamp that hangs from the ceiling. @param {World} world @param {{ x: number, z: number, from: number, to: number, colour?: Colour }} place */
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

/** A framed picture of the town, or a notice board. @param {World} world @param {WallType} wall @param {{ left: number, bottom: number, width: number, height: number, colour?: Colour }} place */
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
