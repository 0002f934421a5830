import { rgb, tone } from '../../drawing/colour.mjs';
import { COBALT, OAK, PLASTER_BLUE, PLASTER_SAND, PLASTER_WHITE, STEEL, WHITE } from '../../palette.mjs';
import { OUTLOOKS } from '../../scenes/rooms/outlooks.mjs';
import { drawPlant, drawUprightPlant } from '../../scenes/rooms/plants.mjs';
import { drawBooks, drawConnections, drawCurtain, drawHangingLamp, drawLongSideTable, drawRadiator, drawSideChair } from '../../scenes/rooms/props.mjs';
import { drawTiles } from '../../scenes/rooms/tiles.mjs';
import { bath, doorAndWindow, TILES, twoWings } from './equipment.mjs';
import { balcony, flat, room, type } from './order.mjs';

/** @typedef {import('../../types.ts').PictureOrder} PictureOrder */

const LAMINATE = /** @type {const} */ ({ kind: 'boards', colour: [206, 174, 134], size: 0.19 });
const OPPOSITE = /** @type {const} */ ({ from: 'opposite' });

/** Rows of the years 1957 to 1963, and the tower block of 1974. @type {readonly PictureOrder[]} */
export const POST_WAR_FLATS = [
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
    openings: [twoWings(-0.75, 0.75)],
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
    openings: [twoWings(-1.6, -0.3)],
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
    openings: [{ ...twoWings(-1.3, 1.1), wings: 3 }],
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
    outlook: OUTLOOKS.city({ up: 30 }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      drawRadiator(world, [-0.2, 0.12, -0.06], { width: 1.3, height: 0.42 });
      drawBooks(world, [0.9, 0.7, -0.04], { count: 7 });
      drawUprightPlant(world, [-0.7, 0.7, 0.02], { tall: 0.42, pot: WHITE });
      drawSideChair(world, [1.9, 0, -0.7], { seat: COBALT, facing: -1 });
    },
  }),
  balcony('balkon-hochhaus', 'Balkon im elften Stock, der Blick reicht über die ganze Stadt bis zum Fluss', flat('SW-92-019-12'), {
    outlook: OUTLOOKS.city({ up: 30, mood: 'morning' }),
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
