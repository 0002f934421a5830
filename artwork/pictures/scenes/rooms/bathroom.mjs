import { mix, rgb } from '../../drawing/colour.mjs';
import { drawBox } from '../../drawing/wall.mjs';
import { drawBlock } from '../../elements/interior.mjs';
import { COBALT, STEEL, WHITE, ZINC } from '../../palette.mjs';

/** @typedef {import('../room.mjs').Room} Room */

/** @param {Room} room */
export function furnishBath({ world, back, right }) {
  const tiles = { left: 0, right: back.width, bottom: 0, top: 1.5 };
  for (const wall of [back, right]) {
    const area = { ...tiles, right: wall.width };
    world.surface(wall.area(area), rgb(206, 220, 226), wall.outwards);
    const joints = [];
    for (let x = 0; x < wall.width; x += 0.2) joints.push(wall.area({ ...area, left: x, right: x + 0.01 }));
    for (let y = 0.1; y < 1.5; y += 0.2) joints.push(wall.area({ ...area, bottom: y, top: y + 0.01 }));
    world.surfaces(joints, WHITE, wall.outwards, 0.8);
    world.surface(wall.area({ ...area, bottom: 1.5, top: 1.55 }), COBALT, wall.outwards);
  }
  drawBlock(world, { x: 0.1, z: 2.2, width: 0.8, depth: 1.7, from: 0, to: 0.56, colour: WHITE });
  world.surface(
    [
      [0.18, 0.565, 2.3],
      [0.82, 0.565, 2.3],
      [0.82, 0.565, 3.8],
      [0.18, 0.565, 3.8],
    ],
    rgb(206, 216, 222),
    [0, 1, 0],
  );
  drawBox(world, back, { left: 1.7, right: 2.4, bottom: 0.72, top: 0.88 }, 0, 0.48, WHITE);
  drawBox(world, back, { left: 2.02, right: 2.08, bottom: 0.88, top: 1.08 }, 0.06, 0.1, ZINC);
  drawBox(world, back, { left: 1.65, right: 2.45, bottom: 1.15, top: 1.95 }, 0, 0.03, STEEL);
  world.surface(
    back.area({ left: 1.68, right: 2.42, bottom: 1.18, top: 1.92 }, 0.031),
    rgb(196, 212, 220),
    back.outwards,
  );
  world.sheet.polygon(
    world.seeAll(back.area({ left: 1.74, right: 1.98, bottom: 1.2, top: 1.9 }, 0.032)),
    [255, 255, 255],
    0.3,
  );
  drawBox(world, back, { left: 2.85, right: 3.2, bottom: 0.3, top: 0.44 }, 0, 0.52, WHITE);
  drawBox(world, back, { left: 2.88, right: 3.17, bottom: 0.95, top: 1.15 }, 0, 0.03, WHITE);
  drawBox(world, right, { left: 1.2, right: 1.9, bottom: 0.2, top: 1.7 }, 0.03, 0.07, WHITE);
  for (let rung = 0.3; rung < 1.7; rung += 0.16)
    drawBox(world, right, { left: 1.2, right: 1.9, bottom: rung, top: rung + 0.04 }, 0.05, 0.09, ZINC);
  drawBox(
    world,
    right,
    { left: 1.3, right: 1.8, bottom: 0.7, top: 1.36 },
    0.09,
    0.13,
    mix(COBALT, WHITE, 0.4),
  );
}
