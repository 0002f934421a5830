import { drawNewBuilding, NEW_BUILDINGS } from '../../buildings/new-building.mjs';
import { rgb } from '../../drawing/colour.mjs';
import { drawPaving, drawRoad } from '../../elements/ground.mjs';
import { drawTram } from '../../elements/street-furniture.mjs';
import { drawBasin } from '../../scenes/harbour.mjs';
import { avenue, bench, bicycles, building, cyclist, hedge, lamp, person, planter, tree } from '../../scenes/things.mjs';
import { green, street, tramStreet } from '../set-pieces.mjs';
import { at, house } from './order.mjs';

/** @typedef {import('../../types.ts').PictureOrder} PictureOrder */
/** @typedef {import('../../drawing/world.mjs').World} World */

/** The quay along the harbour basin, seen over the water. @param {World} world */
function quay(world) {
  drawPaving(world, { left: -90, right: 110, near: -16, far: 30 });
  drawRoad(world, { left: -110, right: 130, near: -9.5, far: -5 });
  drawBasin(world, { near: -37, far: -15 });
}

/** @param {Parameters<typeof drawNewBuilding>[1]} options */
const newHouse = (options) => building(drawNewBuilding, options, { tall: 3 * (options.storeys ?? 5) + 1 });

/** Houses of 2019 and later with flats and shops on offer, one to a picture. @type {readonly PictureOrder[]} */
export const NEW_OFFER_HOUSES = [
  house('muehlenweg-11', 'Helles Putzhaus im Mühlenweg mit vier Geschossen, Balkonen und einer Reihe Fahrräder davor', at('Mühlenweg 11'), {
    mood: 'morning',
    camera: { eye: [22, 1.9, -27], turn: -0.4, lens: 0.82, horizon: 0.76 },
    paving: green,
    things: [
      newHouse({ x: -6, z: 0, width: 26, storeys: 4, style: NEW_BUILDINGS.plaster, setBack: false }),
      newHouse({ x: -34, z: 4, width: 24, storeys: 4, style: NEW_BUILDINGS.timber, setBack: false }),
      ...bicycles({ at: [11, 0, -1.4], count: 7 }),
      person({ at: [8.6, 0, -2.6], still: true }),
      person({ at: [2, 0, -7] }),
      tree({ at: [-8, 0, -5], height: 7 }),
      tree({ at: [24, 0, -4], height: 8 }),
      hedge({ from: [-5, 0, -2.4], to: [3, 0, -2.4], height: 0.8 }),
    ],
  }),
  house('kaistrasse-42', 'Haus aus rotem Klinker mit fünf Geschossen und Balkonen am Hafenbecken', at('Kaistraße 42'), {
    mood: 'day',
    camera: { eye: [-6, 2.6, -38], turn: 0.16, lens: 0.86, horizon: 0.7 },
    paving: quay,
    things: [
      newHouse({ x: -12, z: 0, width: 24, storeys: 4, style: NEW_BUILDINGS.clinker }),
      newHouse({ x: 17, z: 2, width: 22, storeys: 4, style: NEW_BUILDINGS.paleClinker }),
      ...avenue({ from: -22, to: 30, step: 13, z: -11.4, height: 6 }),
      person({ at: [-2, 0, -12.6] }),
      person({ at: [6, 0, -12.8], facing: -1 }),
      cyclist({ at: [1, 0, -8] }),
      bench({ at: [-8.6, 0, -12] }),
      lamp({ at: [9, 0, -11.6] }),
    ],
  }),
  house('kaistrasse-44', 'Haus aus hellem Klinker an der Kaistraße in der blauen Stunde, Terrassen hinter Hecken im Erdgeschoss', at('Kaistraße 44'), {
    mood: 'dusk',
    camera: { eye: [20, 2.4, -31], turn: -0.34, lens: 0.86, horizon: 0.74 },
    paving: quay,
    things: [
      newHouse({ x: -2, z: 0, width: 24, storeys: 4, style: NEW_BUILDINGS.paleClinker }),
      newHouse({ x: -30, z: 1, width: 24, storeys: 4, style: NEW_BUILDINGS.clinker }),
      hedge({ from: [-1.6, 0, -2.6], to: [7, 0, -2.6], height: 0.9 }),
      hedge({ from: [13, 0, -2.6], to: [21, 0, -2.6], height: 0.9 }),
      tree({ at: [-6, 0, -11.4], height: 6 }),
      tree({ at: [24, 0, -3.6], height: 7 }),
      lamp({ at: [3, 0, -11] }),
      lamp({ at: [15, 0, -11] }),
      person({ at: [9.6, 0, -11.6] }),
      person({ at: [10.4, 0, -11.8] }),
    ],
  }),
  house('brueckenstrasse-34', 'Weißes Wohnhaus von 2025 an der Brückenstraße mit fünf Geschossen und eingezogenen Loggien', at('Brückenstraße 34'), {
    mood: 'day',
    camera: { eye: [-10, 1.9, -30], turn: 0.3, lens: 0.8, horizon: 0.79 },
    paving: tramStreet,
    foreground: 'branch',
    things: [
      newHouse({ x: -8, z: 0, width: 26, storeys: 5, style: NEW_BUILDINGS.plaster, setBack: false, loggias: true }),
      newHouse({ x: 20, z: 0, width: 22, storeys: 5, style: NEW_BUILDINGS.clinker }),
      ...bicycles({ at: [9.6, 0, -1], count: 5 }),
      person({ at: [-3, 0, -3] }),
      person({ at: [5.6, 0, -3], facing: -1, bag: true }),
      tree({ at: [-11, 0, -3.6], height: 7 }),
      tree({ at: [14.6, 0, -3.8], height: 6.4 }),
      lamp({ at: [2, 0, -4.4] }),
    ],
  }),
  house('brueckenstrasse-30', 'Holzhaus am Brückenkopf mit fünf Geschossen am Abend, Licht in vielen Fenstern', at('Brückenstraße 30'), {
    mood: 'dusk',
    camera: { eye: [8, 1.9, -30], turn: -0.16, lens: 0.84, horizon: 0.8 },
    paving: tramStreet,
    things: [
      newHouse({ x: -8, z: 0, width: 23, storeys: 5, style: NEW_BUILDINGS.timber, setBack: false }),
      newHouse({ x: -34, z: 1, width: 23, storeys: 5, style: NEW_BUILDINGS.plaster, setBack: false }),
      lamp({ at: [-3, 0, -4.4] }),
      lamp({ at: [12, 0, -4.4] }),
      person({ at: [4, 0, -3] }),
      person({ at: [9, 0, -3.2], facing: -1, bag: true }),
      tree({ at: [18, 0, -3], height: 8 }),
      cyclist({ at: [-1, 0, -8.6] }),
    ],
  }),
  house('brueckenstrasse-36', 'Eckhaus aus rotem Klinker an der Brückenstraße mit großen Ladenfenstern, davor die Straßenbahn', at('Brückenstraße 36'), {
    mood: 'morning',
    camera: { eye: [10, 1.9, -23], turn: -0.12, lens: 0.8, horizon: 0.78 },
    paving: tramStreet,
    things: [
      newHouse({ x: 8, z: -2, width: 24, depth: 18, storeys: 5, style: NEW_BUILDINGS.clinker, turn: 0.5 }),
      newHouse({ x: -30, z: 6, width: 20, storeys: 5, style: NEW_BUILDINGS.timber, setBack: false }),
      { z: -8.6, draw: (world) => drawTram(world, { x: -17, z: -8.8 }) },
      planter({ at: [9.4, 0, -3.8] }),
      planter({ at: [13.8, 0, -1.4] }),
      bench({ at: [11.4, 0, -3] }),
      person({ at: [7.4, 0, -4.6], still: true }),
      person({ at: [8.3, 0, -4.8], facing: -1 }),
      ...bicycles({ at: [16, 0, 0.6], count: 3 }),
      lamp({ at: [4.6, 0, -4.4] }),
    ],
  }),
  house('lindenallee-9', 'Helles Haus der Lindenhöfe mit zurückgesetztem Dachgeschoss und Solarzellen, davor junge Linden', at('Lindenallee 9'), {
    mood: 'morning',
    camera: { eye: [-9, 1.9, -28], turn: 0.3, lens: 0.84, horizon: 0.76 },
    paving: street,
    things: [
      newHouse({ x: -9, z: 0, width: 26, storeys: 3, style: NEW_BUILDINGS.plaster, solar: true }),
      newHouse({ x: 20, z: 0, width: 22, storeys: 3, style: NEW_BUILDINGS.clinker }),
      ...avenue({ from: -13, to: 26, step: 13, z: -4, height: 6.6 }),
      person({ at: [-4, 0, -2.6], bag: true }),
      person({ at: [7, 0, -2.8], facing: -1 }),
      cyclist({ at: [2, 0, -9] }),
      lamp({ at: [5.4, 0, -4.4] }),
    ],
  }),
  house('rampenstrasse-4', 'Haus aus hellem Klinker an der Rampenstraße mit vier Geschossen, Apotheke und Praxen', at('Rampenstraße 4'), {
    mood: 'day',
    camera: { eye: [22, 1.9, -25], turn: -0.42, lens: 0.8, horizon: 0.76 },
    paving: street,
    things: [
      newHouse({ x: -4, z: 0, width: 25, storeys: 4, style: NEW_BUILDINGS.paleClinker, setBack: false, door: rgb(60, 110, 96) }),
      newHouse({ x: -32, z: 2, width: 22, storeys: 4, style: NEW_BUILDINGS.plaster, setBack: false }),
      planter({ at: [10.4, 0, -1.4] }),
      planter({ at: [3.4, 0, -1.4] }),
      bench({ at: [15, 0, -2.6] }),
      person({ at: [7, 0, -2.4] }),
      person({ at: [13, 0, -3.4], facing: -1, bag: true }),
      tree({ at: [-7, 0, -3.8], height: 7 }),
      tree({ at: [23, 0, -1], height: 8 }),
    ],
  }),
];
