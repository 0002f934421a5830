import { CONSTRUCTION } from './catalogue/construction.mjs';
import { COURTYARDS } from './catalogue/courtyards.mjs';
import { ELEVATIONS } from './catalogue/elevations.mjs';
import { LATE_ROW_FLATS } from './catalogue/flats/late-rows.mjs';
import { NEW_BUILDING_FLATS } from './catalogue/flats/new-buildings.mjs';
import { OLD_HOUSE_FLATS } from './catalogue/flats/old-houses.mjs';
import { POST_WAR_FLATS } from './catalogue/flats/post-war.mjs';
import { FLOOR_PLANS } from './catalogue/floor-plans.mjs';
import { GROUPS } from './catalogue/groups.mjs';
import { HOUSES } from './catalogue/houses.mjs';
import { INTERIORS } from './catalogue/interiors.mjs';
import { LOGOS } from './catalogue/logos.mjs';
import { MATERIALS } from './catalogue/materials.mjs';
import { NEW_OFFER_HOUSES } from './catalogue/offer-houses/new.mjs';
import { OLDER_OFFER_HOUSES } from './catalogue/offer-houses/older.mjs';
import { PANORAMAS } from './catalogue/panoramas.mjs';
import { SHOWN } from './catalogue/shown.mjs';
import { STREETS } from './catalogue/streets.mjs';
import { VIDEO_STILLS } from './catalogue/video-stills.mjs';
import { WORKPLACES } from './catalogue/workplaces.mjs';

/** @typedef {import('./types.ts').PictureOrder} PictureOrder */

/** Every picture of the site. @type {readonly PictureOrder[]} */
export const PICTURES = /** @type {readonly PictureOrder[]} */ ([
  ...ELEVATIONS,
  ...CONSTRUCTION,
  ...COURTYARDS,
  ...NEW_BUILDING_FLATS,
  ...OLD_HOUSE_FLATS,
  ...POST_WAR_FLATS,
  ...LATE_ROW_FLATS,
  ...FLOOR_PLANS,
  ...GROUPS,
  ...HOUSES,
  ...INTERIORS,
  ...LOGOS,
  ...MATERIALS,
  ...NEW_OFFER_HOUSES,
  ...OLDER_OFFER_HOUSES,
  ...PANORAMAS,
  ...STREETS,
  ...VIDEO_STILLS,
  ...WORKPLACES,
]).map((order) => ({ ...order, ...(SHOWN[order.id] && { shows: SHOWN[order.id] }) }));
