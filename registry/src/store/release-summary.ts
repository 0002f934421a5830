import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import type { Publication } from './publication.ts';

const BROWSER_FOLDER = 'browser/';

/** Summarises a stored release's manifest. */
export function describeRelease(
  manifest: ReleaseManifest,
  integrity: string,
  { publishedAt, publishedBy, commit }: Publication,
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
    publishedAt,
    ...(publishedBy && { publishedBy }),
    ...(commit !== undefined && { commit }),
  };
}

/** Orders summaries by name, then by publication, newest first. */
export function compareReleases(a: PublishedRelease, b: PublishedRelease): number {
  return (
    a.name.localeCompare(b.name) ||
    Date.parse(b.publishedAt) - Date.parse(a.publishedAt) ||
    b.sequence - a.sequence
  );
}

function browserBytesOf(files: ReleaseManifest['files']): number {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(BROWSER_FOLDER) && !/\.(map|br|gz)$/.test(path))
    .reduce((sum, [path, { bytes }]) => sum + (files[`${path}.br`]?.bytes ?? bytes), 0);
}
