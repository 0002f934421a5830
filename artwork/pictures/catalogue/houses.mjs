import { drawDairy } from '../buildings/dairy.mjs';
import { drawGruenderzeit } from '../buildings/gruenderzeit.mjs';
import { drawNewBuilding, NEW_BUILDINGS } from '../buildings/new-building.mjs';
import { drawPanelBuilding } from '../buildings/panel-building.mjs';
import { drawSettlement } from '../buildings/settlement.mjs';
import { COBALT, PLASTER_OCHRE, PLASTER_SAND } from '../palette.mjs';
import { drawOutdoor } from '../scenes/outdoor.mjs';
import {
  avenue,
  bench,
  bicycles,
  building,
  cyclist,
  hedge,
  lamp,
  person,
  planter,
  tree,
} from '../scenes/things.mjs';
import { green, STREET_FURNITURE, street } from './set-pieces.mjs';

/** @typedef {import('../types.ts').PictureOrder} PictureOrder */
/** @typedef {import('../scenes/outdoor.mjs').View} View */

/** @param {string} id @param {string} alt @param {View} view @returns {PictureOrder} */
function house(id, alt, view) {
  return {
    id,
    alt,
    kind: 'elevation',
    width: 2400,
    height: 1600,
    draw: (seed, width, height) => drawOutdoor(seed, width, height, view),
  };
}

