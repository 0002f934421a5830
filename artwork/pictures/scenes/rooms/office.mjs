import { rgb, tone } from '../../drawing/colour.mjs';
import { drawBox } from '../../drawing/wall.mjs';
import { drawChair, drawFrame, drawPendant, drawPotPlant, drawTable } from '../../elements/furniture.mjs';
import { drawBlock, drawRoomDoor } from '../../elements/interior.mjs';
import { drawPerson } from '../../elements/passer-by.mjs';
import { COBALT, OAK, STEEL, WHITE } from '../../palette.mjs';

/** @typedef {import('../room.mjs').Room} Room */

/** @param {Room} room */
export function furnishOffice({ world, back, right }) {
  drawFrame(world, back, { left: 2.6, bottom: 1.45, width: 2.2, height: 1.05 });
  drawBox(world, back, { left: 5.6, right: 7.4, bottom: 0, top: 1.9 }, 0, 0.34, OAK);
  for (let shelf = 0; shelf < 4; shelf++) {
    world.surface(
      back.area({ left: 5.66, right: 7.34, bottom: 0.08 + shelf * 0.46, top: 0.46 + shelf * 0.46 }, 0.341),
      tone(OAK, 0.62),
      back.outwards,
    );
    for (let folder = 0; folder < 13; folder++)
      world.surface(
        back.area(
          {
            left: 5.7 + folder * 0.125,
            right: 5.8 + folder * 0.125,
            bottom: 0.1 + shelf * 0.46,
            top: 0.4 + shelf * 0.46,
          },
          0.342,
        ),
        [COBALT, rgb(226, 222, 210), rgb(120, 134, 146), rgb(186, 110, 84)][(folder * 7 + shelf * 3) % 4] ??
          WHITE,
        back.outwards,
      );
  }
  drawPerson(world, { at: [3.2, 0, 4.5], still: true, height: 1.68, coat: rgb(206, 158, 74) });
  drawTable(world, { x: 2.2, z: 3.4, width: 2.6, depth: 0.9 });
  drawBlock(world, { x: 2.9, z: 3.7, width: 0.5, depth: 0.04, from: 0.76, to: 1.1, colour: STEEL });
  drawBlock(world, { x: 4.1, z: 3.6, width: 0.4, depth: 0.28, from: 0.75, to: 0.78, colour: WHITE });
  drawChair(world, { x: 3.6, z: 2.5, colour: COBALT });
  drawChair(world, { x: 2.6, z: 2.5, colour: COBALT });
  drawPotPlant(world, { x: 0.7, z: 4.4, tall: 1.9 });
  drawPendant(world, { x: 3.4, z: 3.8, from: 2.9, to: 2.05 });
  drawPendant(world, { x: 4.3, z: 3.8, from: 2.9, to: 2.05 });
  drawRoomDoor(world, right, { left: 1.2, colour: tone(COBALT, 1.3) });
}
