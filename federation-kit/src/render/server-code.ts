import { closeSync, readFileSync } from 'node:fs';
import { type FileHandle, open, readFile } from 'node:fs/promises';
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

/** A release's code as open files. A process that evaluates it may open no files, and gets their descriptors. */
export interface OpenServerCode {
  manifest: ReleaseManifest;
  /** The server bundle, and the examples if the release has some. */
  files: readonly number[];
}

/** The code of a release, verified. */
export interface ServerCode {
  manifest: ReleaseManifest;
  /** The CommonJS server bundle. */
  bundle: string;
  /** The examples as JSON; undefined if the release has none. */
  examples: string | undefined;
}

/**
 * Opens the server bundles and examples of releases for another process.
 *
 * @param firstDescriptor the descriptor that the first file has in that process; the others follow
 * @returns the handles, for the caller to close, and what to tell the process
 * @throws CodedError RELEASE_EVALUATION_FAILED if there is no server bundle or a file is unreadable
 */
export async function openServerCode(
  releases: readonly ServerRelease[],
  firstDescriptor: number,
): Promise<{ handles: FileHandle[]; code: OpenServerCode[] }> {
  const handles: FileHandle[] = [];
  const code: OpenServerCode[] = [];
  try {
    for (const { directory, manifest } of releases) {
      const first = firstDescriptor + handles.length;
      const paths = pathsOf(manifest);
      for (const path of paths) handles.push(await openFile(join(directory, path), path, manifest));
      code.push({ manifest, files: paths.map((_, index) => first + index) });
    }
    return { handles, code };
  } catch (error) {
    await Promise.all(handles.map((handle) => handle.close()));
    throw error;
  }
}

/**
 * Reads and closes files that `openServerCode` opened. Checks their hashes again, so that only published bytes are ever evaluated.
 *
 * @throws CodedError RELEASE_HASH_MISMATCH, RELEASE_EVALUATION_FAILED
 */
export function readOpenServerCode({ manifest, files }: OpenServerCode): ServerCode {
  const paths = pathsOf(manifest);
  const [bundle = '', examples] = files.map((descriptor, index) => {
    try {
      return verified(manifest, paths[index], readFileSync(descriptor));
    } finally {
      closeSync(descriptor);
    }
  });
  return { manifest, bundle, examples };
}

/**
 * Reads a release's server bundle and examples, and checks their hashes again.
 *
 * @throws CodedError RELEASE_HASH_MISMATCH; RELEASE_EVALUATION_FAILED if there is no server bundle or it is unreadable
 */
export async function readServerCode(release: ServerRelease): Promise<ServerCode> {
  const { manifest } = release;
  const [bundle = '', examples] = await Promise.all(
    pathsOf(manifest).map((file) => readVerified(release, file)),
  );
  return { manifest, bundle, examples };
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

/**
 * Reads a kit's `react-dom/client`, for `loadClient`; undefined if it has none.
 *
 * @throws CodedError RELEASE_HASH_MISMATCH, RELEASE_EVALUATION_FAILED
 */
export async function readClientCode(release: ServerRelease): Promise<string | undefined> {
  const { client } = release.manifest;
  return client === undefined ? undefined : readVerified(release, client);
}

/**
 * Reads a script of a release for browsers.
 *
 * @throws CodedError RELEASE_HASH_MISMATCH, RELEASE_EVALUATION_FAILED
 */
export function readScript(release: ServerRelease, file: string): Promise<string> {
  return readVerified(release, file);
}

async function readVerified({ directory, manifest }: ServerRelease, file: string): Promise<string> {
  const bytes = await readFile(join(directory, file)).catch((cause) => {
    throw unreadableFile(manifest, file, cause);
  });
  return verified(manifest, file, bytes);
}

function openFile(path: string, file: string, manifest: ReleaseManifest): Promise<FileHandle> {
  return open(path).catch((cause) => {
    throw unreadableFile(manifest, file, cause);
  });
}

/** The server bundle, and the examples if there are some. */
function pathsOf(manifest: ReleaseManifest): string[] {
  const { server, examples } = manifest;
  if (server === undefined) throw unreadable(manifest, 'it has no server bundle');
  return examples === undefined ? [server] : [server, examples];
}

function verified(manifest: ReleaseManifest, file = '', bytes: Buffer): string {
  if (integrityOf(bytes) === manifest.files[file]?.integrity) return bytes.toString('utf8');
  throw releaseError('RELEASE_HASH_MISMATCH', { release: releaseLabel(manifest), file });
}

function unreadableFile(manifest: ReleaseManifest, file: string, { code }: NodeJS.ErrnoException) {
  return unreadable(manifest, `${file} is unreadable (${code})`);
}

function unreadable(manifest: ReleaseManifest, reason: string) {
  return releaseError('RELEASE_EVALUATION_FAILED', { release: releaseLabel(manifest), reason });
}
