/** @typedef {import('../types.ts').VideoEntry} VideoEntry */

/** @type {readonly VideoEntry[]} */
export const VIDEOS = [];
