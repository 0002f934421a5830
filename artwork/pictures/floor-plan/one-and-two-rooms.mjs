/** @typedef {import('./plan.mjs').Plan} Plan */

/** @type {Plan} */
export const oneRoom = {
  title: '1 Zimmer · Uferstraße 42, 2. OG',
  width: 6.2,
  depth: 7.5,
  rooms: [
    {
      name: 'Wohnen und Schlafen',
      box: { x: 0.36, y: 0.36, width: 5.48, height: 4.1 },
      floor: 'wood',
      label: [2.6, 2.9],
    },
    { name: 'Bad', box: { x: 0.36, y: 4.6, width: 2.1, height: 2.54 }, floor: 'tiles', label: [1.5, 5.9] },
    { name: 'Flur', box: { x: 2.6, y: 4.6, width: 1.45, height: 2.54 }, floor: 'plain', label: [3.3, 5.62] },
    {
      name: 'Küche',
      box: { x: 4.19, y: 4.6, width: 1.65, height: 2.54 },
      floor: 'tiles',
      label: [4.76, 6.1],
    },
  ],
  doors: [
    { x: 2.9, y: 7.14, width: 0.95, wall: 'across', thickness: 0.36, hinge: 'start', opens: -1 },
    { x: 2.85, y: 4.46, width: 0.85, wall: 'across', thickness: 0.14, hinge: 'start', opens: -1 },
    { x: 2.46, y: 5.95, width: 0.76, wall: 'down', thickness: 0.14, hinge: 'end', opens: -1 },
    { x: 4.7, y: 4.46, width: 0.85, wall: 'across', thickness: 0.14, hinge: 'end', opens: -1 },
  ],
  windows: [
    { x: 0.9, y: 0, width: 1.6, wall: 'across' },
    { x: 3.4, y: 0, width: 2, wall: 'across' },
    { x: 5.84, y: 5.2, width: 1.1, wall: 'down' },
  ],
  furniture: [
    { kind: 'single-bed', x: 0.92, y: 1.5, width: 1.0, depth: 2.02 },
    { kind: 'rug', x: 4.3, y: 2.5, width: 2.4, depth: 1.7 },
    { kind: 'sofa', x: 5.36, y: 2.4, width: 1.9, depth: 0.88, turn: 90 },
    { kind: 'round-table', x: 1.1, y: 3.66, width: 0.8, depth: 0.8 },
    { kind: 'wardrobe', x: 2.1, y: 0.7, width: 0.9, depth: 0.58 },
    { kind: 'shower', x: 0.84, y: 5.08, width: 0.9, depth: 0.9 },
    { kind: 'basin', x: 1.85, y: 4.84, width: 0.6, depth: 0.46 },
    { kind: 'wc', x: 0.64, y: 6.55, width: 0.4, depth: 0.56, turn: 270 },
    { kind: 'kitchen', x: 5.54, y: 5.87, width: 2.5, depth: 0.6, turn: 90 },
  ],
  balcony: { name: 'Balkon', x: 3.2, y: -1.45, width: 2.6, height: 1.45 },
};

/** @type {Plan} */
export const twoRooms = {
  title: '2 Zimmer · Mühlenweg 7, 1. OG',
  width: 8.6,
  depth: 7.9,
  rooms: [
    { name: 'Schlafen', box: { x: 0.36, y: 0.36, width: 3.4, height: 4 }, floor: 'wood', label: [2.06, 3.7] },
    { name: 'Wohnen', box: { x: 3.9, y: 0.36, width: 4.34, height: 4.6 }, floor: 'wood', label: [6.0, 3.3] },
    { name: 'Bad', box: { x: 0.36, y: 4.5, width: 2.2, height: 3.04 }, floor: 'tiles', label: [1.5, 6.1] },
    {
      name: 'Flur',
      box: { x: 2.7, y: 5.1, width: 2.2, height: 2.44 },
      also: { x: 2.7, y: 4.5, width: 1.06, height: 0.6 },
      floor: 'plain',
      label: [3.9, 6.0],
    },
    { name: 'Küche', box: { x: 5.04, y: 5.1, width: 3.2, height: 2.44 }, floor: 'tiles', label: [6.2, 6.6] },
  ],
  doors: [
    { x: 3.3, y: 7.54, width: 0.98, wall: 'across', thickness: 0.36, hinge: 'end', opens: -1 },
    { x: 2.8, y: 4.36, width: 0.85, wall: 'across', thickness: 0.14, hinge: 'start', opens: -1 },
    { x: 3.98, y: 4.96, width: 0.85, wall: 'across', thickness: 0.14, hinge: 'start', opens: -1 },
    { x: 2.56, y: 5.9, width: 0.8, wall: 'down', thickness: 0.14, hinge: 'start', opens: -1 },
    { x: 4.9, y: 5.4, width: 0.85, wall: 'down', thickness: 0.14, hinge: 'start', opens: 1 },
  ],
  windows: [
    { x: 1.2, y: 0, width: 1.7, wall: 'across' },
    { x: 4.7, y: 0, width: 2.6, wall: 'across' },
    { x: 0, y: 5.4, width: 0.8, wall: 'down' },
    { x: 8.24, y: 5.7, width: 1.2, wall: 'down' },
  ],
  furniture: [
    { kind: 'bed', x: 1.4, y: 1.95, width: 1.6, depth: 2.05, turn: 270 },
    { kind: 'wardrobe', x: 3.42, y: 1.6, width: 2.2, depth: 0.6, turn: 90 },
    { kind: 'rug', x: 6.2, y: 2.1, width: 2.8, depth: 1.9 },
    { kind: 'sofa', x: 7.74, y: 2.1, width: 2.2, depth: 0.9, turn: 90 },
    { kind: 'table', x: 5.1, y: 1.3, width: 1.5, depth: 0.8 },
    { kind: 'plant', x: 7.8, y: 0.75, width: 0.7, depth: 0.7 },
    { kind: 'desk', x: 6.9, y: 4.6, width: 1.5, depth: 0.6, turn: 180 },
    { kind: 'bath', x: 1.24, y: 7.12, width: 1.7, depth: 0.76, turn: 180 },
    { kind: 'basin', x: 1.7, y: 4.76, width: 0.7, depth: 0.48 },
    { kind: 'wc', x: 0.68, y: 4.78, width: 0.42, depth: 0.58 },
    { kind: 'washer', x: 2.24, y: 7.2, width: 0.6, depth: 0.6, turn: 180 },
    { kind: 'kitchen', x: 7.0, y: 7.23, width: 2.4, depth: 0.6, turn: 180 },
    { kind: 'round-table', x: 7.4, y: 5.75, width: 0.75, depth: 0.75 },
  ],
  balcony: { name: 'Balkon', x: 4.4, y: -1.6, width: 3.4, height: 1.6 },
};

