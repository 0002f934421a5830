import { drawGruenderzeit } from '../buildings/gruenderzeit.mjs';
import { drawNewBuilding, NEW_BUILDINGS } from '../buildings/new-building.mjs';
import { drawSettlement } from '../buildings/settlement.mjs';
import { drawLanterns, drawLongTable, drawRaisedBed } from '../elements/courtyard.mjs';
import { drawPaving } from '../elements/ground.mjs';
import { drawLawn } from '../elements/lawn.mjs';
import { drawPlayground } from '../elements/playground.mjs';
import { drawPond } from '../elements/pond.mjs';
import { COBALT, PLASTER_OCHRE, PLASTER_SAGE, PLASTER_SAND } from '../palette.mjs';
import { drawOutdoor } from '../scenes/outdoor.mjs';
import { bench, bicycles, building, hedge, lamp, person, tree } from '../scenes/things.mjs';

/** @typedef {import('../types.ts').PictureOrder} PictureOrder */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../drawing/world.mjs').World} World */
/** @typedef {import('../scenes/outdoor.mjs').View} View */
/** @typedef {import('../scenes/outdoor.mjs').Thing} Thing */

/** @param {string} id @param {string} alt @param {View} view @returns {PictureOrder} */
function courtyard(id, alt, view) {
  return {
    id,
    alt,
    kind: 'courtyard',
    width: 2400,
    height: 1600,
    draw: (seed, width, height) => drawOutdoor(seed, width, height, view),
  };
}

/** Lawn with a path across and one along the houses. @param {World} world */
function court(world) {
  drawLawn(world, { left: -50, right: 60, near: -30, far: 40 });
  drawPaving(world, { left: -60, right: 70, near: -4, far: 0.5 }, { slab: 0.6 });
  drawPaving(world, { left: 1, right: 4, near: -34, far: -4 }, { slab: 0.6 });
}

/** @param {Point3} at @param {(world: World, options: { at: Point3 }) => void} draw @returns {Thing} */
const standing = (at, draw) => ({ z: at[2], draw: (world) => draw(world, { at }) });

/**
 * @param {{ x: number, z: number, turn: number }} place
 * @param {import('../buildings/new-building.mjs').NewBuildingStyle} style
 */
function wing(place, style) {
  return building(
    drawNewBuilding,
    { ...place, width: 26, depth: 12, storeys: 4, style, setBack: false },
    { tall: 12 },
  );
}

/**
 * Wings at both sides, a house across the end.
 *
 * @param {import('../buildings/new-building.mjs').NewBuildingStyle} across
 * @param {import('../buildings/new-building.mjs').NewBuildingStyle} sides
 * @returns {Thing[]}
 */
function threeWings(across, sides) {
  return [
    building(
      drawNewBuilding,
      { x: -9, z: 6, width: 26, storeys: 4, style: across, setBack: false },
      { tall: 12 },
    ),
    { ...wing({ x: -12, z: -20, turn: Math.PI / 2 }, sides), z: 5 },
    { ...wing({ x: 17, z: 6, turn: -Math.PI / 2 }, sides), z: 5 },
  ];
}

