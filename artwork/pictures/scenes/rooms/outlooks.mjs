import { drawGruenderzeit } from '../../buildings/gruenderzeit.mjs';
import { drawNewBuilding, NEW_BUILDINGS } from '../../buildings/new-building.mjs';
import { drawPanelBuilding } from '../../buildings/panel-building.mjs';
import { drawSettlement } from '../../buildings/settlement.mjs';
import { drawTownHouse } from '../../buildings/town-house.mjs';
import { drawWaterTower } from '../../buildings/water-tower.mjs';
import { drawPaving, drawRoad } from '../../elements/ground.mjs';
import { drawLawn } from '../../elements/lawn.mjs';
import { drawTram } from '../../elements/street-furniture.mjs';
import {
  CLINKER,
  COBALT,
  PLASTER_BLUE,
  PLASTER_OCHRE,
  PLASTER_ROSE,
  PLASTER_SAGE,
  PLASTER_SAND,
  PLASTER_WHITE,
} from '../../palette.mjs';
import { drawOpenAir } from '../outdoor.mjs';
import { drawCity } from '../panorama.mjs';
import { drawHarbour } from '../harbour.mjs';
import { building, hedge, person, tree } from '../things.mjs';

/** @typedef {import('../indoors.mjs').Outlook} Outlook */
/** @typedef {import('../outdoor.mjs').Thing} Thing */
/** @typedef {import('../../drawing/world.mjs').World} World */
/** @typedef {keyof typeof import('../../palette.mjs').MOODS} MoodName */

/** @param {World} world */
const lawn = (world) => {
  drawLawn(world, { left: -60, right: 60, near: 1, far: 60 });
  drawPaving(world, { left: -60, right: 60, near: 9, far: 11 }, { slab: 0.6 });
};
/** @param {World} world */
const pavement = (world) => drawPaving(world, { left: -60, right: 60, near: 1, far: 40 });

/** @param {readonly (readonly [x: number, z: number, height: number])[]} places */
const trees = (places) => places.map(([x, z, height]) => tree({ at: [x, 0, z], height, spread: 0.9 }));

/**
 * The sorts of views; `up` is the height of the floor, `shift` moves the houses sideways.
 *
 * @satisfies {Record<string, (options: { up: number, mood?: MoodName, shift?: number }) => Outlook>}
 */