/** @type {Plan} */
export const twoRoomsAccessible = {
  title: '2 Zimmer, barrierefrei · Uferstraße 44, EG',
  width: 9.4,
  depth: 7.6,
  rooms: [
    {
      name: 'Wohnen und Kochen',
      box: { x: 0.36, y: 0.36, width: 5, height: 4.6 },
      floor: 'wood',
      label: [1.75, 3.5],
    },
    {
      name: 'Schlafen',
      box: { x: 5.5, y: 0.36, width: 3.54, height: 4.6 },
      floor: 'wood',
      label: [7.2, 4.2],
    },
    { name: 'Flur', box: { x: 0.36, y: 5.1, width: 4.1, height: 2.14 }, floor: 'plain', label: [2.5, 5.75] },
    { name: 'Bad', box: { x: 4.6, y: 5.1, width: 2.9, height: 2.14 }, floor: 'tiles', label: [6.1, 6.3] },
    { name: 'Abstellraum', box: { x: 7.64, y: 5.1, width: 1.4, height: 2.14 }, floor: 'plain' },
  ],
  doors: [
    { x: 0.6, y: 7.24, width: 1.02, wall: 'across', thickness: 0.36, hinge: 'start', opens: -1 },
    { x: 1.5, y: 4.96, width: 0.95, wall: 'across', thickness: 0.14, hinge: 'start', opens: -1 },
    { x: 4.46, y: 5.7, width: 0.95, wall: 'down', thickness: 0.14, hinge: 'end', opens: -1 },
    { x: 5.36, y: 3.8, width: 0.95, wall: 'down', thickness: 0.14, hinge: 'end', opens: 1 },
    { x: 8, y: 4.96, width: 0.8, wall: 'across', thickness: 0.14, hinge: 'end', opens: 1 },
  ],
  windows: [
    { x: 0.9, y: 0, width: 1.6, wall: 'across' },
    { x: 3, y: 0, width: 2, wall: 'across' },
    { x: 6.3, y: 0, width: 1.9, wall: 'across' },
    { x: 0, y: 1.4, width: 1.6, wall: 'down' },
  ],
  furniture: [
    { kind: 'kitchen', x: 4.26, y: 4.66, width: 2.1, depth: 0.6, turn: 180 },
    { kind: 'table', x: 4.1, y: 3.0, width: 1.5, depth: 0.85 },
    { kind: 'rug', x: 2, y: 1.5, width: 2.3, depth: 1.5 },
    { kind: 'sofa', x: 1.9, y: 0.86, width: 2.1, depth: 0.9 },
    { kind: 'bed', x: 7.95, y: 2.1, width: 1.6, depth: 2.05, turn: 90 },
    { kind: 'wardrobe', x: 5.84, y: 1.5, width: 2.1, depth: 0.6, turn: 270 },
    { kind: 'shower', x: 6.9, y: 5.7, width: 1.2, depth: 1.2 },
    { kind: 'basin', x: 5.3, y: 5.36, width: 0.75, depth: 0.5 },
    { kind: 'wc', x: 6.6, y: 6.94, width: 0.42, depth: 0.6, turn: 180 },
    { kind: 'wardrobe', x: 3.4, y: 6.92, width: 1.6, depth: 0.55, turn: 180 },
    { kind: 'washer', x: 8.34, y: 6.9, width: 0.62, depth: 0.62, turn: 180 },
  ],
  balcony: { name: 'Terrasse', x: 2.4, y: -1.8, width: 3.6, height: 1.8 },
};
