import { rgb, tone } from '../../drawing/colour.mjs';
import { COBALT, OAK, PLASTER_OCHRE, SLATE, WHITE } from '../../palette.mjs';
import { drawEasel } from '../../scenes/rooms/easel.mjs';
import { drawLever, drawPanel, drawPanelDoor, drawStucco } from '../../scenes/rooms/old-house.mjs';
import { OUTLOOKS } from '../../scenes/rooms/outlooks.mjs';
import { drawPlant, drawUprightPlant } from '../../scenes/rooms/plants.mjs';
import { drawBed, drawBooks, drawColumnRadiator, drawHangingLamp, drawLongSideTable, drawSideChair } from '../../scenes/rooms/props.mjs';
import { bath, kitchen, SIDELIGHT, TILES } from './equipment.mjs';
import { balcony, flat, room, type } from './order.mjs';

/** @typedef {import('../../types.ts').PictureOrder} PictureOrder */
/** @typedef {import('../../scenes/indoors.mjs').Room} Room */

const BOARDS = /** @type {const} */ ({ kind: 'boards', colour: [186, 134, 86], size: 0.17 });
const OPPOSITE = /** @type {const} */ ({ from: 'opposite' });
const CREAM = rgb(230, 225, 210);

/** A casement of the settlement: three panes above each other. @param {number} left @param {number} right */
const casement = (left, right) => ({ left, right, bottom: 0.84, top: 2.24, rows: 3, casing: true });

/** Four sunk fields and their rails, close to the door. @param {Room} room */
function drawDoorLeaf({ world, wall }) {
  for (const [bottom, top] of /** @type {const} */ ([[0.3, 0.92], [1.2, 1.9]])) drawPanel(world, wall, { left: -0.7, right: -0.17, bottom, top }, CREAM);
  world.surface(wall.area({ left: 0.17, right: 0.178, bottom: 0, top: 2 }, 0.034), [60, 56, 50], wall.outwards);
  world.surface(wall.area({ left: 0.178, right: 0.9, bottom: 0, top: 2 }, 0.034), tone(CREAM, 0.93), wall.outwards);
  world.veil(wall.area({ left: 0.178, right: 0.24, bottom: 0, top: 2 }, 0.035), [[0, WHITE, 0.5], [1, WHITE, 0.3]]);
}

