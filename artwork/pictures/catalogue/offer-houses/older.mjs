import { drawGruenderzeit } from '../../buildings/gruenderzeit.mjs';
import { drawPanelBuilding } from '../../buildings/panel-building.mjs';
import { drawPlainRow, ROWS } from '../../buildings/plain-row.mjs';
import { drawWaterTower } from '../../buildings/water-tower.mjs';
import { rgb } from '../../drawing/colour.mjs';
import { drawPlayground } from '../../elements/playground.mjs';
import { CLINKER, COBALT, PLASTER_BLUE, PLASTER_OCHRE, PLASTER_ROSE, PLASTER_SAGE, PLASTER_SAND } from '../../palette.mjs';
import { bench, bicycles, building, cyclist, hedge, lamp, person, planter, tree } from '../../scenes/things.mjs';
import { green, street } from '../set-pieces.mjs';
import { at, house } from './order.mjs';

/** @typedef {import('../../types.ts').PictureOrder} PictureOrder */

/** @param {Parameters<typeof drawPlainRow>[1]} options */
const row = (options) => building(drawPlainRow, options, { width: (options.houses ?? 2) * 14, depth: 11, tall: 3 * (options.storeys ?? 4) + 2 });
/** Older houses with flats and shops on offer, one to a picture. @type {readonly PictureOrder[]} */
export const OLDER_OFFER_HOUSES = [
  house('kastanienallee-31', 'Haus von 1998 aus gelbem Klinker in der Kastanienallee: vier Geschosse, Ziegeldach, Balkone, herbstliche Kastanien', at('Kastanienallee 31'), {
    mood: 'autumn',
    camera: { eye: [-8, 1.9, -31], turn: 0.24, lens: 0.8, horizon: 0.76 },
    paving: street,
    things: [
      row({ x: -10, z: 0, houses: 2, storeys: 4, style: ROWS.of1998 }),
      tree({ at: [-9, 0, -7], height: 11, spread: 0.9 }),
      tree({ at: [21, 0, -4], height: 10, spread: 0.9 }),
      person({ at: [3, 0, -3] }),
      person({ at: [3.9, 0, -3.1], height: 1.2 }),
      cyclist({ at: [10, 0, -9] }),
      hedge({ from: [-9, 0, -1.4], to: [-4.6, 0, -1.4], height: 0.9 }),
      hedge({ from: [-1.4, 0, -1.4], to: [9.4, 0, -1.4], height: 0.9 }),
    ],
  }),
  house('gartenstrasse-10', 'Sanierte Zeile von 1961 in der Gartenstraße: drei Geschosse, weiße Fassade, blaue Balkone nach Süden', at('Gartenstraße 10'), {
    mood: 'day',
    camera: { eye: [18, 1.9, -27], turn: -0.3, lens: 0.86, horizon: 0.74 },
    paving: green,
    things: [
      building(drawPanelBuilding, { x: -14, z: 0, bays: 9, storeys: 3, depth: 11 }, { width: 32, tall: 10 }),
      tree({ at: [-4, 0, -9], height: 7.4 }),
      tree({ at: [22, 0, -6], height: 9 }),
      bench({ at: [9, 0, -4.8] }),
      person({ at: [4, 0, -7] }),
      person({ at: [13, 0, -7.2], still: true, facing: -1 }),
      ...bicycles({ at: [-1.6, 0, -1.2], count: 3 }),
    ],
  }),
  house('birkenring-7', 'Unsanierte Zeile von 1962 am Birkenring: vier Geschosse, helle Platten, Balkone, herbstliche Birken', at('Birkenring 7'), {
    mood: 'autumn',
    camera: { eye: [-13, 1.9, -29], turn: 0.36, lens: 0.82, horizon: 0.76 },
    paving: green,
    foreground: 'grasses',
    things: [
      building(drawPanelBuilding, { x: -9, z: 0, bays: 9, storeys: 4, depth: 11, renovated: false, colour: rgb(214, 206, 186), accent: rgb(112, 120, 116) }, { width: 32, tall: 13 }),
      tree({ at: [-11, 0, -5], height: 9, spread: 0.6 }),
      tree({ at: [13, 0, -10], height: 9, spread: 0.6 }),
      person({ at: [1, 0, -7] }),
      person({ at: [10, 0, -7.2], facing: -1, bag: true }),
    ],
  }),
  house('rosenweg-5', 'Haus von 2009 am Rosenweg mit drei Geschossen, Schieferdach und Terrassen zum Garten', at('Rosenweg 5'), {
    mood: 'day',
    camera: { eye: [16, 1.9, -25], turn: -0.3, lens: 0.86, horizon: 0.73 },
    paving: green,
    things: [
      row({ x: -10, z: 0, houses: 2, storeys: 3, style: ROWS.of2009 }),
      hedge({ from: [-9.6, 0, -2.8], to: [-4.4, 0, -2.8], height: 0.7 }),
      hedge({ from: [-1.6, 0, -2.8], to: [9.4, 0, -2.8], height: 0.7 }),
      bench({ at: [12.4, 0, -3.8] }),
      person({ at: [11, 0, -6.8], still: true }),
      person({ at: [6, 0, -7] }),
      tree({ at: [20, 0, -3], height: 7 }),
      tree({ at: [-7, 0, -9.6], height: 5.6, spread: 1 }),
    ],
  }),
  house('molkereistrasse-22', 'Haus von 1995 in der Molkereistraße mit vier Geschossen, grünen Balkonen und Spielplatz im Hof', at('Molkereistraße 22'), {
    mood: 'day',
    camera: { eye: [10, 1.9, -29], turn: -0.16, lens: 0.8, horizon: 0.75 },
    paving: green,
    foreground: 'branch',
    things: [
      row({ x: -14, z: 0, houses: 2, storeys: 4, style: ROWS.of1995 }),
      { z: -10, draw: (world) => drawPlayground(world, { at: [-3, 0, -10] }) },
      person({ at: [-5.4, 0, -11], height: 1.1 }),
      person({ at: [1.8, 0, -11.4], height: 1.2, facing: -1 }),
      person({ at: [10, 0, -8], still: true }),
      bench({ at: [12, 0, -8.6] }),
      tree({ at: [19, 0, -6], height: 9 }),
      tree({ at: [-16, 0, -5], height: 8.4 }),
    ],
  }),
  house('suedring-zeile', 'Zeile von 1957 am Südring: vier Geschosse, grauer Putz, Ziegeldach und schmale Balkone', { flats: ['SW-98-118-16'] }, {
    mood: 'day',
    camera: { eye: [-14, 1.9, -28], turn: 0.4, lens: 0.8, horizon: 0.77 },
    paving: street,
    things: [
      row({ x: -10, z: 0, houses: 3, storeys: 4, style: ROWS.of1957 }),
      tree({ at: [-12, 0, -3.8], height: 8 }),
      tree({ at: [12, 0, -4], height: 8.4 }),
      lamp({ at: [1, 0, -4.6] }),
      person({ at: [-5, 0, -2.6], bag: true }),
      person({ at: [6, 0, -2.8], facing: -1 }),
      ...bicycles({ at: [-0.6, 0, -1], count: 3 }),
      cyclist({ at: [3, 0, -9] }),
    ],
  }),
  house('rathausgasse-3', 'Blaugraues Gründerzeithaus in der Rathausgasse mit breitem Atelierfenster im Dach', at('Rathausgasse 3'), {
    mood: 'morning',
    camera: { eye: [-6, 1.8, -25], turn: 0.2, lens: 0.72, horizon: 0.82 },
    paving: street,
    things: [
      building(drawGruenderzeit, { x: -26, z: 0.05, width: 18, colour: PLASTER_OCHRE, door: COBALT, shops: false, slate: true }),
      building(drawGruenderzeit, { x: -8, z: 0, width: 17, colour: PLASTER_BLUE, door: rgb(110, 60, 50), shops: false, atelier: true }),
      building(drawGruenderzeit, { x: 9, z: 0.05, width: 18, colour: PLASTER_SAND, door: COBALT }),
      person({ at: [-3, 0, -2.4] }),
      person({ at: [3.6, 0, -2.8], facing: -1, bag: true }),
      ...bicycles({ at: [4.6, 0, -1], count: 3 }),
      lamp({ at: [-9, 0, -4.6] }),
      lamp({ at: [7, 0, -4.6] }),
    ],
  }),
  house('parkstrasse-52', 'Klinkerhaus von 1985 in der Parkstraße mit vier Geschossen und Balkonen, davor alte Parkbäume', at('Parkstraße 52'), {
    mood: 'day',
    camera: { eye: [4, 1.9, -30], turn: 0.02, lens: 0.84, horizon: 0.76 },
    paving: green,
    foreground: 'both',
    things: [
      row({ x: -11, z: 0, houses: 2, storeys: 4, style: ROWS.of1985 }),
      tree({ at: [-13, 0, -6], height: 11, spread: 0.9 }),
      tree({ at: [21, 0, -8], height: 12, spread: 0.9 }),
      bench({ at: [-2, 0, -9.2] }),
      person({ at: [-1, 0, -9], still: true }),
      person({ at: [6, 0, -7] }),
      person({ at: [12, 0, -7.1], facing: -1 }),
      hedge({ from: [-10, 0, -2], to: [-5, 0, -2], height: 0.9 }),
      hedge({ from: [-2, 0, -2], to: [9, 0, -2], height: 0.9 }),
    ],
  }),
  house('marktgasse-12', 'Rosafarbenes Gründerzeithaus in der Marktgasse, im Erdgeschoss ein Laden mit zwei Schaufenstern', at('Marktgasse 12'), {
    mood: 'day',
    camera: { eye: [5.6, 1.8, -17], turn: -0.05, lens: 0.8, horizon: 0.8 },
    paving: street,
    things: [
      building(drawGruenderzeit, { x: -12, z: 0.05, width: 12, colour: PLASTER_SAND, door: rgb(110, 60, 50), shops: false }),
      building(drawGruenderzeit, { x: 0, z: 0, width: 9.6, colour: PLASTER_ROSE, door: rgb(60, 76, 70), slate: true }),
      building(drawGruenderzeit, { x: 9.6, z: 0.05, width: 15, colour: PLASTER_SAGE, door: COBALT, shops: false }),
      planter({ at: [2.2, 0, -0.9] }),
      person({ at: [7.6, 0, -1.6], still: true }),
      person({ at: [-2, 0, -2.6] }),
      person({ at: [-2.9, 0, -2.7] }),
      ...bicycles({ at: [9.8, 0, -0.8], count: 2 }),
      lamp({ at: [11.6, 0, -4.2] }),
    ],
  }),
  house('am-wasserturm-1', 'Klinkerbau von 1896 mit drei Geschossen neben dem Wasserturm', at('Am Wasserturm 1'), {
    mood: 'autumn',
    camera: { eye: [-2, 1.9, -33], turn: 0.1, lens: 0.8, horizon: 0.82 },
    paving: street,
    things: [
      { z: 12, draw: (world) => drawWaterTower(world, { at: [-10, 0, 12] }) },
      building(drawGruenderzeit, { x: -2, z: 0, width: 24, storeys: 3, colour: CLINKER, door: COBALT, shops: false, slate: true, clinker: true }),
      tree({ at: [-7, 0, -4], height: 7 }),
      tree({ at: [25, 0, -3], height: 9 }),
      person({ at: [8, 0, -2.6], bag: true }),
      person({ at: [15, 0, -3], facing: -1 }),
      ...bicycles({ at: [2, 0, -1], count: 4 }),
      lamp({ at: [5.4, 0, -4.6] }),
    ],
  }),
  house('rosenweg-7', 'Haus von 1963 am Rosenweg im Winter, drei Geschosse, Schnee auf Dach und Hecken', at('Rosenweg 7'), {
    mood: 'winter',
    camera: { eye: [-9, 1.9, -26], turn: 0.28, lens: 0.86, horizon: 0.75 },
    paving: street,
    things: [
      row({ x: -10, z: 0, houses: 2, storeys: 3, style: ROWS.of1963 }),
      tree({ at: [-10, 0, -4], height: 7.6 }),
      tree({ at: [15, 0, -4], height: 8 }),
      hedge({ from: [-9, 0, -1.4], to: [-4.6, 0, -1.4], height: 0.8 }),
      person({ at: [2, 0, -2.6], bag: true }),
      lamp({ at: [6, 0, -4.6] }),
    ],
  }),
];
