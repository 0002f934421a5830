import { oneRoom, twoRooms, twoRoomsAccessible } from './one-and-two-rooms.mjs';
import { mirrored } from './plan.mjs';
import { fourRooms, threeRooms, threeRoomsBalcony } from './three-and-four-rooms.mjs';

/** @typedef {import('./plan.mjs').Plan} Plan */

/** The flats that are on offer, by the picture's id. @type {Readonly<Record<string, Plan>>} */
export const PLANS = {
  'grundriss-1-zimmer': oneRoom,
  'grundriss-1-zimmer-gespiegelt': mirrored(oneRoom, '1 Zimmer · Brückenstraße 30, 4. OG'),
  'grundriss-2-zimmer': twoRooms,
  'grundriss-2-zimmer-gespiegelt': mirrored(twoRooms, '2 Zimmer · Gartenstraße 20, 2. OG'),
  'grundriss-2-zimmer-barrierefrei': twoRoomsAccessible,
  'grundriss-3-zimmer': threeRooms,
  'grundriss-3-zimmer-loggia': threeRoomsBalcony,
  'grundriss-3-zimmer-gespiegelt': mirrored(threeRooms, '3 Zimmer · Lindenallee 9, 3. OG'),
  'grundriss-4-zimmer': fourRooms,
};
