import { mix, rgb } from '../drawing/colour.mjs';
import { drawChair, drawFrame, drawPendant, drawPotPlant, drawTable } from '../elements/furniture.mjs';
import { drawRadiator, drawRoomDoor } from '../elements/interior.mjs';
import { drawKitchen } from '../elements/kitchen.mjs';
import { COBALT, INK, PLASTER_SAND, PLASTER_WHITE, STEEL } from '../palette.mjs';
import { drawRoom } from '../scenes/room.mjs';
import { furnishBath } from '../scenes/rooms/bathroom.mjs';
import { furnishHeating } from '../scenes/rooms/heating.mjs';
import { furnishOffice } from '../scenes/rooms/office.mjs';
import { furnishStaircase } from '../scenes/rooms/staircase.mjs';
import { furnishWorkshop } from '../scenes/rooms/workshop.mjs';

/** @typedef {import('../types.ts').PictureOrder} PictureOrder */
/** @typedef {import('../scenes/room.mjs').RoomView} RoomView */

/** @param {string} id @param {string} alt @param {RoomView} view @returns {PictureOrder} */
function interior(id, alt, view) {
  return {
    id,
    alt,
    kind: 'interior',
    width: 2400,
    height: 1600,
    draw: (seed, width, height) => drawRoom(seed, width, height, view),
  };
}

