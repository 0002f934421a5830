import { rgb, tone } from '../drawing/colour.mjs';
import { drawBox, Wall } from '../drawing/wall.mjs';
import { drawBoards, drawPlain } from '../elements/surface.mjs';
import { CONCRETE, OAK } from '../palette.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../drawing/world.mjs').World} World */

/**
 * A building in the raw: slabs on columns, walls half up, props under the uppermost slab.
 *
 * @param {World} world
 * @param {{ x: number, z: number, width: number, depth: number, storeys: number, cores?: Colour, timber?: boolean }} options
 */
export function drawShell(world, { x, z, width, depth, storeys, timber = false }) {
  const storey = 3;
  const skin = timber ? OAK : CONCRETE;
  const random = world.random.fork(`shell${x}${z}`);
  for (let floor = 0; floor < storeys; floor++) {
    const base = floor * storey;
    const ceiling = new Wall([x, base + storey - 0.25, z], [1, 0, 0], [0, 0, 1], width, depth);
    world.surface(ceiling.whole, tone(skin, 0.86), [0, -1, 0]);
    const back = new Wall([x + 0.4, base, z + depth * 0.6], [1, 0, 0], [0, 1, 0], width - 0.8, storey);
    drawPlain(world, back, tone(skin, 0.5));
    const core = { left: width * 0.42, right: width * 0.58, bottom: 0, top: storey };
    drawPlain(
      world,
      new Wall([x, base, z + depth * 0.35], [1, 0, 0], [0, 1, 0], width, storey),
      tone(CONCRETE, 0.8),
      core,
    );
    world.veil(back.whole, [
      [0, [10, 16, 30], 0.5],
      [0.7, [10, 16, 30], 0.1],
      [1, [10, 16, 30], 0],
    ]);
    const front = new Wall([x, base, z], [1, 0, 0], [0, 1, 0], width, storey);
    const side = new Wall([x + width, base, z], [0, 0, 1], [0, 1, 0], depth, storey);
    const flank = new Wall([x, base, z + depth], [0, 0, -1], [0, 1, 0], depth, storey);
    for (const wall of [flank, side]) {
      if (!wall.isSeen(world)) continue;
      drawBox(
        world,
        wall,
        { left: -0.1, right: depth, bottom: storey - 0.25, top: storey },
        -0.3,
        0.1,
        tone(skin, 1.12),
      );
      if (timber)
        drawBoards(world, wall, OAK, { left: 0.3, right: wall.width - 0.3, bottom: 0, top: storey - 0.25 });
      else
        drawPlain(world, wall, tone(CONCRETE, 0.94), {
          left: 0.3,
          right: wall.width - 0.3,
          bottom: 0,
          top: storey - 0.25,
        });
    }
    for (let left = 0; left < width - 1; left += 4) {
      const isWall = floor < storeys - 1 && random.chance(0.55);
      if (isWall) {
        const panel = { left: left + 0.3, right: Math.min(width, left + 4), bottom: 0, top: storey - 0.25 };
        if (timber) drawBoards(world, front, tone(OAK, 1.1), panel);
        else drawPlain(world, front, [206, 178, 150], panel);
        const hole = front.area({
          left: left + 1.2,
          right: Math.min(width - 0.4, left + 3.2),
          bottom: 0.7,
          top: 2.3,
        });
        world.sheet.polygon(world.seeAll(hole), world.hazy(rgb(46, 54, 64), front.origin));
        world.shadows(
          [front.area({ left: left + 1.2, right: left + 3.2, bottom: 2, top: 2.3 })],
          undefined,
          0.8,
        );
      }
      drawBox(
        world,
        front,
        { left, right: left + 0.3, bottom: 0, top: storey - 0.25 },
        -0.3,
        0,
        tone(skin, 1.05),
      );
    }
    if (floor === storeys - 1) {
      for (let left = 1; left < width - 0.5; left += 1.3)
        drawBox(
          world,
          front,
          { left, right: left + 0.09, bottom: 0, top: storey - 0.25 },
          -1.3,
          -1.2,
          [196, 84, 60],
        );
    }
    drawBox(
      world,
      front,
      { left: -0.1, right: width + 0.1, bottom: storey - 0.25, top: storey },
      -0.3,
      0.1,
      tone(skin, 1.12),
    );
  }
  const roof = new Wall([x, storeys * storey, z], [1, 0, 0], [0, 1, 0], width, 1);
  for (let left = 0.4; left < width; left += 1.1) {
    const bars = roof.area({ left, right: left + 0.04, bottom: 0, top: random.between(0.5, 0.9) });
    world.surface(bars, rgb(126, 78, 58), roof.outwards);
  }
  drawBox(world, roof, { left: 0, right: width, bottom: 0.95, top: 1.02 }, 0, 0.05, [206, 84, 60]);
}
