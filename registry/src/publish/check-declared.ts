import type { CodedError } from '@stadtraum/contracts/errors';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { MANIFEST_FILE } from '@stadtraum/federation-kit/release-files';
import type { UploadLimits } from './upload-limits.ts';

/**
 * Checks what a manifest declares before any file is received: the sizes and number of files, and that their paths can
 * coexist in one directory on any file system.
 *
 * @throws CodedError RELEASE_TOO_LARGE, RELEASE_MANIFEST_INVALID
 */
export function checkDeclared(manifest: ReleaseManifest, limits: UploadLimits): void {
  const release = releaseLabel(manifest);
  const files = Object.entries(manifest.files);
  if (files.length > limits.files) {
    const reason = `it lists ${files.length} files; the limit is ${limits.files}`;
    throw releaseError('RELEASE_MANIFEST_INVALID', { release, reason });
  }
  for (const [path, { bytes }] of files) {
    if (bytes > limits.fileBytes) {
      throw releaseError('RELEASE_TOO_LARGE', {
        release: `${path} of ${release}`,
        bytes,
        limit: limits.fileBytes,
      });
    }
  }
  const total = files.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  if (total > limits.totalBytes) {
    throw releaseError('RELEASE_TOO_LARGE', { release, bytes: total, limit: limits.totalBytes });
  }
  checkPaths(
    files.map(([path]) => path),
    release,
  );
}

function checkPaths(paths: string[], release: string): void {
  const taken = new Set([MANIFEST_FILE]);
  const folders = new Set<string>();
  for (const path of paths) {
    // Some file systems ignore case.
    const key = path.toLowerCase();
    if (taken.has(key)) throw conflicting(path, release);
    taken.add(key);
    for (let end = key.indexOf('/'); end >= 0; end = key.indexOf('/', end + 1))
      folders.add(key.slice(0, end));
  }
  for (const path of paths) if (folders.has(path.toLowerCase())) throw conflicting(path, release);
}

function conflicting(path: string, release: string): CodedError {
  const reason = `${path} conflicts with another file of the release`;
  return releaseError('RELEASE_MANIFEST_INVALID', { release, reason });
}
