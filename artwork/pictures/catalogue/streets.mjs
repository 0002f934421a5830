import { drawGruenderzeit } from '../buildings/gruenderzeit.mjs';
import { drawNewBuilding, NEW_BUILDINGS } from '../buildings/new-building.mjs';
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
import { green, PASSERS_BY, street, tramStreet } from './set-pieces.mjs';

/** @typedef {import('../types.ts').PictureOrder} PictureOrder */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../scenes/outdoor.mjs').View} View */
/** @typedef {import('../scenes/outdoor.mjs').Thing} Thing */

/** @param {string} id @param {string} alt @param {View} view @returns {PictureOrder} */
function street16to9(id, alt, view) {
  return {
    id,
    alt,
    kind: 'street',
    width: 2400,
    height: 1350,
    draw: (seed, width, height) => drawOutdoor(seed, width, height, view),
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

/**
 * The carriageway of a street that runs away from the viewer, over the one that crosses.
 *
 * @param {import('../drawing/world.mjs').World} world
 */
function alley(world) {
  drawPaving(world, { left: -11, right: 11, near: -24, far: 74 });
  drawPlot(world, { left: -4.6, right: 4.6, near: -24, far: 90 }, ASPHALT);
  for (const left of [-4.8, 4.6])
    drawPlot(world, { left, right: left + 0.2, near: -24, far: 90 }, rgb(214, 214, 208));
}

/** Views along and across streets, in 16:9. @type {readonly PictureOrder[]} */
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
      camera: { eye: [4, 2, -56], turn: 0.01, lens: 0.71, horizon: 0.87 },
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
      camera: { eye: [4, 2, -56], turn: 0.01, lens: 0.71, horizon: 0.87 },
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
];
