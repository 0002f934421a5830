import { rgb, tone } from '../../drawing/colour.mjs';
import { COBALT, OAK, PLASTER_BLUE, PLASTER_SAND, PLASTER_WHITE, STEEL, WHITE } from '../../palette.mjs';
import { drawCoats, drawPanelDoor } from '../../scenes/rooms/old-house.mjs';
import { OUTLOOKS } from '../../scenes/rooms/outlooks.mjs';
import { drawBed, drawBooks, drawConnections, drawCurtain, drawHangingLamp, drawLongSideTable, drawPlant, drawRadiator, drawScooter, drawSideChair, drawTubTree, drawUprightPlant } from '../../scenes/rooms/props.mjs';
import { drawTiles } from '../../scenes/rooms/tiles.mjs';
import { bath, kitchen, SIDELIGHT, TILES } from './equipment.mjs';
import { balcony, flat, room, type } from './order.mjs';

/** @typedef {import('../../types.ts').PictureOrder} PictureOrder */

const LAMINATE = /** @type {const} */ ({ kind: 'boards', colour: [206, 174, 134], size: 0.19 });
const PARQUET = /** @type {const} */ ({ kind: 'herringbone', colour: [188, 142, 94], size: 0.09 });
const OPPOSITE = /** @type {const} */ ({ from: 'opposite' });

/** A window of two unequal wings is too fine for these houses: two alike. @param {number} left @param {number} right */
const window = (left, right) => ({ left, right, bottom: 0.86, top: 2.2 });
/** A window beside a balcony door. @param {number} left */
const doorAndWindow = (left) => [
  { left, right: left + 0.88, bottom: 0.03, top: 2.22, wings: 1 },
  { left: left + 0.88, right: left + 2.3, bottom: 0.86, top: 2.22, wings: 2 },
];

