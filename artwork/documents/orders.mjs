import { DRYWALL } from './orders/drywall.mjs';
import { ELECTRICAL } from './orders/electrical.mjs';
import { LIFTS } from './orders/lifts.mjs';
import { OPEN_SPACES } from './orders/open-spaces.mjs';
import { ROOFS } from './orders/roofs.mjs';
import { WINTER_SERVICE } from './orders/winter-service.mjs';

/** Every document of the site. @type {readonly import('./types.ts').DocumentOrder[]} */
export const DOCUMENTS = [...ROOFS, ...WINTER_SERVICE, ...DRYWALL, ...LIFTS, ...ELECTRICAL, ...OPEN_SPACES];