/** @type {readonly PictureOrder[]} */
export const INTERIORS = [
  interior('wohnzimmer-leer', 'Leeres Wohnzimmer mit Parkett, großer Balkontür und Sonne auf dem Boden', {
    width: 5.4,
    depth: 6,
    height: 2.75,
    walls: PLASTER_WHITE,
    floor: 'parquet',
    backWindows: [{ left: 1.6, right: 4.2, bottom: 0.06, top: 2.35 }],
    leftWindows: [{ left: 2.2, right: 3.9, bottom: 0.85, top: 2.3 }],
    camera: { eye: [3, 1.45, -3], turn: -0.09, lens: 0.84, horizon: 0.5 },
    furnish: ({ world, left, right }) => {
      drawRadiator(world, left, { left: 3.9, width: 1.3 });
      drawRoomDoor(world, right, { left: 3.6 });
    },
  }),
  interior('kueche-leer', 'Küche mit blauer Einbauzeile, Holzarbeitsplatte und einem Tisch am Fenster', {
    width: 4.4,
    depth: 5,
    height: 2.7,
    walls: PLASTER_WHITE,
    floor: 'tiles',
    floorColour: rgb(206, 204, 196),
    leftWindows: [{ left: 2, right: 3.5, bottom: 0.95, top: 2.25 }],
    camera: { eye: [2.35, 1.5, -2.3], turn: -0.02, lens: 0.88, horizon: 0.48 },
    furnish: ({ world, back }) => {
      drawKitchen(world, back, { left: 0.7, width: 3, colour: mix(COBALT, STEEL, 0.35) });
      drawChair(world, { x: 0.9, z: 3.1 });
      drawTable(world, { x: 0.5, z: 2.1, width: 1.3, depth: 0.8 });
      drawChair(world, { x: 1.1, z: 1.4 });
      drawPotPlant(world, { x: 0.85, z: 2.4, tall: 0.4, up: 0.75 });
      drawPendant(world, { x: 1.15, z: 2.5, from: 2.7, to: 1.7, colour: rgb(206, 158, 74) });
    },
  }),
  interior(
    'bad-saniert',
    'Saniertes Bad mit Wanne, Waschtisch und hellblauen Fliesen unter einem blauen Streifen',
    {
      width: 3.4,
      depth: 4,
      height: 2.6,
      walls: PLASTER_WHITE,
      floor: 'terrazzo',
      leftWindows: [{ left: 2.4, right: 3.3, bottom: 1.25, top: 2.2 }],
      camera: { eye: [1.8, 1.45, -2.2], turn: 0, lens: 0.9, horizon: 0.47 },
      furnish: furnishBath,
    },
  ),
  interior(
    'schlafzimmer-dachgeschoss',
    'Leeres Zimmer mit zwei Fenstern zum Hof, Eichenboden und offener Tür',
    {
      width: 4.4,
      depth: 5.2,
      height: 2.6,
      walls: PLASTER_SAND,
      floor: 'parquet',
      floorColour: rgb(206, 170, 122),
      backWindows: [
        { left: 0.7, right: 1.7, bottom: 0.9, top: 2.2 },
        { left: 2.6, right: 3.6, bottom: 0.9, top: 2.2 },
      ],
      leftWindows: [{ left: 1.2, right: 2.4, bottom: 0.9, top: 2.2 }],
      camera: { eye: [2.6, 1.4, -2.7], turn: -0.05, lens: 0.84, horizon: 0.5 },
      furnish: ({ world, back, right }) => {
        drawRadiator(world, back, { left: 2.55, width: 1.1 });
        drawRoomDoor(world, right, { left: 2.9, open: true });
      },
    },
  ),
  interior(
    'treppenhaus',
    'Treppenhaus mit Terrazzoboden, Briefkästen und einer Treppe mit Handlauf aus Eiche',
    {
      width: 5,
      depth: 7,
      height: 3.6,
      walls: PLASTER_WHITE,
      floor: 'terrazzo',
      backWindows: [{ left: 1.6, right: 3.4, bottom: 2.2, top: 3.35 }],
      leftWindows: [{ left: 1.5, right: 3, bottom: 1, top: 2.9 }],
      camera: { eye: [2.0, 1.6, -2.2], turn: 0.1, lens: 0.8, horizon: 0.52 },
      furnish: furnishStaircase,
    },
  ),
  interior(
    'servicebuero-nord',
    'Servicebüro Nord: Beratungstisch mit blauen Stühlen, Mitarbeiterin vor dem Stadtplan',
    {
      width: 7.6,
      depth: 6,
      height: 2.9,
      walls: PLASTER_WHITE,
      floor: 'parquet',
      floorColour: rgb(196, 164, 122),
      leftWindows: [
        { left: 1.4, right: 3.4, bottom: 0.5, top: 2.4 },
        { left: 3.9, right: 5.5, bottom: 0.5, top: 2.4 },
      ],
      camera: { eye: [4, 1.5, -2.4], turn: -0.03, lens: 0.88, horizon: 0.48 },
      furnish: furnishOffice,
    },
  ),
  interior(
    'werkstatt-ausbildung',
    'Ausbildungswerkstatt mit Werkzeugwand, zwei Auszubildende an der Hobelbank',
    {
      width: 7.4,
      depth: 6,
      height: 3.2,
      walls: rgb(214, 210, 200),
      floor: 'concrete',
      floorColour: rgb(186, 186, 180),
      leftWindows: [
        { left: 1.2, right: 3, bottom: 1, top: 2.7 },
        { left: 3.6, right: 5.4, bottom: 1, top: 2.7 },
      ],
      camera: { eye: [3.6, 1.5, -2.2], turn: -0.02, lens: 0.88, horizon: 0.5 },
      furnish: furnishWorkshop,
    },
  ),
  interior('balkonzimmer-ausblick', 'Heller Wohnraum mit Esstisch, Hängeleuchten und Blick über die Stadt', {
    width: 6,
    depth: 5.6,
    height: 2.75,
    walls: rgb(226, 229, 228),
    floor: 'parquet',
    floorColour: rgb(186, 148, 104),
    backWindows: [{ left: 0.8, right: 5.2, bottom: 0.06, top: 2.4 }],
    leftWindows: [{ left: 2, right: 4, bottom: 0.4, top: 2.4 }],
    camera: { eye: [2.9, 1.45, -2.6], turn: 0.03, lens: 0.84, horizon: 0.5 },
    furnish: ({ world, right }) => {
      for (const x of [2.3, 3.2, 4.1]) drawChair(world, { x, z: 3.7, colour: INK });
      drawTable(world, { x: 2.1, z: 2.6, width: 2.6, depth: 1 });
      for (const x of [2.5, 3.7]) drawChair(world, { x, z: 1.9, colour: INK });
      drawPotPlant(world, { x: 5.3, z: 4.6, tall: 1.7 });
      for (const x of [2.8, 3.9]) drawPendant(world, { x, z: 3.1, from: 2.75, to: 1.75, colour: COBALT });
      drawFrame(world, right, { left: 2.8, bottom: 1.2, width: 1.1, height: 0.8 });
    },
  }),
  interior(
    'heizzentrale-brueckenkopf',
    'Heizzentrale am Brückenkopf: weiße Speicher, rote und blaue Rohre, ein Monteur am Wärmetauscher',
    {
      width: 6.6,
      depth: 6,
      height: 3.1,
      walls: rgb(222, 222, 214),
      floor: 'concrete',
      floorColour: rgb(176, 180, 178),
      leftWindows: [{ left: 2, right: 4.4, bottom: 1.7, top: 2.7 }],
      camera: { eye: [3.3, 1.55, -2], turn: 0, lens: 0.9, horizon: 0.5 },
      furnish: furnishHeating,
    },
  ),
];