/** Rows of the years 1957 to 1963, and the tower block of 1974. @type {readonly PictureOrder[]} */
const POST_WAR_FLATS = [
  room('wohnen-gartenstrasse', 'Saniertes Wohnzimmer mit neuer Balkontür, Fenster und Blick auf Wiese und Bäume', flat('SW-96-010-09'), {
    wall: rgb(236, 232, 222),
    floor: LAMINATE,
    openings: doorAndWindow(-1.5),
    outlook: OUTLOOKS.rows({ up: 6, shift: 4 }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      drawRadiator(world, [-0.35, 0.14, -0.06], { width: 1, height: 0.5 });
      drawPlant(world, [0.5, 0.86, 0.02], { tall: 0.36, pot: WHITE });
      drawSideChair(world, [1.6, 0, -0.6], { facing: -1, seat: COBALT });
    },
  }),
  room('bad-saniert', 'Saniertes Bad mit Wanne, hellblauen Fliesen und Fenster', type('Nachkriegszeile'), bath(
    { tiles: TILES.sky, bathing: 'tub', edge: COBALT },
    { openings: [{ left: -1.15, right: -0.45, bottom: 1.5, top: 2.2, wings: 1 }], outlook: OUTLOOKS.park({ up: 6 }), sun: { from: 'beside', x: -2.2, window: { left: 0.5, right: 1.4, bottom: 1.3, top: 2.3, columns: 1 }, strength: 0.5 } },
  )),
  balcony('balkon-gartenstrasse', 'Balkon mit blauer Brüstung nach Süden, tief genug für Tisch und Stuhl', flat('SW-96-010-09'), {
    outlook: OUTLOOKS.rows({ up: 6 }),
    railing: 'panel',
    colour: COBALT,
    side: PLASTER_WHITE,
    laid: 'coffee',
    deck: rgb(186, 184, 178),
    chair: rgb(210, 164, 84),
  }),
  room('zimmer-birkenring-7', 'Zimmer mit Linoleumboden, Heizkörper und Balkontür ins Grüne', flat('SW-92-007-13'), {
    wall: rgb(220, 224, 214),
    floor: { kind: 'concrete', colour: rgb(166, 128, 98) },
    openings: doorAndWindow(-0.9),
    outlook: OUTLOOKS.park({ up: 5.8 }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      drawCurtain(world, [-1.2, 0.04, -0.06], { height: 2.35, width: 0.46, colour: rgb(222, 200, 150) });
      drawRadiator(world, [0.2, 0.14, -0.06], { width: 1, height: 0.5 });
      drawUprightPlant(world, [1.2, 0.86, 0.02], { tall: 0.4, pot: rgb(190, 116, 82) });
    },
  }),
  balcony('balkon-birkenring-7', 'Balkon mit heller Brüstung am Birkenring, davor alte Bäume', flat('SW-92-007-13'), {
    outlook: OUTLOOKS.park({ up: 5.8, mood: 'morning' }),
    railing: 'panel',
    colour: rgb(206, 202, 190),
    side: PLASTER_SAND,
    laid: 'book',
    deck: rgb(176, 172, 164),
    seat: 'left',
    plant: 'upright',
    chair: rgb(150, 74, 58),
  }),
  room('halbes-zimmer-suedring', 'Halbes Zimmer als Arbeitsplatz: Schreibtisch und Bücher unter dem Fenster', flat('SW-98-118-16'), {
    wall: rgb(210, 218, 224),
    floor: { kind: 'boards', colour: rgb(180, 134, 90), size: 0.12 },
    camera: { away: 3.9, eye: 1.35, horizon: 0.42 },
    openings: [window(-0.75, 0.75)],
    outlook: OUTLOOKS.rows({ up: 8.6, mood: 'autumn', shift: -5 }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      drawLongSideTable(world, [0.1, 0, -0.5], { width: 1.5, colour: tone(OAK, 1.1) });
      drawSideChair(world, [-0.35, 0, -1.0], { seat: rgb(92, 106, 116) });
      drawBooks(world, [0.4, 0.74, -0.45], { count: 8 });
      drawPlant(world, [-0.5, 0.86, 0.02], { tall: 0.34 });
      drawHangingLamp(world, [1.25, 1.75, -0.5], { size: 0.18, colour: rgb(196, 116, 84) });
    },
  }),
  room('kueche-zeile', 'Küche ohne Einbauten: Tisch am Fenster, Fliesenspiegel und Anschlüsse', type('Nachkriegszeile'), {
    wall: rgb(238, 230, 208),
    floor: { kind: 'tiles', colour: rgb(176, 170, 158), size: 0.3 },
    camera: { away: 4, eye: 1.35, horizon: 0.42 },
    openings: [window(-1.6, -0.3)],
    outlook: OUTLOOKS.garden({ up: 5.8, shift: 7 }),
    sun: OPPOSITE,
    cover: ({ world, wall }) => drawTiles(world, wall, { left: 0.35, right: 5, bottom: 0.84, top: 1.44 }, { ...TILES.pale, width: 0.15, height: 0.15 }),
    furnish: ({ world }) => {
      drawConnections(world, [1.25, 0, -0.02]);
      drawLongSideTable(world, [-0.85, 0, -0.7], { width: 1.1 });
      for (const x of [-1.7, 0.0]) drawSideChair(world, [x, 0, -0.75], { facing: x < -1 ? 1 : -1, seat: rgb(94, 140, 128) });
      drawPlant(world, [-0.95, 0.74, -0.7], { tall: 0.3, pot: WHITE });
    },
  }),
  balcony('balkon-suedring', 'Balkon mit Stabgeländer am Südring, gegenüber die Häuser der Fünfzigerjahre', flat('SW-98-118-16'), {
    outlook: OUTLOOKS.rows({ up: 8.6, shift: 6 }),
    railing: 'bars',
    colour: STEEL,
    side: rgb(206, 196, 170),
    deck: rgb(176, 172, 164),
    laid: 'herbs',
    boxes: [0.2],
    plant: 'none',
  }),
  room('wohnen-rosenweg-7', 'Wohnzimmer nach Süden mit breitem Fenster, Heizkörper und Dielen', flat('SW-93-004-11'), {
    wall: rgb(232, 220, 204),
    floor: { kind: 'boards', colour: rgb(184, 140, 96), size: 0.12 },
    openings: [{ ...window(-1.3, 1.1), wings: 3 }],
    outlook: OUTLOOKS.street({ up: 6.2, shift: -6 }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      drawRadiator(world, [-0.6, 0.14, -0.06], { width: 1.2, height: 0.5 });
      drawPlant(world, [0.8, 0.86, 0.02], { tall: 0.36 });
      drawBooks(world, [-1.1, 0.86, -0.04], { count: 6 });
    },
  }),
  room('wohnen-hochhaus', 'Wohnzimmer im elften Stock: breites Fenster mit Blick über die Stadt bis zu den Hügeln', flat('SW-92-019-12'), {
    wall: rgb(226, 229, 228),
    floor: LAMINATE,
    openings: [
      { left: -1.85, right: -0.97, bottom: 0.03, top: 2.25, wings: 1 },
      { left: -0.97, right: 1.7, bottom: 0.7, top: 2.25, wings: 3 },
    ],
    outlook: OUTLOOKS.city({}),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      drawRadiator(world, [-0.2, 0.12, -0.06], { width: 1.3, height: 0.42 });
      drawBooks(world, [0.9, 0.7, -0.04], { count: 7 });
      drawUprightPlant(world, [-0.7, 0.7, 0.02], { tall: 0.42, pot: WHITE });
      drawSideChair(world, [1.9, 0, -0.7], { seat: COBALT, facing: -1 });
    },
  }),
  balcony('balkon-hochhaus', 'Balkon im elften Stock, der Blick reicht über die ganze Stadt bis zum Fluss', flat('SW-92-019-12'), {
    outlook: OUTLOOKS.city({ mood: 'morning' }),
    railing: 'bars',
    colour: COBALT,
    side: PLASTER_BLUE,
    laid: 'coffee',
    deck: rgb(176, 174, 168),
    boxes: [],
    plant: 'upright',
    seat: 'left',
  }),
];

/** Rows of the years 1985 to 2009. @type {readonly PictureOrder[]} */
const LATE_FLATS = [
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
    openings: [{ ...window(-1.7, 0.3), bottom: 0.7, wings: 3 }, { left: 0.95, right: 1.85, bottom: 0.03, top: 2.2, wings: 1 }],
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
    openings: [window(-1.75, -0.45), window(0.45, 1.75)],
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
    openings: [window(-0.3, 1.1)],
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

export const ROW_FLATS = [...POST_WAR_FLATS, ...LATE_FLATS];
