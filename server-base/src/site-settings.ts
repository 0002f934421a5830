import { createHash } from 'node:crypto';
import type { SiteParts } from '@stadtraum/contracts/page-model';

/** What sets each part. */
const SETTINGS: Readonly<Record<keyof SiteParts, string>> = {
  maps: 'GOOGLE_MAPS_API_KEY, MAP_TILES_URL or MAP_TILES_PROVIDER',
  frames: 'FRAME_HOSTS',
};
const PARTS = Object.keys(SETTINGS) as (keyof SiteParts)[];

/** Short hashes of the settings that blocks get, as text for a header: shells announce theirs, and the registry compares them with its own. */
export function hashSettings(site: SiteParts): string {
  return PARTS.map((part) => {
    const hash = createHash('sha256').update(JSON.stringify(site[part])).digest('hex');
    return `${part}=${hash.slice(0, 8)}`;
  }).join(',');
}

/** Names of the settings that differ, by the hashes of two servers. */
export function differingSettings(hashes: string, others: string): string[] {
  const known = new Set(others.split(','));
  return hashes.split(',').flatMap((hash, index) => {
    const part = PARTS[index];
    return part === undefined || known.has(hash) ? [] : [SETTINGS[part]];
  });
}
