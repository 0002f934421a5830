import type { BlockDeclaration, ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';

/** A block as a release of a set declares it. */
export interface DeclaredBlock extends BlockDeclaration {
  /** `name@version` of its release. */
  release: string;
}

/** The blocks of a set by type. */
export type DeclaredBlocks = ReadonlyMap<string, DeclaredBlock>;

export function declaredBlocks(manifests: readonly ReleaseManifest[]): DeclaredBlocks {
  return new Map(
    manifests.flatMap((manifest) =>
      manifest.blocks.map((block) => [block.type, { ...block, release: releaseLabel(manifest) }] as const),
    ),
  );
}

/** `offer-list (mf-properties@1.0.0-3f1c2a90be)`, for messages. */
export function blockLabel({ type, release }: DeclaredBlock): string {
  return `${type} (${release})`;
}
