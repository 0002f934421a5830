import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOUR_AND_FIVE_ROOMS } from './flats/four-and-five-rooms.mjs';
import { ONE_AND_TWO_ROOMS } from './flats/one-and-two-rooms.mjs';
import { SHOPS_AND_OFFICES } from './flats/shops-and-offices.mjs';
import { SHOW_FLAT } from './flats/show-flat.mjs';
import { THREE_ROOMS } from './flats/three-rooms.mjs';
import { allRooms, layOut } from './layout.mjs';

/** @typedef {import('./plan.mjs').Flat} Flat */

/**
 * What a plan's sheet takes from the offer, so that the two cannot disagree.
 *
 * @typedef {{ slug: string, objectNumber?: string, kind?: string, title: string, district: string, address: string, floor: string, rooms?: number, area?: number }} Offer
 */

/** @typedef {{ id: string, offer: Offer, flat: Flat, plans: readonly import('./plan.mjs').Plan[], rooms: readonly import('./plan.mjs').Room[] }} DrawnFlat */

/** The offers, in the site's content. */
export const OFFERS = join(import.meta.dirname, '../../../content-api/content/collections/offers/records.json');

/** @returns {readonly Offer[]} */
export function readOffers() {
  return JSON.parse(readFileSync(OFFERS, 'utf8'));
}

const FLATS = { ...ONE_AND_TWO_ROOMS, ...THREE_ROOMS, ...FOUR_AND_FIVE_ROOMS, ...SHOPS_AND_OFFICES };

/** @type {Offer} */
const SHOWN = {
  slug: 'musterwohnung-uferstrasse',
  title: 'Musterwohnung',
  district: 'Hafen',
  address: 'Uferstraße 44, 09995 Elsenau',
  floor: '2. OG von 5',
  rooms: 3,
};

/** Every flat, shop and office that is on offer. @returns {readonly DrawnFlat[]} */
export function offeredFlats() {
  return readOffers().flatMap((offer) => {
    const flat = FLATS[offer.objectNumber ?? ''];
    return flat ? drawn(offer, flat) : [];
  });
}

/** All flats that have a plan. @returns {readonly DrawnFlat[]} */
export function drawnFlats() {
  return [...offeredFlats(), drawn(SHOWN, SHOW_FLAT)];
}

/** @param {Offer} offer @param {Flat} flat @returns {DrawnFlat} */
function drawn(offer, flat) {
  const plans = flat.storeys.map((storey) => layOut(flat, storey));
  return { id: `grundriss-${offer.slug}`, offer, flat, plans, rooms: allRooms(flat, plans) };
}

/** `Mühlenweg 7, 1. OG`; an offer without a public address is named after its district. @param {Offer} offer */
export function placeOf({ address, district, floor }) {
  const street = /^\d/.test(address) ? district : address.split(',')[0];
  return `${street}, ${floor.replace(/ von .*/, '')}`;
}

/** `2 Zimmer`, in offices `6 Räume`, otherwise the kind: `Laden`. @param {Offer} offer */
export function sizeOf({ rooms, kind = '' }) {
  return rooms === undefined ? kind : `${String(rooms).replace('.', ',')} ${kind === 'Büro' ? 'Räume' : 'Zimmer'}`;
}

/** Only what is lived in has living space. @param {Offer} offer */
export function areaNameOf({ kind = '' }) {
  return ['Laden', 'Büro'].includes(kind) ? 'Nutzfläche' : 'Wohnfläche';
}
