import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '../errors.ts';
import { integrityOf } from '../release-files/integrity.ts';

/** A release in a local directory that `verifyRelease` has accepted. */
export interface ServerRelease {
  directory: string;
  manifest: ReleaseManifest;
}

/** What a process that evaluates a release gets of it, as texts: such a process may read no files. */
export interface ServerCode {
  manifest: ReleaseManifest;
  /** The CommonJS server bundle. */
  bundle: string;
  /** The examples as JSON; undefined if the release has none. */
  examples: string | undefined;
}

/**
 * Reads a release's server bundle and examples. Checks their hashes again, so that only published bytes are ever evaluated.
 *
 * @throws CodedError RELEASE_HASH_MISMATCH; RELEASE_EVALUATION_FAILED if there is no server bundle or it is unreadable
 */
export async function readServerCode(release: ServerRelease): Promise<ServerCode> {
  const { manifest } = release;
  const { server } = manifest;
  if (server === undefined) throw unreadable(manifest, 'it has no server bundle');
  return {
    manifest,
    bundle: await readVerified(release, server),
    examples: await readExamples(release),
  };
}

/**
 * Reads a release's examples as JSON; undefined if it has none.
 *
 * @throws CodedError RELEASE_HASH_MISMATCH, RELEASE_EVALUATION_FAILED
 */
export async function readExamples(release: ServerRelease): Promise<string | undefined> {
  const { examples } = release.manifest;
  return examples === undefined ? undefined : readVerified(release, examples);
}

async function readVerified({ directory, manifest }: ServerRelease, file: string): Promise<string> {
  const bytes = await readFile(join(directory, file)).catch((cause: NodeJS.ErrnoException) => {
    throw unreadable(manifest, `${file} is unreadable (${cause.code})`);
  });
  if (integrityOf(bytes) === manifest.files[file]?.integrity) return bytes.toString('utf8');
  throw releaseError('RELEASE_HASH_MISMATCH', { release: releaseLabel(manifest), file });
}

function unreadable(manifest: ReleaseManifest, reason: string) {
  return releaseError('RELEASE_EVALUATION_FAILED', { release: releaseLabel(manifest), reason });
}
