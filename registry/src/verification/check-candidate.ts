import { type CodedError, isCodedError } from '@stadtraum/contracts/errors';
import { CONTRACT_VERSION, type ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { checkKitFit } from '@stadtraum/federation-kit/release-files';
import { registryError } from '../errors.ts';
import { type SetEntries, setOf } from '../sets/set-of-releases.ts';

/** The stable kit and the next one. */
const MAX_KITS = 2;

/**
 * Checks that these releases fit together. Pure: nothing is read or evaluated.
 *
 * @param entries of the releases, which say on which of two kits a remote runs
 * @throws CodedError RELEASE_CONTRACT_MISMATCH, LIVE_SET_INCOMPLETE, RELEASE_BLOCK_CONFLICT, RELEASE_MANIFEST_INVALID,
 *   RELEASE_KIT_TOO_OLD, RELEASE_KIT_MODULE_MISSING, KIT_MISMATCH for several releases
 */
export function checkCandidate(manifests: readonly ReleaseManifest[], entries: SetEntries = []): void {
  for (const manifest of manifests) checkContract(manifest);
  const { kits, kitOf } = checkKinds(manifests, entries);
  checkBlockOwners(manifests);
  for (const manifest of manifests) checkIslands(manifest);
  for (const kit of kits) {
    const others = manifests.filter((manifest) => manifest.kind !== 'kit' && kitOf(manifest) === kit);
    const misfits = others.flatMap((manifest) => misfit(manifest, kit) ?? []);
    if (misfits.length > 1) throw kitMismatch(kit, misfits);
    if (misfits[0]) throw misfits[0];
  }
}

/** The first reason why a release does not fit the kit. */
function misfit(manifest: ReleaseManifest, kit: ReleaseManifest): CodedError | undefined {
  try {
    checkKitFit(manifest, kit);
    return undefined;
  } catch (error) {
    if (isCodedError(error)) return error;
    throw error;
  }
}

/** Names all releases that a kit does not fit (GA10). */
function kitMismatch(kit: ReleaseManifest, misfits: readonly CodedError[]): CodedError {
  const reasons = misfits.map(({ message }) => message).join(' ');
  return registryError('KIT_MISMATCH', { kit: releaseLabel(kit), count: misfits.length, reasons });
}

function checkContract(manifest: ReleaseManifest): void {
  const { contract } = manifest;
  if (contract === CONTRACT_VERSION) return;
  const details = { release: releaseLabel(manifest), actual: contract, expected: CONTRACT_VERSION };
  throw releaseError('RELEASE_CONTRACT_MISMATCH', details);
}

function checkKinds(manifests: readonly ReleaseManifest[], entries: SetEntries) {
  const shells = manifests.filter(({ kind }) => kind === 'shell').length;
  const set = setOf(manifests, entries);
  if (set && set.kits.length <= MAX_KITS && shells === 1) return set;
  throw registryError('LIVE_SET_INCOMPLETE', { shells, kits: set?.kits.length ?? 0 });
}

function checkBlockOwners(manifests: readonly ReleaseManifest[]): void {
  const owners = new Map<string, string>();
  for (const manifest of manifests) {
    for (const { type } of manifest.blocks) {
      const other = owners.get(type);
      if (other) {
        const releases = `${other} and ${releaseLabel(manifest)}`;
        throw releaseError('RELEASE_BLOCK_CONFLICT', { type, releases });
      }
      owners.set(type, releaseLabel(manifest));
    }
  }
}

/** A block with behaviour needs a module for the browser. Its files were checked when the release was published. */
function checkIslands(manifest: ReleaseManifest): void {
  for (const { type, hydrate, expose } of manifest.blocks) {
    if (hydrate === 'none') continue;
    const missing =
      expose === undefined ? 'expose' : manifest.entries.container?.file ? undefined : 'container';
    if (missing) {
      const reason = `block ${type} hydrates, but the release declares no ${missing} for it`;
      throw releaseError('RELEASE_MANIFEST_INVALID', { release: releaseLabel(manifest), reason });
    }
  }
}
