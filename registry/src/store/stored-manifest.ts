import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';

/** The stored form of a manifest: equal manifests produce equal text, regardless of the order of their keys. */
export function encodeManifest(manifest: ReleaseManifest): string {
  return `${JSON.stringify(manifest, withSortedKeys, 2)}\n`;
}

function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
