import { rgb } from '../drawing/colour.mjs';
import { PLASTER_WHITE, WHITE } from '../palette.mjs';
import { furnishHeating } from '../scenes/rooms/heating.mjs';
import { furnishMeeting, furnishReception, furnishService, furnishTreatment } from '../scenes/rooms/office.mjs';
import { OUTLOOKS } from '../scenes/rooms/outlooks.mjs';
import { drawPlant, drawTubTree } from '../scenes/rooms/plants.mjs';
import { drawBooks, drawHangingLamp, drawLongSideTable, drawSideChair } from '../scenes/rooms/props.mjs';
import { furnishNewShop, furnishOldShop } from '../scenes/rooms/shop.mjs';
import { drawDado, furnishStaircase } from '../scenes/rooms/staircase.mjs';
import { furnishWorkshop } from '../scenes/rooms/workshop.mjs';
import { flat, FOR_PRINT, room, type } from './flats/order.mjs';

/** @typedef {import('../types.ts').PictureOrder} PictureOrder */

const OPPOSITE = /** @type {const} */ ({ from: 'opposite' });
const SHOP_FRAME = rgb(60, 76, 70);
const CONCRETE_FLOOR = /** @type {const} */ ({ kind: 'concrete', colour: [176, 178, 174] });
/** @param {number} left */
const archiveWindow = (left) => ({ left, right: left + 1.2, bottom: 0.8, top: 2.6, rows: 3 });

