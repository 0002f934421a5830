import { drawDay } from './day.mjs';

/** @typedef {import('../types.ts').VideoEntry} VideoEntry */

/**
 * A video to be drawn frame by frame.
 *
 * @typedef {object} VideoOrder
 * @property {VideoEntry} entry
 * @property {(width: number, height: number, time: number) => string} draw an SVG document; `time` runs from 0 to 1
 * @property {readonly Cue[]} cues
 */

/** @typedef {{ from: number, to: number, text: string }} Cue seconds */

export const FRAMES_PER_SECOND = 25;

/** @type {readonly VideoOrder[]} */
export const VIDEO_ORDERS = [
  {
    entry: {
      id: 'ein-tag-uferstrasse',
      poster: 'ein-tag-uferstrasse',
      width: 1280,
      height: 720,
      seconds: 8,
      mp4: 'videos/ein-tag-uferstrasse.mp4',
      webm: 'videos/ein-tag-uferstrasse.webm',
      captions: 'videos/ein-tag-uferstrasse.vtt',
      label: 'Ein Tag in der Uferstraße, ohne Ton',
    },
    draw: drawDay,
    cues: [
      {
        from: 0,
        to: 2.4,
        text: 'Am Morgen liegt die Uferstraße im Streiflicht, die Balkone werfen lange Schatten.',
      },
      {
        from: 2.4,
        to: 5,
        text: 'Tagsüber wird nebenan weitergebaut: Der Kran dreht sich, die Nachbarschaft ist unterwegs.',
      },
      { from: 5, to: 8, text: 'Am Abend gehen die Lichter an. 126 Wohnungen, ein Zuhause am Hafen.' },
    ],
  },
];

/** What the catalogue says of them. @type {readonly VideoEntry[]} */
export const VIDEOS = VIDEO_ORDERS.map(({ entry }) => entry);
