import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';

/** The bytes that a manifest is stored as: equal manifests give equal bytes, whatever the order of their keys. */
export function encodeManifest(manifest: ReleaseManifest): string {
  return `${JSON.stringify(manifest, withSortedKeys, 2)}\n`;
}

function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
