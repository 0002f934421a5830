import { rgb, tone } from '../../drawing/colour.mjs';
import { drawBox } from '../../drawing/wall.mjs';
import { drawPendant } from '../../elements/furniture.mjs';
import { drawBlock, drawFloorShadow } from '../../elements/interior.mjs';
import { drawPerson } from '../../elements/passer-by.mjs';
import { COBALT, LARCH, OAK, STEEL, ZINC } from '../../palette.mjs';

/** @typedef {import('../room.mjs').Room} Room */

/** @param {Room} room */
export function furnishWorkshop({ world, back, right }) {
  drawBox(world, back, { left: 0.6, right: 5.6, bottom: 1.2, top: 2.5 }, 0, 0.04, LARCH);
  for (let place = 0.9; place < 5.4; place += 0.34) {
    const long = 0.35 + ((place * 37) % 5) * 0.12;
    drawBox(
      world,
      back,
      { left: place, right: place + 0.05, bottom: 2.3 - long, top: 2.3 },
      0.04,
      0.08,
      ZINC,
    );
    drawBox(
      world,
      back,
      { left: place - 0.04, right: place + 0.09, bottom: 2.2, top: 2.36 },
      0.04,
      0.1,
      [COBALT, rgb(178, 82, 60), STEEL, OAK][Math.round(place * 10) % 4] ?? OAK,
    );
  }
  drawBlock(world, {
    x: 0.4,
    z: 4.9,
    width: 5.4,
    depth: 0.8,
    from: 0.82,
    to: 0.94,
    colour: OAK,
    top: tone(OAK, 1.15),
  });
  for (const x of [0.5, 2.9, 5.5])
    drawBlock(world, { x, z: 5, width: 0.18, depth: 0.6, from: 0, to: 0.82, colour: STEEL });
  drawBlock(world, { x: 0.9, z: 5, width: 1.6, depth: 0.6, from: 0.1, to: 0.78, colour: rgb(104, 120, 132) });
  drawPerson(world, { at: [2.1, 0, 4.3], still: true, height: 1.66, coat: COBALT });
  drawPerson(world, { at: [3.5, 0, 4.2], still: true, facing: -1, height: 1.76, coat: rgb(70, 92, 128) });
  drawFloorShadow(world, { x: 4.0, z: 2.5, width: 1.9, depth: 0.9 });
  drawBlock(world, {
    x: 4.0,
    z: 2.2,
    width: 1.9,
    depth: 0.9,
    from: 0.78,
    to: 0.86,
    colour: OAK,
    top: tone(OAK, 1.2),
  });
  for (const x of [4.1, 5.7])
    drawBlock(world, { x, z: 2.4, width: 0.1, depth: 0.5, from: 0, to: 0.78, colour: tone(OAK, 0.8) });
  for (let board = 0; board < 3; board++)
    drawBlock(world, {
      x: 4.3,
      z: 2.4 + board * 0.08,
      width: 1.3 - board * 0.1,
      depth: 0.18,
      from: 0.86 + board * 0.05,
      to: 0.91 + board * 0.05,
      colour: tone(LARCH, 1 + board * 0.1),
    });
  for (let pipe = 0; pipe < 6; pipe++)
    drawBox(
      world,
      right,
      { left: 2 + pipe * 0.1, right: 2.05 + pipe * 0.1, bottom: 0, top: 2.4 - pipe * 0.1 },
      0,
      0.06,
      [ZINC, rgb(184, 112, 72)][pipe % 2] ?? ZINC,
    );
  drawPendant(world, { x: 2.4, z: 4.4, from: 3.2, to: 2.5, colour: STEEL });
  drawPendant(world, { x: 5.2, z: 3, from: 3.2, to: 2.4, colour: STEEL });
}
