import { drawGruenderzeit } from '../buildings/gruenderzeit.mjs';
import { drawNewBuilding, NEW_BUILDINGS } from '../buildings/new-building.mjs';
import { drawPanelBuilding } from '../buildings/panel-building.mjs';
import { drawSettlement } from '../buildings/settlement.mjs';
import {
  CLINKER_DARK,
  COBALT,
  PLASTER_OCHRE,
  PLASTER_ROSE,
  PLASTER_SAGE,
  PLASTER_SAND,
} from '../palette.mjs';
import { drawOutdoor } from '../scenes/outdoor.mjs';
import { avenue, building, person, tree } from '../scenes/things.mjs';
import { green, KERB_TREES, PASSERS_BY, STREET_FURNITURE, street } from './set-pieces.mjs';

/** @typedef {import('../types.ts').PictureOrder} PictureOrder */
/** @typedef {import('../scenes/outdoor.mjs').View} View */

/** @param {string} id @param {string} alt @param {View} view @returns {PictureOrder} */
function elevation(id, alt, view) {
  return {
    id,
    alt,
    kind: 'elevation',
    width: 2400,
    height: 1600,
    draw: (seed, width, height) => drawOutdoor(seed, width, height, view),
  };
}

/** The old town's row, seen from the right. */
const oldTown = /** @type {const} */ ({
  camera: { eye: [18, 1.9, -30], turn: -0.3, lens: 0.72, horizon: 0.76 },
  paving: street,
  things: [
    building(drawGruenderzeit, { x: -22, z: 0, colour: PLASTER_SAND, door: COBALT }),
    building(drawGruenderzeit, {
      x: -4,
      z: 0,
      colour: PLASTER_SAGE,
      door: CLINKER_DARK,
      width: 15,
      slate: true,
    }),
    building(drawGruenderzeit, {
      x: 11,
      z: 0,
      colour: PLASTER_ROSE,
      door: [70, 84, 72],
      width: 18,
      storeys: 5,
    }),
    ...STREET_FURNITURE,
    ...PASSERS_BY,
  ],
});

/** New houses at the harbour, seen frontally. */
const shore = /** @type {const} */ ({
  camera: { eye: [8, 2.2, -34], turn: 0.1, lens: 0.8, horizon: 0.77 },
  paving: street,
  things: [
    building(
      drawNewBuilding,
      { x: -10, z: 0, width: 26, style: NEW_BUILDINGS.clinker, solar: true },
      { tall: 16 },
    ),
    building(drawNewBuilding, { x: 20, z: 0, width: 18, style: NEW_BUILDINGS.paleClinker }, { tall: 16 }),
    ...STREET_FURNITURE,
    ...PASSERS_BY,
    tree({ at: [-13, 0, -4], height: 9 }),
  ],
});

/** The settlement of 1926. */
const settlement = /** @type {const} */ ({
  camera: { eye: [12, 1.9, -30], turn: -0.1, lens: 0.75, horizon: 0.74 },
  paving: street,
  things: [
    building(drawSettlement, { x: -16, z: 0, width: 34, colour: PLASTER_OCHRE }, { tall: 11 }),
    ...STREET_FURNITURE,
    ...PASSERS_BY,
    avenue({ from: -16, to: 36, step: 13, z: -4, height: 7.6 }),
  ],
});

/** @type {readonly PictureOrder[]} */
export const ELEVATIONS = [
  elevation(
    'altstadt-tag',
    'Gründerzeithäuser in der Altstadt mit Läden im Erdgeschoss, davor Straßenbäume im Sommer',
    { ...oldTown, mood: 'day', foreground: 'branch', things: [...oldTown.things, KERB_TREES] },
  ),
  elevation('altstadt-abend', 'Gründerzeithäuser in der Altstadt am Abend, warmes Licht in den Fenstern', {
    ...oldTown,
    mood: 'dusk',
  }),
  elevation('altstadt-winter', 'Verschneite Gründerzeithäuser in der Altstadt, kahle Bäume am Gehweg', {
    ...oldTown,
    mood: 'winter',
    things: [...oldTown.things, KERB_TREES],
  }),
  elevation('uferstrasse-tag', 'Neubau aus rotem und hellem Klinker mit Balkonen an der Uferstraße', {
    ...shore,
    mood: 'day',
    foreground: 'branch',
  }),
  elevation(
    'uferstrasse-abend',
    'Klinkerhäuser an der Uferstraße in der blauen Stunde, viele Fenster leuchten',
    { ...shore, mood: 'dusk' },
  ),
  elevation(
    'wasserturm-siedlung-tag',
    'Ockerfarbene Siedlung von 1926 mit Klinkerbändern und blauen Haustüren',
    { ...settlement, mood: 'day', foreground: 'branch' },
  ),
  elevation(
    'wasserturm-siedlung-winter',
    'Siedlung am Wasserturm mit Schnee auf Dach und Gehweg, kahle Linden davor',
    { ...settlement, mood: 'winter' },
  ),
  elevation(
    'wasserturm-siedlung-abend',
    'Siedlung am Wasserturm am Abend, Licht in Fenstern und Treppenhäusern',
    { ...settlement, mood: 'dusk' },
  ),
  elevation(
    'birkenring-aufstockung',
    'Plattenbauzeile mit zwei aufgesetzten Geschossen aus Holz, davor Wiese und Bäume',
    {
      mood: 'morning',
      camera: { eye: [24, 1.9, -34], turn: -0.35, lens: 0.75, horizon: 0.78 },
      paving: green,
      foreground: 'grasses',
      things: [
        building(drawPanelBuilding, { x: -12, z: 0, bays: 9, extension: 2 }, { width: 32, tall: 20 }),
        person({ at: [4, 0, -7] }),
        person({ at: [12, 0, -7.2], facing: -1 }),
        avenue({ from: -16, to: 30, step: 13, z: -12, height: 7.4 }),
      ],
    },
  ),
];
