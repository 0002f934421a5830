import { CONTRACT_VERSION, type ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import semver from 'semver';
import { registryError } from '../errors.ts';

/**
 * Checks that these releases fit together. Pure: nothing is read or evaluated.
 *
 * @throws CodedError RELEASE_CONTRACT_MISMATCH, LIVE_SET_INCOMPLETE, RELEASE_BLOCK_CONFLICT, RELEASE_MANIFEST_INVALID,
 *   RELEASE_KIT_TOO_OLD, RELEASE_KIT_MODULE_MISSING
 */
export function checkCandidate(manifests: readonly ReleaseManifest[]): void {
  for (const manifest of manifests) checkContract(manifest);
  const kit = checkKinds(manifests);
  checkBlockOwners(manifests);
  for (const manifest of manifests) {
    checkIslands(manifest);
    if (manifest === kit) continue;
    checkLowestKit(manifest, kit);
    checkUses(manifest, kit);
    checkBehaviours(manifest, kit);
  }
}

function checkContract(manifest: ReleaseManifest): void {
  const { contract } = manifest;
  if (contract === CONTRACT_VERSION) return;
  const details = { release: releaseLabel(manifest), actual: contract, expected: CONTRACT_VERSION };
  throw releaseError('RELEASE_CONTRACT_MISMATCH', details);
}

function checkKinds(manifests: readonly ReleaseManifest[]): ReleaseManifest {
  const shells = manifests.filter(({ kind }) => kind === 'shell').length;
  const [kit, ...more] = manifests.filter(({ kind }) => kind === 'kit');
  if (kit && more.length === 0 && shells === 1) return kit;
  throw registryError('LIVE_SET_INCOMPLETE', { shells, kits: kit ? 1 + more.length : 0 });
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
      const reason = `block ${type} hydrates on "${hydrate}", but the release declares no ${missing} for it`;
      throw releaseError('RELEASE_MANIFEST_INVALID', { release: releaseLabel(manifest), reason });
    }
  }
}

function checkLowestKit(manifest: ReleaseManifest, kit: ReleaseManifest): void {
  const { lowestKit } = manifest;
  if (lowestKit === undefined || semver.gte(packageVersionOf(kit), lowestKit)) return;
  const details = { release: releaseLabel(manifest), needed: lowestKit, actual: packageVersionOf(kit) };
  throw registryError('RELEASE_KIT_TOO_OLD', details);
}

function checkUses(manifest: ReleaseManifest, kit: ReleaseManifest): void {
  for (const uses of [manifest.uses, ...manifest.blocks.map((block) => block.uses)]) {
    for (const [specifier, range] of Object.entries(uses)) {
      const offered = Object.hasOwn(kit.provides, specifier) ? kit.provides[specifier]?.version : undefined;
      if (offered !== undefined && semver.satisfies(offered, range)) continue;
      throw releaseError('RELEASE_KIT_MODULE_MISSING', {
        release: releaseLabel(manifest),
        specifier,
        range,
        kit: releaseLabel(kit),
        offered: offered ?? 'no such module',
      });
    }
  }
}

function checkBehaviours(manifest: ReleaseManifest, kit: ReleaseManifest): void {
  const offered = Object.keys(kit.behaviours ?? {});
  for (const name of manifest.blocks.flatMap(({ behaviours = [] }) => behaviours)) {
    if (offered.includes(name)) continue;
    throw releaseError('RELEASE_KIT_MODULE_MISSING', {
      release: releaseLabel(manifest),
      specifier: 'the behaviour',
      range: name,
      kit: releaseLabel(kit),
      offered: offered.join(', ') || 'no behaviour',
    });
  }
}

/** `1.2.3-0123456789` is version 1.2.3; semver would treat the hash as a prerelease, older than 1.2.3. */
function packageVersionOf({ version }: ReleaseManifest): string {
  return version.replace(/-.*$/, '');
}
