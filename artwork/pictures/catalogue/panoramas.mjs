import { drawPanorama } from '../scenes/panorama.mjs';

/** @typedef {import('../types.ts').PictureOrder} PictureOrder */

/** @type {readonly (readonly [id: string, alt: string, mood: Parameters<typeof drawPanorama>[3]])[]} */
const HOURS = [
  [
    'stadtpanorama',
    'Elsenau von oben: Fluss mit Bogenbrücke, Dächer der Altstadt, Kirche und Wasserturm',
    'day',
  ],
  ['stadtpanorama-abend', 'Elsenau am Abend: Lichter in den Häusern, der Fluss spiegelt den Himmel', 'dusk'],
  ['stadtpanorama-winter', 'Elsenau im Winter: Schnee auf den Dächern, kahle Bäume am Fluss', 'winter'],
];

/** @type {readonly PictureOrder[]} */
export const PANORAMAS = HOURS.map(([id, alt, mood]) => ({
  id,
  alt,
  kind: 'panorama',
  width: 2400,
  height: 1000,
  draw: (_seed, width, height) => drawPanorama('stadtpanorama', width, height, mood),
}));
