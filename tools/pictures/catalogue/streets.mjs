import { drawDairy } from '../buildings/dairy.mjs';
import { drawGruenderzeit } from '../buildings/gruenderzeit.mjs';
import { drawNewBuilding, NEW_BUILDINGS } from '../buildings/new-building.mjs';
import { drawPanelBuilding } from '../buildings/panel-building.mjs';
import { drawSettlement } from '../buildings/settlement.mjs';
import { drawWaterTower } from '../buildings/water-tower.mjs';
import { rgb } from '../drawing/colour.mjs';
import { drawPaving, drawPlot } from '../elements/ground.mjs';
import { drawTram } from '../elements/street-furniture.mjs';
import {
  ASPHALT,
  COBALT,
  PLASTER_BLUE,
  PLASTER_OCHRE,
  PLASTER_ROSE,
  PLASTER_SAGE,
  PLASTER_SAND,
} from '../palette.mjs';
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
  stall,
  tree,
} from '../scenes/things.mjs';
import { green, PASSERS_BY, STREET_FURNITURE, street, tramStreet } from './set-pieces.mjs';

/** @typedef {import('../types.ts').PictureOrder} PictureOrder */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../scenes/outdoor.mjs').View} View */
/** @typedef {import('../scenes/outdoor.mjs').Thing} Thing */

/** @param {string} id @param {string} alt @param {View} view @param {number} [height] @returns {PictureOrder} */
function street16to9(id, alt, view, height = 1350) {
  return {
    id,
    alt,
    kind: 'street',
    width: 2400,
    height,
    draw: (seed, width, tall) => drawOutdoor(seed, width, tall, view),
  };
}

/** @param {Point3} at @returns {Thing} */
const waterTower = (at) => ({ z: at[2], draw: (world) => drawWaterTower(world, { at }) });

/** A street that runs away from the viewer between two rows of houses. @returns {Thing[]} */
function canyon() {
  const colours = [PLASTER_SAND, PLASTER_SAGE, PLASTER_ROSE, PLASTER_OCHRE, PLASTER_BLUE, PLASTER_SAND];
  return [0, 1, 2, 3, 4].flatMap((house) => {
    const from = -14 + house * 17;
    const colour = colours[house] ?? PLASTER_SAND;
    const other = colours[house + 1] ?? PLASTER_SAGE;
    return [
      {
        ...building(drawGruenderzeit, {
          x: -11,
          z: from,
          width: 17,
          depth: 11,
          turn: Math.PI / 2,
          colour,
          door: COBALT,
          slate: house % 2 === 1,
          storeys: 4,
        }),
        z: from + 17,
      },
      {
        ...building(drawGruenderzeit, {
          x: 11,
          z: from + 17,
          width: 17,
          depth: 11,
          turn: -Math.PI / 2,
          colour: other,
          door: rgb(120, 62, 50),
          slate: house % 2 === 0,
          storeys: house === 1 ? 5 : 4,
        }),
        z: from + 17.1,
      },
    ];
  });
}