/** Houses of the company's projects, one to a picture. @type {readonly PictureOrder[]} */
export const HOUSES = [
  house(
    'alte-molkerei',
    'Die Alte Molkerei von 1911: Klinkerhalle mit Bogenfenstern, Treppengiebel und Schornstein',
    {
      mood: 'autumn',
      camera: { eye: [26, 1.9, -32], turn: -0.36, lens: 0.82, horizon: 0.8 },
      paving: street,
      things: [
        building(drawDairy, { x: -4, z: 0, width: 34, depth: 15 }, { tall: 10 }),
        building(
          drawNewBuilding,
          { x: -32, z: 8, width: 22, storeys: 5, style: NEW_BUILDINGS.paleClinker },
          { tall: 16 },
        ),
        ...STREET_FURNITURE.slice(0, 3),
        person({ at: [12, 0, -3] }),
        person({ at: [20, 0, -3.4], facing: -1 }),
        cyclist({ at: [6, 0, -9] }),
        tree({ at: [-8, 0, -4], height: 8 }),
        tree({ at: [33, 0, -2], height: 9 }),
      ],
    },
  ),
  house(
    'gueterbahnhof-anger',
    'Entwurf: autofreier Anger am Güterbahnhof mit jungen Bäumen und neuen Häusern',
    {
      mood: 'day',
      camera: { eye: [2, 2.2, -34], turn: 0.02, lens: 0.68, horizon: 0.72 },
      paving: green,
      foreground: 'grasses',
      things: [
        building(
          drawNewBuilding,
          { x: -34, z: 4, width: 20, storeys: 5, style: NEW_BUILDINGS.timber, turn: 0.2 },
          { tall: 15 },
        ),
        building(
          drawNewBuilding,
          { x: -10, z: 10, width: 22, storeys: 6, style: NEW_BUILDINGS.plaster },
          { tall: 19 },
        ),
        building(
          drawNewBuilding,
          { x: 16, z: 8, width: 22, storeys: 5, style: NEW_BUILDINGS.clinker, turn: -0.16, solar: true },
          { tall: 16 },
        ),
        avenue({ from: -24, to: 30, step: 9, z: -3, height: 5.6, spread: 0.6 }),
        person({ at: [-6, 0, -7] }),
        person({ at: [-5, 0, -7.2], height: 1.15 }),
        person({ at: [5, 0, -10], still: true }),
        cyclist({ at: [11, 0, -6.8] }),
        person({ at: [-14, 0, -12] }),
        bench({ at: [8, 0, -8.8] }),
        hedge({ from: [-30, 0, 1], to: [-12, 0, 1], height: 0.9 }),
      ],
    },
  ),
  house(
    'rosenweg-entwurf',
    'Entwurf: Wohnen und Pflege am Rosenweg, helles Haus mit Balkonen hinter Rosenhecken',
    {
      mood: 'morning',
      camera: { eye: [20, 1.9, -30], turn: -0.32, lens: 0.78, horizon: 0.78 },
      paving: green,
      things: [
        building(
          drawNewBuilding,
          { x: -6, z: 0, width: 26, storeys: 4, style: NEW_BUILDINGS.plaster },
          { tall: 13 },
        ),
        building(drawGruenderzeit, {
          x: -28,
          z: 2,
          width: 18,
          colour: PLASTER_SAND,
          door: COBALT,
          shops: false,
        }),
        hedge({ from: [-6, 0, -3.4], to: [3, 0, -3.4], height: 0.9 }),
        hedge({ from: [9, 0, -3.4], to: [20, 0, -3.4], height: 0.9 }),
        person({ at: [6, 0, -7] }),
        person({ at: [6.9, 0, -7.1] }),
        bench({ at: [11, 0, -6.2] }),
        person({ at: [14, 0, -6.8], still: true }),
        tree({ at: [-9, 0, -6], height: 8 }),
        tree({ at: [24, 0, -5], height: 9 }),
      ],
    },
  ),
  house(
    'gartenstrasse-nachher',
    'Sanierte Zeile in der Gartenstraße mit blauen Balkonen, davor eine Wiese mit Bäumen',
    {
      mood: 'day',
      camera: { eye: [-12, 1.9, -30], turn: 0.34, lens: 0.78, horizon: 0.77 },
      paving: green,
      foreground: 'grasses',
      things: [
        building(
          drawPanelBuilding,
          { x: -10, z: 0, bays: 9, storeys: 4, depth: 11 },
          { width: 32, tall: 13 },
        ),
        avenue({ from: -14, to: 34, step: 14, z: -12, height: 7 }),
        person({ at: [0, 0, -7] }),
        person({ at: [9, 0, -7.1], facing: -1, bag: true }),
        ...bicycles({ at: [13, 0, -1.4], count: 4 }),
        bench({ at: [3, 0, -4.6] }),
      ],
    },
  ),
  house('hochhaus-birkenring', 'Saniertes Hochhaus am Birkenring mit vierzehn Geschossen, Balkone in Blau', {
    mood: 'dusk',
    camera: { eye: [18, 2.2, -56], turn: -0.22, lens: 0.72, horizon: 0.88 },
    paving: green,
    things: [
      building(drawPanelBuilding, { x: -8, z: 0, bays: 6, storeys: 14, depth: 16 }, { width: 22, tall: 40 }),
      building(drawPanelBuilding, { x: 24, z: 16, bays: 8, storeys: 5, depth: 11 }, { width: 29, tall: 15 }),
      building(drawPanelBuilding, { x: -48, z: 14, bays: 8, storeys: 5, depth: 11 }, { width: 29, tall: 15 }),
      avenue({ from: -30, to: 44, step: 15, z: -8, height: 8 }),
      lamp({ at: [4, 0, -7] }),
      lamp({ at: [22, 0, -7] }),
      person({ at: [6, 0, -8] }),
      person({ at: [12, 0, -7.4], facing: -1 }),
    ],
  }),
  house(
    'wasserturm-siedlung-eingang',
    'Hauseingänge der Siedlung am Wasserturm: blaue Türen in Klinkerrahmen, Fahrräder davor',
    {
      mood: 'day',
      camera: { eye: [3, 1.8, -16], turn: 0.06, lens: 0.92, horizon: 0.78 },
      paving: street,
      things: [
        building(drawSettlement, { x: -16, z: 0, width: 34, colour: PLASTER_OCHRE }, { tall: 11 }),
        ...bicycles({ at: [4, 0, -0.9], count: 4 }),
        person({ at: [0.6, 0, -2.2], bag: true }),
        person({ at: [9, 0, -3] }),
        planter({ at: [-4.6, 0, -1] }),
        hedge({ from: [-10, 0, -1.2], to: [-5.6, 0, -1.2], height: 0.8 }),
        lamp({ at: [7.6, 0, -4.4] }),
      ],
    },
  ),
];