/** Rooms in the settlement of 1926. @type {readonly PictureOrder[]} */
const SETTLEMENT_FLATS = [
  room('zimmer-siedlung-dielen', 'Zimmer mit aufgearbeiteten Dielen und zwei Sprossenfenstern zum Garten', flat('SW-94-017-05'), {
    wall: rgb(226, 216, 194),
    height: 2.75,
    floor: BOARDS,
    openings: [casement(-1.7, -0.6), casement(0.6, 1.7)],
    outlook: OUTLOOKS.garden({ up: 4.1 }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      drawColumnRadiator(world, [-0.5, 0.1, -0.05], { width: 0.95 });
      drawPlant(world, [-1.4, 0.84, 0.02], { tall: 0.34 });
      drawSideChair(world, [1.5, 0, -0.6], { facing: -1, seat: rgb(94, 124, 104) });
    },
  }),
  room('zimmer-siedlung-bett', 'Schlafzimmer in der Siedlung von 1926 mit Sprossenfenster und alter Füllungstür', flat('SW-94-033-19'), {
    wall: rgb(206, 216, 208),
    height: 2.75,
    floor: BOARDS,
    camera: { away: 4.3, eye: 1.35, horizon: 0.43 },
    openings: [casement(-1.9, -0.8)],
    outlook: OUTLOOKS.garden({ up: 7.1, mood: 'morning', shift: -6 }),
    sun: OPPOSITE,
    furnish: ({ world, wall }) => {
      drawPanelDoor(world, wall, { left: 1.05 });
      drawBed(world, [-0.5, 0, -0.75], { cover: rgb(210, 164, 84) });
      drawUprightPlant(world, [-1.0, 0.84, 0.02], { tall: 0.4 });
    },
  }),
  room('kueche-siedlung', 'Küche mit Tisch für vier am Sprossenfenster, Hängelampe und Dielenboden', flat('SW-94-017-05'), {
    wall: rgb(234, 226, 206),
    height: 2.75,
    floor: { ...BOARDS, colour: rgb(170, 120, 76) },
    openings: [casement(-0.55, 0.55)],
    outlook: OUTLOOKS.garden({ up: 4.1, shift: 8 }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      for (const x of [-0.95, 0.95]) drawSideChair(world, [x, 0, -0.45], { facing: x < 0 ? 1 : -1, seat: COBALT });
      drawLongSideTable(world, [0, 0, -0.75], { width: 1.5 });
      for (const x of [-1.15, 1.15]) drawSideChair(world, [x, 0, -1.05], { facing: x < 0 ? 1 : -1, seat: COBALT });
      drawPlant(world, [-0.35, 0.74, -0.7], { tall: 0.3, pot: WHITE });
      drawHangingLamp(world, [0.25, 1.72, -0.75], { size: 0.24, colour: tone(WHITE, 0.92) });
    },
  }),
  room('tuergriff-1926', 'Messinggriff auf langem Schild an einer aufgearbeiteten Füllungstür von 1926', type('Siedlung 1926'), {
    wall: CREAM,
    floor: BOARDS,
    skirting: false,
    camera: { x: -0.12, away: 0.92, eye: 1.05, horizon: 0.5 },
    sun: { from: 'beside', x: -0.8, window: { left: 0.1, right: 0.42, bottom: 0.95, top: 1.5 }, strength: 0.8 },
    cover: drawDoorLeaf,
    furnish: ({ world }) => drawLever(world, [0.02, 1.07, -0.04], 1.75),
  }),
  balcony('balkon-siedlung', 'Neuer Balkon zum Garten der Siedlung, Obstbäume und ockerfarbene Häuser', type('Siedlung 1926'), {
    outlook: OUTLOOKS.garden({ up: 5.2 }),
    railing: 'bars',
    colour: rgb(70, 80, 88),
    side: PLASTER_OCHRE,
    laid: 'coffee',
    plant: 'tree',
    boxes: [-0.9],
  }),
];

