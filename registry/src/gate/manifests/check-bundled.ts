import type { Finding } from '@stadtraum/contracts/gate';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import type { GateInput } from '../input/gate-input.ts';

/** Parts of packages that kits share, which no remote imports itself. */
const PARTS: Readonly<Record<string, string>> = { scheduler: 'react-dom' };

/**
 * Packages that the kit provides and a remote contains all the same: a second copy of React breaks hooks, and visitors load it twice (GA6).
 * Refused for changed remotes; of the others it is shown when a changed kit provides a package that they have so far contained.
 */
export function checkBundled({
  side,
  kitOf,
  changed,
}: Pick<GateInput, 'side' | 'kitOf' | 'changed'>): Finding[] {
  const isChanged = ({ name }: ReleaseManifest) => changed.has(name);
  return side
    .filter((release) => release.kind === 'remote' && (isChanged(release) || isChanged(kitOf(release))))
    .flatMap((release) => {
      const kit = kitOf(release);
      return Object.entries(release.bundled ?? {})
        .filter(([name]) => provides(kit, PARTS[name] ?? name))
        .map(([name, version]) => ({
          id: `duplicate-module:${release.name}/${name}`,
          kind: 'duplicate-module' as const,
          severity: isChanged(release) ? ('refused' as const) : ('shown' as const),
          message: `${releaseLabel(release)} contains ${name} ${version}, which ${releaseLabel(kit)} shares with all remotes.`,
          remedy: `Build it with kit ${kit.version.replace(/-.*/, '')} installed: the build names the imports that bring ${name}. Import only what the kit shares.`,
          ...{ release: releaseLabel(release), blocks: [], pages: [], pageCount: 0 },
        }));
    });
}

function provides(kit: ReleaseManifest, name: string): boolean {
  return Object.keys(kit.provides).some(
    (specifier) => specifier === name || specifier.startsWith(`${name}/`),
  );
}