export const OUTLOOKS = {
  /** A green court with new houses. */
  court: ({ up, mood = 'day', shift = 0 }) =>
    open(up, mood, lawn, [
      building(drawNewBuilding, { x: -18 + shift, z: 24, width: 24, storeys: 4, style: NEW_BUILDINGS.timber, setBack: false }, { tall: 12 }),
      building(drawNewBuilding, { x: 8 + shift, z: 27, width: 24, storeys: 4, style: NEW_BUILDINGS.plaster, setBack: false }, { tall: 12 }),
      ...trees([[-6, 13, 7.5], [7, 16, 9], [14, 12, 8], [-15, 14, 9]]),
      person({ at: [1.5, 0, 10] }),
      hedge({ from: [-12, 0, 21], to: [-2, 0, 21], height: 0.9 }),
    ]),
  /** Gardens behind a settlement. */
  garden: ({ up, mood = 'day', shift = 0 }) =>
    open(up, mood, (world) => drawLawn(world, { left: -60, right: 60, near: 1, far: 60 }, { meadow: true }), [
      building(drawSettlement, { x: -18 + shift, z: 34, width: 36, colour: PLASTER_OCHRE, balconies: true }, { tall: 11 }),
      ...trees([[-5, 11, 5.6], [4.5, 15, 6.4], [-11, 18, 7.4], [12, 13, 6]]),
      hedge({ from: [-14, 0, 23], to: [14, 0, 23], height: 1.2 }),
    ]),
  /** Tenements across an old street. */
  street: ({ up, mood = 'day', shift = 0 }) =>
    open(up, mood, pavement, [
      building(drawGruenderzeit, { x: -25 + shift, z: 17, colour: PLASTER_SAGE, door: COBALT, slate: true }),
      building(drawGruenderzeit, { x: -7 + shift, z: 17, width: 16, colour: PLASTER_ROSE, door: COBALT }),
      building(drawGruenderzeit, { x: 9 + shift, z: 17, width: 18, colour: PLASTER_SAND, door: COBALT }),
    ]),
  /** A street of the new quarter, with its tram. */
  tram: ({ up, mood = 'day', shift = 0 }) =>
    open(
      up,
      mood,
      (world) => {
        pavement(world);
        drawRoad(world, { left: -80, right: 80, near: 5, far: 14 }, { rails: true });
      },
      [
        building(drawNewBuilding, { x: -20 + shift, z: 20, width: 20, storeys: 5, style: NEW_BUILDINGS.clinker }, { tall: 16 }),
        building(drawNewBuilding, { x: 2 + shift, z: 20, width: 22, storeys: 5, style: NEW_BUILDINGS.paleClinker }, { tall: 16 }),
        { z: 9.8, draw: (world) => drawTram(world, { x: -10 + shift, z: 9.6 }) },
        ...trees([[-7.5, 16, 6.4], [3, 16.4, 6.8], [10, 16, 6.4]]),
        person({ at: [3.4, 0, 4] }),
        person({ at: [-2.2, 0, 3.4], facing: -1, bag: true }),
      ],
    ),
  /** A row of the post-war years across a lawn. */
  rows: ({ up, mood = 'day', shift = 0 }) =>
    open(up, mood, lawn, [
      building(drawPanelBuilding, { x: -22 + shift, z: 30, bays: 12, storeys: 4 }, { width: 43, tall: 12 }),
      ...trees([[-7, 13, 9], [6, 17, 10], [13, 11, 8], [-14, 19, 10]]),
    ]),
  /** Old trees, and little of the town. */
  park: ({ up, mood = 'day' }) =>
    open(up, mood, (world) => drawLawn(world, { left: -70, right: 70, near: 1, far: 90 }), [
      ...trees([[-4, 14, 11], [5, 20, 12], [-13, 19, 13], [13, 16, 12], [0.5, 34, 13], [-20, 32, 14], [19, 33, 14], [9, 42, 13], [-9, 44, 13]]),
      person({ at: [1, 0, 12] }),
    ]),
  /** The water tower, close by. */
  tower: ({ up, mood = 'day' }) =>
    open(up, mood, (world) => drawLawn(world, { left: -70, right: 70, near: 1, far: 90 }), [
      { z: 104, draw: (world) => drawWaterTower(world, { at: [-24, 0, 108] }) },
      ...trees([[7, 20, 9], [-13, 24, 10], [15, 32, 11], [-22, 38, 10]]),
      person({ at: [1, 0, 14] }),
    ]),
  /** Roofs of the old town, with the water tower. */
  roofs: ({ up, mood = 'day', shift = 0 }) =>
    open(up, mood, pavement, [
      ...[18, 34, 52, 74, 100].flatMap((z, row) =>
        Array.from({ length: 9 }, (_, index) => {
          const colours = [PLASTER_SAND, PLASTER_ROSE, PLASTER_SAGE, PLASTER_OCHRE, PLASTER_BLUE, CLINKER, PLASTER_WHITE];
          const options = {
            x: -62 + index * 14 + row * 5 + shift,
            z: z + ((index * 5) % 7),
            width: 12.5,
            depth: 11,
            height: up - 3.4 + ((index * 3 + row) % 5) * 0.8,
            colour: colours[(index + row * 2) % colours.length] ?? PLASTER_SAND,
            roof: /** @type {const} */ (['tile', 'tile', 'slate'])[(index + row) % 3] ?? 'tile',
          };
          return { z: options.z, draw: (/** @type {World} */ world) => drawTownHouse(world, options) };
        }),
      ),
      { z: 88, draw: (world) => drawWaterTower(world, { at: [9 + shift, 0, 92] }) },
    ]),
  /** Over the harbour basin. */
  harbour: ({ up, mood = 'day' }) => ({ mood, up, draw: drawHarbour }),
  /** The whole city from a tower block. */
  city: ({ up, mood = 'day' }) => ({ mood, up, eye: [2, 40, -46], turn: 0.04, draw: drawCity }),
  /** Along the river to the bridge. */
  bridge: ({ up, mood = 'day' }) => ({ mood, up, eye: [9, 14, 31], turn: -0.34, draw: drawCity }),
};

/** @param {number} up @param {MoodName} mood @param {(world: World) => void} paving @param {readonly Thing[]} things @returns {Outlook} */
function open(up, mood, paving, things) {
  return { mood, up, draw: (world) => drawOpenAir(world, { paving, things, clouds: 5 }) };
}