/** Rooms in the tenements of the old town. @type {readonly PictureOrder[]} */
const TENEMENT_FLATS = [
  room('stuckzimmer-marktgasse', 'Hohes Zimmer mit Stuckgesims, zwei Kastenfenstern und Fischgrätparkett', flat('SW-93-008-06'), {
    wall: rgb(198, 210, 204),
    height: 3.4,
    floor: { kind: 'herringbone', colour: rgb(176, 126, 78), size: 0.11 },
    camera: { away: 4.6, eye: 1.5, horizon: 0.57, lens: 0.78 },
    openings: [
      { left: -1.85, right: -0.65, bottom: 0.72, top: 2.7, transom: 0.55, casing: true },
      { left: 0.65, right: 1.85, bottom: 0.72, top: 2.7, transom: 0.55, casing: true },
    ],
    outlook: OUTLOOKS.street({ up: 11.6 }),
    sun: OPPOSITE,
    cover: drawStucco,
    furnish: ({ world }) => {
      drawColumnRadiator(world, [-0.47, 0.1, -0.05]);
      drawSideChair(world, [2.1, 0, -0.5], { facing: -1, colour: rgb(96, 66, 48), seat: rgb(150, 74, 58) });
      drawPlant(world, [-2.2, 0, -0.5], { tall: 1.2 });
    },
  }),
  room('dachzimmer-marktgasse', 'Schlafzimmer unter der Dachschräge mit zwei Dachfenstern über der Altstadt', flat('SW-93-008-06'), {
    wall: rgb(238, 234, 226),
    slope: { knee: 0.95, run: 1.5 },
    floor: { kind: 'boards', colour: rgb(196, 152, 106) },
    camera: { away: 5, eye: 1.45, horizon: 0.46 },
    openings: [-1.7, 0.4].map((left) => ({ left, right: left + 1.1, bottom: 0.35, top: 1.65, wings: 1, sloped: true, frame: rgb(196, 160, 116), deep: 0.16 })),
    outlook: OUTLOOKS.roofs({ up: 14.5 }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      drawBed(world, [-0.4, 0, -0.8], { cover: rgb(84, 110, 140) });
      drawBooks(world, [1.3, 0, -0.2], { count: 9 });
      drawPlant(world, [2.15, 0, -0.35], { tall: 0.8 });
    },
  }),
  room('kueche-marktgasse', 'Küche mit dunkelgrünen Fronten, weißen Metrofliesen und offenem Regal', flat('SW-93-008-06'), kitchen(
    { fronts: rgb(62, 92, 82), tiles: TILES.metro, shelf: [-0.1, 1.7], sink: -0.6 },
    { wall: rgb(236, 232, 222), openings: [{ left: -1.55, right: -0.65, bottom: 1.14, top: 2.5, wings: 2 }], outlook: OUTLOOKS.street({ up: 11.6, shift: 5 }), height: 3.4 },
  )),
  room('bad-altstadt', 'Bad mit Wanne, weißen Metrofliesen und blauem Abschluss', type('Gründerzeit'), bath(
    { tiles: TILES.metro, bathing: 'tub', edge: SLATE, towel: rgb(150, 74, 58), round: true },
    { wall: rgb(206, 216, 212), floor: { kind: 'tiles', colour: rgb(92, 98, 104), size: 0.2 }, height: 3 },
  )),
  room('atelier-nordlicht', 'Atelier unter der Dachschräge: großes Nordfenster, Staffelei und Dielenboden', flat('SW-93-003-17'), {
    wall: rgb(238, 236, 230),
    height: 3.2,
    slope: { knee: 0.7, run: 1.9 },
    floor: { kind: 'boards', colour: rgb(170, 124, 82), size: 0.2 },
    camera: { away: 5.4, eye: 1.5, horizon: 0.5 },
    openings: [{ left: -1.9, right: 1.1, bottom: 0.25, top: 2.5, wings: 4, rows: 2, sloped: true, frame: rgb(70, 78, 84), deep: 0.14 }],
    outlook: OUTLOOKS.roofs({ up: 15, shift: 4 }),
    furnish: ({ world }) => {
      drawEasel(world, [1.9, 0, -0.9]);
      drawBooks(world, [-2.35, 0, -0.25], { count: 10 });
      drawSideChair(world, [0.75, 0, -1.1], { colour: rgb(120, 84, 58), seat: rgb(92, 106, 116) });
      drawPlant(world, [-1.75, 0, -0.5], { tall: 0.9 });
    },
  }),
  room('kueche-atelier', 'Kleine Küche mit hellen Holzfronten, ockerfarbenen Fliesen und Hängeschränken', flat('SW-93-003-17'), kitchen(
    { fronts: tone(OAK, 1.22), worktop: rgb(84, 88, 92), tiles: TILES.ochre, cupboards: [-0.3, 1.5] },
    { wall: rgb(240, 236, 226) },
  )),
  room('fenster-ueber-daechern', 'Gaubenfenster mit Blick über die Ziegeldächer der Altstadt zum Wasserturm', flat('SW-93-003-17'), {
    wall: rgb(214, 206, 190),
    floor: { kind: 'boards', colour: rgb(170, 124, 82), size: 0.2 },
    camera: { away: 3.4, eye: 1.5, horizon: 0.44 },
    openings: [{ left: -1.15, right: 1.15, bottom: 0.8, top: 2.2, wings: 2, transom: 0.4, casing: true }],
    outlook: OUTLOOKS.roofs({ up: 14.6, mood: 'autumn', shift: -6 }),
    sun: { ...SIDELIGHT, strength: 0.6 },
    furnish: ({ world }) => {
      drawBooks(world, [-0.95, 0.8, -0.04], { count: 8 });
      drawPlant(world, [0.8, 0.8, 0], { tall: 0.4 });
    },
  }),
];

export const OLD_HOUSE_FLATS = [...SETTLEMENT_FLATS, ...TENEMENT_FLATS];
