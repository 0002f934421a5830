/** @typedef {keyof typeof import('./furnishings.mjs').FURNISHINGS | 'void' | 'outdoor'} Use */

/** The letters of a flat's map. `counts`: as how many rooms. @type {Readonly<Record<string, { name: string, use: Use, floor: 'wood' | 'tiles' | 'plain', counts?: number }>>} */
export const ROOMS = {
  W: { name: 'Wohnen', use: 'living', floor: 'wood', counts: 1 },
  E: { name: 'Wohnen und Schlafen', use: 'studio', floor: 'wood', counts: 1 },
  T: { name: 'Atelier', use: 'atelier', floor: 'wood', counts: 1 },
  S: { name: 'Schlafen', use: 'bedroom', floor: 'wood', counts: 1 },
  1: { name: 'Kind 1', use: 'child', floor: 'wood', counts: 1 },
  2: { name: 'Kind 2', use: 'child', floor: 'wood', counts: 1 },
  3: { name: 'Kind 3', use: 'child', floor: 'wood', counts: 1 },
  C: { name: 'Kind', use: 'child', floor: 'wood', counts: 1 },
  Z: { name: 'Schlafen 2', use: 'bedroom', floor: 'wood', counts: 1 },
  H: { name: 'Arbeiten', use: 'study', floor: 'wood', counts: 0.5 },
  X: { name: 'Galerie', use: 'gallery', floor: 'wood', counts: 0.5 },
  K: { name: 'Küche', use: 'kitchen', floor: 'tiles' },
  N: { name: 'Küche', use: 'kitchenette', floor: 'tiles' },
  O: { name: 'Wohnküche', use: 'kitchen-living', floor: 'wood' },
  B: { name: 'Bad', use: 'bath', floor: 'tiles' },
  D: { name: 'Duschbad', use: 'shower-bath', floor: 'tiles' },
  G: { name: 'Gäste-WC', use: 'toilet', floor: 'tiles' },
  F: { name: 'Flur', use: 'hall', floor: 'plain' },
  A: { name: 'Abstellraum', use: 'store', floor: 'plain' },
  v: { name: 'Verkaufsraum', use: 'shop', floor: 'wood' },
  l: { name: 'Lager', use: 'store', floor: 'plain' },
  a: { name: 'Raum 1', use: 'office', floor: 'wood', counts: 1 },
  b: { name: 'Raum 2', use: 'office', floor: 'wood', counts: 1 },
  c: { name: 'Raum 3', use: 'office', floor: 'wood', counts: 1 },
  d: { name: 'Raum 4', use: 'office', floor: 'wood', counts: 1 },
  e: { name: 'Raum 5', use: 'office', floor: 'wood', counts: 1 },
  f: { name: 'Raum 6', use: 'office', floor: 'wood', counts: 1 },
  m: { name: 'Besprechung', use: 'meeting', floor: 'wood' },
  r: { name: 'Empfang', use: 'reception', floor: 'wood' },
  t: { name: 'Teeküche', use: 'kitchenette', floor: 'tiles' },
  g: { name: 'WC', use: 'toilet', floor: 'tiles' },
  h: { name: 'WC 2', use: 'toilet', floor: 'tiles' },
  L: { name: 'Loggia', use: 'outdoor', floor: 'plain' },
  // Neither counts as living space: stairs of more than three steps, and the air above the room below.
  '/': { name: 'Treppe', use: 'void', floor: 'plain' },
  V: { name: 'Luftraum', use: 'void', floor: 'plain' },
};

/** @param {string} key */
export function roomOf(key) {
  const room = ROOMS[key];
  if (!room) throw new Error(`No room has the letter ${key}.`);
  return room;
}
