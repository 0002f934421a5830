import { drawDay } from '../video/day.mjs';

/** @typedef {import('../types.ts').PictureOrder} PictureOrder */

/** What a video shows before it plays. @type {readonly PictureOrder[]} */
export const VIDEO_STILLS = [
  {
    id: 'ein-tag-uferstrasse',
    alt: 'Klinkerhäuser an der Uferstraße in der Abendsonne, die ersten Fenster leuchten',
    kind: 'elevation',
    width: 1920,
    height: 1080,
    draw: (_seed, width, height) => drawDay(width, height, 0.8),
  },
];
