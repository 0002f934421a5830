import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import gte from 'semver/functions/gte.js';
import satisfies from 'semver/functions/satisfies.js';
import { releaseError } from '../errors.ts';

/**
 * Checks that a release can run on a kit: its version, the modules that it imports, and the behaviours that its blocks name.
 *
 * @throws CodedError RELEASE_KIT_TOO_OLD, RELEASE_KIT_MODULE_MISSING
 */
export function checkKitFit(manifest: ReleaseManifest, kit: ReleaseManifest): void {
  checkLowestKit(manifest, kit);
  checkUses(manifest, kit);
  checkBehaviours(manifest, kit);
}

function checkLowestKit(manifest: ReleaseManifest, kit: ReleaseManifest): void {
  const { lowestKit } = manifest;
  if (lowestKit === undefined || gte(packageVersionOf(kit), lowestKit)) return;
  const details = { release: releaseLabel(manifest), needed: lowestKit, actual: packageVersionOf(kit) };
  throw releaseError('RELEASE_KIT_TOO_OLD', details);
}

function checkUses(manifest: ReleaseManifest, kit: ReleaseManifest): void {
  for (const uses of [manifest.uses, ...manifest.blocks.map((block) => block.uses)]) {
    for (const [specifier, range] of Object.entries(uses)) {
      const offered = Object.hasOwn(kit.provides, specifier) ? kit.provides[specifier]?.version : undefined;
      if (offered !== undefined && satisfies(offered, range)) continue;
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
