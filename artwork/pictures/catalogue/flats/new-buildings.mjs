import { rgb } from '../../drawing/colour.mjs';
import { CLINKER, COBALT, LARCH, PLASTER_WHITE, SLATE, STEEL, WHITE } from '../../palette.mjs';
import { OUTLOOKS } from '../../scenes/rooms/outlooks.mjs';
import { drawPlant, drawTubTree, drawUprightPlant } from '../../scenes/rooms/plants.mjs';
import { drawBed, drawBooks, drawCurtain, drawHangingLamp, drawLongSideTable, drawSideChair, drawToys } from '../../scenes/rooms/props.mjs';
import { bath, kitchen, TILES } from './equipment.mjs';
import { balcony, flat, room, type } from './order.mjs';

/** @typedef {import('../../types.ts').PictureOrder} PictureOrder */

const WOOD = rgb(150, 118, 84);
const PALE = rgb(176, 146, 108);
const BROWN = rgb(122, 92, 66);
const OPPOSITE = /** @type {const} */ ({ from: 'opposite' });

/** Rooms and balconies in the houses of 2019 and later. @type {readonly PictureOrder[]} */
export const NEW_BUILDING_FLATS = [
  room('wohnen-muehlenhof', 'Wohnraum mit Fischgrätparkett, davor der grüne Hof mit dem Holzhaus gegenüber', flat('SW-97-007-01'), {
    wall: rgb(232, 228, 218),
    floor: { kind: 'herringbone' },
    openings: [
      { left: -1.5, right: 0.7, bottom: 0.02, top: 2.3, frame: WOOD },
      { left: 1.3, right: 2.1, bottom: 0.7, top: 2.3, wings: 1, frame: WOOD },
    ],
    outlook: OUTLOOKS.court({ up: 3.3 }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      drawPlant(world, [1.55, 0.7, 0.02], { tall: 0.34, pot: WHITE });
      drawPlant(world, [1.0, 0, -0.4], { tall: 0.95 });
      drawSideChair(world, [-1.8, 0, -0.5]);
    },
  }),
  room('wohnen-muehlenweg-11', 'Helles Eckzimmer im obersten Geschoss mit langem Fensterband über dem Hof', flat('SW-97-011-18'), {
    wall: rgb(222, 228, 226),
    floor: { kind: 'boards', colour: rgb(200, 164, 120), size: 0.18 },
    openings: [{ left: -1.9, right: 1.5, bottom: 0.62, top: 2.25, wings: 3, frame: PALE }],
    outlook: OUTLOOKS.court({ up: 9.3, mood: 'morning', shift: 5 }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      drawBooks(world, [-1.6, 0.62, -0.04], { count: 7 });
      drawUprightPlant(world, [0.9, 0.62, 0], { tall: 0.4, pot: COBALT });
      drawToys(world, [-0.4, 0, -0.5]);
      drawCurtain(world, [1.78, 0.02, -0.06], { height: 2.4, width: 0.46 });
    },
  }),
  room('wohnen-hafenbecken', 'Bett am Fenster, dahinter das Hafenbecken mit Speichern und Kran', flat('SW-95-042-02'), {
    wall: rgb(216, 222, 228),
    floor: { kind: 'boards', colour: rgb(190, 150, 106), size: 0.18 },
    openings: [{ left: -1.3, right: 1.3, bottom: 0.55, top: 2.3, frame: STEEL }],
    outlook: OUTLOOKS.harbour({ up: 6.3 }),
    sun: OPPOSITE,
    camera: { away: 4, eye: 1.45, horizon: 0.42 },
    furnish: ({ world }) => {
      drawCurtain(world, [-1.62, 0.02, -0.06], { height: 2.42, width: 0.5, colour: rgb(206, 210, 206) });
      drawBed(world, [0.35, 0, -0.5], { cover: rgb(84, 110, 140) });
      drawPlant(world, [-1.1, 0.55, 0], { tall: 0.34 });
    },
  }),
  room('wohnen-terrasse-hafen', 'Wohnzimmer mit schwellenloser Tür auf die Terrasse, draußen Kai und Wasser', flat('SW-95-044-03'), {
    wall: rgb(234, 229, 217),
    floor: { kind: 'herringbone', colour: rgb(196, 156, 108) },
    openings: [{ left: -1.55, right: 1.55, bottom: 0.015, top: 2.3, wings: 3, frame: BROWN, deep: 0.24 }],
    outlook: OUTLOOKS.harbour({ up: 0.4, mood: 'morning' }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      drawCurtain(world, [-1.85, 0.02, -0.06], { height: 2.42, width: 0.48 });
      drawTubTree(world, [1.95, 0, -0.35], { tall: 1.7 });
    },
  }),
  room('wohnen-brueckenstrasse', 'Esstisch vor bodentiefen Fenstern, draußen die Häuser am Brückenkopf', flat('SW-92-034-07'), {
    wall: rgb(236, 234, 228),
    floor: { kind: 'boards', colour: rgb(206, 172, 128), size: 0.2 },
    openings: [{ left: -1.7, right: 0.9, bottom: 0.02, top: 2.35, frame: PALE }],
    outlook: OUTLOOKS.tram({ up: 9.3, shift: 3 }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      drawSideChair(world, [0.75, 0, -0.55], { facing: 1, seat: SLATE });
      drawLongSideTable(world, [1.6, 0, -0.8], { width: 1.3 });
      drawPlant(world, [1.55, 0.74, -0.8], { tall: 0.34, pot: COBALT });
      drawHangingLamp(world, [1.6, 1.66, -0.8], { size: 0.22 });
    },
  }),
  room('fenster-zur-bruecke', 'Breites Fenster mit Blick über den Fluss auf Brücke und Altstadt', flat('SW-92-030-08'), {
    wall: rgb(226, 222, 212),
    floor: { kind: 'boards', colour: rgb(196, 160, 116), size: 0.18 },
    openings: [{ left: -1.75, right: 1.75, bottom: 0.5, top: 2.25, wings: 3, frame: SLATE }],
    outlook: OUTLOOKS.bridge({ up: 12 }),
    sun: OPPOSITE,
    camera: { away: 4, eye: 1.45, horizon: 0.42 },
    furnish: ({ world }) => {
      drawSideChair(world, [0.75, 0, -0.45], { seat: rgb(196, 116, 84) });
      drawLongSideTable(world, [1.6, 0, -0.7], { width: 1.2 });
      drawBooks(world, [1.5, 0.74, -0.6], { count: 5 });
      drawPlant(world, [-1.4, 0.5, 0], { tall: 0.4 });
    },
  }),
  room('wohnen-unterm-gruendach', 'Wohnraum im obersten Geschoss, Fenster bis zum Boden, Blick auf Dächer und Wasserturm', flat('SW-96-009-10'), {
    wall: rgb(238, 234, 224),
    floor: { kind: 'herringbone', colour: rgb(202, 164, 116), size: 0.12 },
    openings: [{ left: -1.9, right: 0.6, bottom: 0.02, top: 2.3, frame: PALE }, { left: 1.15, right: 1.95, bottom: 0.02, top: 2.3, wings: 1, frame: PALE }],
    outlook: OUTLOOKS.roofs({ up: 10.4, mood: 'morning', shift: -13 }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      drawUprightPlant(world, [0.88, 0, -0.3], { tall: 1 });
      drawSideChair(world, [-1.55, 0, -0.7], { seat: rgb(210, 164, 84), facing: 1 });
    },
  }),
  room('kinderzimmer-lindenhoefe', 'Kinderzimmer mit Bauklötzen auf den Dielen und Fenster zum Hof der Lindenhöfe', flat('SW-96-015-11'), {
    wall: rgb(206, 220, 212),
    floor: { kind: 'boards', colour: rgb(210, 174, 128) },
    openings: [{ left: -0.95, right: 0.75, bottom: 0.6, top: 2.25, frame: PALE }],
    outlook: OUTLOOKS.court({ up: 3.4, shift: -12 }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      drawCurtain(world, [1.02, 0.3, -0.06], { height: 2.1, width: 0.46, colour: rgb(232, 206, 146) });
      drawToys(world, [-0.2, 0, -0.55]);
      drawBed(world, [1.9, 0, -0.4], { cover: rgb(196, 116, 84) });
      drawPlant(world, [-0.65, 0.6, 0], { tall: 0.34 });
    },
  }),
  room('kueche-leer', 'Einbauküche mit blauen Fronten, Holzarbeitsplatte und Fenster zum Hof', type('Neubau'), kitchen(
    { fronts: COBALT, tiles: TILES.pale, shelf: [0.2, 1.75] },
    { openings: [{ left: -1.25, right: -0.05, bottom: 1.14, top: 2.2, frame: WOOD }], outlook: OUTLOOKS.court({ up: 6, shift: 4 }), wall: rgb(236, 231, 220) },
  )),
  room('kueche-nische', 'Küchennische mit hellen Fronten, grünen Fliesen und Hängeschränken', type('Neubau'), kitchen(
    { fronts: rgb(228, 224, 212), worktop: rgb(120, 92, 70), tiles: TILES.sage, cupboards: [-0.3, 1.5] },
  )),
  room('bad-neubau-wanne', 'Bad mit Wanne, hellgrauen Fliesen und rundem Spiegel', type('Neubau'), bath(
    { tiles: TILES.grey, tiled: 2.7, bathing: 'tub', towel: COBALT, round: true },
  )),
  room('bad-neubau-sand', 'Bad mit sandfarbenen Fliesen, Waschtisch und bodengleicher Dusche', type('Neubau'), bath(
    { tiles: TILES.sand, tiled: 2.7, bathing: 'shower', towel: rgb(92, 112, 100) },
    { floor: { kind: 'tiles', colour: rgb(168, 156, 140), size: 0.3 } },
  )),
  room('bad-barrierefrei-hafen', 'Barrierefreies Bad mit unterfahrbarem Waschtisch, Klappsitz und Haltegriffen in der Dusche', flat('SW-95-044-03'), bath(
    { tiles: TILES.linen, tiled: 2.7, bathing: 'barrier-free', towel: rgb(74, 96, 128) },
    { camera: { x: 0.3, away: 3.3, eye: 1.3, horizon: 0.38 } },
  )),
  balcony('balkon-muehlenhof', 'Balkon mit Lärchenbrettern über dem begrünten Hof im Mühlenweg', flat('SW-97-007-01'), {
    outlook: OUTLOOKS.court({ up: 3.3, shift: -3 }),
    railing: 'boards',
    colour: LARCH,
    side: LARCH,
    laid: 'coffee',
  }),
  balcony('balkon-muehlenweg-11', 'Balkon im dritten Obergeschoss, Blick über den Hof auf das Holzhaus', flat('SW-97-011-18'), {
    outlook: OUTLOOKS.court({ up: 9.3, mood: 'morning', shift: 6 }),
    railing: 'panel',
    colour: rgb(214, 216, 212),
    side: PLASTER_WHITE,
    seat: 'left',
    plant: 'upright',
    laid: 'herbs',
    chair: rgb(210, 164, 84),
    boxes: [0.3],
  }),
  balcony('balkon-hafenbecken', 'Balkon mit Stabgeländer über dem Hafenbecken, gegenüber alte Speicher', flat('SW-95-042-02'), {
    outlook: OUTLOOKS.harbour({ up: 6.3 }),
    railing: 'bars',
    side: CLINKER,
    clinker: true,
    plant: 'tree',
    laid: 'book',
    boxes: [-1.35],
    chair: rgb(196, 116, 84),
  }),
  balcony('terrasse-hafen', 'Terrasse ohne Schwelle mit Tisch und Stuhl, davor Kai und Hafenbecken', flat('SW-95-044-03'), {
    outlook: OUTLOOKS.harbour({ up: 0.4, mood: 'morning' }),
    railing: 'none',
    side: rgb(206, 188, 160),
    clinker: true,
    deck: rgb(186, 184, 176),
    seat: 'left',
    plant: 'tree',
    laid: 'coffee',
  }),
  balcony('loggia-brueckenstrasse', 'Loggia mit weißen Wangen, Geländer und Blick auf Klinkerhäuser am Brückenkopf', flat('SW-92-034-07'), {
    outlook: OUTLOOKS.tram({ up: 9.3, shift: -2 }),
    railing: 'bars',
    side: PLASTER_WHITE,
    loggia: true,
    plant: 'upright',
    laid: 'herbs',
    boxes: [0.1],
    flowers: [WHITE, rgb(150, 120, 190)],
  }),
  balcony('balkon-lindenallee', 'Balkon im obersten Geschoss der Lindenhöfe mit Blick über Dächer zum Wasserturm', flat('SW-96-009-10'), {
    outlook: OUTLOOKS.roofs({ up: 10.4, mood: 'morning', shift: -9 }),
    railing: 'panel',
    colour: rgb(220, 222, 218),
    plant: 'none',
    laid: 'book',
    boxes: [-1.5, 0.6],
    deck: rgb(196, 160, 116),
  }),
  balcony('balkon-lindenhoefe', 'Balkon zum Hof der Lindenhöfe mit Blumenkästen und kleinem Tisch', flat('SW-96-015-11'), {
    outlook: OUTLOOKS.court({ up: 3.4, shift: -14 }),
    railing: 'panel',
    colour: rgb(222, 222, 216),
    side: PLASTER_WHITE,
    seat: 'left',
    laid: 'coffee',
    chair: rgb(94, 140, 128),
    flowers: [rgb(214, 110, 84), rgb(236, 205, 120)],
  }),
];
