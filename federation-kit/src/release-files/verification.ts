import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '../errors.ts';
import { integrityOf } from './integrity.ts';
import { MANIFEST_FILE, parseManifest, readManifestBytes } from './manifest.ts';
import { checkReferences } from './references.ts';

export interface VerificationOptions {
  /** Expected integrity of the manifest, as in a live set. */
  manifest?: string;
}

/**
 * Verifies that the directory contains exactly one complete, unchanged release: a valid manifest of this contract, all files
 * that it lists with their hashes, no other files or links, and only references to existing files. Evaluates nothing.
 *
 * @throws CodedError RELEASE_MANIFEST_INVALID, RELEASE_CONTRACT_MISMATCH, RELEASE_INCOMPLETE, RELEASE_HASH_MISMATCH,
 *   RELEASE_ASSET_MISSING
 */
export async function verifyRelease(
  directory: string,
  options: VerificationOptions = {},
): Promise<ReleaseManifest> {
  const bytes = await readManifestBytes(directory);
  const manifest = parseManifest(bytes, directory);
  const release = releaseLabel(manifest);
  if (options.manifest !== undefined && integrityOf(bytes) !== options.manifest) {
    throw releaseError('RELEASE_HASH_MISMATCH', { release, file: MANIFEST_FILE });
  }
  checkReferences(manifest);
  checkCompleteness(manifest, release, await listFiles(directory, release));
  await checkHashes(manifest, release, directory);
  return manifest;
}

function checkCompleteness(manifest: ReleaseManifest, release: string, present: Set<string>): void {
  const missing = Object.keys(manifest.files).filter((path) => !present.has(path));
  if (missing.length > 0) {
    throw releaseError('RELEASE_INCOMPLETE', { release, files: missing.slice(0, 10).join(', ') });
  }
  const extra = [...present].filter((path) => path !== MANIFEST_FILE && !Object.hasOwn(manifest.files, path));
  if (extra.length > 0) {
    const reason = `the directory also contains ${extra.slice(0, 10).join(', ')}`;
    throw releaseError('RELEASE_MANIFEST_INVALID', { release, reason });
  }
}

async function checkHashes(manifest: ReleaseManifest, release: string, directory: string): Promise<void> {
  // Files are read one at a time: each is small, but all of them together may be large.
  for (const [path, { integrity, bytes }] of Object.entries(manifest.files)) {
    const location = join(directory, path);
    const { size } = await stat(location);
    if (size !== bytes || integrityOf(await readFile(location)) !== integrity) {
      throw releaseError('RELEASE_HASH_MISMATCH', { release, file: path });
    }
  }
}

/** Paths of all files below `directory`, with forward slashes. */
async function listFiles(directory: string, release: string): Promise<Set<string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = new Set<string>();
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const path = relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (!entry.isFile()) {
      throw releaseError('RELEASE_MANIFEST_INVALID', { release, reason: `${path} is not a plain file` });
    }
    files.add(path);
  }
  return files;
}