/** @type {readonly PictureOrder[]} */
export const STREETS = [
  street16to9(
    'lindenallee-strasse',
    'Blick die Lindenallee hinunter: Gründerzeithäuser, Linden, Radfahrende und der Wasserturm',
    {
      mood: 'day',
      camera: { eye: [1.2, 1.8, -22], turn: -0.02, lens: 0.62, horizon: 0.66 },
      paving: (world) => {
        street(world);
        alley(world);
      },
      foreground: 'branch',
      things: [
        waterTower([-2, 0, 110]),
        ...canyon(),
        ...[-4, 8, 20, 34, 50].flatMap((z) => [
          tree({ at: [-6.4, 0, z], height: 8.6, spread: 0.7 }),
          tree({ at: [6.6, 0, z + 2], height: 8.2, spread: 0.7 }),
        ]),
        cyclist({ at: [1.6, 0, -9] }),
        cyclist({ at: [-1.4, 0, 6], facing: -1 }),
        person({ at: [-7.6, 0, -6] }),
        person({ at: [7.8, 0, -8], bag: true }),
        person({ at: [8.4, 0, 2] }),
        person({ at: [-8, 0, 12] }),
        person({ at: [-7.4, 0, 12.3], facing: -1, height: 1.2 }),
        bench({ at: [6.8, 0, -3] }),
      ],
    },
  ),
  street16to9('lindenallee-herbst', 'Die Lindenallee im Herbst, gelbes Laub über parkenden Fahrrädern', {
    mood: 'autumn',
    camera: { eye: [-1, 1.8, -20], turn: 0.02, lens: 0.66, horizon: 0.66 },
    paving: (world) => {
      street(world);
      alley(world);
    },
    things: [
      waterTower([4, 0, 110]),
      ...canyon(),
      ...[-6, 6, 18, 32, 48].flatMap((z) => [
        tree({ at: [-6.4, 0, z], height: 9, spread: 0.75 }),
        tree({ at: [6.6, 0, z + 2], height: 8.6, spread: 0.75 }),
      ]),
      ...bicycles({ at: [5.4, 0, -9], count: 4 }),
      cyclist({ at: [-0.6, 0, -4] }),
      person({ at: [-7.6, 0, -4] }),
      person({ at: [7.8, 0, 0], bag: true }),
    ],
  }),
  street16to9(
    'brueckenkopf-strassenbahn',
    'Straßenbahn vor dem Quartier Brückenkopf, Menschen auf dem Weg zur Haltestelle',
    {
      mood: 'morning',
      camera: { eye: [6, 1.9, -32], turn: -0.06, lens: 0.78, horizon: 0.78 },
      paving: tramStreet,
      things: [
        building(
          drawNewBuilding,
          { x: -24, z: 0, width: 20, storeys: 6, style: NEW_BUILDINGS.plaster },
          { tall: 19 },
        ),
        building(
          drawNewBuilding,
          { x: -2, z: 0, width: 18, storeys: 5, style: NEW_BUILDINGS.timber },
          { tall: 16 },
        ),
        building(
          drawNewBuilding,
          { x: 18, z: 0, width: 22, storeys: 5, style: NEW_BUILDINGS.clinker },
          { tall: 16 },
        ),
        { z: -8.6, draw: (world) => drawTram(world, { x: -8, z: -8.8 }) },
        ...PASSERS_BY.slice(0, 3),
        person({ at: [14, 0, -14.6] }),
        person({ at: [15.4, 0, -15], still: true, facing: -1 }),
        lamp({ at: [-12, 0, -4.6] }),
        lamp({ at: [16, 0, -4.6] }),
        tree({ at: [20, 0, -4], height: 8 }),
        tree({ at: [-18, 0, -4], height: 8 }),
      ],
    },
  ),
  street16to9(
    'lindenhoefe-wochenmarkt',
    'Wochenmarkt vor den Lindenhöfen: Stände mit gestreiften Markisen, Obst und Gemüse',
    {
      mood: 'day',
      camera: { eye: [5, 1.9, -27], turn: -0.04, lens: 0.78, horizon: 0.76 },
      paving: street,
      foreground: 'branch',
      things: [
        building(
          drawNewBuilding,
          { x: -20, z: 2, width: 24, storeys: 5, style: NEW_BUILDINGS.plaster, solar: true },
          { tall: 16 },
        ),
        building(
          drawNewBuilding,
          { x: 7, z: 2, width: 26, storeys: 5, style: NEW_BUILDINGS.paleClinker },
          { tall: 16 },
        ),
        ...[-9, -4, 2, 8, 13.4].map((x, index) =>
          stall({
            at: [x, 0, -7.5 - (index % 2)],
            colour: [COBALT, rgb(178, 82, 62), rgb(92, 116, 84)][index % 3] ?? COBALT,
          }),
        ),
        ...[-7.6, -2.4, 0.8, 3.6, 6.4, 9.8, 12].map((x, index) =>
          person({
            at: [x, 0, -9.6 - (index % 3) * 0.8],
            facing: index % 2 ? -1 : 1,
            bag: index % 3 === 0,
            still: index % 2 === 0,
          }),
        ),
        person({ at: [5, 0, -13], height: 1.2 }),
        person({ at: [4.2, 0, -13.2] }),
        tree({ at: [-13, 0, -2], height: 9 }),
        tree({ at: [5, 0, -2], height: 9.4 }),
        tree({ at: [19, 0, -3], height: 9 }),
      ],
    },
  ),
  street16to9(
    'hauptsitz-wasserturm',
    'Hauptsitz am Wasserturm 3: Klinkerbau mit Rampe, daneben der runde Turm von 1896',
    {
      mood: 'morning',
      camera: { eye: [4, 2, -56], turn: 0.01, lens: 0.66, horizon: 0.86 },
      paving: green,
      things: [
        waterTower([-12, 0, 6]),
        building(
          drawNewBuilding,
          { x: 0, z: 0, width: 28, storeys: 4, style: NEW_BUILDINGS.clinker, setBack: true },
          { tall: 13 },
        ),
        tree({ at: [-22, 0, -2], height: 9 }),
        tree({ at: [31, 0, -4], height: 9.6 }),
        person({ at: [9, 0, -7] }),
        person({ at: [10, 0, -7.3], facing: -1 }),
        person({ at: [-4, 0, -7], bag: true }),
        ...bicycles({ at: [18, 0, -1.4], count: 5 }),
        planter({ at: [8, 0, -2], width: 2.4 }),
        lamp({ at: [-5, 0, -5] }),
        hedge({ from: [20, 0, -3], to: [28, 0, -3], height: 0.8 }),
      ],
    },
  ),
  street16to9(
    'hauptsitz-winter',
    'Der verschneite Wasserturm und der Hauptsitz in der Dämmerung, Licht in den Büros',
    {
      mood: 'winterDusk',
      camera: { eye: [4, 2, -56], turn: 0.01, lens: 0.66, horizon: 0.86 },
      paving: green,
      things: [
        waterTower([-12, 0, 6]),
        building(
          drawNewBuilding,
          { x: 0, z: 0, width: 28, storeys: 4, style: NEW_BUILDINGS.clinker },
          { tall: 13 },
        ),
        tree({ at: [-22, 0, -2], height: 9 }),
        tree({ at: [31, 0, -4], height: 9.6 }),
        person({ at: [9, 0, -7] }),
        person({ at: [-4, 0, -7], bag: true }),
        lamp({ at: [-5, 0, -5] }),
        lamp({ at: [22, 0, -5] }),
      ],
    },
  ),
  street16to9(
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
    1600,
  ),
  street16to9(
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
    1600,
  ),
  street16to9(
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
    1600,
  ),
  street16to9(
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
    1600,
  ),
  street16to9(
    'hochhaus-birkenring',
    'Saniertes Hochhaus am Birkenring mit vierzehn Geschossen, Balkone in Blau',
    {
      mood: 'dusk',
      camera: { eye: [18, 2.2, -56], turn: -0.22, lens: 0.72, horizon: 0.88 },
      paving: green,
      things: [
        building(
          drawPanelBuilding,
          { x: -8, z: 0, bays: 6, storeys: 14, depth: 16 },
          { width: 22, tall: 40 },
        ),
        building(
          drawPanelBuilding,
          { x: 24, z: 16, bays: 8, storeys: 5, depth: 11 },
          { width: 29, tall: 15 },
        ),
        building(
          drawPanelBuilding,
          { x: -48, z: 14, bays: 8, storeys: 5, depth: 11 },
          { width: 29, tall: 15 },
        ),
        avenue({ from: -30, to: 44, step: 15, z: -8, height: 8 }),
        lamp({ at: [4, 0, -7] }),
        lamp({ at: [22, 0, -7] }),
        person({ at: [6, 0, -8] }),
        person({ at: [12, 0, -7.4], facing: -1 }),
      ],
    },
    1600,
  ),
  street16to9(
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
    1600,
  ),
];

/** The carriageway of a street that runs away from the viewer, over the one that crosses. @param {import('../drawing/world.mjs').World} world */
function alley(world) {
  drawPaving(world, { left: -11, right: 11, near: -24, far: 74 });
  drawPlot(world, { left: -4.6, right: 4.6, near: -24, far: 90 }, ASPHALT);
  for (const left of [-4.8, 4.6])
    drawPlot(world, { left, right: left + 0.2, near: -24, far: 90 }, rgb(214, 214, 208));
}
