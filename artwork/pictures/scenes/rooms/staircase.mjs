import { mix, rgb, tone } from '../../drawing/colour.mjs';
import { drawBox } from '../../drawing/wall.mjs';
import { drawFrame, drawPendant } from '../../elements/furniture.mjs';
import { drawBlock } from '../../elements/interior.mjs';
import { COBALT, CONCRETE, OAK, STEEL, WHITE, ZINC } from '../../palette.mjs';

/** @typedef {import('../room.mjs').Room} Room */

/** A flight of stairs that rises to the back, with its balustrade. @param {Room} room */
export function furnishStaircase({ world, right, back }) {
  const steps = 11;
  drawBlock(world, {
    x: 2.3,
    z: 2.2 + steps * 0.29,
    width: 2.7,
    depth: 1.4,
    from: 0,
    to: 1.87,
    colour: tone(CONCRETE, 0.92),
    top: tone(CONCRETE, 1.4),
  });
  for (let step = steps - 1; step >= 0; step--) {
    const up = (step + 1) * 0.17;
    drawBlock(world, {
      x: 2.5,
      z: 2.2 + step * 0.29,
      width: 1.5,
      depth: 0.3 + (steps - step) * 0.02,
      from: 0,
      to: up,
      colour: tone(CONCRETE, 0.84),
      top: tone(CONCRETE, 1.4),
    });
    drawBlock(world, {
      x: 2.5,
      z: 2.2 + step * 0.29,
      width: 1.5,
      depth: 0.02,
      from: up - 0.05,
      to: up,
      colour: rgb(92, 98, 102),
    });
  }
  for (let step = 0; step < steps; step++) {
    const [z, up] = [2.3 + step * 0.29, (step + 1) * 0.17];
    for (const x of [2.5, 3.96])
      drawBlock(world, { x, z, width: 0.03, depth: 0.03, from: up, to: up + 0.86, colour: STEEL });
  }
  for (const x of [2.47, 3.94]) {
    const from = world.see([x, 1.06, 2.3]);
    const to = world.see([x, 2.78, 5.3]);
    world.sheet.line([from, to], OAK, 14);
  }
  drawFrame(world, right, { left: 2.6, bottom: 1.2, width: 0.8, height: 0.6 });
  drawBox(world, right, { left: 1, right: 2.2, bottom: 0.9, top: 1.5 }, 0, 0.12, ZINC);
  for (let box = 0; box < 4; box++)
    for (let row = 0; row < 2; row++)
      world.surface(
        right.area(
          {
            left: 1.03 + box * 0.29,
            right: 1.28 + box * 0.29,
            bottom: 0.94 + row * 0.28,
            top: 1.16 + row * 0.28,
          },
          0.125,
        ),
        tone(ZINC, 1.2),
        right.outwards,
      );
  drawPendant(world, { x: 1.4, z: 3, from: 3.4, to: 2.4 });
  world.surface(
    back.area({ left: 0, right: 5, bottom: 0, top: 1.2 }),
    mix(COBALT, WHITE, 0.55),
    back.outwards,
    { opacity: 0.16 },
  );
}
