import type { SizeChange } from '@stadtraum/contracts/gate';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { weightsOf } from '@stadtraum/federation-kit/budgets';

/**
 * How the sizes of blocks differ between two sets: the scripts that a block loads or may load later, and its stylesheets. Of a kit, its
 * modules are listed, and of a shell, its entries.
 */
export function sizeChanges(
  live: readonly ReleaseManifest[],
  side: readonly ReleaseManifest[],
): SizeChange[] {
  const before = sizesIn(live);
  const after = sizesIn(side);
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((block) => {
    const [old, now] = [before.get(block) ?? NOTHING, after.get(block) ?? NOTHING];
    if (old.script === now.script && old.styles === now.styles) return [];
    return [
      {
        block,
        script: { before: old.script, after: now.script },
        styles: { before: old.styles, after: now.styles },
      },
    ];
  });
}

const NOTHING = { script: 0, styles: 0 };

function sizesIn(releases: readonly ReleaseManifest[]): Map<string, typeof NOTHING> {
  const sizes = new Map<string, typeof NOTHING>();
  for (const release of releases) {
    for (const { budget, subject, bytes } of weightsOf(release)) {
      if (subject === undefined) continue;
      // A remote's own entry is its container, which counts with each of its islands.
      if (release.kind === 'remote' && !release.blocks.some(({ type }) => type === subject)) continue;
      const { script, styles } = sizes.get(subject) ?? NOTHING;
      sizes.set(
        subject,
        budget === 'styles' ? { script, styles: styles + bytes } : { script: script + bytes, styles },
      );
    }
  }
  return sizes;
}