/** @type {readonly PictureOrder[]} */
export const COURTYARDS = [
  courtyard(
    'muehlenweg-hof',
    'Begrünter Hof im Mühlenweg mit Teich für Regenwasser, ringsum vier Geschosse mit Balkonen',
    {
      mood: 'day',
      camera: { eye: [3, 2, -27], turn: 0, lens: 0.66, horizon: 0.7 },
      paving: court,
      foreground: 'grasses',
      things: [
        ...threeWings(NEW_BUILDINGS.timber, NEW_BUILDINGS.plaster),
        { z: -8, draw: (world) => drawPond(world, { at: [-6, 0, -9], width: 9, depth: 4.4 }) },
        tree({ at: [-9, 0, -3], height: 7 }),
        tree({ at: [11, 0, -5], height: 8.4 }),
        tree({ at: [15, 0, -13], height: 9 }),
        bench({ at: [6, 0, -6.5] }),
        person({ at: [2.2, 0, -6] }),
        person({ at: [3, 0, -5.6], facing: -1, height: 1.15 }),
        person({ at: [9.6, 0, -9.4], still: true }),
        bicycles({ at: [11, 0, 4.6], count: 4 }),
        hedge({ from: [5, 0, -1], to: [14, 0, -1], height: 0.8 }),
      ],
    },
  ),
  courtyard('muehlenweg-hoffest', 'Hoffest im Mühlenweg am Abend, lange Tafel unter Lichterketten', {
    mood: 'dusk',
    camera: { eye: [2, 2, -25], turn: 0, lens: 0.7, horizon: 0.68 },
    paving: court,
    things: [
      ...threeWings(NEW_BUILDINGS.timber, NEW_BUILDINGS.plaster),
      standing([-5, 0, -8], drawLongTable),
      standing([3.5, 0, -9], drawLongTable),
      ...[-6, -4.6, -2.8, -0.6, 3, 4.6, 6.4, 8.2].map((x, index) =>
        person({ at: [x, 0, -6.4 - (index % 3) * 0.3], still: true, facing: index % 2 ? -1 : 1 }),
      ),
      person({ at: [10, 0, -12], bag: true }),
      person({ at: [-8.4, 0, -10.6], height: 1.2 }),
      tree({ at: [-10, 0, -3], height: 8 }),
      tree({ at: [13, 0, -7], height: 8.4 }),
      { z: -9.5, draw: (world) => drawLanterns(world, { from: [-10, 5, -9.5], to: [2, 4.8, -9.5] }) },
      { z: -9.6, draw: (world) => drawLanterns(world, { from: [2, 4.8, -9.6], to: [13, 5, -9.6] }) },
    ],
  }),
  courtyard(
    'kastanienhof-herbst',
    'Hof mit alten Kastanien im Herbst, Bänke und ein Weg zwischen hellen Klinkerhäusern',
    {
      mood: 'autumn',
      camera: { eye: [3, 1.9, -27], turn: 0.02, lens: 0.68, horizon: 0.7 },
      paving: court,
      things: [
        ...threeWings(NEW_BUILDINGS.paleClinker, NEW_BUILDINGS.plaster),
        tree({ at: [-8, 0, -6], height: 12, spread: 0.9 }),
        tree({ at: [12, 0, -8], height: 13, spread: 0.95 }),
        bench({ at: [-6, 0, -9] }),
        bench({ at: [5.4, 0, -7] }),
        person({ at: [2.4, 0, -9] }),
        person({ at: [-4.4, 0, -8.4], still: true }),
        person({ at: [8, 0, -2.4] }),
        hedge({ from: [-16, 0, -1], to: [-9, 0, -1], height: 0.9 }),
      ],
    },
  ),
  courtyard(
    'brueckenkopf-spielplatz',
    'Spielplatz am Brückenkopf mit Klettergerüst, Rutsche und Schaukeln vor Holzhäusern',
    {
      mood: 'day',
      camera: { eye: [3, 1.9, -24], turn: 0.04, lens: 0.7, horizon: 0.68 },
      paving: court,
      foreground: 'branch',
      things: [
        ...threeWings(NEW_BUILDINGS.timber, NEW_BUILDINGS.timber),
        standing([-6, 0, -7], drawPlayground),
        person({ at: [-8.4, 0, -8.6], height: 1.1 }),
        person({ at: [-1.2, 0, -8.8], height: 1.2, facing: -1 }),
        person({ at: [7.5, 0, -6.4], still: true }),
        bench({ at: [8, 0, -6] }),
        tree({ at: [13, 0, -6], height: 8 }),
        tree({ at: [-13, 0, -3], height: 8.6 }),
        hedge({ from: [6, 0, -0.6], to: [15, 0, -0.6], height: 0.8 }),
      ],
    },
  ),
  courtyard(
    'lindenhoefe-mietergaerten',
    'Hochbeete mit Gemüse im Hof der Lindenhöfe, Nachbarn gießen und ernten',
    {
      mood: 'morning',
      camera: { eye: [2, 1.9, -25], turn: -0.06, lens: 0.72, horizon: 0.7 },
      paving: court,
      foreground: 'grasses',
      things: [
        building(
          drawNewBuilding,
          { x: -20, z: 6, width: 30, storeys: 3, style: NEW_BUILDINGS.plaster, solar: true },
          { tall: 12 },
        ),
        building(
          drawNewBuilding,
          { x: 13, z: 6, width: 22, storeys: 3, style: NEW_BUILDINGS.clinker },
          { tall: 12 },
        ),
        ...[-8, -4.6, 5.6, 9].map((x, index) => standing([x, 0, -7 + (index % 2) * 1.6], drawRaisedBed)),
        ...[-9, -4, 6].map((x) => standing([x, 0, -11.4], drawRaisedBed)),
        person({ at: [-5.8, 0, -7.6], still: true }),
        person({ at: [8.4, 0, -7.8], still: true, facing: -1 }),
        person({ at: [2.6, 0, -9], bag: true }),
        person({ at: [-1.2, 0, -12], height: 1.2 }),
        tree({ at: [-13, 0, -2], height: 10 }),
        tree({ at: [15, 0, -3], height: 9 }),
      ],
    },
  ),
  courtyard(
    'wasserturm-siedlung-hof',
    'Gartenseite der Siedlung am Wasserturm mit neuen Balkonen, Wiese und Obstbäumen',
    {
      mood: 'morning',
      camera: { eye: [16, 1.9, -28], turn: -0.24, lens: 0.76, horizon: 0.72 },
      paving: (world) => drawLawn(world, { left: -70, right: 90, near: -30, far: 50 }, { meadow: true }),
      things: [
        building(
          drawSettlement,
          { x: -16, z: 0, width: 34, colour: PLASTER_OCHRE, balconies: true },
          { tall: 11 },
        ),
        tree({ at: [-8, 0, -8], height: 5.4, spread: 1 }),
        tree({ at: [3, 0, -12], height: 5, spread: 1 }),
        tree({ at: [20, 0, -9], height: 6, spread: 1 }),
        person({ at: [9, 0, -11], still: true }),
        person({ at: [11, 0, -9], height: 1.2 }),
        bench({ at: [12, 0, -6] }),
        hedge({ from: [-18, 0, -2], to: [-9, 0, -2], height: 0.9 }),
      ],
    },
  ),
  courtyard('hof-winter', 'Verschneiter Innenhof in der Altstadt mit Laterne, Bank und Spuren im Schnee', {
    mood: 'winterDusk',
    camera: { eye: [2, 1.9, -25], turn: 0, lens: 0.7, horizon: 0.7 },
    paving: (world) => drawPaving(world, { left: -50, right: 60, near: -30, far: 30 }),
    things: [
      building(drawGruenderzeit, {
        x: -19,
        z: 4,
        width: 21,
        storeys: 4,
        colour: PLASTER_SAND,
        door: COBALT,
        shops: false,
      }),
      building(drawGruenderzeit, {
        x: 2,
        z: 4,
        width: 20,
        storeys: 4,
        colour: PLASTER_SAGE,
        door: [110, 60, 50],
        shops: false,
      }),
      tree({ at: [-8, 0, -5], height: 9 }),
      tree({ at: [12, 0, -8], height: 8 }),
      lamp({ at: [2, 0, -4] }),
      lamp({ at: [-13, 0, -2] }),
      bench({ at: [4, 0, -4.4] }),
      person({ at: [-2, 0, -6], bag: true }),
      bicycles({ at: [8, 0, 2.6], count: 3 }),
    ],
  }),
];
