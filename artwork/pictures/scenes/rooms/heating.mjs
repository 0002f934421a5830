import { rgb, tone } from '../../drawing/colour.mjs';
import { drawBox } from '../../drawing/wall.mjs';
import { drawBlock, drawFloorShadow } from '../../elements/interior.mjs';
import { drawPerson } from '../../elements/passer-by.mjs';
import { COBALT, STEEL, WHITE, ZINC } from '../../palette.mjs';

const COPPER = rgb(184, 112, 72);
const RED = rgb(178, 74, 58);

/**
 * A heating station: two tanks, heat exchanger, pipes along the walls, gauges.
 *
 * @param {import('../room.mjs').Room} room
 */
export function furnishHeating({ world, back, right }) {
  for (const [up, colour] of /** @type {const} */ ([
    [2.5, RED],
    [2.2, COBALT],
    [1.9, ZINC],
  ])) {
    drawBox(world, back, { left: 0.2, right: 6.4, bottom: up, top: up + 0.16 }, 0.1, 0.26, colour);
    for (let clamp = 0.7; clamp < 6.3; clamp += 1.3)
      drawBox(
        world,
        back,
        { left: clamp, right: clamp + 0.06, bottom: up - 0.03, top: up + 0.19 },
        0.08,
        0.28,
        STEEL,
      );
  }
  for (const [left, colour] of /** @type {const} */ ([
    [3.4, RED],
    [3.8, COBALT],
    [4.7, RED],
    [5.1, COBALT],
  ])) {
    drawBox(
      world,
      back,
      { left, right: left + 0.14, bottom: 0.9, top: colour === RED ? 2.5 : 2.2 },
      0.12,
      0.26,
      colour,
    );
    drawBox(world, back, { left: left - 0.06, right: left + 0.2, bottom: 1.5, top: 1.62 }, 0.1, 0.3, STEEL);
  }
  for (const x of [0.7, 1.9]) drawTank(world, x);
  drawFloorShadow(world, { x: 3.2, z: 4.9, width: 2.3, depth: 0.7 });
  drawBlock(world, {
    x: 3.2,
    z: 4.9,
    width: 2.3,
    depth: 0.7,
    from: 0.12,
    to: 1.05,
    colour: rgb(214, 218, 216),
    top: tone(WHITE, 1),
  });
  for (let plate = 0; plate < 16; plate++)
    drawBlock(world, {
      x: 3.3 + plate * 0.06,
      z: 4.86,
      width: 0.03,
      depth: 0.04,
      from: 0.2,
      to: 0.96,
      colour: plate % 2 ? ZINC : tone(ZINC, 0.7),
    });
  drawBlock(world, { x: 4.5, z: 4.86, width: 0.8, depth: 0.04, from: 0.5, to: 0.9, colour: rgb(40, 52, 64) });
  for (const [along, colour] of /** @type {const} */ ([
    [4.6, [120, 196, 150]],
    [4.8, [120, 196, 150]],
    [5, [236, 186, 84]],
  ])) {
    world.sheet.ellipse(world.see([along, 0.78, 4.85]), world.scaleAt([along, 0.78, 4.85]) * 0.03, colour);
  }
  for (let pipe = 0; pipe < 4; pipe++)
    drawBox(
      world,
      right,
      { left: 0.4, right: 5, bottom: 1.2 + pipe * 0.34, top: 1.32 + pipe * 0.34 },
      0.06,
      0.18,
      [COPPER, ZINC, COPPER, COBALT][pipe] ?? ZINC,
    );
  for (const along of [1.4, 2.8, 4.2]) {
    const [x, y] = world.see(right.at(along, 1.7, 0.2));
    const radius = world.scaleAt(right.at(along, 1.7, 0.2)) * 0.13;
    world.sheet.ellipse([x, y], radius * 0.8, STEEL, 1, radius);
    world.sheet.ellipse([x, y], radius * 0.64, WHITE, 1, radius * 0.82);
    world.sheet.line(
      [
        [x, y],
        [x + radius * 0.3, y - radius * 0.5],
      ],
      RED,
      3,
    );
  }
  drawPerson(world, { at: [2.9, 0, 3.4], still: true, worker: true, height: 1.74 });
}

/**
 * An upright tank in its white jacket, round by its shading.
 *
 * @param {import('../../drawing/world.mjs').World} world
 * @param {number} x
 */
function drawTank(world, x) {
  const z = 5;
  drawFloorShadow(world, { x: x - 0.1, z, width: 1.1, depth: 0.6 });
  const [left, foot] = world.see([x, 0.1, z]);
  const [right, top] = world.see([x + 0.95, 2.05, z]);
  const round = (right - left) * 0.08;
  const fill = world.sheet.linear(
    [left, 0],
    [right, 0],
    [
      [0, rgb(206, 210, 210)],
      [0.25, rgb(250, 250, 246)],
      [0.6, rgb(214, 218, 220)],
      [1, rgb(140, 150, 158)],
    ],
  );
  const shape = `M${left.toFixed(1)} ${foot.toFixed(1)}V${top.toFixed(1)}q${((right - left) / 2).toFixed(1)} ${(-round * 3).toFixed(1)} ${(right - left).toFixed(1)} 0V${foot.toFixed(1)}q${(-(right - left) / 2).toFixed(1)} ${(round * 2).toFixed(1)} ${(left - right).toFixed(1)} 0z`;
  world.sheet.path(shape, { fill });
  for (const up of [0.5, 1.6]) {
    const [sx, sy] = world.see([x, up, z]);
    world.sheet.path(
      `M${sx.toFixed(1)} ${sy.toFixed(1)}q${((right - left) / 2).toFixed(1)} ${round.toFixed(1)} ${(right - left).toFixed(1)} 0`,
      { stroke: rgb(120, 132, 140), width: 5 },
    );
  }
  const [gx, gy] = world.see([x + 0.48, 1.2, z]);
  world.sheet.ellipse([gx, gy], round * 1.4, STEEL);
  world.sheet.ellipse([gx, gy], round * 1.1, WHITE);
  world.sheet.line(
    [
      [gx, gy],
      [gx + round * 0.6, gy - round * 0.6],
    ],
    RED,
    3,
  );
}
