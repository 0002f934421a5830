import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LiveRelease } from '@stadtraum/contracts/live-set';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { MANIFEST_FILE, parseManifest } from '@stadtraum/federation-kit/release-files';
import type { RegistryClient } from './registry-client.ts';

/** The part of the registry that releases are fetched from. */
export type ReleaseSource = Pick<RegistryClient, 'manifest' | 'file'>;

/** Maximum total bytes of one release's files. */
const RELEASE_LIMIT_BYTES = 64 * 1024 * 1024;
/** Number of files that are fetched in parallel. */
const PARALLEL_FETCHES = 4;

/**
 * Copies a release to `directory`. The copy is not verified yet, but no larger than its manifest says.
 *
 * @throws CodedError REGISTRY_UNAVAILABLE, RELEASE_TOO_LARGE, or an error from `parseManifest`
 */
export async function fetchRelease(
  release: LiveRelease,
  source: ReleaseSource,
  directory: string,
): Promise<void> {
  const bytes = await source.manifest(release);
  const manifest = parseManifest(bytes, releaseLabel(release));
  checkSize(manifest);
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, MANIFEST_FILE), bytes);

  const waiting = Object.entries(manifest.files);
  const fetchNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, file] = next;
      const target = join(directory, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, await source.file(release, path, file.bytes));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_FETCHES }, fetchNext));
}

function checkSize(manifest: ReleaseManifest): void {
  const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > RELEASE_LIMIT_BYTES) {
    throw releaseError('RELEASE_TOO_LARGE', {
      release: releaseLabel(manifest),
      bytes,
      limit: RELEASE_LIMIT_BYTES,
    });
  }
}
