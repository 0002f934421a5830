import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const RECORDS = join(
  import.meta.dirname,
  '../../content-api/content/collections/announcements/records.json',
);

/**
 * An announcement as the site's content has it.
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
