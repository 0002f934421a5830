import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';

const BROWSER_FOLDER = 'browser/';

/** Summarises a stored release's manifest. */
export function describeRelease(
  manifest: ReleaseManifest,
  integrity: string,
  publishedAt: Date,
): PublishedRelease {
  const { name, version, kind, sequence, files, blocks } = manifest;
  return {
    name,
    version,
    kind,
    sequence,
    manifest: integrity,
    bytes: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0),
    browserBytes: browserBytesOf(files),
    blocks: blocks.map(({ type }) => type),
    publishedAt: publishedAt.toISOString(),
  };
}

function browserBytesOf(files: ReleaseManifest['files']): number {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(BROWSER_FOLDER) && !/\.(map|br|gz)$/.test(path))
    .reduce((sum, [path, { bytes }]) => sum + (files[`${path}.br`]?.bytes ?? bytes), 0);
}
