import { rgb } from '../../drawing/colour.mjs';
import { COBALT, WHITE } from '../../palette.mjs';
import { drawCoats, drawPanelDoor } from '../../scenes/rooms/old-house.mjs';
import { OUTLOOKS } from '../../scenes/rooms/outlooks.mjs';
import { drawPlant, drawTubTree } from '../../scenes/rooms/plants.mjs';
import { drawBed, drawBooks, drawCurtain, drawHangingLamp, drawLongSideTable, drawRadiator, drawScooter, drawSideChair } from '../../scenes/rooms/props.mjs';
import { bath, doorAndWindow, kitchen, SIDELIGHT, TILES, twoWings } from './equipment.mjs';
import { balcony, flat, room, type } from './order.mjs';

/** @typedef {import('../../types.ts').PictureOrder} PictureOrder */

const LAMINATE = /** @type {const} */ ({ kind: 'boards', colour: [206, 174, 134], size: 0.19 });
const PARQUET = /** @type {const} */ ({ kind: 'herringbone', colour: [188, 142, 94], size: 0.09 });
const OPPOSITE = /** @type {const} */ ({ from: 'opposite' });

/** Rows of the years 1985 to 2009. @type {readonly PictureOrder[]} */
export const LATE_ROW_FLATS = [
  room('wohnen-kastanienallee', 'Großes Wohnzimmer mit Balkontür, draußen die Kastanien im Hof', flat('SW-97-031-04'), {
    wall: rgb(236, 228, 212),
    floor: LAMINATE,
    openings: doorAndWindow(-1.2),
    outlook: OUTLOOKS.park({ up: 6.2, mood: 'autumn' }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      drawRadiator(world, [-0.1, 0.14, -0.06], { width: 1, height: 0.5 });
      drawTubTree(world, [1.9, 0, -0.4], { tall: 1.7, pot: rgb(190, 116, 82) });
      drawSideChair(world, [-1.75, 0, -0.7], { seat: rgb(150, 74, 58) });
    },
  }),
  room('flur-roller', 'Langer Flur mit Garderobe, Zimmertür und zwei Rollern auf dem Holzboden', flat('SW-97-031-04'), {
    wall: rgb(204, 216, 210),
    floor: LAMINATE,
    camera: { away: 3.8, eye: 1.3, horizon: 0.41 },
    sun: SIDELIGHT,
    furnish: ({ world, wall }) => {
      drawPanelDoor(world, wall, { left: -1.65 });
      drawCoats(world, [-0.1, 1.62, -0.03], { coats: [rgb(58, 78, 120), rgb(206, 160, 70), rgb(150, 74, 58), rgb(94, 124, 104)], wide: 1.7 });
      drawScooter(world, [0.35, 0, -0.4], { colour: COBALT });
      drawScooter(world, [1.2, 0, -0.65], { colour: rgb(196, 84, 66), size: 0.8 });
    },
  }),
  room('bad-wanne', 'Wannenbad mit gelben Fliesen, Waschtisch und Holzspiegel', type('Reihe 1985–2009'), bath(
    { tiles: { ...TILES.ochre, colour: rgb(232, 212, 164), width: 0.2, height: 0.2 }, tiled: 2.1, bathing: 'tub', edge: rgb(150, 74, 58), towel: rgb(94, 140, 128) },
    { floor: { kind: 'tiles', colour: rgb(166, 128, 104), size: 0.3 } },
  )),
  balcony('balkon-kastanienallee', 'Balkon zum Hof unter herbstlichen Kastanien', flat('SW-97-031-04'), {
    outlook: OUTLOOKS.park({ up: 6.2, mood: 'autumn' }),
    railing: 'boards',
    colour: rgb(176, 182, 184),
    side: rgb(204, 174, 132),
    clinker: true,
    deck: rgb(186, 180, 170),
    laid: 'book',
    boxes: [],
    plant: 'upright',
    chair: rgb(150, 74, 58),
  }),
  room('wohnen-parkstrasse', 'Wohnzimmer mit Fischgrätparkett und breitem Fenster zum Stadtpark', flat('SW-94-052-20'), {
    wall: rgb(218, 222, 210),
    floor: PARQUET,
    openings: [{ ...twoWings(-1.7, 0.3), bottom: 0.7, wings: 3 }, { left: 0.95, right: 1.85, bottom: 0.03, top: 2.2, wings: 1 }],
    outlook: OUTLOOKS.park({ up: 3.4 }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      drawRadiator(world, [-1.3, 0.12, -0.06], { width: 1.1, height: 0.42 });
      drawPlant(world, [-1.35, 0.7, 0.02], { tall: 0.36 });
      drawSideChair(world, [0.55, 0, -0.7], { seat: rgb(210, 164, 84), facing: -1 });
    },
  }),
  room('kueche-parkstrasse', 'Einbauküche mit graublauen Fronten, Eichenplatte und Fenster zum Park', flat('SW-94-052-20'), kitchen(
    { fronts: rgb(112, 134, 150), tiles: TILES.linen, shelf: [0.2, 1.75] },
    { openings: [{ left: -1.3, right: -0.1, bottom: 1.12, top: 2.2 }], outlook: OUTLOOKS.park({ up: 3.4 }) },
  )),
  balcony('balkon-parkstrasse', 'Balkon über dem Stadtpark mit Blumenkästen am Geländer', flat('SW-94-052-20'), {
    outlook: OUTLOOKS.park({ up: 3.4 }),
    railing: 'bars',
    colour: rgb(92, 60, 48),
    side: rgb(176, 110, 84),
    clinker: true,
    laid: 'coffee',
    deck: rgb(186, 180, 170),
    seat: 'left',
    flowers: [rgb(196, 84, 110), WHITE],
  }),
  room('wohnkueche-molkereistrasse', 'Wohnküche mit langem Tisch für die Familie und zwei Fenstern', flat('SW-98-022-15'), {
    wall: rgb(238, 226, 200),
    floor: { kind: 'tiles', colour: rgb(176, 138, 112), size: 0.33 },
    openings: [twoWings(-1.75, -0.45), twoWings(0.45, 1.75)],
    outlook: OUTLOOKS.court({ up: 3.4, shift: -6 }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      for (const x of [-1.0, 0, 1.0]) drawSideChair(world, [x, 0, -0.35], { facing: x > 0 ? -1 : 1, seat: rgb(94, 124, 104) });
      drawLongSideTable(world, [0, 0, -0.95], { width: 2.6 });
      drawPlant(world, [-0.7, 0.74, -0.95], { tall: 0.3, pot: COBALT });
      for (const x of [-0.65, 0.65]) drawHangingLamp(world, [x, 1.72, -0.95], { size: 0.22, colour: rgb(196, 84, 66) });
    },
  }),
  room('zimmer-molkereistrasse', 'Kinderzimmer mit Bett, Büchern und Fenster zum Spielplatz im Hof', flat('SW-98-022-15'), {
    wall: rgb(210, 220, 228),
    floor: LAMINATE,
    openings: [twoWings(-0.3, 1.1)],
    outlook: OUTLOOKS.court({ up: 3.4, shift: 9 }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      drawBed(world, [-1.2, 0, -0.45], { cover: rgb(94, 140, 128) });
      drawRadiator(world, [0.0, 0.14, -0.06], { width: 0.8, height: 0.5 });
      drawBooks(world, [0.6, 0.86, -0.04], { count: 6 });
      drawSideChair(world, [1.6, 0, -0.6], { facing: -1, seat: rgb(196, 84, 66) });
    },
  }),
  balcony('balkon-molkereistrasse', 'Balkon zum Hof in der Molkereistraße mit Tisch und Kübelpflanze', flat('SW-98-022-15'), {
    outlook: OUTLOOKS.court({ up: 3.4, mood: 'morning', shift: -8 }),
    railing: 'bars',
    colour: rgb(94, 124, 104),
    side: rgb(226, 206, 170),
    laid: 'coffee',
    deck: rgb(186, 180, 170),
    boxes: [-1.35],
    plant: 'tree',
    chair: rgb(196, 84, 66),
  }),
  room('wohnen-rosenweg-5', 'Wohnzimmer im Erdgeschoss mit Terrassentür zum grünen Innenhof', flat('SW-93-005-14'), {
    wall: rgb(236, 226, 212),
    floor: { kind: 'boards', colour: rgb(196, 156, 112), size: 0.18 },
    openings: [{ left: -1.3, right: 0.9, bottom: 0.015, top: 2.25 }],
    outlook: OUTLOOKS.garden({ up: 0.3, shift: -4 }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      drawCurtain(world, [1.15, 0.02, -0.06], { height: 2.4, width: 0.46, colour: rgb(222, 200, 176) });
      drawPlant(world, [-1.75, 0, -0.4], { tall: 1.1 });
      drawSideChair(world, [1.9, 0, -0.6], { facing: -1, seat: rgb(150, 74, 58) });
    },
  }),
  room('bad-barrierefrei-rosenweg', 'Bad mit grünen Fliesen, bodengleicher Dusche, Klappsitz und Haltegriffen', flat('SW-93-005-14'), bath(
    { tiles: { colour: rgb(186, 206, 192), width: 0.15, height: 0.15 }, tiled: 2.1, edge: rgb(94, 124, 104), bathing: 'barrier-free', towel: rgb(210, 164, 84), round: true },
    { camera: { x: 0.3, away: 3.3, eye: 1.3, horizon: 0.38 }, floor: { kind: 'tiles', colour: rgb(150, 146, 136), size: 0.15 } },
  )),
  balcony('terrasse-rosenweg', 'Terrasse am Innenhof mit Tisch, Stuhl und Blick in den Garten', flat('SW-93-005-14'), {
    outlook: OUTLOOKS.garden({ up: 0.25, shift: 6 }),
    railing: 'none',
    side: rgb(232, 214, 190),
    deck: rgb(186, 180, 170),
    laid: 'coffee',
    chair: rgb(150, 74, 58),
  }),
];
