import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VIDEOS } from './video/videos.mjs';

/** @typedef {import('./types.ts').PictureOrder} PictureOrder */
/** @typedef {import('./types.ts').PictureEntry} PictureEntry */
/** @typedef {import('./types.ts').Catalogue} Catalogue */
/** @typedef {import('../documents/types.ts').DocumentEntry} DocumentEntry */

/** Pictures, videos, documents and their catalogue. */
export const MEDIA = join(import.meta.dirname, '../../content-api/media');
export const MASTERS = join(MEDIA, 'pictures');
const CATALOGUE = join(MEDIA, 'catalogue.json');

/**
 * Line drawings stay sharp as PNG, all else is a JPEG.
 *
 * @param {PictureOrder} order the master's file, within the media folder
 */
export function masterFile({ id, kind }) {
  return `pictures/${id}.${['floor-plan', 'logo'].includes(kind) ? 'png' : 'jpg'}`;
}

/** @returns {Catalogue} */
export function readCatalogue() {
  if (!existsSync(CATALOGUE)) return { pictures: [], videos: [], documents: [] };
  return JSON.parse(readFileSync(CATALOGUE, 'utf8'));
}

/** @param {readonly PictureEntry[]} pictures */
export function writeCatalogue(pictures) {
  const { documents = [] } = readCatalogue();
  write({ pictures: [...pictures].sort(byId), videos: [...VIDEOS].sort(byId), documents });
}

/** @param {readonly DocumentEntry[]} documents written by `npm run documents` */
export function writeDocuments(documents) {
  write({ ...readCatalogue(), documents: [...documents].sort(byId) });
}

/** In the site's formatting: short lists on one line. @param {Catalogue} catalogue */
function write(catalogue) {
  const text = JSON.stringify(catalogue, undefined, 2).replace(/\[\n\s+("[^[\]{]*")\n\s+\]/g, (list) => list.replace(/\n\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'));
  writeFileSync(CATALOGUE, `${text}\n`);
}

/** @param {{ id: string }} a @param {{ id: string }} b */
function byId(a, b) {
  return a.id < b.id ? -1 : 1;
}
