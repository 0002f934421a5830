import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { MANIFEST_FILE } from '@stadtraum/federation-kit/release-files';

/** @throws CodedError RELEASE_INCOMPLETE */
export async function readManifestBytes(directory: string, release: ReleaseReference): Promise<Buffer> {
  try {
    return await readFile(join(directory, MANIFEST_FILE));
  } catch (cause) {
    const details = { release: releaseLabel(release), files: MANIFEST_FILE };
    throw releaseError('RELEASE_INCOMPLETE', details, { cause });
  }
}

/** The folders `<name>/<version>` in a directory, including those that replaced releases left behind. */
export async function listVersions(directory: string): Promise<ReleaseReference[]> {
  const releases: ReleaseReference[] = [];
  for (const name of await listFolders(directory)) {
    for (const version of await listFolders(join(directory, name))) releases.push({ name, version });
  }
  return releases;
}

async function listFolders(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}