/** Rooms that are not flats: staircase, offices, shops, workshop, heating station. @type {readonly PictureOrder[]} */
export const INTERIORS = [
  room('treppenhaus', 'Treppenhaus mit Terrazzostufen, Handlauf aus Eiche, Briefkästen und einem Kinderwagen', type('Siedlung 1926'), {
    wall: rgb(236, 232, 222),
    height: 3.4,
    floor: { kind: 'terrazzo', colour: rgb(196, 192, 182) },
    camera: { x: 0.4, away: 4.4, eye: 1.4, horizon: 0.48, lens: 0.84 },
    openings: [{ left: -0.7, right: 0.5, bottom: 1.9, top: 2.95, rows: 3 }],
    outlook: OUTLOOKS.garden({ up: 3 }),
    sun: { from: 'beside', x: -3, window: { left: 0.5, right: 2, bottom: 1, top: 2.9, columns: 2, rows: 4 } },
    cover: drawDado,
    furnish: furnishStaircase,
  }, FOR_PRINT),
  room('balkonzimmer-ausblick', 'Heller Wohnraum mit Esstisch, Hängeleuchten und Blick über Fluss und Altstadt', undefined, {
    wall: rgb(228, 229, 225),
    floor: { kind: 'herringbone' },
    openings: [{ left: -1.9, right: 1.9, bottom: 0.02, top: 2.3, wings: 3, frame: rgb(57, 67, 75), deep: 0.26 }],
    outlook: OUTLOOKS.bridge({ up: 12 }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      drawSideChair(world, [-0.5, 0, -0.75]);
      drawLongSideTable(world, [0.5, 0, -0.9], { width: 1.5 });
      drawSideChair(world, [1.5, 0, -0.8], { facing: -1 });
      drawPlant(world, [0.6, 0.74, -0.9], { tall: 0.3, pot: WHITE });
      for (const x of [0.1, 0.9]) drawHangingLamp(world, [x, 1.75, -0.9], { size: 0.17 });
      drawTubTree(world, [-2.05, 0, -0.5], { tall: 1.6 });
    },
  }, FOR_PRINT),
  room('servicebuero-nord', 'Servicebüro Nord: runder Beratungstisch mit blauen Stühlen unter dem Stadtplan', undefined, {
    wall: PLASTER_WHITE,
    height: 2.9,
    floor: { kind: 'herringbone' },
    camera: { away: 4.4, eye: 1.4, horizon: 0.44, lens: 0.86 },
    openings: [{ left: -2, right: -0.65, bottom: 0.8, top: 2.4 }],
    outlook: OUTLOOKS.street({ up: 0.6 }),
    sun: OPPOSITE,
    furnish: furnishService,
  }, FOR_PRINT),
  room('werkstatt-ausbildung', 'Ausbildungswerkstatt: Werkzeugwand, Hobelbank und ein alter Fensterflügel, halb gestrichen', undefined, {
    wall: rgb(226, 224, 216),
    height: 3.2,
    floor: CONCRETE_FLOOR,
    camera: { away: 4.2, eye: 1.45, horizon: 0.46 },
    sun: { from: 'beside', x: -3, window: { left: 0.5, right: 2, bottom: 1, top: 2.7, columns: 3, rows: 2 } },
    furnish: furnishWorkshop,
  }, FOR_PRINT),
  room('heizzentrale-brueckenkopf', 'Heizzentrale am Brückenkopf: Speicher, rote und blaue Rohre, Pumpen und ein offener Werkzeugkoffer', { houses: ['Brückenstraße 30', 'Brückenstraße 34', 'Brückenstraße 36'] }, {
    wall: rgb(222, 222, 214),
    height: 3.2,
    floor: CONCRETE_FLOOR,
    camera: { away: 4.2, eye: 1.4, horizon: 0.48 },
    sun: { from: 'beside', x: -3, window: { left: 0.5, right: 2, bottom: 1.6, top: 2.7 } },
    furnish: furnishHeating,
  }, FOR_PRINT),
  room('laden-marktgasse', 'Leerer Laden mit zwei Schaufenstern, Ladentür, Bücherregalen und Leiter', flat('SW-93-012-21'), {
    wall: rgb(232, 226, 212),
    height: 3.6,
    floor: { kind: 'boards', colour: rgb(150, 104, 68), size: 0.14 },
    camera: { away: 4.8, eye: 1.5, horizon: 0.49, lens: 0.84 },
    openings: [
      { left: -1.75, right: -0.55, bottom: 0.6, top: 2.9, wings: 1, transom: 0.6, frame: SHOP_FRAME, sill: rgb(176, 138, 96) },
      { left: -0.4, right: 0.5, bottom: 0.02, top: 2.9, wings: 1, transom: 0.6, frame: SHOP_FRAME },
      { left: 0.65, right: 1.75, bottom: 0.6, top: 2.9, wings: 1, transom: 0.6, frame: SHOP_FRAME, sill: rgb(176, 138, 96) },
    ],
    outlook: OUTLOOKS.street({ up: 0.2 }),
    sun: OPPOSITE,
    furnish: furnishOldShop,
  }),
  room('laden-brueckenstrasse', 'Eckladen mit bodentiefen Fenstern, davor hält die Straßenbahn', flat('SW-92-036-22'), {
    wall: rgb(214, 214, 208),
    height: 3.5,
    floor: CONCRETE_FLOOR,
    skirting: false,
    camera: { away: 4.7, eye: 1.5, horizon: 0.49, lens: 0.84 },
    openings: [{ left: -2.6, right: 2.6, bottom: 0.02, top: 2.7, wings: 4, frame: rgb(57, 67, 75) }],
    outlook: OUTLOOKS.tram({ up: 0.15 }),
    sun: OPPOSITE,
    furnish: furnishNewShop,
  }),
  room('besprechung-wasserturm', 'Besprechungsraum mit langem Tisch, Hängelampen und zwei hohen Sprossenfenstern', flat('SW-94-001-23'), {
    wall: rgb(226, 224, 216),
    height: 3.1,
    floor: { kind: 'boards', colour: rgb(176, 132, 90) },
    camera: { away: 4.6, eye: 1.4, horizon: 0.45, lens: 0.88 },
    openings: [archiveWindow(-1.9), archiveWindow(0.7)],
    outlook: OUTLOOKS.park({ up: 7 }),
    sun: OPPOSITE,
    furnish: furnishMeeting,
  }),
  room('buero-wasserturm', 'Büroraum mit Schreibtisch am hohen Fenster, davor der Wasserturm', flat('SW-94-001-23'), {
    wall: rgb(216, 222, 224),
    height: 3.1,
    floor: { kind: 'boards', colour: rgb(176, 132, 90) },
    camera: { away: 4.4, eye: 1.4, horizon: 0.45, lens: 0.88 },
    openings: [archiveWindow(-1.5), archiveWindow(0.15)],
    outlook: OUTLOOKS.tower({ up: 7 }),
    sun: OPPOSITE,
    furnish: ({ world }) => {
      drawLongSideTable(world, [0.1, 0, -0.55], { width: 1.7 });
      drawSideChair(world, [-0.45, 0, -1.05], { seat: rgb(92, 106, 116) });
      drawBooks(world, [0.5, 0.74, -0.5], { count: 9 });
      drawTubTree(world, [2, 0, -0.4], { tall: 1.6, pot: WHITE });
    },
  }),
  room('empfang-rampenstrasse', 'Empfang der Praxisräume mit Tresen aus Eiche, Wartestühlen und Hängelampen', flat('SW-98-004-24'), {
    wall: rgb(232, 236, 232),
    height: 2.8,
    floor: { kind: 'boards', size: 0.2, colour: rgb(206, 182, 150) },
    camera: { away: 4.3, eye: 1.4, horizon: 0.44, lens: 0.88 },
    sun: { from: 'beside', x: -2.8, window: { left: 0.5, right: 2, bottom: 0.8, top: 2.5 } },
    furnish: furnishReception,
  }),
  room('praxisraum-rampenstrasse', 'Behandlungsraum mit Liege, Waschbecken und breitem Fenster', flat('SW-98-004-24'), {
    wall: rgb(226, 234, 232),
    height: 2.8,
    floor: { kind: 'concrete', colour: rgb(186, 196, 192) },
    camera: { away: 4.2, eye: 1.4, horizon: 0.44, lens: 0.88 },
    openings: [{ left: -1.7, right: 0.7, bottom: 0.85, top: 2.3, wings: 3, frame: rgb(122, 92, 66) }],
    outlook: OUTLOOKS.court({ up: 3.8, shift: 3 }),
    sun: OPPOSITE,
    furnish: furnishTreatment,
  }),
];
