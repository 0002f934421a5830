import { mix, rgb, tone } from '../drawing/colour.mjs';
import { drawBox } from '../drawing/wall.mjs';
import { OAK, STEEL, WHITE, ZINC } from '../palette.mjs';

/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../drawing/wall.mjs').Wall} WallType */

/**
 * A kitchen front along a wall: units, worktop, hob, sink, tiles, wall cupboards.
 *
 * @param {World} world
 * @param {WallType} wall
 * @param {{ left: number, width: number, colour: Colour }} options
 */
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

/**
 * What stands on the worktop: metres from its right end, height, colour.
 *
 * @type {readonly (readonly [number, number, Colour])[]}
 */
const JARS = [
  [0.3, 0.16, rgb(206, 158, 74)],
  [0.44, 0.22, rgb(236, 232, 222)],
  [0.58, 0.12, rgb(168, 92, 68)],
  [1.5, 0.2, rgb(120, 134, 146)],
];

/**
 * A sink let into the worktop, with its curved tap.
 *
 * @param {World} world
 * @param {WallType} wall
 * @param {number} along
 */
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
