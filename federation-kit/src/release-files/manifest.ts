import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '@stadtraum/contracts/errors';
import { CONTRACT_VERSION, ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { describeViolations, lazyValidator } from '@stadtraum/contracts/validation';
import { releaseError } from '../errors.ts';

/** File name of the manifest in a release's directory. */
export const MANIFEST_FILE = 'manifest.json';

const validate = lazyValidator(ReleaseManifest);

/**
 * Reads the manifest of the release in `directory` and checks its schema. `verifyRelease` also checks its files.
 *
 * @throws CodedError RELEASE_INCOMPLETE, RELEASE_MANIFEST_INVALID, RELEASE_CONTRACT_MISMATCH
 */
export async function readManifest(directory: string): Promise<ReleaseManifest> {
  return parseManifest(await readManifestBytes(directory), directory);
}

/**
 * Parses and checks a manifest.
 *
 * @param origin source of the bytes, for error messages
 * @throws CodedError RELEASE_MANIFEST_INVALID, RELEASE_CONTRACT_MISMATCH
 */
export function parseManifest(bytes: Uint8Array, origin: string): ReleaseManifest {
  const value = parseJson(bytes, origin);
  // Checked before the schema, which may differ between contracts, so that the error names the actual reason.
  const { contract } = (value ?? {}) as { contract?: unknown };
  if (typeof contract === 'number' && contract !== CONTRACT_VERSION) {
    const { name, version } = value as { name?: unknown; version?: unknown };
    throw releaseError('RELEASE_CONTRACT_MISMATCH', {
      release: `${name}@${version}`,
      actual: contract,
      expected: CONTRACT_VERSION,
    });
  }
  const result = validate(value);
  if (!result.ok) {
    throw releaseError('RELEASE_MANIFEST_INVALID', {
      release: origin,
      reason: describeViolations(result.violations),
    });
  }
  return result.value;
}

export async function readManifestBytes(directory: string): Promise<Uint8Array> {
  try {
    return await readFile(join(directory, MANIFEST_FILE));
  } catch (cause) {
    throw releaseError('RELEASE_INCOMPLETE', { release: directory, files: MANIFEST_FILE }, { cause });
  }
}

function parseJson(bytes: Uint8Array, origin: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw releaseError('RELEASE_MANIFEST_INVALID', { release: origin, reason: reasonOf(cause) }, { cause });
  }
}
