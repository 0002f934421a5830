import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '../errors.ts';
import { integrityOf } from '../release-files/integrity.ts';

/** A release in a local directory that `verifyRelease` has accepted. */
export interface ServerRelease {
  directory: string;
  manifest: ReleaseManifest;
}

/** The `require` function that a server bundle gets. */
export type RequireModule = (specifier: string) => unknown;

/**
 * Evaluates a release's CommonJS bundle in this process and returns its exports. Checks its hash again, so that only published
 * bytes are ever evaluated.
 *
 * @throws CodedError RELEASE_HASH_MISMATCH, RELEASE_EVALUATION_FAILED, or the coded error that `require` throws
 */
export function evaluateServerBundle(
  { directory, manifest }: ServerRelease,
  require: RequireModule,
): unknown {
  const release = releaseLabel(manifest);
  const file = manifest.server;
  if (file === undefined) {
    throw releaseError('RELEASE_EVALUATION_FAILED', { release, reason: 'it has no server bundle' });
  }
  const path = join(directory, file);
  try {
    const source = readVerified(path, manifest, file);
    const module = { exports: {} as unknown };
    // Bypasses Node's module loader and its cache.
    const bundle = compileFunction(source, ['module', 'exports', 'require'], { filename: path });
    bundle(module, module.exports, require);
    return module.exports;
  } catch (cause) {
    if (errorCode(cause) !== undefined) throw cause;
    throw releaseError('RELEASE_EVALUATION_FAILED', { release, reason: reasonOf(cause) }, { cause });
  }
}

function readVerified(path: string, manifest: ReleaseManifest, file: string): string {
  const bytes = readFileSync(path);
  if (integrityOf(bytes) !== manifest.files[file]?.integrity) {
    throw releaseError('RELEASE_HASH_MISMATCH', { release: releaseLabel(manifest), file });
  }
  return bytes.toString('utf8');
}
