import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';

const RECORDS = join(ROOT, 'content-api/content/collections/announcements/records.json');

/**
 * What the site says of an announcement.
 *
 * @param {number} uid
 * @returns {import('./types.ts').AnnouncementFacts}
 */
export function factsOf(uid) {
  /** @type {import('./types.ts').AnnouncementFacts[]} */
  const records = JSON.parse(readFileSync(RECORDS, 'utf8'));
  const record = records.find((candidate) => candidate.uid === uid);
  if (!record) throw new Error(`There is no announcement ${uid}.`);
  return record;
}
